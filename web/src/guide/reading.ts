/** Guides are Markdown with headings such as `## Title {#id code code2}`: split here into sections. */
import { lexer, type Token, type Tokens } from 'marked';
import { api } from '../lib/api';
import type { Language } from '../lib/i18n.svelte';

export type Section = {
  readonly id: string;
  /** All that the heading answers to: its own id first, then codes of obstacles. */
  readonly ids: readonly string[];
  readonly title: string;
  readonly tokens: readonly Token[];
};
export type GuideText = { readonly lead: readonly Token[]; readonly sections: readonly Section[] };

const MARKED = /^(.*?)\s*\{#([^}]*)\}\s*$/;

/** What was once read is kept; a failure is forgotten, so that the next one may try again. */
const known = new Map<string, Promise<GuideText>>();

/** With the numbers of the edition that is played at a table, where one is given. */
export function readGuide(game: string, language: Language, table?: string): Promise<GuideText> {
  const key = `${language} ${table ?? game}`;
  const found = known.get(key) ?? api.guide(game, language, table).then((text) => split(lexer(text)));
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

export function split(tokens: readonly Token[]): GuideText {
  const lead: Token[] = [];
  const sections: { id: string; ids: string[]; title: string; tokens: Token[] }[] = [];
  for (const token of tokens) {
    const last = sections.at(-1);
    if (isHeading(token) && token.depth === 2)
      sections.push({ ...titled(token.text, sections.length), tokens: [] });
    else if (last) last.tokens.push(token);
    else lead.push(token);
  }
  return { lead, sections };
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

function titled(heading: string, place: number): { id: string; ids: string[]; title: string } {
  const [, title = heading, codes = ''] = MARKED.exec(heading) ?? [];
  const ids = codes.split(/\s+/).filter(Boolean);
  return { id: ids[0] ?? `part-${place + 1}`, ids, title };
}
