/** How many of the things in a row that scrolls do not fit, so that a button can say it. */
import type { Attachment } from 'svelte/attachments';

export class Overflow {
  /** How many come after what is seen. */
  beyond = $state(0);
  #items = new Set<Element>();
  #unseen = new Set<Element>();
  #observer: IntersectionObserver | null = null;

  /** On the box that scrolls. Whether something fits is told by the browser, so nothing here lays out the page. */
  readonly box: Attachment<HTMLElement> = (box) => {
    this.#observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, boundingClientRect: at, rootBounds } of entries) {
          const after = rootBounds && (at.right > rootBounds.right || at.bottom > rootBounds.bottom);
          if (intersectionRatio < 0.98 && after) this.#unseen.add(target);
          else this.#unseen.delete(target);
        }
        this.beyond = this.#unseen.size;
      },
      { root: box, threshold: [0, 0.5, 0.98] },
    );
    for (const item of this.#items) this.#observer.observe(item);
    return () => {
      this.#observer?.disconnect();
      this.#observer = null;
    };
  };

  /** On each thing in it. */
  readonly item: Attachment<HTMLElement> = (item) => {
    this.#items.add(item);
    this.#observer?.observe(item);
    return () => {
      this.#items.delete(item);
      this.#observer?.unobserve(item);
      if (this.#unseen.delete(item)) this.beyond = this.#unseen.size;
    };
  };
}
