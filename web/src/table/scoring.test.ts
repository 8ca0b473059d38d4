import { describe, expect, it } from 'vitest';
import type { Outcome, ScoreLine, Text } from '../wire';
import { scoreSteps, sums } from './scoring';

const text = (key: string, args: Text['args'] = {}): Text => ({ type: 'text', key, args });
const line = (step: string, points: number, ...places: string[]): ScoreLine => ({
  source: text('score', { step, count: points }),
  points,
  step: text('step', { step }),
  places,
});
const outcome = (...sheet: ScoreLine[]): Outcome => ({
  seat: 0,
  name: null,
  score: 0,
  rank: 1,
  resigned: false,
  sheet,
});

describe('the steps of the scoring', () => {
  it('are the same for everybody, whatever their sources count', () => {
    const steps = scoreSteps([
      outcome(line('halls', 7, 'space:1a'), line('statues', 4)),
      outcome(line('halls', 0, 'space:1b'), line('statues', 6, 'statue:1')),
    ]);
    expect(steps.map(({ title }) => title.args?.step)).toEqual(['halls', 'statues']);
    expect(steps.map(({ points }) => points)).toEqual([
      [7, 0],
      [4, 6],
    ]);
  });

  it('light up only what brings something', () => {
    const [step] = scoreSteps([outcome(line('halls', 7, 'space:1a')), outcome(line('halls', 0, 'space:1b'))]);
    expect(step?.places).toEqual([['space:1a'], []]);
  });

  it('keep the order of every sheet, also where one has a line that another lacks', () => {
    const steps = scoreSteps([
      outcome(line('track', 1), line('livres', 2), line('halls', 3)),
      outcome(line('track', 1), line('halls', 3), line('tiles', 2)),
      outcome(line('track', 1), line('jewels', 1), line('halls', 1)),
    ]);
    expect(steps.map(({ title }) => title.args?.step)).toEqual([
      'track',
      'jewels',
      'livres',
      'halls',
      'tiles',
    ]);
    expect(steps[2]?.points).toEqual([2, null, null]);
  });

  it('leave out what brings nobody anything', () => {
    expect(scoreSteps([outcome(line('track', 0), line('halls', 2)), outcome(line('track', 0))])).toHaveLength(
      1,
    );
    expect(scoreSteps([])).toEqual([]);
  });

  it('take the source where no step is told', () => {
    const plain: ScoreLine = { source: text('score-taken'), points: 3 };
    expect(scoreSteps([outcome(plain)])[0]?.title).toEqual(text('score-taken'));
    expect(scoreSteps([outcome(plain)])[0]?.places).toEqual([[]]);
  });

  it('add up', () => {
    const steps = scoreSteps([outcome(line('halls', 7), line('statues', 4)), outcome(line('statues', 6))]);
    expect(sums(steps, 0)).toEqual([0, 0]);
    expect(sums(steps, 1)).toEqual([7, 0]);
    expect(sums(steps, 2)).toEqual([11, 6]);
  });
});
