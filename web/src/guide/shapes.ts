/** The shapes of a game in a text: its board may have brought them already. */
const SPRITES = import.meta.glob<{ sprite: () => string }>('../games/*/art/sprite.ts');

export async function mountShapes(game: string): Promise<void> {
  const load = SPRITES[`../games/${game}/art/sprite.ts`];
  if (!load) return;
  const art = (await load()).sprite();
  const [, first = ''] = /\bid="([^"]+)"/.exec(art) ?? [];
  if (document.getElementById(first)) return;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  Object.assign(svg.style, { position: 'absolute', width: '0', height: '0' });
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = `<defs>${art}</defs>`;
  document.body.append(svg);
}
