import { findMachine } from '../machines/find-machine.ts';
import { type Hardware, type MachineState, partIn } from '../model/state.ts';
import type { Traits } from '../model/traits.ts';
import { contactsLost } from './contacts.ts';
import { memoizeByHardware } from './memoize-by-hardware.ts';
import { cardWorks } from './post.ts';
import { isLoaded } from './rails.ts';
import { endIn, plugIn } from './wiring.ts';

/** Degrees C at which the processor throttles and at which it switches the machine off (A.8: 95 to 105 by family). */
const THROTTLE_C = 96;
const TRIP_C = 105;
const ROOM_C = 23;
const COLD = [ROOM_C, ROOM_C] as const;
const ROOM = { cpuC: ROOM_C, gpuC: ROOM_C };

/**
 * Decay of the difference to the target temperature per second: 2^(-1/25), a half-life of 25 s. With a film on the cold plate
 * a Kestrel then goes from room temperature to shutdown in a minute and a half (HW-26).
 */
const DECAY_PER_S = 0.972654947412286;

/** Degrees C that a fault adds, idle and under load [D]. */
type Penalty = readonly [idle: number, load: number];
const NONE: Penalty = [0, 0];
const FILM: Penalty = [74, 60];
const DRY: Penalty = [48, 45];
const OLD: Penalty = [4, 11];
const UNEVEN: Penalty = [5, 13];
const DUST: Penalty = [18, 32];
const STILL_FAN: Penalty = [14, 28];
const STILL_PUMP: Penalty = [58, 60];

/** Degrees C that a mat of dust in the heat sink adds to a graphics card [D]. */
const CARD_DUST: Penalty = [14, 30];
/** Degrees C from which a graphics card draws wrongly: above the 93 C that card makers name as the most for the chip. */
export const CARD_TOO_HOT_C = 95;

function scaled([idle, load]: Penalty, by: number): Penalty {
  return [idle * by, load * by];
}

function pastePenalty(traits: Traits | undefined): Penalty {
  if (traits?.film === true) return FILM;
  if (traits?.paste === 'none') return DRY;
  return traits?.paste === undefined ? NONE : OLD;
}

/** The liquid cooler on the processor; null for an air cooler or none. */
function liquidCooler(machine: Hardware): string | null {
  const cooler = partIn(machine, 'mount-cooler');
  return cooler !== null && findMachine(machine.model).parts[cooler]?.liquid === true ? cooler : null;
}

/** Whether a liquid cooler's pump turns while the machine runs: it has power and is not seized. Null: no pump. */
export function pumpTurns(machine: Hardware): boolean | null {
  const cooler = liquidCooler(machine);
  if (cooler === null) return null;
  return plugIn(machine, 'aio-power') === 'latched' && machine.traits[cooler]?.seized === undefined;
}

/** Speed of the pump in rpm; null for a cooler without one. */
export function pumpRpm(machine: MachineState): number | null {
  const isTurning = pumpTurns(machine);
  return isTurning === null ? null : machine.running && isTurning ? PUMP_RPM : 0;
}

/** Speed of a running pump (HW-28). */
const PUMP_RPM = 2800;

/** Whether the processor cooler's fan has power and is not seized; always true for a liquid cooler. */
export function coolerFanTurns(machine: Hardware): boolean {
  if (liquidCooler(machine) !== null) return true;
  const cooler = partIn(machine, 'mount-cooler');
  return machine.plugs['cable-cpu-fan'] !== 'none' && !isFanSeized(machine, cooler);
}

/** Whether an air cooler's fan is seized; in a liquid cooler the trait means the pump. */
function isFanSeized({ traits }: Hardware, cooler: string | null): boolean {
  return cooler !== null && traits[cooler]?.seized === true;
}

function penaltyOf(machine: Hardware): Penalty {
  const cooler = partIn(machine, 'mount-cooler');
  const traits = cooler === null ? undefined : machine.traits[cooler];
  const penalties: readonly Penalty[] = [
    pastePenalty(traits),
    traits?.uneven === true ? UNEVEN : NONE,
    scaled(DUST, traits?.dust ?? 0),
    coolerFanTurns(machine) ? NONE : STILL_FAN,
    pumpTurns(machine) === false ? STILL_PUMP : NONE,
  ];
  return penalties.reduce((sum, next): Penalty => [sum[0] + next[0], sum[1] + next[1]], NONE);
}

type Heat = MachineState['heat'];

/** Temperatures of the graphics card, idle and under load. */
function cardTargets(hardware: Hardware): readonly [idle: number, load: number] {
  const card = partIn(hardware, 'slot-x16');
  if (card === null || !cardWorks(hardware)) return COLD;
  const [idle, load] = findMachine(hardware.model).baseline.gpuC ?? CARD_C;
  const dust = scaled(CARD_DUST, hardware.traits[card]?.dust ?? 0);
  return [idle + dust[0], load + dust[1]];
}

/** Target temperatures of a running machine, idle and under load. */
const heatTargets = memoizeByHardware((hardware): readonly [idle: Heat, load: Heat] => {
  const { cpuC } = findMachine(hardware.model).baseline;
  const card = cardTargets(hardware);
  const penalty = penaltyOf(hardware);
  const cpu = contactsLost(hardware, 'socket-cpu')
    ? COLD
    : ([cpuC[0] + penalty[0], cpuC[1] + penalty[1]] as const);
  return [
    { cpuC: cpu[0], gpuC: card[0] },
    { cpuC: cpu[1], gpuC: card[1] },
  ];
});

/** Target temperatures of the machine in its present state. */
export function heatTarget(machine: MachineState): Heat {
  return machine.running ? heatTargets(machine)[isLoaded(machine) ? 1 : 0] : ROOM;
}

/** Temperatures of a card in a model whose baseline has none, idle and under load. */
const CARD_C: readonly [number, number] = [40, 71];

/** `DECAY_PER_S` to the power of whole seconds, by multiplication: engines may differ in the last digit of `**`. */
function leftAfter(seconds: number): number {
  let left = 1;
  let factor = DECAY_PER_S;
  for (let rest = seconds; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) left *= factor;
    factor *= factor;
  }
  return left;
}

/** The temperature after some seconds, rounded to thousandths of a degree. */
function approach(from: number, to: number, seconds: number): number {
  return Math.round((to + (from - to) * leftAfter(seconds)) * 1000) / 1000;
}

/** The temperatures after some seconds in the machine's present state. */
export function heatAfter(machine: MachineState, seconds: number): Heat {
  const target = heatTarget(machine);
  const { cpuC, gpuC } = machine.heat;
  // Most machines have reached their target: nothing to compute.
  if (cpuC === target.cpuC && gpuC === target.gpuC) return machine.heat;
  return { cpuC: approach(cpuC, target.cpuC, seconds), gpuC: approach(gpuC, target.gpuC, seconds) };
}

export function tripsHot({ heat }: MachineState): boolean {
  return heat.cpuC >= TRIP_C;
}

/** Whether the processor throttles. */
export function isThrottled({ heat }: MachineState): boolean {
  return heat.cpuC >= THROTTLE_C;
}

/** Fan speed in rpm, by the processor's temperature: idle to full speed, and up to twice that range when it overheats. */
export function fanRpm(machine: MachineState): number {
  if (!machine.running) return 0;
  const { fanRpm: speeds, cpuC } = findMachine(machine.model).baseline;
  const share = (machine.heat.cpuC - cpuC[0]) / (cpuC[1] - cpuC[0]);
  const speed = speeds[0] + Math.min(2, Math.max(0, share)) * (speeds[1] - speeds[0]);
  return Math.round(speed / 10) * 10;
}

/** Whether no fan turns on a header: it is empty, or its fan stands still. */
function isStill(machine: Hardware, header: string): boolean {
  const end = endIn(machine, header);
  return end === null || (end === 'cable-cpu-fan' && !coolerFanTurns(machine));
}

/** The speed that a fan header reads, in rpm; with a pump's tachometer lead in it, the pump's speed. */
export function headerRpm(machine: MachineState, header: string): number {
  if (endIn(machine, header) === 'cable-pump-tach') return pumpRpm(machine) ?? 0;
  return isStill(machine, header) ? 0 : fanRpm(machine);
}

/** Whether the firmware reports a missing processor fan: its header reads 0. Not checked with a liquid cooler. */
export function missesFan(machine: Hardware): boolean {
  if (machine.plugs['cable-cpu-fan'] === undefined || liquidCooler(machine) !== null) return false;
  return isStill(machine, 'conn-cpu-fan');
}
