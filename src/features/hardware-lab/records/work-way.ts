import type { LabCommand } from '../../../core/hardware/commands.ts';
import type { MachineView } from '../../../core/hardware/view.ts';
import type { LabSnapshot } from '../store.ts';

/** The way of every job, in its order; words are `lab-bench:help.way.<step>`. */
export const WAY = ['listen', 'look', 'theory', 'repair', 'prove', 'write'] as const;
export type WayStep = (typeof WAY)[number];

const ASKING: ReadonlySet<LabCommand['kind']> = new Set(['ask-customer', 'read-asset']);
const LOOKING: ReadonlySet<LabCommand['kind']> = new Set([
  'inspect',
  'listen',
  'sniff',
  'probe',
  'use-tool',
  'press-power',
  'open-page',
]);
/** What changes the machine for good; switching it off and looking around do not. */
const CHANGING: ReadonlySet<LabCommand['kind']> = new Set([
  'lift-part',
  'place-part',
  'seat-part',
  'plug-cable',
  'unplug-cable',
  'close-latch',
  'tighten-screw',
  'set-switch',
  'set-psu-switch',
  'change-setting',
  'run-program',
  'use-tool',
  'order-part',
  'take-spare',
  'escalate',
]);

/** What the installed system showed, or a program that ran to its end. */
const SYSTEM_READ = /^(run:|page:(?!firmware))/;

/** The system was seen at work after the last change: what stays dark proves nothing. A job that is passed on proves itself. */
function isProven({ findings, job }: MachineView, changed: number): boolean {
  return (
    job.escalatedTo !== null ||
    findings.some(
      ({ test, outcome, step }) =>
        step > changed && (SYSTEM_READ.test(test) || (test === 'start-system' && outcome === 'desktop')),
    )
  );
}

/** How many steps of the way are behind somebody: a step counts once all before it are done. */
export function stepsDone({ view, commands }: LabSnapshot): number {
  const { job } = view;
  const stated = commands.findIndex(({ kind }) => kind === 'state-theory');
  // Counted from 1, as findings count the command that made them.
  const changed = stated === -1 ? 0 : commands.findLastIndex(({ kind }) => CHANGING.has(kind)) + 1;
  const isRepaired = changed > stated + 1;
  const done: Readonly<Record<WayStep, boolean>> = {
    listen: commands.some(({ kind }) => ASKING.has(kind)),
    look: commands.some(({ kind }) => LOOKING.has(kind)),
    theory: stated !== -1,
    repair: isRepaired,
    prove: isRepaired && isProven(view, changed),
    write: job.closed,
  };
  const open = WAY.findIndex((step) => !done[step]);
  return open === -1 ? WAY.length : open;
}
