import { holdsData, isFailing } from '../../../behaviour/drives.ts';
import type { LabCommand } from '../../../model/commands.ts';
import { partIn } from '../../../model/state.ts';
import type { LabView } from '../../../model/view.ts';
import {
  CLOSE_CASE,
  CONNECT,
  MAKE_SAFE,
  type Mounting,
  OPEN_CASE,
  putIn,
  START,
  takeOut,
  withStick,
} from '../../procedures.ts';
import { closing, type ExpertNote, theory } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData } from '../story.ts';

/** A drive to remove, and the bought one that replaces it. */
export interface Exchange {
  readonly old: string;
  readonly spare: string;
  readonly sku: string;
  readonly mounting: Mounting;
}

/** The hard disk in its bay, with the leads that it has on this machine. */
export function hardDisk(cables: readonly string[], screws: readonly string[] = []): Exchange {
  const mounting = { socket: 'bay-hdd', ends: ['edge'], cables, latches: [], screws };
  return { old: 'hdd', spare: 'spare-hdd', sku: 'hdd', mounting };
}

const waits = (count: number, seconds: number): readonly LabCommand[] =>
  Array.from({ length: count }, () => ({ kind: 'wait', seconds }));

/** Half an hour: everything that can still be read goes to a good drive, before anything else. */
function image({ old }: Exchange): readonly LabCommand[] {
  return [
    { kind: 'open-page', page: 'desktop' },
    { kind: 'run-program', program: 'image-drive', target: old },
    ...waits(5, 360),
  ];
}

function exchanged({ old, spare, sku, mounting }: Exchange): readonly LabCommand[] {
  return [
    { kind: 'press-power' },
    ...MAKE_SAFE,
    ...OPEN_CASE,
    { kind: 'order-part', sku },
    ...takeOut(old, mounting),
    ...putIn(spare, mounting),
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
  ];
}

/** From the stick, which starts by itself where nothing else does. */
function restored({ spare }: Exchange): readonly LabCommand[] {
  return withStick({ kind: 'run-program', program: 'restore-data', target: spare }, ...waits(3, 300));
}

/** The parts of the work note that differ between such jobs. */
interface DriveNote extends Pick<ExpertNote, 'symptom' | 'cause' | 'evidence'> {
  /** What is run on the new drive beside bringing the data back, and its test. */
  readonly proof?: { readonly run: readonly LabCommand[]; readonly test: string };
}

/** Images a failing drive from the desktop, replaces it, restores the data and writes the note. */
export function replaceDrive(view: LabView, exchange: Exchange, written: DriveNote): readonly LabCommand[] {
  const { proof, ...note } = written;
  return [
    theory(note.cause, 95),
    ...image(exchange),
    ...exchanged(exchange),
    ...restored(exchange),
    ...(proof?.run ?? []),
    { kind: 'open-page', page: 'drive-health' },
    ...closing(view, {
      ...note,
      action: 'place-part',
      part: exchange.spare,
      verification: [
        ...['start-system', 'run:restore-data', 'page:drive-health'],
        ...(proof === undefined ? [] : [proof.test]),
      ],
      prevention: 'backup-plan',
    }),
  ];
}

/** Cure, goals and verifications of replacing a drive: a sound one is fitted and holds the customer's data. */
export function driveCase(socket: string): Pick<CaseData, 'cured' | 'goal' | 'verify'> {
  return {
    cured: ({ machine }) => {
      const drive = partIn(machine, socket);
      return (
        drive !== null &&
        machine.parts[drive]?.condition === 'sound' &&
        machine.traits[drive]?.readOnly !== true &&
        !isFailing(machine, drive)
      );
    },
    goal: [
      STARTS,
      NOTHING_BROKEN,
      PUT_TOGETHER,
      {
        id: 'data-kept',
        holds: ({ machine }) => {
          const drive = partIn(machine, socket);
          return drive !== null && holdsData(machine, drive) && machine.traits[drive]?.dataLost !== true;
        },
      },
    ],
    verify: [
      STARTED,
      proven('restored', 'run:restore-data', 'restored'),
      proven('disk-clean', 'page:drive-health', 'clean'),
    ],
  };
}

/** A failing hard disk, independent of the complaint. */
export const FAILING_DISK: Omit<CaseData, 'id' | 'parMinutes' | 'note'> = {
  ...driveCase('bay-hdd'),
  truth: 'disk-failing',
  // Nothing was written to the disk, so that data recovery remains possible.
  workaround: ({ job, evidence, machine }) =>
    job.escalatedTo === 'recovery-lab' &&
    machine.traits['hdd']?.dataLost !== true &&
    evidence.some(({ outcome }) => outcome === 'failing' || outcome === 'disk-clicking'),
  difficulty: 3,
  objectives: ['C1 5.2', 'C2 4.3'],
  parPartsUsd: 55,
};

/** The note about it; every story has its own word for the symptom. */
export function failingDiskNote(symptom: string): CaseData['note'] {
  return {
    symptom: [symptom],
    cause: ['disk-failing'],
    action: ['place-part', 'order-part', 'run-program'],
    part: ['spare-hdd', 'hdd'],
    prevention: ['backup-plan'],
  };
}
