import type { Machine } from '../machines/catalogue.ts';
import type { StopCause, StopSigns } from '../machines/codes.ts';
import { findMachine } from '../machines/find-machine.ts';
import { KESTREL_CODES } from '../machines/kestrel-b7-signs.ts';
import { type Hardware, type MachineState, partIn } from '../model/state.ts';
import type { BeepPattern, BlinkPair, PostStage } from '../model/view.ts';
import { hasBootStick } from './boot-stick.ts';
import { hasContact, working } from './contacts.ts';
import { systemDrive } from './drives.ts';
import { buttonWired, hasProcessorPower, hasStandby, isShorted, mainPlug, supplyOf } from './electrics.ts';
import { firmwareVersion, isOlder, NO_FIRMWARE } from './firmware.ts';
import { memoizeByHardware } from './memoize-by-hardware.ts';
import { findMemory, memoryLayout, PROFILE_LOOPS_S, profileLoops } from './memory.ts';
import { boardInUse, isBroken, isUnscrewed, plugIn } from './wiring.ts';

/**
 * The self-test, computed from the machine alone. Display, LEDs, beeps, blinks and picture all come from this one
 * answer, so they cannot contradict each other (hardware-lab.md 2.6). What a machine shows for a cause is in its own
 * code table.
 */
export interface PostStop {
  readonly code: string;
  /** The one debug LED that stays lit. */
  readonly led: string;
  readonly beeps: BeepPattern;
}

export type PostEnd =
  | ({ readonly kind: 'stopped'; readonly cause: StopCause } & StopSigns)
  | { readonly kind: 'passed'; readonly code: string | null; readonly beeps: BeepPattern };

/** What pressing the button does: nothing, a twitch, a start that overheats, or a start that reaches the self-test. */
export type Start = 'dead' | 'latches-off' | 'overheats' | 'runs';

export interface PostReading {
  readonly stage: PostStage;
  /** Why it stopped; not for anybody's eyes. */
  readonly cause: StopCause | null;
  /** Null while dark, and on a machine without a display. */
  readonly code: string | null;
  /** The one debug LED that is lit. */
  readonly led: string | null;
  readonly beeps: BeepPattern;
  readonly blink: BlinkPair | null;
}

const SILENCE: BeepPattern = { beeps: [], repeats: false };

/** Every place where a Kestrel's self-test can stop, in the order it gets there. The manual prints this table. */
export const POST_STOPS = KESTREL_CODES.stops;
/** The self-test is over and the operating system has the machine. */
export const POST_PASSED = KESTREL_CODES.passed;
/** DDR5 trains once for each new layout. Simulated seconds. */
export const MEMORY_TRAINING_S = KESTREL_CODES.trainingSeconds;
export const TRAINING_CODES: readonly string[] = KESTREL_CODES.training;

/** Locked down: home, its screws in, its clips or pins closed (rule P6). */
function isCooled(spec: Machine, machine: MachineState): boolean {
  const id = partIn(machine, 'mount-cooler');
  return id !== null && hasContact(spec, machine, id) && !isUnscrewed(machine, id);
}

/** What happens when PS_ON# goes low, by whatever button or jumper. */
export function powerUp(machine: MachineState): Start {
  const board = boardInUse(machine);
  if (!hasStandby(machine) || board === null || machine.parts[board]?.condition !== 'sound') return 'dead';
  const supply = supplyOf(machine);
  if (supply !== null && machine.traits[supply]?.supply === 'no-start') return 'dead';
  const plug = mainPlug(machine);
  if (plug === 'none') return 'dead';
  if (plug === 'partial' || isShorted(machine) || isBroken(machine, 'conn-eps')) return 'latches-off';
  return isCooled(findMachine(machine.model), machine) ? 'runs' : 'overheats';
}

/** What pressing the power button does. */
export function startOf(machine: MachineState): Start {
  return buttonWired(machine, 'cable-front-panel') ? powerUp(machine) : 'dead';
}

function stopped(spec: Machine, cause: StopCause): PostEnd {
  return { kind: 'stopped', cause, ...spec.codes.stops[cause] };
}

/** Processor and memory: what has to answer before anything can train. Null when both do. */
function earlyCause(spec: Machine, machine: Hardware): StopCause | null {
  const cpu = hasProcessorPower(machine) ? working(spec, machine, 'socket-cpu') : null;
  const firmware = firmwareVersion(machine);
  if (cpu === null || firmware === NO_FIRMWARE) return 'processor';
  const needs = spec.parts[cpu]?.needsFirmware;
  if (needs !== undefined && isOlder(firmware, needs)) return 'processorUnknown';
  const memory = findMemory(machine);
  if (memory.present.length === 0) return 'memoryAbsent';
  if (memory.registered) return 'memoryInvalid';
  if (memory.usable.length === 0) return 'memoryUnusable';
  // Modules over one dead channel are not counted as present at all (HW-15): nothing answers from there, not even a label.
  return memory.unread ? 'memoryUnread' : null;
}

/** The card draws power and answers. */
export function cardWorks(machine: Hardware): boolean {
  const spec = findMachine(machine.model);
  const card = working(spec, machine, 'slot-x16');
  if (card === null) return false;
  const inlet = spec.parts[card]?.powerInlet;
  if (inlet === undefined) return true;
  // Six of eight contacts: the card refuses. The 16-pin plug works half in, until it is loaded.
  const plug = plugIn(machine, inlet);
  const enough = plug === 'latched' || (plug === 'partial' && inlet === 'gpu-12v-power');
  return enough && !isBroken(machine, inlet);
}

/** The processor draws the picture when no card is in. */
export function processorDraws(machine: Hardware): boolean {
  const cpu = partIn(machine, 'socket-cpu');
  return cpu !== null && findMachine(machine.model).parts[cpu]?.graphics === true;
}

function lateCause(spec: Machine, machine: Hardware): StopCause | null {
  const card = partIn(machine, 'slot-x16');
  if (card === null ? !processorDraws(machine) : !cardWorks(machine)) return 'graphics';
  // No system drive answers: the machine waits for one. Whether it holds a system is asked later (`boot.ts`).
  return systemDrive(spec, machine) === null ? 'storage' : null;
}

/** Whether processor and memory answer, and where that leads a self-test without a stick. */
const selfTest = memoizeByHardware((hardware): { readonly canTrain: boolean; readonly end: PostEnd } => {
  const spec = findMachine(hardware.model);
  const early = earlyCause(spec, hardware);
  const cause = early ?? lateCause(spec, hardware);
  return {
    canTrain: early === null,
    end: cause === null ? { kind: 'passed', ...spec.codes.passed } : stopped(spec, cause),
  };
});

/** Where the self-test gets to once nothing trains any more; a stick to start from is found like a drive. */
export function postEnd(machine: MachineState): PostEnd {
  const { end } = selfTest(machine);
  const isFound = end.kind === 'stopped' && end.cause === 'storage' && hasBootStick(machine);
  return isFound ? { kind: 'passed', ...findMachine(machine.model).codes.passed } : end;
}

/** The firmware has memory that it has not trained for yet. */
export function mustTrain(machine: MachineState): boolean {
  const { trainingSeconds } = findMachine(machine.model).codes;
  if (trainingSeconds === 0 || memoryLayout(machine) === machine.trainedLayout) return false;
  return selfTest(machine).canTrain;
}

const DARK: PostReading = { stage: 'none', cause: null, code: null, led: null, beeps: SILENCE, blink: null };

const PROFILE_TRIES = 3;

/** What the board shows that far into its training; whole rounds count for nothing. */
function trainingAt({ model }: MachineState, rounds: number): PostReading {
  const codes = findMachine(model).codes.training;
  const code = codes[Math.floor((rounds % 1) * codes.length)] ?? null;
  return { ...DARK, stage: 'training', code, led: 'led-dram' };
}

/** What the board shows at this moment. */
export function readPost(machine: MachineState): PostReading {
  if (!machine.running) return DARK;
  if (mustTrain(machine))
    return trainingAt(machine, Math.min(machine.bootSeconds / machine.trainingSeconds, 0.999));
  // It trains, fails, starts again: three times from the first code to the last.
  if (profileLoops(machine) && selfTest(machine).canTrain)
    return trainingAt(machine, (PROFILE_TRIES * machine.bootSeconds) / PROFILE_LOOPS_S);
  const end = postEnd(machine);
  if (end.kind === 'passed') return { ...DARK, stage: 'handed-over', code: end.code, beeps: end.beeps };
  const { cause, code, led, beeps, blink } = end;
  return { stage: 'stopped', cause, code, led, beeps, blink };
}
