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
  'force-cable': 30,
  'open-part': 60,
  'set-switch': 30,
  'press-button': 30,
  'ask-customer': 60,
  'read-asset': 30,
  'open-manual': 30,
  listen: 30,
  sniff: 30,
  'take-spare': 60,
  'return-spare': 30,
  'order-part': 30,
  'set-meter': 15,
  probe: 60,
  'use-tool': 60,
  'open-page': 60,
  'change-setting': 30,
  'run-program': 60,
  'state-theory': 15,
  'write-note': 60,
  escalate: 60,
  discard: 30,
  'ask-hint': 5,
  'close-job': 15,
};

/** Simulated seconds. */
export function costOf(command: LabCommand): number {
  return command.kind === 'wait' ? command.seconds : COST_S[command.kind];
}
