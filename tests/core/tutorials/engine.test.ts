import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import { HARDWARE_PLAY } from '../../../src/core/hardware/play.ts';
import { replay } from '../../../src/core/kernel/run.ts';
import type { BenchTutorial } from '../../../src/core/tutorials/bench/bench-tutorial.ts';
import { T1 } from '../../../src/core/tutorials/bench/t1-safety.ts';
import { T5 } from '../../../src/core/tutorials/bench/t5-processor.ts';
import { beginningOf, isStepDone, restOfStep, wantsOf } from '../../../src/core/tutorials/engine.ts';

/** The state in which a step of T1 begins, and the learner's own commands from there. */
function inStep(id: string, ...commands: readonly LabCommand[]) {
  return inStepOf(T1, id, ...commands);
}

function inStepOf(tutorial: BenchTutorial, id: string, ...commands: readonly LabCommand[]) {
  const at = tutorial.steps.findIndex((step) => step.id === id);
  const step = tutorial.steps[at];
  if (step === undefined) throw new Error(`${tutorial.id} has no step ${id}.`);
  const played = replay(HARDWARE_PLAY, beginningOf(HARDWARE_PLAY, tutorial, at + 1).state, commands);
  if (!played.ok) throw new Error(`${played.error.refusal.reason} at ${played.error.at}`);
  const events = played.value.log.flatMap((entry) => entry.events);
  return { step, state: played.value.state, events, view: HARDWARE_PLAY.project(played.value.state) };
}

describe('a step of a tutorial', () => {
  it('tells which of its conditions are met while the learner works', () => {
    const { step, view, events } = inStep('alone', { kind: 'wear-strap' });
    expect(wantsOf(step, view, events).map(({ want, isMet }) => [want.id, isMet])).toEqual([
      ['dead', false],
      ['drained', false],
      ['strap-on', true],
    ]);
  });

  it('counts any honest way: a detour by the rocker and a start ends as well', () => {
    const { step, view, events } = inStep(
      'unplug',
      { kind: 'press-power' },
      { kind: 'press-power' },
      { kind: 'set-psu-switch', position: 'off' },
      { kind: 'unplug-cable', target: 'cable-mains' },
      { kind: 'press-power' },
    );
    expect(isStepDone(step, view, events)).toBe(true);
  });

  it('is not done by unplugging alone: the charge is still there', () => {
    const { step, view, events } = inStep('unplug', { kind: 'unplug-cable', target: 'cable-mains' });
    expect(isStepDone(step, view, events)).toBe(false);
  });

  it('is not done by what a glance tells: contacts are seen once the CPU is out of their way', () => {
    const open: LabCommand = { kind: 'press-latch', target: 'lever-cpu' };
    const out: LabCommand = { kind: 'lift-part', target: 'cpu' };
    const look: LabCommand = { kind: 'inspect', target: 'socket-cpu' };
    const seen = (...commands: readonly LabCommand[]) => {
      const { step, view, events } = inStepOf(T5, 'socket', ...commands);
      return isStepDone(step, view, events);
    };
    expect(seen(look, open, out)).toBe(false);
    expect(seen(open, out, look)).toBe(true);
  });

  it('is shown from the middle: what the learner has done is left out', () => {
    const { step, state, events } = inStep('inside', { kind: 'press-latch', target: 'latch-b2-top' });
    expect(restOfStep(HARDWARE_PLAY, step, state, events)).toEqual([
      { kind: 'press-latch', target: 'latch-b2-bottom' },
      { kind: 'lift-part', target: 'dimm-b2' },
    ]);
  });

  it('cannot be shown from where its script does not lead to its end any more', () => {
    const { step, state, events } = inStep(
      'inside',
      { kind: 'unclip-strap' },
      { kind: 'plug-cable', target: 'cable-mains' },
    );
    expect(restOfStep(HARDWARE_PLAY, step, state, events)).toBeNull();
  });

  it('begins, after a resume on another device, where the one before it ends', () => {
    const { commands, state } = beginningOf(HARDWARE_PLAY, T1, T1.steps.length + 1);
    expect(replay(HARDWARE_PLAY, T1.start(), commands)).toMatchObject({ ok: true, value: { state } });
  });
});
