import type { LabCommand } from '../model/commands.ts';

/** Kinds of commands that a work note can name as the repair. */
const REPAIRS = [
  'seat-part',
  'place-part',
  'plug-cable',
  'unplug-cable',
  'close-latch',
  'tighten-screw',
  'lift-part',
  'set-switch',
  'set-psu-switch',
  'change-setting',
  'press-button',
  'run-program',
  'use-tool',
  'order-part',
  'wait',
  'escalate',
] as const satisfies readonly LabCommand['kind'][];

/** The kinds of repair in this run, latest first, without duplicates. */
export function repairsDone(commands: readonly LabCommand[]): readonly string[] {
  const done = commands
    // Both ways of waiting are one repair.
    .map(({ kind }) => (kind === 'wait-for-event' ? 'wait' : kind))
    .filter((kind) => (REPAIRS as readonly string[]).includes(kind));
  return [...new Set(done.reverse())];
}
