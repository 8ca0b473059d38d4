/** For a sheet over the board that is not modal: the focus goes into it and comes back; Escape closes it. */
import type { Attachment } from 'svelte/attachments';

export function closing(onclose: () => void): Attachment<HTMLElement> {
  return (sheet) => {
    const opener = document.activeElement;
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onclose();
    };
    sheet.querySelector('button')?.focus();
    sheet.addEventListener('keydown', pressed);
    return () => {
      sheet.removeEventListener('keydown', pressed);
      if (opener instanceof HTMLElement) opener.focus();
    };
  };
}
