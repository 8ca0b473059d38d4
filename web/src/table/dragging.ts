/**
 * A piece can be dragged to another, by mouse, pen or finger. A drag is nothing but two picks: what may be picked, and
 * what follows, is decided where clicks are. It begins once the pointer has gone some way, so that a click stays a
 * click; and where the board can be scrolled in that direction, a finger scrolls.
 */
import { copyOf, layOver } from './flights';
import type { Tag } from './narrowing';

export type Carrier = {
  /** Take a piece up, if it is part of a move: the board shows then where it may go. */
  readonly lift: (tag: Tag) => boolean;
  /** Let go of it over another piece, or over none. */
  readonly drop: (tag: Tag | null) => void;
};

/** How far a press may go, in pixels, and still be a click. */
const FAR = 8;
/** How long the click is waited for that some browsers send after a drag, in milliseconds. */
const AFTERWARDS = 50;

/** What is pressed: `data-drag` where a part of a piece stands for another one. */
function tagAt(element: Element | null): Tag | null {
  const found = element?.closest<HTMLElement>('[data-drag], [data-tag]');
  return found?.dataset.drag ?? found?.dataset.tag ?? null;
}

/** Whether something between the pressed element and the board scrolls in a direction. */
export function scrolls(element: Element, board: Element, across: number, down: number): boolean {
  const sideways = Math.abs(across) > Math.abs(down);
  for (let one: Element | null = element; one && one !== board; one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one);
    const how = sideways ? overflowX : overflowY;
    const more = sideways ? one.scrollWidth > one.clientWidth : one.scrollHeight > one.clientHeight;
    if (more && (how === 'auto' || how === 'scroll')) return true;
  }
  return false;
}

/** On this board; the answer ends it. */
export function dragging(board: HTMLElement, { lift, drop }: Carrier): () => void {
  let pressed: { element: HTMLElement; tag: Tag; pointer: number; x: number; y: number } | null = null;
  let copy: HTMLElement | null = null;

  const forget = () => {
    pressed = null;
    copy?.remove();
    copy = null;
  };
  const takeUp = (x: number, y: number) => {
    if (!pressed) return;
    const across = x - pressed.x;
    const down = y - pressed.y;
    if (Math.hypot(across, down) < FAR) return;
    if (!lift(pressed.tag)) return forget();
    const { element } = pressed;
    copy = copyOf(element);
    copy.classList.add('dragged');
    layOver(copy, element.getBoundingClientRect());
    document.body.append(copy);
    // No explanation comes up while it is carried.
    element.dispatchEvent(new PointerEvent('pointercancel'));
  };

  const press = (event: PointerEvent) => {
    const element = (event.target as Element).closest<HTMLElement>('[data-drag], [data-tag]');
    const tag = tagAt(element);
    if (!element || tag === null || !event.isPrimary || event.button !== 0) return;
    pressed = { element, tag, pointer: event.pointerId, x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    if (!pressed || event.pointerId !== pressed.pointer) return;
    if (!copy) takeUp(event.clientX, event.clientY);
    if (copy && pressed)
      copy.style.transform = `translate(${event.clientX - pressed.x}px, ${event.clientY - pressed.y}px)`;
  };
  const release = (event: PointerEvent) => {
    if (!pressed || event.pointerId !== pressed.pointer) return;
    const carried = copy !== null;
    const goal = tagAt(document.elementFromPoint(event.clientX, event.clientY));
    const from = pressed.tag;
    forget();
    if (!carried) return;
    const swallow = (click: MouseEvent) => click.stopPropagation();
    addEventListener('click', swallow, true);
    setTimeout(() => removeEventListener('click', swallow, true), AFTERWARDS);
    drop(goal === from ? null : goal);
  };
  const cancel = (event: PointerEvent) => {
    if (!pressed || event.pointerId !== pressed.pointer) return;
    if (copy) drop(null);
    forget();
  };
  const touch = (event: TouchEvent) => {
    const finger = event.touches[0];
    if (!pressed || !finger || event.touches.length > 1) return;
    const across = finger.clientX - pressed.x;
    const down = finger.clientY - pressed.y;
    if (!copy && scrolls(pressed.element, board, across, down)) forget();
    else if (event.cancelable) event.preventDefault();
  };
  /** Pictures would be dragged by the browser. */
  const keep = (event: DragEvent) => event.preventDefault();

  board.addEventListener('pointerdown', press);
  board.addEventListener('dragstart', keep);
  board.addEventListener('touchmove', touch, { passive: false });
  addEventListener('pointermove', move);
  addEventListener('pointerup', release);
  addEventListener('pointercancel', cancel);
  return () => {
    forget();
    board.removeEventListener('pointerdown', press);
    board.removeEventListener('dragstart', keep);
    board.removeEventListener('touchmove', touch);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', release);
    removeEventListener('pointercancel', cancel);
  };
}
