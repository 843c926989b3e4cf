import type { Says } from '../../../../assessment/bands.ts';
import type { Fault } from '../../../behaviour/faults.ts';
import { sagsUnderLoad } from '../../../behaviour/rails.ts';
import type { LabCommand } from '../../../model/commands.ts';
import { partIn } from '../../../model/state.ts';
import type { LabView } from '../../../model/view.ts';
import { CLOSE_CASE, CONNECT, type Mounting, START, waitFor } from '../../procedures.ts';
import { outcomeOf } from '../expert-plan.ts';
import { heldLoad, NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Suspect } from '../story.ts';
import { type JobWords, LOG, newSupply, OFF_AND_OPEN, repairing } from './repair.ts';

/** A supply whose +12 V falls below 11 V at full load (25 A), and is within its band (11.40 to 12.60 V) at idle (3 A). */
function sagging(volts: number, droopPerAmp: number): readonly Fault[] {
  return [{ kind: 'trait', target: 'psu', traits: { rails: { '12': { volts, droopPerAmp } } } }];
}

/** 10.86 V, 10.62 V or 10.91 V at full load (HW-25: 10.86); 11.82 V, 11.94 V and 11.60 V at idle. */
export const SAGGING: Suspect['placements'] = [
  { faults: sagging(11.956, 0.0437) },
  { faults: sagging(12.12, 0.06) },
  { faults: sagging(11.7, 0.0316) },
];

/** Readings of +12 V under load on a machine that is off, for heat, before the meter is connected. */
export const OFF_BEFORE_READ: Says = {
  ...{ 'in-band': 5, low: 3, high: 3 },
  ...{ zero: 3, unsteady: 3, 'over-range': 3 },
};

/** Measures +12 V while the machine works at full load, in the open case. */
function measureUnderLoad(at: LabCommand): readonly LabCommand[] {
  return [
    ...CONNECT,
    ...START,
    { kind: 'set-meter', function: 'dcv', range: 20 },
    { kind: 'run-program', program: 'load-test' },
    at,
  ];
}

interface SupplyCheck {
  /** Where +12 V is measured. */
  readonly at: LabCommand;
  readonly mounting: Mounting;
  /** The case is open already. */
  readonly open?: boolean;
}

/** Measures +12 V under load, and replaces the supply when it is too low. */
export function checkSupply(
  view: LabView,
  words: JobWords,
  { at, mounting, open = false }: SupplyCheck,
): readonly LabCommand[] {
  const measured = [...(open ? [] : OFF_AND_OPEN), ...measureUnderLoad(at)];
  if (outcomeOf(view, 'measure-12v-load') !== 'low') return measured;
  return [
    ...measured,
    { kind: 'press-power' },
    { kind: 'unplug-cable', target: 'cable-mains' },
    { kind: 'press-power' },
    { kind: 'wear-strap' },
    ...repairing(view, words, {
      ...{ cause: 'supply-sags', action: 'place-part', part: 'spare-psu' },
      repair: newSupply(mounting),
      prove: [
        ...CONNECT,
        ...START,
        { kind: 'run-program', program: 'soak-test' },
        at,
        ...CLOSE_CASE,
        ...waitFor('soak-test'),
        LOG,
      ],
      verification: ['measure-12v-load', 'run:soak-test'],
    }),
  ];
}

/** The supply is replaced, and the rail was measured again. */
export function saggingSupply(
  symptom: string,
  prevention: readonly string[],
): Omit<CaseData, 'id' | 'difficulty' | 'parMinutes'> {
  return {
    truth: 'supply-sags',
    objectives: ['C1 3.6', 'C1 5.1'],
    parPartsUsd: 85,
    cured: ({ machine }) => partIn(machine, 'bay-psu') !== null && !sagsUnderLoad(machine),
    goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
    verify: [STARTED, heldLoad('held-load-30', 30), proven('rail-held', 'measure-12v-load', 'in-band')],
    note: {
      symptom: [symptom],
      action: ['place-part', 'order-part', 'seat-part'],
      part: ['spare-psu', 'psu'],
      prevention,
    },
  };
}
