/** Signs that stand beside the pieces of a board say what they mean, on hover and under a long press; a piece speaks for itself. */
import type { Attachment } from 'svelte/attachments';
import { nameOfShape, nameOfWriting, type Signs } from '../kit/signs';
import { explained } from './explain.svelte';

/** The sign that is drawn or written there; a number lies on its sign. */
function signAt(target: Element, signs: Signs): { element: Element; name: string } | null {
  const element = target.closest('svg, [data-says]');
  if (!element) return null;
  const written = nameOfWriting(signs, element.getAttribute('data-says') ?? '');
  if (written) return { element, name: written };
  const drawn = element.matches('svg') ? element : element.parentElement?.querySelector(':scope > svg');
  const id = drawn?.querySelector('use')?.getAttribute('href')?.slice(1);
  const name = id ? nameOfShape(signs, id) : null;
  return name === null ? null : { element, name };
}

export function legible(signs: Signs, said: (name: string) => string): Attachment<HTMLElement> {
  return (board) => {
    const known = new WeakSet<Element>();
    const over = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest('.piece')) return;
      const element = signAt(target, signs)?.element;
      if (!element || known.has(element)) return;
      known.add(element);
      // It may have become another sign until it is asked.
      const tell = () => ({ name: said(signAt(element, signs)?.name ?? ''), about: '', obstacles: [] });
      explained(tell)(element as HTMLElement);
    };
    board.addEventListener('pointerover', over, true);
    return () => board.removeEventListener('pointerover', over, true);
  };
}
