/** How far this browser has come in the lesson of each game, for whoever shows the way back to it. */
export type Progress = { readonly step: number; readonly steps: number };

const KEPT = 'toque-lessons';

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Progress>;
  } catch {
    return {};
  }
}

/** Steps count from 1; after the last one the lesson is done. */
export function note(game: string, step: number, steps: number): void {
  localStorage.setItem(KEPT, JSON.stringify({ ...all(), [game]: { step, steps } }));
}

/** Step 0 before the first look at a lesson. A lesson of another length is another lesson. */
export function lessonOf({ slug, lesson }: { slug: string; lesson: number }): Progress {
  const found = all()[slug];
  const same = found?.steps === lesson && Number.isInteger(found.step);
  return { step: same ? found.step : 0, steps: lesson };
}
