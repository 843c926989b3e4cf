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
  SWITCH_OFF,
  TO_DESKTOP,
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

/** The SATA SSD in its bay, with the leads that it has on this machine. */
export function sataSsd(cables: readonly string[]): Exchange {
  const mounting = { socket: 'bay-ssd', ends: ['edge'], cables, latches: [], screws: [] };
  return { old: 'ssd-sata', spare: 'spare-ssd', sku: 'ssd-sata', mounting };
}

const waits = (count: number, seconds: number): readonly LabCommand[] =>
  Array.from({ length: count }, () => ({ kind: 'wait', seconds }));

/** Half an hour: everything that can still be read goes to a good drive, before anything else. */
function image({ old }: Exchange): readonly LabCommand[] {
  return [TO_DESKTOP, { kind: 'run-program', program: 'image-drive', target: old }, ...waits(5, 360)];
}

function exchanged({ old, spare, mounting }: Exchange): readonly LabCommand[] {
  return [
    ...SWITCH_OFF,
    ...MAKE_SAFE,
    ...OPEN_CASE,
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

/** Orders a drive, images the failing one from the desktop, replaces it, restores the data and writes the note. */
export function replaceDrive(view: LabView, exchange: Exchange, written: DriveNote): readonly LabCommand[] {
  const { proof, ...note } = written;
  return [
    { kind: 'order-part', sku: exchange.sku },
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
      verification: ['run:restore-data', proof?.test ?? 'page:drive-health'],
      prevention: 'backup-plan',
    }),
  ];
}

/** Cure, goals and verifications of replacing a drive: sound ones are fitted and hold the customer's data. */
export function driveCase(...sockets: readonly string[]): Pick<CaseData, 'cured' | 'goal' | 'verify'> {
  return {
    cured: ({ machine }) =>
      sockets.every((socket) => {
        const drive = partIn(machine, socket);
        return (
          drive !== null &&
          machine.parts[drive]?.condition === 'sound' &&
          machine.traits[drive]?.readOnly !== true &&
          !isFailing(machine, drive)
        );
      }),
    goal: [
      STARTS,
      NOTHING_BROKEN,
      PUT_TOGETHER,
      {
        id: 'data-kept',
        holds: ({ machine }) =>
          sockets.every((socket) => {
            const drive = partIn(machine, socket);
            return drive !== null && holdsData(machine, drive) && machine.traits[drive]?.dataLost !== true;
          }),
      },
    ],
    verify: [
      STARTED,
      proven('restored', 'run:restore-data', 'restored'),
      proven('disk-clean', 'page:drive-health', 'clean'),
    ],
  };
}

/** A failing drive, independent of the complaint. */
const FAILING: Pick<CaseData, 'difficulty' | 'objectives'> = {
  difficulty: 3,
  objectives: ['C1 5.2', 'C2 4.3'],
};

/** A failing hard disk in its bay. */
export const FAILING_DISK: Omit<CaseData, 'id' | 'parMinutes' | 'note'> = {
  ...driveCase('bay-hdd'),
  ...FAILING,
  truth: 'disk-failing',
  parPartsUsd: 55,
};

/** The note about it; every story has its own word for the symptom. */
export function failingDiskNote(symptom: string): CaseData['note'] {
  return driveNote(symptom, ['spare-hdd', 'hdd']);
}

/** A failing SATA SSD in its bay. */
export function failingSsdCase(symptom: string): Omit<CaseData, 'id' | 'parMinutes'> {
  return {
    ...driveCase('bay-ssd'),
    ...FAILING,
    truth: 'ssd-failing',
    parPartsUsd: 60,
    note: driveNote(symptom, ['spare-ssd', 'ssd-sata']),
  };
}

function driveNote(symptom: string, part: readonly string[]): CaseData['note'] {
  return {
    symptom: [symptom],
    action: ['place-part', 'order-part', 'run-program'],
    part,
    prevention: ['backup-plan'],
  };
}
