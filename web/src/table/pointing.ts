/** The log points at pieces, and pieces at the log: by the names of their places. */

export function pointAt(board: HTMLElement, places: readonly string[]): void {
  for (const marked of board.querySelectorAll('.pointed')) marked.classList.remove('pointed');
  for (const place of places)
    for (const piece of board.querySelectorAll(`[data-place="${CSS.escape(place)}"]`))
      piece.classList.add('pointed');
}
