import { BOOT_STICK, hasBootStick } from '../behaviour/boot-stick.ts';
import { hasStandby } from '../behaviour/electrics.ts';
import { withSettingsLost } from '../behaviour/firmware.ts';
import { boardInUse, cablesOn, screwsOf } from '../behaviour/wiring.ts';
import type { PartSpec, SocketSpec } from '../machines/catalogue.ts';
import { findMachine } from '../machines/find-machine.ts';
import { withLatch, withPart, withTraits } from '../model/changed.ts';
import { isHome, type LabState, type MachineState, partIn } from '../model/state.ts';
import { partsAbove } from '../projection/sight.ts';
import { doneTo, type Outcome, refuse } from './change.ts';

/** Takes a part out of its socket; refused while anything holds it. */
export function liftPart(state: LabState, target: string): Outcome {
  const { machine } = state;
  const spec = findMachine(machine.model);
  const part = machine.parts[target];
  const kind = spec.parts[target];
  if (part === undefined || kind === undefined) return refuse('unknown-target', target);
  if (!kind.removable) return refuse('not-possible', target);
  if (part.socket === null) return refuse('not-in-socket', target);

  const blocking = partsAbove(machine, part.socket);
  if (blocking.length > 0) return refuse('blocked', target, blocking);
  const holdsStick = hasBootStick(machine) && boardInUse(machine) === target;
  const plugged = [...cablesOn(machine, target), ...(holdsStick ? [BOOT_STICK] : [])];
  if (plugged.length > 0) return refuse('plugged', target, plugged);
  const screwed = screwsOf(machine, target).filter((id) => machine.fasteners[id] === 'tight');
  if (screwed.length > 0) return refuse('screwed', target, screwed);
  const latched = (spec.sockets[part.socket]?.latches ?? []).filter((id) => machine.latches[id] === 'closed');
  if (latched.length > 0) return refuse('latched', target, latched);

  const lifted = withPart(machine, target, { socket: null, ends: {} });
  return doneTo(state, afterLifting(lifted, target, kind), { kind: 'part-lifted', target });
}

/** Consequences of removing a part: a cooler's paste is used up (2.2); without standby, removing the cell clears the settings. */
function afterLifting(machine: MachineState, part: string, { kind }: PartSpec): MachineState {
  const { film, paste } = machine.traits[part] ?? {};
  if (kind === 'cpu-cooler' && film !== true && paste === undefined)
    return withTraits(machine, part, { paste: 'old' });
  return kind === 'cmos-cell' && !hasStandby(machine) ? withSettingsLost(machine) : machine;
}

/** Whether the part's form (its key or edge) enters the socket: DDR4 does not fit DDR5, nor a SATA-keyed M.2 an NVMe slot. */
function fitsForm(socket: SocketSpec, part: PartSpec): boolean {
  return socket.form === undefined || socket.form === part.form;
}

/** Puts a part from the workbench into a socket with every end raised. */
export function placePart(state: LabState, target: string, socketId: string, isTurned: boolean): Outcome {
  const { machine } = state;
  const spec = findMachine(machine.model);
  const part = machine.parts[target];
  const kind = spec.parts[target];
  const socket = spec.sockets[socketId];
  if (part === undefined || kind === undefined) return refuse('unknown-target', target);
  if (socket === undefined) return refuse('unknown-target', socketId);
  if (part.socket !== null) return refuse('already', target);
  // All other parts are keyed; only a cell can be reversed.
  if (isTurned && kind.kind !== 'cmos-cell') return refuse('does-not-fit', target, [socketId]);
  if (socket.accepts !== kind.kind || !fitsForm(socket, kind))
    return refuse('does-not-fit', target, [socketId]);
  const holder = partIn(machine, socketId);
  if (holder !== null) return refuse('socket-taken', target, [holder]);
  const blocking = partsAbove(machine, socketId);
  if (blocking.length > 0) return refuse('blocked', target, blocking);
  const latched = socket.latches.filter((id) => machine.latches[id] === 'closed');
  if (latched.length > 0) return refuse('latched', target, latched);

  const ends = Object.fromEntries(kind.ends.map((end) => [end, 'up' as const]));
  const placed = withPart(machine, target, { socket: socketId, ends });
  const isCell = kind.kind === 'cmos-cell';
  return doneTo(state, isCell ? withTraits(placed, target, { reversed: isTurned }) : placed, {
    kind: 'part-placed',
    target,
    socket: socketId,
  });
}

/** Pushes one end home; what latches it closes, except levers. */
export function seatPart(state: LabState, target: string, end: string): Outcome {
  const { machine } = state;
  const spec = findMachine(machine.model);
  const part = machine.parts[target];
  if (part === undefined) return refuse('unknown-target', target);
  if (part.socket === null) return refuse('not-in-socket', target);
  if (!Object.hasOwn(part.ends, end)) return refuse('not-possible', target);
  if (part.ends[end] === 'home') return refuse('already', target);
  const blocking = partsAbove(machine, part.socket);
  if (blocking.length > 0) return refuse('blocked', target, blocking);

  const pushed = withPart(machine, target, { ends: { ...part.ends, [end]: 'home' } });
  const clicked = (spec.sockets[part.socket]?.latches ?? [])
    .filter((id) => spec.latches[id]?.end === end && spec.latches[id].action !== 'lever')
    .reduce((now, latch) => withLatch(now, latch, 'closed'), pushed);
  return doneTo(state, clicked, { kind: 'end-clicked', target, end, home: isHome(clicked.parts[target]) });
}

/** Opens a power supply (P3), which breaks a safety rule and reveals nothing. */
export function openPart(state: LabState, target: string): Outcome {
  const { machine } = state;
  if (findMachine(machine.model).parts[target]?.kind !== 'psu') return refuse('not-possible', target);
  if (machine.parts[target] === undefined) return refuse('unknown-target', target);
  return doneTo(state, machine, { kind: 'part-opened', target });
}
