/** Where things lie on the board, for what is drawn over it. */
import type { Box } from './trails';

/** How far, in pixels, something may reach beyond the board and still be seen whole. */
const SLACK = 2;

/** The place of the first thing that is shown there under a name; nothing where it is scrolled away. */
export function boxOf(board: HTMLElement, frame: DOMRect, data: 'place' | 'tag', name: string): Box | null {
  const found = [...board.querySelectorAll<HTMLElement>(`[data-${data}="${CSS.escape(name)}"]`)];
  const box = found.find((one) => one.checkVisibility())?.getBoundingClientRect();
  if (!box?.width || !box.height) return null;
  const [left, top] = [box.left - frame.left, box.top - frame.top];
  if (left < -SLACK || top < -SLACK || left + box.width > frame.width + SLACK) return null;
  return top + box.height > frame.height + SLACK ? null : { left, top, width: box.width, height: box.height };
}

/** Where words are to be read on the board, those that are written into pictures too. */
export function wordsOn(board: HTMLElement, frame: DOMRect): readonly Box[] {
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: Box[] = [];
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent?.checkVisibility() || parent.closest(UNREAD)) continue;
    range.selectNodeContents(text);
    for (const { left, top, width, height } of range.getClientRects())
      found.push({ left: left - frame.left, top: top - frame.top, width, height });
  }
  return found;
}
/** Where pictures are seen on the board: a cake, a card. What is as wide as half of the board is its ground. */
export function picturesOn(board: HTMLElement, frame: DOMRect): readonly Box[] {
  return [...board.querySelectorAll('svg:not(svg svg, .marks svg)')].flatMap((picture) => {
    const { left, top, width, height } = picture.getBoundingClientRect();
    if (!width || width > frame.width / 2 || !picture.checkVisibility()) return [];
    return [{ left: left - frame.left, top: top - frame.top, width, height }];
  });
}
/** What is only heard, and what lies over the board itself. */
const UNREAD = '.unseen, title, .marks';

/** Calls `measure` in a frame of its own whenever something that it depends on has changed, or anything has moved. */
export function measuredAnew(
  board: () => HTMLElement | undefined,
  depends: () => unknown,
  measure: (board: HTMLElement, frame: DOMRect) => void,
): void {
  let asked = 0;
  const ask = (): void => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => {
      const within = board();
      if (within) measure(within, within.getBoundingClientRect());
    });
  };
  $effect(() => {
    depends();
    ask();
  });
  $effect(() => {
    const within = board();
    if (!within) return;
    const watch = new ResizeObserver(ask);
    watch.observe(within);
    // Pieces rise when they can be chosen; sheets scroll.
    within.addEventListener('transitionend', ask);
    within.addEventListener('scroll', ask, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(asked);
      watch.disconnect();
      within.removeEventListener('transitionend', ask);
      within.removeEventListener('scroll', ask, { capture: true });
    };
  });
}
