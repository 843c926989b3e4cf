import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/core/hardware/behaviour/faults.ts';
import { nextEvent, passTime } from '../../../src/core/hardware/behaviour/time.ts';
import { type LabCommand, LONGEST_WAIT_S } from '../../../src/core/hardware/model/commands.ts';
import { repairsDone } from '../../../src/core/hardware/projection/repairs-done.ts';
import { fc } from '../../support/fixed-seeds.ts';
import { eventsOf, having } from './bench.ts';
import { PLUG, POWER, page, run } from './fault-commands.ts';
import { anyFault, anyLabCommand, benchOf, MODELS, RULES, START } from './lab-bench.ts';

const WAIT_FOR_EVENT: LabCommand = { kind: 'wait-for-event' };
const UNTRAINED: Fault = { kind: 'untrained', seconds: 300 };

describe('a wait for an event', () => {
  it('ends when memory training ends, and takes the seconds that were left', () => {
    const training = having(benchOf('kestrel-b7', [UNTRAINED]), PLUG, POWER, { kind: 'wait', seconds: 100 });
    const waited = having(training, WAIT_FOR_EVENT);
    const seconds = waited.ledger.simSeconds - training.ledger.simSeconds;
    expect(seconds).toBeGreaterThan(100);
    expect(seconds).toBeLessThan(200);
    expect(eventsOf(training, WAIT_FOR_EVENT).map(({ kind }) => kind)).toEqual(['waited', 'post-passed']);
    expect(eventsOf(training, { kind: 'wait', seconds: seconds - 1 })).toEqual([
      { kind: 'time-passed', seconds: seconds - 1 },
    ]);
  });

  it('runs to the end of a program that takes longer than the longest wait by the clock, off the technician’s time', () => {
    const started = having(benchOf('harrow-5000-mt'), ...START, page('desktop'), run('soak-test'));
    const [program] = started.machine.programs;
    expect(program?.secondsLeft).toBeGreaterThan(LONGEST_WAIT_S);
    const waited = having(started, WAIT_FOR_EVENT);
    expect(waited.machine.programs).toEqual([]);
    expect(waited.ledger.simSeconds).toBe(started.ledger.simSeconds);
    expect(waited.ledger.waitedSeconds - started.ledger.waitedSeconds).toBe(program?.secondsLeft);
  });

  it('gives up after the longest wait where nothing happens, and says so', () => {
    const off = benchOf('brant-h6');
    expect(eventsOf(off, WAIT_FOR_EVENT)).toEqual([{ kind: 'waited', seconds: LONGEST_WAIT_S, quiet: true }]);
    expect(having(off, WAIT_FOR_EVENT).ledger.simSeconds).toBe(LONGEST_WAIT_S);
  });

  it('ends at the first second at which anything happens, whatever is wrong and was done', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...MODELS)
          .chain((model) =>
            fc.tuple(
              fc.constant(model),
              fc.array(anyFault(model), { maxLength: 3 }),
              fc.array(anyLabCommand(model), { maxLength: 12 }),
              fc.constantFrom('soak-test', 'memtest', 'copy-test', null),
            ),
          ),
        ([model, faults, commands, program]) => {
          let state = having(benchOf(model, faults));
          const extra = program === null ? [] : [...START, page('desktop'), run(program)];
          for (const command of [...extra, ...commands]) {
            const step = RULES.reduce(state, command);
            if (step.ok) state = step.value.state;
          }
          const { seconds, quiet } = nextEvent(state.machine);
          const before = passTime(state.machine, Math.max(1, seconds - 1)).events;
          const after = passTime(state.machine, seconds).events;
          expect(after.length > 0).toBe(!quiet);
          if (seconds > 1) expect(before).toEqual([]);
          for (let second = 1; second < seconds; second += 7)
            expect(passTime(state.machine, second).events).toEqual([]);
        },
      ),
    );
  });

  it('counts as the same repair as a wait by the clock', () => {
    expect(repairsDone([{ kind: 'wait', seconds: 60 }, WAIT_FOR_EVENT])).toEqual(['wait']);
    expect(repairsDone([WAIT_FOR_EVENT])).toEqual(['wait']);
  });
});
