"""What is too faint against what it stands on: axe looks at some moments, this at whatever is asked."""

from __future__ import annotations

from tests.browser.person import Person

FAINT = r"""within => {
  // Of what is transparent no contrast is judged.
  const undrawn = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [];
  // Nor of what is on its way from one colour to another.
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a], [R, G, B]) =>
    [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a)];
  const ground = (element) => {
    const layers = [];
    for (let part = element; part; part = part.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      if (backgroundImage !== 'none') return null;
      layers.push(rgba(backgroundColor));
      if (layers.at(-1)[3] === 1) break;
    }
    return layers.reduceRight((below, layer) => over(layer, below), [255, 255, 255]);
  };
  const light = (colour) => {
    const [r, g, b] = colour.map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const opacity = (element) => {
    let all = 1;
    for (let part = element; part; part = part.parentElement) all *= getComputedStyle(part).opacity;
    return all;
  };

  let judged = 0;
  const faint = [];
  for (const element of document.querySelectorAll(`${within} *`)) {
    if (!element.checkVisibility() || element.closest(':disabled, .unseen, .num')) continue;
    const icon = element.matches('svg[stroke="currentColor"], svg:has([stroke="currentColor"])');
    const before = getComputedStyle(element, '::before').content;
    const written = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) ||
      /^".*\S.*"$/.test(before);
    // What is drawn has its own ink, the same in either theme.
    if (element.closest('svg') && !icon) continue;
    if (!icon && !written) continue;
    const below = ground(element);
    if (!below) {
      // Small pieces on a button are drawn like that; words on it are not.
      if (!element.closest('.label *')) faint.push(`on no one ground: ${element.className}`);
      continue;
    }
    const drawn = before.includes('"') ? '::before' : undefined;
    const { color, fontSize, fontWeight } = getComputedStyle(element, drawn);
    const [r, g, b, a] = rgba(color);
    const found = contrast(over([r, g, b, a * opacity(element)], below), below);
    const size = parseFloat(fontSize);
    const least = icon || size >= 24 || (size >= 18.66 && fontWeight >= 700) ? 3 : 4.5;
    judged += 1;
    if (found < least) {
      const said = element.textContent.trim() || before;
      faint.push(`${found.toFixed(2)}:1 ${element.localName}.${element.getAttribute('class')} ${said}`);
    }
  }
  document.adoptedStyleSheets = undrawn;
  return { judged, faint };
}"""


def faint(person: Person, within: str) -> list[str]:
    """Words below 4.5:1 and icons below 3:1 of what can be pressed or read there."""
    found = person.page.evaluate(FAINT, within)
    assert found["judged"], f"nothing to judge in {within}"
    told: list[str] = found["faint"]
    return told
