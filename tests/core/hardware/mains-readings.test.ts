import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/core/hardware/behaviour/faults.ts';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import { having } from './bench.ts';
import { OPEN, PLUG, plug, probe } from './fault-commands.ts';
import { benchOf, lastFinding } from './lab-bench.ts';

const ACV: LabCommand = { kind: 'set-meter', function: 'acv', range: 600 };
const OHM: LabCommand = { kind: 'set-meter', function: 'ohm', range: 200 };
const STRIP_OFF: Fault = { kind: 'switch', target: 'strip-switch', position: 'off' };
const across = (point: string): LabCommand => probe(`${point}.1`, `${point}.2`);
const unplug = (target: string): LabCommand => ({ kind: 'unplug-cable', target });

type Reading = readonly [string, readonly Fault[], readonly LabCommand[], string];

const READINGS: readonly Reading[] = [
  ['the inlet that a lead is in', [], [PLUG, ACV, across('psu-inlet')], 'measure-lead in-band'],
  ['the inlet while the strip is off', [STRIP_OFF], [PLUG, ACV, across('psu-inlet')], 'measure-lead zero'],
  [
    'the inlet behind a plug half in',
    [plug('cable-mains', 'partial')],
    [ACV, across('psu-inlet')],
    'measure-lead zero',
  ],
  [
    'the lead’s own plug, pulled out of the machine',
    [],
    [ACV, across('cable-mains')],
    'measure-lead in-band',
  ],
  [
    'a lead pulled at the strip',
    [],
    [unplug('cable-mains-far'), ACV, across('cable-mains')],
    'measure-lead zero',
  ],
  ['the strip’s outlet', [], [ACV, across('strip-out-1')], 'measure-strip in-band'],
  ['the strip’s outlet while it is off', [STRIP_OFF], [ACV, across('strip-out-1')], 'measure-strip zero'],
  [
    'the wall behind a strip that is off',
    [STRIP_OFF],
    [ACV, across('wall-outlet')],
    'measure-outlet in-band',
  ],
  [
    'a plug that carries no mains',
    [],
    [OPEN, PLUG, ACV, probe('conn-atx24.9', 'conn-atx24.3')],
    'measure-volts zero',
  ],
];

describe('AC volts at', () => {
  it.each(READINGS)('%s', (_where, faults, commands, finding) => {
    expect(lastFinding(having(benchOf('harrow-5000-mt', faults), ...commands))).toBe(finding);
  });
});

describe('ohms at the mains', () => {
  const breaches = (...commands: readonly LabCommand[]): readonly string[] =>
    having(benchOf('harrow-5000-mt'), ...commands).ledger.breaches.map(({ rule }) => rule);

  it('are a breach at a live outlet, inlet or pulled plug (P8)', () => {
    expect(breaches(OHM, across('wall-outlet'))).toEqual(['P8']);
    expect(breaches(PLUG, OHM, across('psu-inlet'))).toEqual(['P8']);
    expect(breaches(OHM, across('cable-mains'))).toEqual(['P8']);
  });

  it('are no breach on an inlet or a lead without mains', () => {
    expect(breaches(OHM, across('psu-inlet'))).toEqual([]);
    expect(breaches(unplug('cable-mains-far'), OHM, across('cable-mains'))).toEqual([]);
  });
});
