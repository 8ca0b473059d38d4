/** The lines of a chat as they come together: from the list of what was said, and one by one as people speak. */
import type { ChatInfo } from '../wire';

/** Each line once, in the order in which they were said. */
export function heard(known: readonly ChatInfo[], more: readonly ChatInfo[]): readonly ChatInfo[] {
  const lines = new Map([...known, ...more].map((line) => [line.number, line]));
  return [...lines.values()].sort((one, other) => one.number - other.number);
}
