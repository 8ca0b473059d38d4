/** The promise of a match: the hash of its seed was public before the first move. */

/** The SHA-256 of a text in hexadecimal; null where the browser computes none, which is over plain HTTP. */
export async function sha256(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
