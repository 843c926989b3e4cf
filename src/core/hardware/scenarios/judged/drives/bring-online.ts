import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { TO_DESKTOP } from '../../procedures.ts';
import { closing, type ExpertNote, theory } from '../expert-plan.ts';
import type { Suspect } from '../story.ts';

/** Opens Disk Management. */
export const DISKS: LabCommand = { kind: 'open-page', page: 'disk-management' };

const PROGRAM = { 'disk-offline': 'bring-online', 'letter-lost': 'assign-letter' } as const;

/** A cause that Disk Management shows and puts right. */
export type InSystem = keyof typeof PROGRAM;

const LEFT = { 'disk-offline': 'offline', 'letter-lost': 'no-letter' } as const;

/** A drive of some that the system left offline, or whose volume has no letter. */
export function leftBySystem(
  cause: InSystem,
  drives: readonly [string, ...string[]],
  letter?: string,
): Suspect {
  const placement = (drive: string): Suspect['placements'][number] => ({
    faults: [
      {
        kind: 'trait',
        target: drive,
        traits: { disk: LEFT[cause], ...(letter === undefined ? {} : { letter }) },
      },
    ],
    part: [drive],
  });
  const [first, ...others] = drives;
  return { id: cause, band: 'possible', placements: [placement(first), ...others.map(placement)] };
}

/** Writes a file to a drive and reads it back. */
export function saveTest(drive: string): readonly LabCommand[] {
  return [
    { kind: 'run-program', program: 'save-test', target: drive },
    { kind: 'wait', seconds: 30 },
  ];
}

/** Puts the drive right in Disk Management, which is open, without touching its data, and saves something to it. */
export function setRight(
  view: LabView,
  cause: InSystem,
  drive: string,
  note: Pick<ExpertNote, 'symptom' | 'prevention'>,
): readonly LabCommand[] {
  return [
    theory(cause, 95),
    { kind: 'run-program', program: PROGRAM[cause], target: drive },
    { kind: 'wait', seconds: 15 },
    TO_DESKTOP,
    ...saveTest(drive),
    DISKS,
    ...closing(view, {
      ...note,
      cause,
      evidence: ['page:disk-management'],
      action: 'run-program',
      part: drive,
      verification: ['page:disk-management', 'run:save-test'],
    }),
  ];
}

/** The drive on which the program that puts a cause right was started; null before. */
export function driveSetRight(log: readonly LabCommand[], cause: InSystem): string | null {
  const run = log.find((command) => command.kind === 'run-program' && command.program === PROGRAM[cause]);
  return run?.kind === 'run-program' ? (run.target ?? null) : null;
}
