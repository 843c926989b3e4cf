import { findMachine } from '../machines/find-machine.ts';
import type { LabCommand, LabEvent } from '../model/commands.ts';
import type { BenchState } from '../model/state.ts';
import type { MachineModelId, PartKind } from '../model/view.ts';
import type { Page, Tool } from '../model/vocabulary.ts';

type Uniform = Exclude<LabCommand['kind'], 'wait' | 'use-tool' | 'open-page' | 'place-part'>;

/**
 * What each action costs in simulated technician time, in seconds (hardware-lab.md 2.5: internal look 1 min, POST code
 * read 0.5 min, reseat a module 2 min in its five movements, reseat a connector 1 min in two).
 */
const COST_S: Readonly<Record<Uniform, number>> = {
  inspect: 30,
  'look-around': 60,
  'wear-strap': 15,
  'unclip-strap': 5,
  'press-latch': 15,
  'close-latch': 10,
  'loosen-screw': 20,
  'tighten-screw': 20,
  'lift-part': 30,
  'seat-part': 15,
  'plug-cable': 30,
  'unplug-cable': 30,
  'force-cable': 30,
  'open-part': 60,
  'set-psu-switch': 5,
  'set-switch': 15,
  'press-power': 15,
  'press-button': 30,
  'ask-customer': 60,
  'read-asset': 30,
  'open-manual': 30,
  listen: 30,
  sniff: 30,
  'take-spare': 60,
  'return-spare': 30,
  'order-part': 30,
  // A reading includes turning the knob to it (2.5).
  'set-meter': 0,
  probe: 60,
  'change-setting': 30,
  'run-program': 60,
  'state-theory': 15,
  'write-note': 60,
  escalate: 60,
  discard: 30,
  'ask-hint': 5,
  'close-job': 15,
};

/** Setting a part in place; the large ones bring everything that hangs on them (swap-test board 45, CPU 15, PSU 12 min). */
const PLACE_S: Readonly<Partial<Record<PartKind, number>>> = {
  motherboard: 1800,
  cpu: 240,
  psu: 240,
  gpu: 90,
};
const PLACE_ANY_S = 30;

const TOOL_S: Readonly<Partial<Record<Tool, number>>> = {
  'psu-tester': 180,
  'cable-tester': 120,
  'ipa-wipe': 180,
  'compressed-air': 360,
  'boot-stick': 15,
  'firmware-stick': 300,
  'wrong-firmware-stick': 300,
  'straighten-contacts': 600,
  'post-card': 60,
  scope: 120,
  photo: 15,
  flashlight: 30,
  magnifier: 30,
  tug: 15,
  'screwdriver-short': 30,
};
const TOOL_ANY_S = 60;

const PAGE_S: Readonly<Partial<Record<Page, number>>> = {
  desktop: 30,
  'drive-health': 90,
  'event-log': 120,
  'sensor-log': 180,
};
const PAGE_ANY_S = 60;

/** Before the first reading of a job: the meter out of its bag, its leads into their jacks (2.5). */
const METER_SET_UP_S = 60;

/** Simulated seconds that a command costs beside itself the first time it is given. */
export function setUpSeconds({ meter }: BenchState, command: LabCommand): number {
  return command.kind === 'probe' && meter.black === null ? METER_SET_UP_S : 0;
}

/** Another fuse for the meter (P8). */
const FUSE_S = 120;

/** Simulated seconds that what happened costs beside the command itself. */
export function mishapSeconds(events: readonly LabEvent[]): number {
  return events.some(({ kind }) => kind === 'fuse-blown') ? FUSE_S : 0;
}

/** Simulated seconds. */
export function costOf(command: LabCommand, model: MachineModelId = 'kestrel-b7'): number {
  switch (command.kind) {
    case 'wait':
      return command.seconds;
    case 'use-tool':
      return TOOL_S[command.tool] ?? TOOL_ANY_S;
    case 'open-page':
      return PAGE_S[command.page] ?? PAGE_ANY_S;
    case 'place-part': {
      const kind = findMachine(model).parts[command.target]?.kind;
      return kind === undefined ? PLACE_ANY_S : (PLACE_S[kind] ?? PLACE_ANY_S);
    }
    default:
      return COST_S[command.kind];
  }
}
