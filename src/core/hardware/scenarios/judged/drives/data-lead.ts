import { linkErrors } from '../../../behaviour/drives.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { Traits } from '../../../model/traits.ts';
import type { LabView } from '../../../model/view.ts';
import {
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  OPEN_CASE,
  runThrough,
  START,
  SWITCH_OFF,
} from '../../procedures.ts';
import { closing, type ExpertNote, outcomeOf, theory } from '../expert-plan.ts';
import { proven, STARTED } from '../predicates.ts';
import { looksAtBoth } from '../seen-marks.ts';
import type { CaseData, StoryTest, Suspect } from '../story.ts';

/** A data cable, the drive that it serves, and its port on the board. */
export interface DataLead {
  readonly cable: string;
  readonly drive: 'hdd' | 'ssd-sata';
  readonly port: string;
}

/** The data cables of a Harrow with an SSD for files beside its hard disk. */
export const HARROW_LEADS: readonly [DataLead, DataLead] = [
  { cable: 'cable-sata-data', drive: 'hdd', port: 'sata-1' },
  { cable: 'cable-sata-data-2', drive: 'ssd-sata', port: 'sata-2' },
];

/** What such a Harrow has beside the standard. */
export const WITH_FILE_SSD = {
  parts: ['ssd-sata'],
  cables: ['cable-sata-data-2', 'cable-sata-power-2'],
} as const;

/** Half an hour of copying, in the background: a count of link errors that stands still proves the new cable. */
const COPY_TEST: readonly LabCommand[] = runThrough('copy-test');

/** Opens the machine, looks for the folded data cable, puts another in its place, and proves it. */
export function replaceLead(
  view: LabView,
  leads: readonly DataLead[],
  note: Pick<ExpertNote, 'symptom' | 'prevention'> & { readonly reading: string },
): readonly LabCommand[] {
  const looks = [...SWITCH_OFF, ...MAKE_SAFE, ...OPEN_CASE, ...inspect(...leads.map(({ cable }) => cable))];
  const folded = leads.find(({ cable }) => outcomeOf(view, `look:${cable}`) === 'folded');
  if (folded === undefined) return looks;
  const { cable, drive, port } = folded;
  return [
    ...looks,
    theory('data-lead-folded', 95),
    { kind: 'order-part', sku: 'sata-cable' },
    { kind: 'unplug-cable', target: cable },
    { kind: 'unplug-cable', target: `${cable}-far` },
    { kind: 'plug-cable', target: 'cable-sata-data-spare', connector: `${drive}-data` },
    { kind: 'plug-cable', target: 'cable-sata-data-spare-far', connector: port },
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...COPY_TEST,
    ...closing(view, {
      symptom: note.symptom,
      cause: 'data-lead-folded',
      evidence: [note.reading, `look:${cable}`],
      action: 'plug-cable',
      part: 'cable-sata-data-spare',
      verification: ['start-system', 'run:copy-test'],
      prevention: note.prevention,
    }),
  ];
}

/** A data cable that is folded sharply: link errors by the thousand, and a sound drive behind it. */
export function foldedLead(leads: readonly [DataLead, ...DataLead[]], more: Traits = {}): Suspect {
  const placement = ({ cable, drive }: DataLead, index: number): Suspect['placements'][number] => ({
    faults: [
      { kind: 'trait', target: cable, traits: { wires: 'folded' } },
      // Link errors alone: the sectors' counts stay at zero (hardware-lab.md A.7).
      { kind: 'trait', target: drive, traits: { smart: { '199': COUNTS[index] ?? 640 }, ...more } },
    ],
    part: [cable, 'cable-sata-data-spare'],
  });
  const [first, ...others] = leads;
  return {
    id: 'data-lead-folded',
    band: 'possible',
    placements: [placement(first, 0), ...others.map((lead, index) => placement(lead, index + 1))],
  };
}

/** HW-21's count of link errors, and another. */
const COUNTS: readonly number[] = [1874, 912];

/** The looks at two data cables of which one may be folded. */
export function looksAtLeads([one, other]: readonly [DataLead, DataLead]): readonly StoryTest[] {
  return looksAtBoth('data-lead-folded', 'folded', [one.cable, other.cable]);
}

/** A drive that is sound behind a cable that is not. */
export const FOLDED_LEAD: Omit<CaseData, 'id' | 'parMinutes' | 'note' | 'goal'> = {
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
    action: ['plug-cable', 'order-part'],
    part: ['cable-sata-data-spare', 'cable-sata-data'],
    prevention,
  };
}
