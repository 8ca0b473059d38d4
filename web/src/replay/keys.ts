/** The keys of the replay: arrows step, with Shift by turns; space plays; Home and End. */
import type { LookingBack } from './looking.svelte';

/** Where a key means something else already. */
const TYPING = 'input:not([type=range]), select, textarea, [contenteditable]';
const PRESSING = 'button, a, summary, [role=button]';

export function keys(event: KeyboardEvent, past: LookingBack): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as Element | null;
  if (target?.closest?.(TYPING)) return;
  const act = action(event, past);
  if (!act || (event.key === ' ' && target?.closest?.(PRESSING))) return;
  event.preventDefault();
  act();
}

function action(event: KeyboardEvent, past: LookingBack): (() => unknown) | null {
  switch (event.key) {
    case 'ArrowLeft':
      return () => (event.shiftKey ? past.stepTurn(-1) : past.step(-1));
    case 'ArrowRight':
      return () => (event.shiftKey ? past.stepTurn(1) : past.step(1));
    case 'Home':
      return () => past.jump(past.first);
    case 'End':
      return () => past.jump(past.last);
    case ' ':
      return () => past.toggle();
    default:
      return null;
  }
}
