import { describe, expect, it } from 'vitest';
import { having, play } from '../bench.ts';
import { RUNNING_ROWS } from '../fault-rows-running.ts';
import { START_ROWS } from '../fault-rows-start.ts';
import { benchOf, lastFinding } from '../lab-bench.ts';

const ROWS = [...START_ROWS, ...RUNNING_ROWS];

describe('the evidence of a fault', () => {
  it.each(ROWS)('%s', (_, model, faults, commands, expected) => {
    const { evidence } = having(benchOf(model, faults), ...commands);
    // The display beside the LEDs is read with them, as a finding of its own.
    expect(evidence.slice(-2).map(({ test, outcome }) => `${test} ${outcome}`)).toContain(expected);
  });

  /** What a healthy machine shows as well: the other half of a pair of readings. */
  const SHARED = ['measure-outlet in-band', 'measure-plug-cable-eps in-band', 'short-power-pins starts'];
  const visible = ROWS.filter(
    ([, , faults, , expected]) =>
      !SHARED.includes(expected) && !faults.some(({ kind }) => kind === 'fit' || kind === 'absent'),
  );

  it.each(visible)('is not shown by a healthy machine: %s', (_, model, _faults, commands, expected) => {
    expect(lastFinding(play(benchOf(model), commands).state)).not.toBe(expected);
  });
});
