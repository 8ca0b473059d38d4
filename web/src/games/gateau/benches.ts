/** Tokens stay where they were put, though the view only counts them. */
export type Places = readonly (string | null)[];

/** What is gone leaves its place, what is new takes the first free one. */
export function arrange(before: Places, tokens: readonly string[], size: number): Places {
  const rest = [...tokens];
  const kept = Array.from({ length: size }, (_, at) => {
    const token = before[at];
    const found = token ? rest.indexOf(token) : -1;
    return found < 0 ? null : rest.splice(found, 1)[0]!;
  });
  return kept.map((token) => token ?? rest.shift() ?? null);
}
