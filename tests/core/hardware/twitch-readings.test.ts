import { describe, expect, it } from 'vitest';
import { having } from './bench.ts';
import { DCV, OPEN, PLUG, POWER, plug, probe } from './fault-commands.ts';
import { benchOf, lastFinding } from './lab-bench.ts';

/** HW-06, as corrections 11 has it: the supply is good, its plug does not reach the board. */
const READINGS: readonly (readonly [string, string, string])[] = [
  ['+12 V at the back of the plug', 'cable-atx24.10', 'measure-12v in-band'],
  ['+5 V at the back of the plug', 'cable-atx24.4', 'measure-5v in-band'],
  ['power good at the back of the plug', 'cable-atx24.8', 'measure-pwr-ok high'],
  ['power good at the board', 'conn-atx24.8', 'measure-pwr-ok zero'],
  ['the board’s 3.3 V', 'tp-3v3.1', 'measure-tp-3v3 unsteady'],
];

describe('probes held during the start of a machine with its main plug half in', () => {
  const open = having(benchOf('harrow-5000-mt', [plug('cable-atx24', 'partial')]), OPEN, PLUG, DCV);

  it.each(READINGS)('read %s', (_what, pin, finding) => {
    expect(lastFinding(having(open, probe(pin), POWER))).toBe(finding);
  });

  it('read standby alone before and after', () => {
    expect(lastFinding(having(open, probe('cable-atx24.10')))).toBe('measure-12v zero');
    expect(lastFinding(having(open, probe('cable-atx24.10'), POWER, probe('cable-atx24.4')))).toBe(
      'measure-5v zero',
    );
  });

  it('are refused with the meter off', () => {
    expect(
      lastFinding(having(benchOf('harrow-5000-mt', [plug('cable-atx24', 'partial')]), PLUG, POWER)),
    ).toBe('press-power twitch');
  });
});
