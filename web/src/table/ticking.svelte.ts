/** The time of day, four times a second, for clocks. */
class Ticking {
  now = $state(Date.now());
  constructor() {
    setInterval(() => {
      this.now = Date.now();
    }, 250);
  }
}
export const ticking = new Ticking();
