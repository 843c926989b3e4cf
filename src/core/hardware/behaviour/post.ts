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
 * The self-test, computed from the machine alone. Display, LEDs, beeps, blinks and picture all derive from this one result, so
 * they cannot contradict each other (hardware-lab.md 2.6). The code table of each model says what it shows for a cause.
 */
export type PostEnd =
  | ({ readonly kind: 'stopped'; readonly cause: StopCause } & StopSigns)
  | { readonly kind: 'passed'; readonly code: string | null; readonly beeps: BeepPattern };

/** Result of a start: no reaction, immediate shutdown by the supply, overheating, or a running self-test. */
export type Start = 'dead' | 'latches-off' | 'overheats' | 'runs';

export interface PostReading {
  readonly stage: PostStage;
  /** Why it stopped; hidden from the learner. */
  readonly cause: StopCause | null;
  /** Null while the display is dark, and on a machine without one. */
  readonly code: string | null;
  /** The one debug LED that is lit. */
  readonly led: string | null;
  readonly beeps: BeepPattern;
  readonly blink: BlinkPair | null;
}

const SILENCE: BeepPattern = { beeps: [], repeats: false };

/** The stops of a Kestrel's self-test in their order. The manual prints this table. */
export const POST_STOPS = KESTREL_CODES.stops;
/** What a Kestrel shows when the self-test has passed and the operating system takes over. */
export const POST_PASSED = KESTREL_CODES.passed;
/** Duration of memory training in simulated seconds; DDR5 trains once per layout. */
export const MEMORY_TRAINING_S = KESTREL_CODES.trainingSeconds;
export const TRAINING_CODES: readonly string[] = KESTREL_CODES.training;

/** Whether the processor has a fastened cooler: in contact, screwed and its clips or pins closed (rule P6). */
function isCooled(spec: Machine, machine: MachineState): boolean {
  const id = partIn(machine, 'mount-cooler');
  return id !== null && hasContact(spec, machine, id) && !isUnscrewed(machine, id);
}

/** What happens when PS_ON# goes low, whichever button or jumper causes it. */
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

/** Why the self-test stops before memory training: processor, firmware or memory. Null when all of them work. */
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
  // Modules on a disconnected channel are not detected at all, so they do not stop the self-test (HW-15).
  return memory.unread ? 'memoryUnread' : null;
}

/** Whether the graphics card is fitted, sound and powered. */
export function cardWorks(machine: Hardware): boolean {
  const spec = findMachine(machine.model);
  const card = working(spec, machine, 'slot-x16');
  if (card === null) return false;
  const inlet = spec.parts[card]?.powerInlet;
  if (inlet === undefined) return true;
  // A card does not start on six of eight contacts. A partly inserted 16-pin plug works until it is loaded.
  const plug = plugIn(machine, inlet);
  const enough = plug === 'latched' || (plug === 'partial' && inlet === 'gpu-12v-power');
  return enough && !isBroken(machine, inlet);
}

/** Whether the processor has integrated graphics. */
export function processorDraws(machine: Hardware): boolean {
  const cpu = partIn(machine, 'socket-cpu');
  return cpu !== null && findMachine(machine.model).parts[cpu]?.graphics === true;
}

/** Why the self-test stops after memory training: graphics or storage. Null when both work. */
function lateCause(spec: Machine, machine: Hardware): StopCause | null {
  const card = partIn(machine, 'slot-x16');
  if (card === null ? !processorDraws(machine) : !cardWorks(machine)) return 'graphics';
  // The self-test only requires a detected system drive; `boot.ts` decides whether it holds a system.
  return systemDrive(spec, machine) === null ? 'storage' : null;
}

/** Whether processor and memory work, and the end of the self-test without a boot stick. */
const selfTest = memoizeByHardware((hardware): { readonly canTrain: boolean; readonly end: PostEnd } => {
  const spec = findMachine(hardware.model);
  const early = earlyCause(spec, hardware);
  const cause = early ?? lateCause(spec, hardware);
  return {
    canTrain: early === null,
    end: cause === null ? { kind: 'passed', ...spec.codes.passed } : stopped(spec, cause),
  };
});

/** The end of the self-test after training. The boot stick counts as a drive. */
export function postEnd(machine: MachineState): PostEnd {
  const { end } = selfTest(machine);
  const isFound = end.kind === 'stopped' && end.cause === 'storage' && hasBootStick(machine);
  return isFound ? { kind: 'passed', ...findMachine(machine.model).codes.passed } : end;
}

/** Whether the firmware has to train the present memory layout. */
export function mustTrain(machine: MachineState): boolean {
  const { trainingSeconds } = findMachine(machine.model).codes;
  if (trainingSeconds === 0 || memoryLayout(machine) === machine.trainedLayout) return false;
  return selfTest(machine).canTrain;
}

const DARK: PostReading = { stage: 'none', cause: null, code: null, led: null, beeps: SILENCE, blink: null };

const PROFILE_TRIES = 3;

/** What the board shows during training. The codes repeat every round; `rounds` may have a fraction. */
function trainingAt({ model }: MachineState, rounds: number): PostReading {
  const codes = findMachine(model).codes.training;
  const code = codes[Math.floor((rounds % 1) * codes.length)] ?? null;
  return { ...DARK, stage: 'training', code, led: 'led-dram' };
}

/** What the board shows now. */
export function readPost(machine: MachineState): PostReading {
  if (!machine.running) return DARK;
  if (mustTrain(machine))
    return trainingAt(machine, Math.min(machine.bootSeconds / machine.trainingSeconds, 0.999));
  // With an unstable profile the codes of training run through several times.
  if (profileLoops(machine) && selfTest(machine).canTrain)
    return trainingAt(machine, (PROFILE_TRIES * machine.bootSeconds) / PROFILE_LOOPS_S);
  const end = postEnd(machine);
  if (end.kind === 'passed') return { ...DARK, stage: 'handed-over', code: end.code, beeps: end.beeps };
  const { cause, code, led, beeps, blink } = end;
  return { stage: 'stopped', cause, code, led, beeps, blink };
}
