/** The page from which somebody was sent to sign in; only pages of ours, and not that one again. */
export function cameFrom(query: URLSearchParams): string {
  const to = query.get('to') ?? '/';
  return /^\/(?![/\\])/.test(to) && !to.startsWith('/sign-in') ? to : '/';
}
