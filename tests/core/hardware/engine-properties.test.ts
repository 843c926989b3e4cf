import { describe, expect, it } from 'vitest';
import type { LabState } from '../../../src/core/hardware/model/state.ts';
import { unsealed } from '../../../src/core/hardware/model/unsealed.ts';
import { actionsOf } from '../../../src/core/hardware/projection/actions.ts';
import { isKnown } from '../../../src/core/hardware/projection/looked-at.ts';
import { DEMO_60_ID } from '../../../src/core/hardware/scenarios/demo-60.ts';
import { stableHash } from '../../../src/core/kernel/stable-hash.ts';
import { fc } from '../../support/fixed-seeds.ts';
import { foldLab, LAB_RULES, openLocalBench } from '../../support/lab-rules.ts';
import { anyCommand, anySeed, demoBench, expertRun, play, randomPlay } from './bench.ts';
import { outlineTargets } from './outline-targets.ts';

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) deepFreeze(member);
  }
  return value;
}

describe('the engine, whatever is done in whatever order', () => {
  it('answers every command, valid or not, without throwing', () => {
    fc.assert(
      fc.property(anySeed, randomPlay, anyCommand, (seed, commands, last) => {
        const { state } = play(demoBench(seed), commands);
        const step = LAB_RULES.reduce(state, last);
        expect(step.ok ? step.value.events.length > 0 : step.error.reason.length > 0).toBe(true);
        LAB_RULES.project(state);
        LAB_RULES.report(state);
      }),
    );
  });

  it('never changes the state it was given, whether it accepts or refuses', () => {
    fc.assert(
      fc.property(anySeed, randomPlay, (seed, commands) => {
        let state: LabState = deepFreeze(demoBench(seed));
        for (const command of commands) {
          const before = stableHash(state);
          const step = LAB_RULES.reduce(state, command);
          expect(stableHash(state)).toBe(before);
          if (step.ok) state = deepFreeze(step.value.state);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('counts every accepted command, and time never goes back', () => {
    fc.assert(
      fc.property(anySeed, randomPlay, (seed, commands) => {
        let state = demoBench(seed);
        for (const command of commands) {
          const step = LAB_RULES.reduce(state, command);
          if (!step.ok) continue;
          expect(step.value.state.ledger.steps).toBe(state.ledger.steps + 1);
          expect(step.value.state.ledger.simSeconds).toBeGreaterThan(state.ledger.simSeconds);
          state = step.value.state;
        }
      }),
      { numRuns: 50 },
    );
  });

  it('replays a stored log, sent through JSON, to exactly the state that was live', async () => {
    await fc.assert(
      fc.asyncProperty(anySeed, randomPlay, async (seed, commands) => {
        const referee = openLocalBench(DEMO_60_ID, seed, 'testing');
        if (referee === null) throw new Error('DEMO-60 is known');
        for (const command of commands) await referee.send(command);
        const live = play(demoBench(seed), commands).state;
        const replayed = foldLab({
          scenarioId: DEMO_60_ID,
          seed,
          rulesVersion: LAB_RULES.version,
          commands: JSON.parse(JSON.stringify(referee.commands())),
        });
        expect(stableHash(replayed.state)).toBe(stableHash(live));
      }),
      { numRuns: 60 },
    );
  });

  it('keeps a seated part, its ends and its latches in agreement', () => {
    fc.assert(
      fc.property(anySeed, randomPlay, (seed, commands) => {
        const view = LAB_RULES.project(play(demoBench(seed), commands).state);
        for (const latch of Object.values(view.latches)) {
          const end = latch.id.endsWith('-top') ? 'top' : 'bottom';
          const holds = view.sockets[latch.socket]?.holds;
          if (holds == null || !latch.socket.startsWith('slot-') || latch.id === 'latch-x16') continue;
          const seating = view.parts[holds]?.seating[end];
          expect(seating).toBe(latch.position === 'open' ? 'up' : 'home');
        }
        for (const socket of Object.values(view.sockets)) {
          if (socket.holds !== null) expect(view.parts[socket.holds]?.socket).toBe(socket.id);
        }
      }),
    );
  });
});

describe('what can be seen', () => {
  it('is the same for two machines that differ in hidden facts only, while they are off', () => {
    fc.assert(
      fc.property(
        anySeed,
        randomPlay,
        fc.constantFrom('dimm-a2', 'dimm-b2', 'gpu', 'cpu'),
        (seed, commands, part) => {
          const { state } = play(demoBench(seed), commands);
          fc.pre(!state.machine.running && state.machine.parts[part]?.condition === 'sound');
          const found = state.machine.parts[part];
          if (found === undefined) return;
          const other: LabState = {
            ...state,
            sealed: { ...unsealed(state), truth: 'board' },
            rng: [9, 9, 9, 9],
            machine: {
              ...state.machine,
              parts: { ...state.machine.parts, [part]: { ...found, condition: 'damaged' } },
            },
          };
          expect(LAB_RULES.project(other)).toEqual(LAB_RULES.project(state));
        },
      ),
    );
  });

  it('contains no hidden field: no condition, truth, evidence, breach, seed or likelihood', () => {
    const hidden =
      /condition|damaged|burnt|"truth"|traits|evidence|breach|"rng"|likelihood|trainedLayout|residual/;
    fc.assert(
      fc.property(anySeed, randomPlay, (seed, commands) => {
        expect(JSON.stringify(LAB_RULES.project(play(demoBench(seed), commands).state))).not.toMatch(hidden);
      }),
    );
  });

  it('includes the customer’s clip until it was read', () => {
    const state = demoBench();
    expect(LAB_RULES.project(state).recording).toEqual(state.recording);
    const read = play(state, [{ kind: 'inspect', target: 'debug-leds' }]).state;
    expect(LAB_RULES.project(read).recording).toBeNull();
  });
});

describe('what is offered', () => {
  it('never concerns something that is not there', () => {
    fc.assert(
      fc.property(anySeed, randomPlay, (seed, commands) => {
        const { state } = play(demoBench(seed), commands);
        const view = LAB_RULES.project(state);
        for (const target of outlineTargets(view)) {
          for (const command of actionsOf(view, target)) {
            const step = LAB_RULES.reduce(state, command);
            expect(step.ok ? null : step.error.reason).not.toBe('unknown-target');
            // Before a look, what is offered is the same however the thing stands.
            if (isKnown(view, target)) expect(step.ok ? null : step.error.reason).not.toBe('already');
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('includes every action of the expert, so that the outline alone can play the demo', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        let state = demoBench(seed);
        for (const command of expertRun(seed).log) {
          if (command.kind !== 'wait') {
            const view = LAB_RULES.project(state);
            const offered = outlineTargets(view).flatMap((target) => actionsOf(view, target));
            expect(offered).toContainEqual(command);
          }
          state = play(state, [command]).state;
        }
      }),
      { numRuns: 20 },
    );
  });
});
