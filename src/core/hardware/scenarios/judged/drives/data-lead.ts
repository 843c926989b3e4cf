import { linkErrors } from '../../../behaviour/drives.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { CLOSE_CASE, CONNECT, inspect, MAKE_SAFE, OPEN_CASE, runThrough, START } from '../../procedures.ts';
import { closing, theory } from '../expert-plan.ts';
import { proven, STARTED } from '../predicates.ts';
import type { CaseData } from '../story.ts';
import { driveCase } from './new-drive.ts';

/** Half an hour of copying, in the background: a count of link errors that stands still proves the new lead. */
const COPY_TEST: readonly LabCommand[] = runThrough('copy-test');

/** Finds the folded data lead of the disk inside, puts another in its place, and proves it. */
export function replaceLead(
  view: LabView,
  { symptom, prevention }: { readonly symptom: string; readonly prevention: string },
): readonly LabCommand[] {
  return [
    { kind: 'press-power' },
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...inspect('cable-sata-data'),
    theory('data-lead-folded', 95),
    { kind: 'order-part', sku: 'sata-cable' },
    { kind: 'unplug-cable', target: 'cable-sata-data' },
    { kind: 'unplug-cable', target: 'cable-sata-data-far' },
    { kind: 'plug-cable', target: 'cable-sata-data-spare' },
    { kind: 'plug-cable', target: 'cable-sata-data-spare-far' },
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...COPY_TEST,
    ...closing(view, {
      symptom,
      cause: 'data-lead-folded',
      evidence: ['page:drive-health', 'look:cable-sata-data'],
      action: 'plug-cable',
      part: 'cable-sata-data-spare',
      verification: ['start-system', 'run:copy-test'],
      prevention,
    }),
  ];
}

/** A disk that is sound behind a lead that is not. */
export const FOLDED_LEAD: Omit<CaseData, 'id' | 'parMinutes' | 'note'> = {
  ...driveCase('bay-hdd'),
  truth: 'data-lead-folded',
  difficulty: 3,
  objectives: ['C1 3.2', 'C1 5.2'],
  parPartsUsd: 6,
  cured: ({ machine }) => !linkErrors(machine),
  verify: [STARTED, proven('copied-without-errors', 'run:copy-test', 'pass')],
};

export function foldedLeadNote(symptom: string, ...prevention: readonly string[]): CaseData['note'] {
  return {
    symptom: [symptom],
    cause: ['data-lead-folded'],
    action: ['plug-cable', 'order-part'],
    part: ['cable-sata-data-spare', 'cable-sata-data'],
    prevention,
  };
}
