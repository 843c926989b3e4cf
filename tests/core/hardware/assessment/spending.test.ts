import { describe, expect, it } from 'vitest';
import type { LabReport } from '../../../../src/core/hardware/assessment/report.ts';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import { LAB_CASES } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import { LAB_RULES } from '../../../support/lab-rules.ts';
import { having } from '../bench.ts';
import { playExpert } from '../scenarios/prove-play.ts';

const SEED = 1;
const CASE = 'HW-01';

/** What an expert's job comes to when something else is done before it, or at its end. */
function reportWith(before: readonly LabCommand[], after: readonly LabCommand[] = []): LabReport {
  const scenario = LAB_CASES.find(CASE);
  const start = LAB_RULES.begin(CASE, SEED);
  if (scenario === null || start === null) throw new Error(`${CASE} is known`);
  const work = playExpert(scenario, SEED).log.filter(({ kind }) => kind !== 'write-note');
  const last = work.length - 1;
  return LAB_RULES.report(having(start, ...before, ...work.slice(0, last), ...after, ...work.slice(last)));
}

const BUY: LabCommand = { kind: 'order-part', sku: 'psu' };
const BORROW: LabCommand = { kind: 'take-spare', spare: 'psu' };
const GIVE_BACK: LabCommand = { kind: 'return-spare', part: 'spare-psu' };

describe('a supply for a desk whose strip was off', () => {
  const thrifty = reportWith([]);

  it('costs nothing when nobody asks for one', () => {
    expect(thrifty).toMatchObject({ moneyUsd: 0, parts: { cost: 1, diagnosis: 1 } });
  });

  it('costs its price, and the diagnosis, when it is bought on a guess and never put in', () => {
    const { moneyUsd, parts } = reportWith([BUY]);
    expect(moneyUsd).toBeGreaterThan(0);
    expect(parts.cost).toBe(0);
    expect(parts.diagnosis).toBeLessThan(0.5);
  });

  it('costs its price when it was borrowed and is still on the bench, and nothing once it is back', () => {
    const price = reportWith([BUY]).moneyUsd;
    expect(reportWith([BORROW]).moneyUsd).toBe(price);
    expect(reportWith([BORROW], [GIVE_BACK]).moneyUsd).toBe(0);
  });

  it('is no guess when it was only borrowed: that took a minute, and the theory was well founded', () => {
    const { diagnosis } = reportWith([BORROW], [GIVE_BACK]).parts;
    expect(diagnosis).toBeGreaterThanOrEqual(0.6);
    expect(diagnosis).toBeLessThan(thrifty.parts.diagnosis);
  });
});
