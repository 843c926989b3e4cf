import { describe, expect, it } from 'vitest';
import type { DeskCommand } from '../../../../src/core/ticketing/model/commands.ts';
import type { DeskState } from '../../../../src/core/ticketing/model/state.ts';
import { reduce } from '../../../../src/core/ticketing/reduce.ts';
import { DESK } from '../../../support/desk.ts';

const STOP: DeskCommand = { kind: 'stop-clocks' };
const START: DeskCommand = { kind: 'start-clocks' };
const READ: DeskCommand = { kind: 'look', page: 'status.site', subject: 'ashby' };

function dealt(): DeskState {
  const start = DESK.judge.deal('TK-01-typing', 4, 'practice');
  if (start === null) throw new Error('TK-01 is not dealt.');
  return start;
}

function played(start: DeskState, commands: readonly DeskCommand[]): DeskState {
  return commands.reduce((state, command) => {
    const done = reduce(state, command);
    if (!done.ok) throw new Error(`${command.kind} is refused: ${done.error.reason}.`);
    return done.value.state;
  }, start);
}

describe('the clocks of a practice shift', () => {
  it('stand still while somebody works, and go on when they are started again', () => {
    const start = dealt();
    const stopped = played(start, [STOP, READ, READ]);
    expect(stopped.now).toBe(start.now);
    expect(stopped.evidence.length).toBeGreaterThan(0);
    expect(played(stopped, [START, READ]).now).toBeGreaterThan(start.now);
  });

  it('let somebody wait although they are stopped', () => {
    const start = dealt();
    expect(played(start, [STOP, { kind: 'wait', seconds: 300 }]).now).toBe(start.now + 300);
  });

  it('make no difference when they are started without having been stopped', () => {
    const start = dealt();
    expect(played(start, [START])).toEqual({ ...start, steps: 1 });
  });

  it('are not stopped in a test', () => {
    const done = reduce({ ...dealt(), mode: 'testing' }, STOP);
    expect(done).toMatchObject({ ok: false, error: { reason: 'not-in-this-mode' } });
  });

  it('earn no points for time once they were stopped, and the debrief says why', () => {
    const start = dealt();
    const expert = DESK.judge.expert(start);
    const usual = DESK.judge.report(start, expert).tickets[0];
    const report = DESK.judge.report(start, [STOP, START, ...expert]).tickets[0];
    expect(usual?.parts.time).toBe(1);
    expect(report).toMatchObject({ clocksStopped: true, parts: { ...usual?.parts, time: 0 } });
  });
});
