/** What people send each other: by the sheet of their device where it has one, else through the clipboard or as a file. */
import { t } from './i18n.svelte';
import { notices } from './notices.svelte';
import { save } from './saving';

type Sent = { readonly title: string; readonly text: string; readonly url: string };

/** Phones have a sheet of all the ways in which a link can be sent. */
export const hasSheet = (): boolean => typeof navigator.share === 'function';

/** `otherwise` says where the link stands for those whose browser lets nothing be copied. */
export async function share(sent: Sent, otherwise: string): Promise<boolean> {
  if (!hasSheet()) return copy(sent.url, otherwise);
  try {
    await navigator.share(sent);
    return true;
  } catch (problem) {
    return changedMind(problem) ? false : copy(sent.url, otherwise);
  }
}

/** Whoever closes the sheet has; anything else is a reason to send it another way. */
const changedMind = (problem: unknown): boolean =>
  problem instanceof DOMException && problem.name === 'AbortError';

/** Not every sheet takes pictures. */
export const takesPictures = (): boolean =>
  hasSheet() && !!navigator.canShare?.({ files: [new File([], 'result.png', { type: 'image/png' })] });

/** A picture goes the same way, or is saved. */
export async function sharePicture(picture: File, sent: Sent): Promise<void> {
  if (!takesPictures()) return save(picture, picture.name);
  try {
    await navigator.share({ ...sent, files: [picture] });
  } catch (problem) {
    if (!changedMind(problem)) save(picture, picture.name);
  }
}

export async function copy(link: string, otherwise: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    notices.say(t('page-copied'), 'note');
    return true;
  } catch {
    // No clipboard over plain HTTP.
    notices.say(otherwise);
    return false;
  }
}
