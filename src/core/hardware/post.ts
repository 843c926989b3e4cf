import type { Machine } from './catalogue.ts';
import { findMachine } from './machines/find-machine.ts';
import { hasStandby, isHome, type MachineState, type PartState } from './state.ts';
import type { BeepPattern, PostStage } from './view.ts';

/**
 * The self-test, computed from the machine alone. Display, LEDs, beeps and picture all come from this one answer, so
 * they cannot contradict each other (hardware-lab.md 2.6). Codes follow the AMI families of A.4 as corrected; what they
 * mean on a Kestrel is in the Kestrel's own table.
 */
export interface PostStop {
  readonly code: string;
  /** The one debug LED that stays lit. */
  readonly led: string;
  readonly beeps: BeepPattern;
}

export type PostEnd =
  | ({ readonly kind: 'stopped' } & PostStop)
  | { readonly kind: 'passed'; readonly code: 'AA'; readonly beeps: BeepPattern };

/** What pressing the button does: nothing, a twitch, a start that overheats, or a start that reaches the self-test. */
export type Start = 'dead' | 'latches-off' | 'overheats' | 'runs';

export interface PostReading {
  readonly stage: PostStage;
  /** Null while dark. */
  readonly code: string | null;
  /** The one debug LED that is lit. */
  readonly led: string | null;
  readonly beeps: BeepPattern;
}

const SILENCE: BeepPattern = { beeps: [], repeats: false };
const NO_MEMORY_BEEPS: BeepPattern = { beeps: ['long', 'short', 'short'], repeats: true };
const NO_PICTURE_BEEPS: BeepPattern = { beeps: ['long', 'short', 'short', 'short'], repeats: true };
const PASSED_BEEPS: BeepPattern = { beeps: ['short'], repeats: false };

/** Every place where a Kestrel's self-test can stop, in the order it gets there. The manual prints this table. */
export const POST_STOPS = {
  processor: { code: '00', led: 'led-cpu', beeps: SILENCE },
  memoryAbsent: { code: '55', led: 'led-dram', beeps: NO_MEMORY_BEEPS },
  memoryUnusable: { code: '53', led: 'led-dram', beeps: NO_MEMORY_BEEPS },
  memoryUnread: { code: '51', led: 'led-dram', beeps: NO_MEMORY_BEEPS },
  graphics: { code: 'D6', led: 'led-vga', beeps: NO_PICTURE_BEEPS },
  storage: { code: 'A2', led: 'led-boot', beeps: PASSED_BEEPS },
} as const satisfies Readonly<Record<string, PostStop>>;

/** The self-test is over and the operating system has the machine. */
export const POST_PASSED = { code: 'AA', beeps: PASSED_BEEPS } as const;

/** DDR5 trains once for each new layout; 100 to 400 s are reported for first starts (A.8). Simulated seconds. */
export const MEMORY_TRAINING_S = 100;

/** The codes that keep moving while memory trains (HW-11: moving, not stuck). */
export const TRAINING_CODES: readonly [string, ...string[]] = ['15', '19', '2B', '31', '3F', '4F'];

/** Pushed home and making contact: a lever, where there is one, is closed. */
export function hasContact(spec: Machine, machine: MachineState, partId: string): boolean {
  const part = machine.parts[partId];
  if (part === undefined || part.socket === null || !isHome(part)) return false;
  const latches = spec.sockets[part.socket]?.latches ?? [];
  return latches.every((id) => spec.latches[id]?.action !== 'lever' || machine.latches[id] === 'closed');
}

function works(spec: Machine, machine: MachineState, kind: string): boolean {
  return Object.values(spec.parts).some(
    (part) =>
      part.kind === kind &&
      machine.parts[part.id]?.condition === 'sound' &&
      hasContact(spec, machine, part.id),
  );
}

interface MemoryFound {
  readonly present: number;
  /** Part ids of the modules that answer, in slot order. */
  readonly usable: readonly string[];
}

function findMemory(spec: Machine, machine: MachineState): MemoryFound {
  let present = 0;
  const usable: string[] = [];
  for (const socket of Object.values(spec.sockets)) {
    if (socket.accepts !== 'dimm') continue;
    const found = Object.entries(machine.parts).find(
      ([, part]: [string, PartState]) => part.socket === socket.id,
    );
    if (found === undefined) continue;
    present += 1;
    if (found[1].condition === 'sound' && isHome(found[1])) usable.push(found[0]);
  }
  return { present, usable };
}

/** The modules that answer, as the firmware lists them: ids in slot order. */
export function usableMemory(machine: MachineState): readonly string[] {
  return findMemory(findMachine(machine.model), machine).usable;
}

/** What the firmware compares with the layout it has trained for: which module answers from which slot. */
export function memoryLayout(machine: MachineState): string {
  return usableMemory(machine)
    .map((id) => `${machine.parts[id]?.socket ?? ''}=${id}`)
    .join(' ');
}

/** Locked down: home, and all its screws in (rule P6). */
function isCooled(machine: MachineState): boolean {
  const spec = findMachine(machine.model);
  return Object.values(spec.parts).some(
    (part) =>
      part.kind === 'cpu-cooler' &&
      isHome(machine.parts[part.id]) &&
      part.fasteners.every((id) => machine.fasteners[id] === 'tight'),
  );
}

export function startOf(machine: MachineState): Start {
  if (!hasStandby(machine) || machine.plugs['cable-front-panel'] !== 'latched') return 'dead';
  if (machine.plugs['cable-atx24'] === 'none') return 'dead';
  if (machine.plugs['cable-atx24'] === 'partial') return 'latches-off';
  return isCooled(machine) ? 'runs' : 'overheats';
}

function stopped(stop: PostStop): PostEnd {
  return { kind: 'stopped', ...stop };
}

/** Processor and memory: what has to answer before anything can train. Null when both do. */
function earlyEnd(spec: Machine, machine: MachineState): PostEnd | null {
  if (machine.plugs['cable-eps'] !== 'latched' || !works(spec, machine, 'cpu'))
    return stopped(POST_STOPS.processor);
  const memory = findMemory(spec, machine);
  if (memory.present === 0) return stopped(POST_STOPS.memoryAbsent);
  if (memory.usable.length === 0) return stopped(POST_STOPS.memoryUnusable);
  if (memory.usable.length < memory.present) return stopped(POST_STOPS.memoryUnread);
  return null;
}

function lateEnd(spec: Machine, machine: MachineState): PostEnd {
  const picture = works(spec, machine, 'gpu') && machine.plugs['cable-pcie'] === 'latched';
  if (!picture) return stopped(POST_STOPS.graphics);
  if (!works(spec, machine, 'ssd-m2')) return stopped(POST_STOPS.storage);
  return { kind: 'passed', ...POST_PASSED };
}

/** Where the self-test gets to once nothing trains any more. */
export function postEnd(machine: MachineState): PostEnd {
  const spec = findMachine(machine.model);
  return earlyEnd(spec, machine) ?? lateEnd(spec, machine);
}

/** The firmware has memory that it has not trained for yet. */
export function mustTrain(machine: MachineState): boolean {
  return (
    earlyEnd(findMachine(machine.model), machine) === null && memoryLayout(machine) !== machine.trainedLayout
  );
}

/** What the board shows at this moment. */
export function readPost(machine: MachineState): PostReading {
  if (!machine.running) return { stage: 'none', code: null, led: null, beeps: SILENCE };
  if (mustTrain(machine)) {
    const done = Math.min(machine.bootSeconds / MEMORY_TRAINING_S, 0.999);
    const code = TRAINING_CODES[Math.floor(done * TRAINING_CODES.length)] ?? TRAINING_CODES[0];
    return { stage: 'training', code, led: 'led-dram', beeps: SILENCE };
  }
  const end = postEnd(machine);
  if (end.kind === 'passed') return { stage: 'handed-over', code: end.code, led: null, beeps: end.beeps };
  return { stage: 'stopped', code: end.code, led: end.led, beeps: end.beeps };
}
