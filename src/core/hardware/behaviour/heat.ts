import { findMachine } from '../machines/find-machine.ts';
import { type Hardware, type MachineState, partIn } from '../model/state.ts';
import type { Traits } from '../model/traits.ts';
import { contactsLost } from './contacts.ts';
import { memoizeByHardware } from './memoize-by-hardware.ts';
import { cardWorks } from './post.ts';
import { isLoaded } from './rails.ts';
import { endIn, plugIn } from './wiring.ts';

/** Degrees C. The processor slows down from here, and switches the machine off there (A.8: 95 to 105 by family). */
const THROTTLE_C = 96;
const TRIP_C = 105;
const ROOM_C = 23;
const COLD = [ROOM_C, ROOM_C] as const;
const ROOM = { cpuC: ROOM_C, gpuC: ROOM_C };

/**
 * How slowly a temperature follows: what is left of the way after one second, 2^(-1/25), so that half of it is gone
 * after 25 s. A film on the cold plate then brings a Kestrel from the room to its trip in a minute and a half (HW-26).
 */
const LEFT_AFTER_1_S = 0.972654947412286;

/** Degrees that a fault adds, idle and under load [D]. */
type Penalty = readonly [idle: number, load: number];
const NONE: Penalty = [0, 0];
const FILM: Penalty = [74, 60];
const DRY: Penalty = [48, 45];
const OLD: Penalty = [4, 11];
const UNEVEN: Penalty = [5, 13];
const DUST: Penalty = [18, 30];
const STILL_FAN: Penalty = [14, 28];
const STILL_PUMP: Penalty = [58, 60];

function scaled([idle, load]: Penalty, by: number): Penalty {
  return [idle * by, load * by];
}

function pastePenalty(traits: Traits | undefined): Penalty {
  if (traits?.film === true) return FILM;
  if (traits?.paste === 'none') return DRY;
  return traits?.paste === undefined ? NONE : OLD;
}

/** The liquid cooler on the processor; null where air cools it, or nothing. */
function liquidCooler(machine: Hardware): string | null {
  const cooler = partIn(machine, 'mount-cooler');
  return cooler !== null && findMachine(machine.model).parts[cooler]?.liquid === true ? cooler : null;
}

/** Whether a liquid cooler's pump turns in a machine that runs: not without power, nor when stuck. Null: no pump. */
export function pumpTurns(machine: Hardware): boolean | null {
  const cooler = liquidCooler(machine);
  if (cooler === null) return null;
  return plugIn(machine, 'aio-power') === 'latched' && machine.traits[cooler]?.seized === undefined;
}

/** How fast the pump turns; null for a cooler without one. */
export function pumpRpm(machine: MachineState): number | null {
  const isTurning = pumpTurns(machine);
  return isTurning === null ? null : machine.running && isTurning ? PUMP_RPM : 0;
}

/** HW-28. */
const PUMP_RPM = 2800;

/** The cooler's fan has power from some header. */
export function coolerFanTurns(machine: Hardware): boolean {
  if (liquidCooler(machine) !== null) return true;
  const cooler = partIn(machine, 'mount-cooler');
  return machine.plugs['cable-cpu-fan'] !== 'none' && !isFanSeized(machine, cooler);
}

/** The fan of an air cooler that does not turn even with power; in a liquid cooler it is the pump that seizes. */
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

/** Where the temperatures of a machine that runs are going, idle and under load. */
const heatTargets = memoizeByHardware((hardware): readonly [idle: Heat, load: Heat] => {
  const { cpuC, gpuC } = findMachine(hardware.model).baseline;
  const card = cardWorks(hardware) ? (gpuC ?? CARD_C) : COLD;
  const penalty = penaltyOf(hardware);
  const cpu = contactsLost(hardware, 'socket-cpu')
    ? COLD
    : ([cpuC[0] + penalty[0], cpuC[1] + penalty[1]] as const);
  return [
    { cpuC: cpu[0], gpuC: card[0] },
    { cpuC: cpu[1], gpuC: card[1] },
  ];
});

/** Where the temperatures are going with the machine as it is and what it does. */
export function heatTarget(machine: MachineState): Heat {
  return machine.running ? heatTargets(machine)[isLoaded(machine) ? 1 : 0] : ROOM;
}

/** A card in a machine that came without one, idle and under load. */
const CARD_C: readonly [number, number] = [40, 71];

/** What is left of the way after some whole seconds: multiplied out, because engines may differ in a power's last digit. */
function leftAfter(seconds: number): number {
  let left = 1;
  let factor = LEFT_AFTER_1_S;
  for (let rest = seconds; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) left *= factor;
    factor *= factor;
  }
  return left;
}

/** In thousandths of a degree: a figure short enough to store. */
function approach(from: number, to: number, seconds: number): number {
  return Math.round((to + (from - to) * leftAfter(seconds)) * 1000) / 1000;
}

/** The temperatures after some seconds of what the machine does now: the same whether they pass at once or one by one. */
export function heatAfter(machine: MachineState, seconds: number): Heat {
  const target = heatTarget(machine);
  const { cpuC, gpuC } = machine.heat;
  // A machine that runs is at its idle temperature soon, and stays there: nothing to compute.
  if (cpuC === target.cpuC && gpuC === target.gpuC) return machine.heat;
  return { cpuC: approach(cpuC, target.cpuC, seconds), gpuC: approach(gpuC, target.gpuC, seconds) };
}

export function tripsHot({ heat }: MachineState): boolean {
  return heat.cpuC >= TRIP_C;
}

/** The processor slows itself down. */
export function isThrottled({ heat }: MachineState): boolean {
  return heat.cpuC >= THROTTLE_C;
}

/** Fans follow the processor's heat: from the idle speed to the full one, and past it when the way is blocked. */
export function fanRpm(machine: MachineState): number {
  if (!machine.running) return 0;
  const { fanRpm: speeds, cpuC } = findMachine(machine.model).baseline;
  const share = (machine.heat.cpuC - cpuC[0]) / (cpuC[1] - cpuC[0]);
  const speed = speeds[0] + Math.min(2, Math.max(0, share)) * (speeds[1] - speeds[0]);
  return Math.round(speed / 10) * 10;
}

/** No fan turns on a header: nothing is in it, or the fan on it stands still. */
function isStill(machine: Hardware, header: string): boolean {
  const end = endIn(machine, header);
  return end === null || (end === 'cable-cpu-fan' && !coolerFanTurns(machine));
}

/** What a fan header reads, in rpm: a pump's own signal wherever its lead is in. */
export function headerRpm(machine: MachineState, header: string): number {
  if (endIn(machine, header) === 'cable-pump-tach') return pumpRpm(machine) ?? 0;
  return isStill(machine, header) ? 0 : fanRpm(machine);
}

/** The firmware misses the processor's fan: its header counts nothing. A liquid cooler tells by its pump instead. */
export function missesFan(machine: Hardware): boolean {
  if (machine.plugs['cable-cpu-fan'] === undefined || liquidCooler(machine) !== null) return false;
  return isStill(machine, 'conn-cpu-fan');
}
