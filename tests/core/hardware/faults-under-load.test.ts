import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/core/hardware/behaviour/faults.ts';
import { powerUp } from '../../../src/core/hardware/behaviour/post.ts';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../src/core/hardware/model/state.ts';
import type { MachineModelId } from '../../../src/core/hardware/model/view.ts';
import { LAB_CASES } from '../../../src/core/hardware/scenarios/judged/registry.ts';
import { having, refusalOf } from './bench.ts';
import { benchOf, MODELS, RULES, START } from './lab-bench.ts';
import { caseBench } from './scenarios/learner.ts';

const DESKTOP: LabCommand = { kind: 'open-page', page: 'desktop' };
const LOAD: LabCommand = { kind: 'run-program', program: 'load-test' };
const MINUTES: LabCommand = { kind: 'wait', seconds: 300 };
const LOADED: readonly LabCommand[] = [...START, DESKTOP, LOAD, MINUTES];

const SAG: Fault = {
  kind: 'trait',
  target: 'psu',
  traits: { rails: { '12': { volts: 11.956, droopPerAmp: 0.0437 } } },
};
const RIPPLE: Fault = { kind: 'trait', target: 'motherboard', traits: { capacitors: 'domed' } };
const DRY: Fault = { kind: 'trait', target: 'cpu-cooler', traits: { paste: 'none' } };

const loaded = (model: MachineModelId, ...faults: readonly Fault[]): LabState =>
  having(benchOf(model, faults), ...LOADED);
const found = ({ evidence }: LabState): string | undefined =>
  evidence.find(({ test }) => test === 'run:load-test')?.outcome;

describe('full load', () => {
  it.each(MODELS)('on a %s whose +12 V sags resets it: it starts again by itself', (model) => {
    const state = loaded(model, SAG);
    expect(found(state)).toBe('power-cut');
    expect(state.machine).toMatchObject({ running: true, page: 'summary', programs: [] });
    expect(state.machine.log.at(-1)).toMatchObject({ source: 'EventLog', id: 6008 });
  });

  it.each(MODELS)(
    'on a %s whose board ripples makes it hang with its picture, until the button is pressed',
    (model) => {
      const state = loaded(model, RIPPLE);
      expect(found(state)).toBe('froze');
      const { screen, power } = RULES.project(state);
      expect([screen.page, screen.controls, power.on]).toEqual(['desktop', [], true]);
      expect(refusalOf(state, { kind: 'open-page', page: 'event-log' })).toMatchObject({
        reason: 'no-screen',
      });
      const again = having(state, { kind: 'press-power' }, { kind: 'press-power' }, MINUTES, DESKTOP);
      expect(RULES.project(again).screen.controls).not.toEqual([]);
    },
  );

  it('on a card whose plug is not home makes the screen black and the fans loud, with the machine still on', () => {
    const bench = caseBench('HW-36');
    const up: readonly LabCommand[] = [{ kind: 'press-power' }, { kind: 'wait', seconds: 60 }];
    const state = having(bench, ...up, DESKTOP, LOAD, MINUTES);
    expect(found(state)).toBe('black-screen');
    const { screen, power, sounds } = RULES.project(state);
    expect([screen.page, power.on]).toEqual(['no-signal', true]);
    expect(sounds).toContainEqual({ id: 'fans-loud' });
  });

  it.each(MODELS)('without thermal paste switches a %s off for good; at rest it only runs hot', (model) => {
    const rest = having(benchOf(model, [DRY]), ...START, MINUTES, MINUTES, MINUTES, MINUTES);
    expect(rest.machine.running).toBe(true);
    const state = having(benchOf(model, [DRY]), ...LOADED, MINUTES);
    expect([found(state), state.machine.running]).toEqual(['too-hot', false]);
  });
});

describe('a processor without its cooler', () => {
  const PRESS: LabCommand = { kind: 'press-power' };
  const breaches = (state: LabState) => state.ledger.breaches.map(({ rule }) => rule);

  it('started once to see the complaint, with the case shut, is no breach; once more is one', () => {
    const once = having(caseBench('HW-06-clip'), PRESS);
    expect([breaches(once), once.evidence.at(-1)?.outcome]).toEqual([[], 'hot']);
    expect(breaches(having(once, PRESS))).toEqual(['P6']);
  });

  it('is a case nobody knows of at the start: the first start of any such job is no breach', () => {
    const uncooled = LAB_CASES.inMode('testing').filter(
      ({ id }) => powerUp(caseBench(id).machine) === 'overheats',
    );
    expect(uncooled.map(({ id }) => id)).toEqual(['HW-05-cooler', 'HW-06-clip']);
    for (const { id } of uncooled) expect(breaches(having(caseBench(id), PRESS))).toEqual([]);
  });

  it('started after a look at the cooler that does not sit is one', () => {
    const seen = having(
      caseBench('HW-06-clip'),
      { kind: 'unplug-cable', target: 'cable-mains' },
      PRESS,
      { kind: 'lift-part', target: 'side-panel' },
      { kind: 'inspect', target: 'cpu-cooler' },
      { kind: 'plug-cable', target: 'cable-mains' },
    );
    expect(breaches(having(seen, PRESS))).toEqual(['P6']);
  });
});
