import type { LabCommand } from '../../../core/hardware/commands.ts';
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

/** How many steps of the way are behind somebody: a step counts once all before it are done. */
export function stepsDone({ view, commands }: LabSnapshot): number {
  const { findings, job } = view;
  const stated = commands.findIndex(({ kind }) => kind === 'state-theory');
  // Counted from 1, as findings count the command that made them.
  const changed = stated === -1 ? 0 : commands.findLastIndex(({ kind }) => CHANGING.has(kind)) + 1;
  const isRepaired = changed > stated + 1;
  const done: Readonly<Record<WayStep, boolean>> = {
    listen: commands.some(({ kind }) => ASKING.has(kind)),
    look: commands.some(({ kind }) => LOOKING.has(kind)),
    theory: stated !== -1,
    repair: isRepaired,
    prove: isRepaired && findings.some(({ step }) => step > changed),
    write: job.closed,
  };
  const open = WAY.findIndex((step) => !done[step]);
  return open === -1 ? WAY.length : open;
}
