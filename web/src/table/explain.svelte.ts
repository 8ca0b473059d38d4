/** One explanation at a time, beside the thing it is about: on hover, on focus, on a long press. */
import type { Attachment } from 'svelte/attachments';
import type { Text } from '../wire';

export type Explanation = {
  readonly name: string;
  readonly about: string;
  /** Why it cannot be chosen now. */
  readonly obstacles: readonly Text[];
};

const HOVER = 350;
const PRESS = 450;
/** How long the way from a piece to its explanation may take. */
const GRACE = 300;

class Shown {
  what = $state.raw<Explanation | null>(null);
  anchor = $state.raw<HTMLElement | null>(null);
  /** Asked for by a press: it stays until it is dismissed, and can take the focus. */
  pinned = $state(false);
  #leaving = 0;

  show(what: Explanation, anchor: HTMLElement, pinned = false): void {
    this.stay();
    this.what = what;
    this.anchor = anchor;
    this.pinned = pinned;
  }

  hide(): void {
    if (this.pinned) this.anchor?.focus();
    this.let();
  }

  /** As `hide`, and the focus goes where the person leads it. */
  let(): void {
    this.stay();
    this.what = null;
    this.anchor = null;
    this.pinned = false;
  }

  /** The pointer has left; it may be on its way into the explanation. */
  leave(): void {
    if (this.what && !this.pinned && !this.#leaving)
      this.#leaving = window.setTimeout(() => this.hide(), GRACE);
  }

  stay(): void {
    clearTimeout(this.#leaving);
    this.#leaving = 0;
  }
}

export const shown = new Shown();

export function explained(tell: () => Explanation): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let held = false;
    const later = (wait: number, pressed: boolean) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        held = pressed;
        shown.show(tell(), element, pressed);
      }, wait);
    };
    const forget = () => {
      clearTimeout(timer);
      if (shown.anchor === element) shown.leave();
    };
    const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
      pointerenter: (event) => {
        if (event.pointerType === 'mouse' && !shown.pinned) later(HOVER, false);
      },
      pointerleave: forget,
      pointerdown: (event) => {
        if (event.pointerType === 'mouse') forget();
        else later(PRESS, true);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      click: (event) => {
        // A long press explains; it does not choose as well.
        if (held) event.stopImmediatePropagation();
        else if (tell().obstacles.length) shown.show(tell(), element, true);
        held = false;
      },
      contextmenu: (event) => {
        if (held) event.preventDefault();
      },
      focus: () => {
        if (element.matches(':focus-visible') && !shown.pinned) later(0, false);
      },
      blur: forget,
    };
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of entries) element.addEventListener(name, listener, true);
    return () => {
      clearTimeout(timer);
      if (shown.anchor === element) shown.hide();
      for (const [name, listener] of entries) element.removeEventListener(name, listener, true);
    };
  };
}
