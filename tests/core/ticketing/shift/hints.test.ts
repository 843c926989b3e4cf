import { describe, expect, it } from 'vitest';
import type { DeskCommand } from '../../../../src/core/ticketing/model/commands.ts';
import type { DeskState } from '../../../../src/core/ticketing/model/state.ts';
import { reduce } from '../../../../src/core/ticketing/reduce.ts';
import { DESK } from '../../../support/desk.ts';

const { judge } = DESK;
const HINT: DeskCommand = { kind: 'ask-hint' };

function dealt(mode: 'practice' | 'testing'): DeskState {
  const start = judge.deal('TK-03-expired', 1, mode);
  if (start === null) throw new Error('The case is not dealt.');
  return start;
}

describe('somebody who asks for hints', () => {
  it('gets three of the ticket, each five seconds, and no fourth', () => {
    const start = dealt('practice');
    const log = [HINT, HINT, HINT];
    expect(judge.hints(start, log)).toEqual([1, 2, 3].map((level) => `tickets/tk-03.judged:hint.${level}`));
    expect(judge.hints(start, [])).toEqual([]);
    let state = start;
    for (const command of log) {
      const done = reduce(state, command);
      if (!done.ok) throw new Error(done.error.reason);
      ({ state } = done.value);
    }
    expect(state.now - start.now).toBe(15);
    expect(reduce(state, HINT)).toMatchObject({ ok: false, error: { reason: 'no-more-hints' } });
  });

  it('gets none in a test', () => {
    expect(reduce(dealt('testing'), HINT)).toMatchObject({
      ok: false,
      error: { reason: 'not-in-this-mode' },
    });
  });

  it('loses nothing but those seconds', () => {
    const start = dealt('practice');
    const expert = judge.expert(start);
    const [first, ...others] = expert;
    if (first === undefined) throw new Error('The expert does nothing.');
    const report = judge.report(start, [first, HINT, ...others]);
    expect(report.score).toBe(judge.report(start, expert).score);
    expect(report.simSeconds).toBe(judge.report(start, expert).simSeconds + 5);
  });
});
