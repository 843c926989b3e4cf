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

/** Takes a part that nothing holds any more out of its socket. */
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

/** What goes with a part: paste does not seal twice (2.2), and without mains the settings live on the cell. */
function afterLifting(machine: MachineState, part: string, { kind }: PartSpec): MachineState {
  const { film, paste } = machine.traits[part] ?? {};
  if (kind === 'cpu-cooler' && film !== true && paste === undefined)
    return withTraits(machine, part, { paste: 'old' });
  return kind === 'cmos-cell' && !hasStandby(machine) ? withSettingsLost(machine) : machine;
}

/** DDR4 does not enter a DDR5 slot, nor a SATA-keyed M.2 an NVMe one: the edge decides. */
function fitsForm(socket: SocketSpec, part: PartSpec): boolean {
  return socket.form === undefined || socket.form === part.form;
}

/** Sets a part from the bench into a socket's guides, every end still up. */
export function placePart(state: LabState, target: string, socketId: string, isTurned: boolean): Outcome {
  const { machine } = state;
  const spec = findMachine(machine.model);
  const part = machine.parts[target];
  const kind = spec.parts[target];
  const socket = spec.sockets[socketId];
  if (part === undefined || kind === undefined) return refuse('unknown-target', target);
  if (socket === undefined) return refuse('unknown-target', socketId);
  if (part.socket !== null) return refuse('already', target);
  // Whatever else goes in has a key or a lug; a cell goes in either way.
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

/** Pushes one end home; its latch, unless it is a lever, clicks over. */
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
  const latch = (spec.sockets[part.socket]?.latches ?? []).find(
    (id) => spec.latches[id]?.end === end && spec.latches[id].action !== 'lever',
  );
  const clicked = latch === undefined ? pushed : withLatch(pushed, latch, 'closed');
  return doneTo(state, clicked, { kind: 'end-clicked', target, end, home: isHome(clicked.parts[target]) });
}

/** A screwdriver at a lid that stays shut (P3): nothing inside is anybody's business here. */
export function openPart(state: LabState, target: string): Outcome {
  const { machine } = state;
  if (findMachine(machine.model).parts[target]?.kind !== 'psu') return refuse('not-possible', target);
  if (machine.parts[target] === undefined) return refuse('unknown-target', target);
  return doneTo(state, machine, { kind: 'part-opened', target });
}
