import type { LabCommand } from '../model/commands.ts';

/** Deeds that a work note can name as the repair: they change the machine. */
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
  'run-program',
  'use-tool',
  'order-part',
  'wait',
  'escalate',
] as const satisfies readonly LabCommand['kind'][];

/** The kinds of repair that were made in this run, latest first, each once. */
export function repairsDone(commands: readonly LabCommand[]): readonly string[] {
  const done = commands
    .map(({ kind }) => kind)
    .filter((kind) => (REPAIRS as readonly string[]).includes(kind));
  return [...new Set(done.reverse())];
}
