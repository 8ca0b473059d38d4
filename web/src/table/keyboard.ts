/**
 * The whole game without a mouse. Tab goes from area to area, arrows inside one, letters straight to one;
 * Escape steps back, Ctrl-Z and Ctrl-Y undo and redo.
 */
import type { Attachment } from 'svelte/attachments';
import type { AreaKey } from '../games/contract';

export type Shortcuts = {
  readonly areas: () => readonly AreaKey[];
  /** Before the focus goes into an area: it may be on a page of the board that is not open. */
  readonly open: (area: string) => void;
  /** By key: what the shell does. */
  readonly does: Readonly<Record<string, () => void>>;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly escape: () => void;
};

const FOCUSABLE = 'button:not([disabled]), a[href], input:not([disabled])';
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function shortcuts(wishes: Shortcuts): Attachment<HTMLElement> {
  return (root) => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const typing = (event.target as HTMLElement).matches?.('input, textarea, select');
      if (event.key === 'Escape') {
        if (typing) (event.target as HTMLElement).blur();
        else wishes.escape();
        return;
      }
      if (typing) return;
      if (obey(event, root, wishes)) event.preventDefault();
    };
    const focused = (event: FocusEvent) => settle(event.target as HTMLElement);
    const watch = new MutationObserver(() => requestAnimationFrame(() => rove(root)));
    addEventListener('keydown', pressed);
    root.addEventListener('focusin', focused);
    watch.observe(root, { subtree: true, childList: true, attributeFilter: ['class'] });
    rove(root);
    return () => {
      removeEventListener('keydown', pressed);
      root.removeEventListener('focusin', focused);
      watch.disconnect();
    };
  };
}

function obey(event: KeyboardEvent, root: HTMLElement, wishes: Shortcuts): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') (event.shiftKey ? wishes.redo : wishes.undo)();
    else if (key === 'y') wishes.redo();
    return key === 'z' || key === 'y';
  }
  if (event.altKey) return false;
  const way = ARROWS[key];
  if (way) return step(event.target as HTMLElement, way);
  const area = wishes.areas().find((one) => one.key === key);
  if (area) {
    wishes.open(area.name);
    return enter(root, area.name);
  }
  const does = wishes.does[key];
  does?.();
  return Boolean(does);
}

/** Into an area: to what can be chosen there, else to its first piece. */
function enter(root: HTMLElement, name: string): boolean {
  const area = root.querySelector<HTMLElement>(`[data-area="${name}"]`);
  const target =
    area?.querySelector<HTMLElement>('.piece.chosen, .piece.can') ??
    area?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
  return Boolean(target);
}

/** To the nearest neighbour in a direction, inside the area. */
function step(from: HTMLElement, [across, down]: readonly [number, number]): boolean {
  const area = from.closest?.('[data-area]');
  if (!area) return false;
  const start = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of area.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    if (one === from || !one.offsetParent) continue;
    const { x, y } = middle(one);
    const along = (x - start.x) * across + (y - start.y) * down;
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * across);
    if (along < 4) continue;
    const far = along + aside * 2.5;
    if (far < least) [best, least] = [one, far];
  }
  best?.focus();
  return true;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** One stop for Tab in each area: where the focus was last, else what can be chosen. */
function rove(root: HTMLElement): void {
  for (const area of root.querySelectorAll<HTMLElement>('[data-area]')) {
    const pieces = [...area.querySelectorAll<HTMLElement>('.piece')];
    const stop =
      pieces.find((piece) => piece === document.activeElement) ??
      pieces.find((piece) => piece.matches('.can, .chosen')) ??
      pieces[0];
    for (const piece of pieces) piece.tabIndex = piece === stop ? 0 : -1;
  }
}

function settle(target: HTMLElement): void {
  if (!target.matches?.('.piece')) return;
  for (const piece of target.closest('[data-area]')?.querySelectorAll<HTMLElement>('.piece') ?? [])
    piece.tabIndex = piece === target ? 0 : -1;
}
