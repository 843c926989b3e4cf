import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../src/core/hardware/model/state.ts';
import { DEMO_60 } from '../../../src/core/hardware/scenarios/demo-60.ts';
import {
  DEMO_ACHIEVEMENTS,
  type DemoOutcome,
  type DemoResult,
  demoResult,
} from '../../../src/core/hardware/scenarios/demo-60-result.ts';
import {
  type DemoTries,
  demoPressAt,
  demoQuestion,
  demoStepAt,
  demoStepToDo,
  isTried,
  mayShow,
  NO_TRIES,
  withAnswer,
  withShown,
} from '../../../src/core/hardware/scenarios/demo-60-script.ts';
import { DEMO_STEPS, type DemoStep } from '../../../src/core/hardware/scenarios/demo-60-steps.ts';
import { fc } from '../../support/fixed-seeds.ts';
import { LAB_RULES } from '../../support/lab-rules.ts';
import { demoBench, expertRun, having } from './bench.ts';

/** A learner at the demo, who answers and presses until the picture stands or `presses` are used up. */
interface Played {
  readonly state: LabState;
  readonly log: readonly LabCommand[];
  readonly tries: DemoTries;
}

const LIFT: LabCommand = { kind: 'lift-part', target: 'dimm-b2' };
const START: Played = { state: demoBench(), log: [], tries: NO_TRIES };

const stepOf = ({ state, log, tries }: Played): DemoStep | null =>
  demoStepAt(LAB_RULES.project(state), log, tries);

function doing(played: Played, step: DemoStep): Played {
  const commands = demoStepToDo(step, LAB_RULES.project(played.state), played.log);
  return { ...played, state: having(played.state, ...commands), log: [...played.log, ...commands] };
}

/** Key `number` as the demo takes it: an answer to a question, or the act where there is nothing to ask. */
function pressing(played: Played, number: number): Played {
  const step = stepOf(played);
  if (step === null) return played;
  if (step === 'wait') return doing(played, step);
  const asked = demoQuestion(step, LAB_RULES.project(played.state));
  if (asked === null) return number === 1 ? doing(played, step) : played;
  const chosen = asked[number - 1];
  if (chosen === undefined) return played;
  const tried = { ...played, tries: withAnswer(played.tries, step, chosen) };
  return chosen.isRight ? doing(tried, step) : tried;
}

/** The key of the right answer, or of the act. */
function rightKey(played: Played): number {
  const step = stepOf(played) ?? 'power';
  const asked = demoQuestion(step, LAB_RULES.project(played.state));
  return asked === null ? 1 : asked.findIndex(({ isRight }) => isRight) + 1;
}

/** Plays rightly until a step, or to the end. */
function played(until: DemoStep | null): Played {
  let at = START;
  for (let turn = 0; turn < 20 && stepOf(at) !== until; turn += 1) at = pressing(at, rightKey(at));
  return at;
}

function resultOf(at: Played, outcome: DemoOutcome, activeMs = 60_000): DemoResult {
  return demoResult({
    outcome,
    report: LAB_RULES.report(at.state),
    tries: at.tries,
    missing: stepOf(at),
    activeMs,
  });
}

describe('the demo’s questions', () => {
  it('are asked at five of the six steps, each with one right answer; the start is an action', () => {
    for (const step of DEMO_STEPS) {
      const asked = demoQuestion(step, LAB_RULES.project(played(step).state));
      expect(asked?.filter(({ isRight }) => isRight).length ?? 0).toBe(step === 'power' ? 0 : 1);
      expect(asked?.length ?? 0).toBeLessThanOrEqual(4);
    }
  });

  it('give 100 points when all are answered rightly', () => {
    const end = played(null);
    expect(resultOf(end, 'solved', 31_400)).toMatchObject({
      score: 100,
      seconds: 31,
      memoryMiB: 32_768,
      missing: null,
      wrong: { count: 0, points: 0 },
    });
  });

  it('take a press on the item itself for the answer: the light, the module, a latch, the strap', () => {
    const pressed = (step: DemoStep, target: string) => {
      const meant = demoPressAt(step, LAB_RULES.project(played(step).state), target);
      return meant?.kind === 'answer' ? meant.choice : null;
    };
    expect(pressed('look', 'led-dram')).toMatchObject({ id: 'dram', isRight: true });
    expect(pressed('look', 'led-vga')).toMatchObject({ id: 'vga', isRight: false });
    expect(pressed('find', 'dimm-b2')).toMatchObject({ isRight: true });
    expect(pressed('find', 'slot-a2')).toMatchObject({ isRight: false });
    expect(pressed('open-latches', 'latch-b2-top')).toMatchObject({ isRight: true });
    expect(pressed('open-latches', 'dimm-b2')).toMatchObject({ id: 'pull', isRight: false });
    expect(pressed('connect', 'esd-strap')).toMatchObject({ isRight: true });
    expect(pressed('connect', 'gpu')).toBeNull();
  });

  it('take a press on the item of the step for its action, where nothing is asked', () => {
    const pressed = (step: DemoStep, target: string) =>
      demoPressAt(step, LAB_RULES.project(played(step).state), target);
    expect(pressed('power', 'power-button')).toEqual({ kind: 'act' });
    expect(pressed('power', 'reset-button')).toBeNull();
    // What is asked is answered, not done.
    expect(pressed('reseat', 'slot-a2')).toBeNull();
  });

  it('are asked after a look in the parts list too, without a second look', () => {
    const look: LabCommand = { kind: 'inspect', target: 'debug-leds' };
    const looked = { ...START, state: having(START.state, look), log: [look] };
    expect(stepOf(looked)).toBe('look');
    const answered = pressing(looked, 2);
    expect(stepOf(answered)).toBe('find');
    expect(answered.log).toEqual([look]);
  });

  it('are not asked once the module was taken out by hand', () => {
    const commands = [...demoStepToDo('open-latches', LAB_RULES.project(START.state), []), LIFT];
    const at = { ...START, state: having(START.state, ...commands), log: commands };
    expect(stepOf(at)).toBe('reseat');
  });

  it('skip what is done already: a module in its slot is only pushed, a strap that is off is not asked for', () => {
    const out = played('reseat');
    const placed = having(out.state, { kind: 'place-part', target: 'dimm-b2', socket: 'slot-b2' });
    expect(demoQuestion('reseat', LAB_RULES.project(placed))).toBeNull();
    const bare = having(played('connect').state, { kind: 'unclip-strap' });
    expect(demoQuestion('connect', LAB_RULES.project(bare))).toBeNull();
  });
});

describe('somebody who presses one key again and again', () => {
  it('does not repair the machine, whatever the key', () => {
    for (const key of [1, 2, 3, 4, 5, 6]) {
      let at = START;
      for (let press = 0; press < 30; press += 1) at = pressing(at, key);
      expect(stepOf(at)).not.toBeNull();
      expect(resultOf(at, 'time-up').score).toBeLessThan(60);
    }
  });

  it('never gets 100 points by guessing: each wrong answer costs points', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 40 }), (keys) => {
        const at = keys.reduce(pressing, START);
        fc.pre(at.tries.wrong.length > 0);
        const clean = LAB_RULES.report(at.state).score;
        const { score, wrong } = resultOf(at, 'time-up');
        expect(wrong).toEqual({ count: at.tries.wrong.length, points: 5 * at.tries.wrong.length });
        expect(score).toBe(Math.max(0, clean - wrong.points));
        expect(score).toBeLessThan(100);
      }),
    );
  });

  it('pays for a wrong answer once, however often it is given', () => {
    const once = pressing(START, 1);
    const often = pressing(pressing(once, 1), 1);
    expect(often.tries).toEqual(once.tries);
    expect(isTried(often.tries, 'look', 'cpu')).toBe(true);
    expect(isTried(often.tries, 'look', 'vga')).toBe(false);
  });
});

describe('a step that is done for the learner', () => {
  it('is offered at steps 2 to 4 after eight seconds, and never at the others', () => {
    for (const step of DEMO_STEPS) {
      const view = LAB_RULES.project(played(step).state);
      expect(mayShow(step, view, 7.9)).toBe(false);
      expect(mayShow(step, view, 8)).toBe(['find', 'open-latches', 'reseat'].includes(step));
    }
  });

  it('costs ten points, and the result says that it was shown', () => {
    const at = played(null);
    const tries = withShown(withShown(at.tries, 'find'), 'find');
    const result = resultOf({ ...at, tries }, 'solved');
    expect(result).toMatchObject({ score: 90, shown: { count: 1, points: 10 } });
    expect(result.deeds).toMatchObject({ 'read-evidence': 'done', 'found-module': 'shown' });
  });
});

describe('the result of a demo', () => {
  it('of a minute that ran out lists only what was done, and what was missing', () => {
    const result = resultOf(played('open-latches'), 'time-up');
    expect(result.deeds).toEqual({
      'read-evidence': 'done',
      'found-module': 'done',
      'two-clicks': 'open',
      'strap-off-first': 'open',
      'first-picture': 'open',
    });
    expect(result.missing).toBe('open-latches');
    expect(result.score).toBeLessThan(60);
  });

  it('of a learner who did nothing lists nothing as done, and the first step as missing', () => {
    const result = resultOf(START, 'left', 0);
    expect(result).toMatchObject({ score: 0, seconds: 0, missing: 'look' });
    expect(Object.values(result.deeds)).toEqual(DEMO_ACHIEVEMENTS.map(() => 'open'));
  });

  it('names the scenario’s achievements, no more and no less', () => {
    expect(DEMO_60.achievements.map(({ id }) => id)).toEqual([...DEMO_ACHIEVEMENTS]);
  });

  it('keeps the value of the look at the lights', () => {
    expect(resultOf(played(null), 'solved').look).toEqual({ taken: true, before: 0.36, after: 0.8658 });
  });

  it('of the expert is the best possible one', () => {
    const { state, log } = expertRun();
    expect(resultOf({ state, log, tries: NO_TRIES }, 'solved')).toMatchObject({ score: 100, missing: null });
  });
});
