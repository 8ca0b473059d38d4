/** Short sentences that come, are read aloud, and go. */
export type Notice = { readonly id: number; readonly text: string; readonly kind: 'note' | 'problem' };

const STAYS = 6_000;

class Notices {
  list = $state.raw<readonly Notice[]>([]);
  #next = 1;

  say(text: string, kind: Notice['kind'] = 'problem'): void {
    const notice = { id: this.#next++, text, kind };
    this.list = [...this.list.filter((one) => one.text !== text), notice].slice(-3);
    setTimeout(() => this.dismiss(notice.id), STAYS);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** Do something that may be refused; a refusal is said. */
  async attempt<Answer>(what: Promise<Answer>): Promise<Answer | null> {
    try {
      return await what;
    } catch (problem) {
      this.say(problem instanceof Error ? problem.message : String(problem));
      return null;
    }
  }
}

export const notices = new Notices();
