/** Links that people send each other: by the sheet of their device where it has one, else through the clipboard. */
import { t } from './i18n.svelte';
import { notices } from './notices.svelte';

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
    // Whoever closes the sheet has changed their mind; anything else is a reason to copy instead.
    return problem instanceof DOMException && problem.name === 'AbortError'
      ? false
      : copy(sent.url, otherwise);
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
