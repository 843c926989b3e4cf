import { describe, expect, it } from 'vitest';
import type { LabReport } from '../../../../src/core/hardware/assessment/report.ts';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import { CLOSE_CASE, CONNECT, MAKE_SAFE } from '../../../../src/core/hardware/scenarios/procedures.ts';
import { after, expertLog, reportOn } from '../scenarios/learner.ts';

const unplug = (target: string): LabCommand => ({ kind: 'unplug-cable', target });
const plug = (target: string, connector: string): LabCommand => ({ kind: 'plug-cable', target, connector });
const lift = (target: string): LabCommand => ({ kind: 'lift-part', target });
const left = ({ parts, breaches, checks }: LabReport) => ({
  fix: parts.fix,
  rules: breaches.map(({ rule }) => rule),
  missed: checks.goals.filter(({ met }) => !met).map(({ id }) => id),
});

/** HW-08 solved by its expert, with something more done while the case is open. */
const alsoDoing = (...more: readonly LabCommand[]): LabReport =>
  reportOn(
    'HW-08',
    after(expertLog('HW-08'), ({ kind }) => kind === 'seat-part', ...more),
  );

describe('a machine that is handed back', () => {
  it('has no side effects after the work of the expert', () => {
    expect(left(alsoDoing())).toEqual({ fix: 1, rules: [], missed: [] });
  });

  it.each([
    ['a drive on the bench', [unplug('cable-sata-data-2'), unplug('cable-sata-power-2'), lift('hdd')]],
    ['a case fan’s lead out', [unplug('cable-fan-rear')]],
    ['the front ports’ lead out', [unplug('cable-front-usb')]],
    ['the reset lead out', [unplug('cable-reset-sw')]],
    [
      'the power light’s lead on the reset pins',
      [unplug('cable-reset-sw'), unplug('cable-power-led'), plug('cable-power-led', 'fpanel-reset-sw')],
    ],
  ] as readonly (readonly [string, readonly LabCommand[]])[])(
    'has a side effect with %s, and breaks P18',
    (_what, more) => {
      expect(left(alsoDoing(...more))).toEqual({ fix: 0.3, rules: ['P18'], missed: ['as-it-came'] });
    },
  );

  it('has no side effect with a disk’s lead in another port, as HW-22 is repaired', () => {
    const moved = alsoDoing(unplug('cable-sata-data-2-far'), plug('cable-sata-data-2-far', 'sata-3'));
    expect(left(moved).fix).toBe(1);
  });

  it('has no side effect with two case fans on each other’s headers', () => {
    const swapped = alsoDoing(
      unplug('cable-fan-rear'),
      unplug('cable-fan-front-1'),
      plug('cable-fan-rear', 'conn-cha-fan-1'),
      plug('cable-fan-front-1', 'conn-cha-fan-4'),
    );
    expect(left(swapped)).toEqual({ fix: 1, rules: [], missed: [] });
  });

  it('has no side effect with stock in place of the failed part', () => {
    expect(left(reportOn('HW-08-dead', expertLog('HW-08-dead')))).toEqual({ fix: 1, rules: [], missed: [] });
  });

  it('has a side effect with the processor that the customer had replaced (HW-14)', () => {
    const screws = [1, 2, 3, 4].map((n) => `screw-cooler-${n}`);
    const turned = (kind: 'loosen-screw' | 'tighten-screw') =>
      screws.map((target): LabCommand => ({ kind, target }));
    const oldBack = after(
      expertLog('HW-14').filter(({ kind }) => kind !== 'write-note' && kind !== 'close-job'),
      ({ kind }) => kind === 'run-program',
      { kind: 'press-power' },
      ...MAKE_SAFE,
      lift('side-panel'),
      unplug('cable-cpu-fan'),
      ...turned('loosen-screw'),
      lift('cpu-cooler'),
      { kind: 'press-latch', target: 'lever-cpu' },
      lift('cpu-new'),
      { kind: 'place-part', target: 'cpu', socket: 'socket-cpu' },
      { kind: 'seat-part', target: 'cpu', end: 'edge' },
      { kind: 'close-latch', target: 'lever-cpu' },
      { kind: 'place-part', target: 'cpu-cooler', socket: 'mount-cooler' },
      { kind: 'seat-part', target: 'cpu-cooler', end: 'edge' },
      ...turned('tighten-screw'),
      { kind: 'plug-cable', target: 'cable-cpu-fan' },
      ...CLOSE_CASE,
      ...CONNECT,
    );
    expect(left(reportOn('HW-14', oldBack))).toEqual({ fix: 0.3, rules: ['P18'], missed: ['as-it-came'] });
  });
});
