import type { LabCommand } from './commands.ts';

/**
 * What each action costs in simulated technician time, in seconds (hardware-lab.md 2.5: internal look 1 min, POST code
 * read 0.5 min, reseat a module 2 min in its five movements, reseat a connector 1 min in two).
 */
const COST_S: Readonly<Record<Exclude<LabCommand['kind'], 'wait'>, number>> = {
  inspect: 30,
  'wear-strap': 15,
  'unclip-strap': 5,
  'press-latch': 15,
  'close-latch': 10,
  'loosen-screw': 20,
  'tighten-screw': 20,
  'lift-part': 30,
  'place-part': 30,
  'seat-part': 15,
  'plug-cable': 30,
  'unplug-cable': 30,
  'set-psu-switch': 5,
  'press-power': 15,
};

/** Simulated seconds. */
export function costOf(command: LabCommand): number {
  return command.kind === 'wait' ? command.seconds : COST_S[command.kind];
}
