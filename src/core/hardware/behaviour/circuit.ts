import { findMachine } from '../machines/find-machine.ts';
import { readPinName } from '../machines/pin-name.ts';
import { PINOUTS, type PlugFamily, type Rail, type Signal } from '../machines/pinouts.ts';
import { isThrough } from '../machines/wire-map.ts';
import { type MachineState, partIn } from '../model/state.ts';
import { frontShorted } from './boot.ts';
import { contactsLost } from './contacts.ts';
import { hasStandby, isShorted, mainsVolts } from './electrics.ts';
import { cardVolts, powerOkVolts, psOnVolts, railVolts } from './rails.ts';
import { endIn, endSpec, plugIn } from './wiring.ts';

/** A pin that the meter can probe. */
export interface Pin {
  /** Id of its connector or plug. */
  readonly on: string;
  readonly pin: number;
  readonly signal: Signal;
  readonly family: PlugFamily | 'chassis';
}

/** The pin with a name such as `conn-atx24.9`; null for a pin that this machine does not have. */
export function pinOf(machine: MachineState, point: string): Pin | null {
  if (point === 'chassis.1') return { on: 'chassis', pin: 1, signal: 'com', family: 'chassis' };
  const { holder: on, pin } = readPinName(point);
  const connector = findMachine(machine.model).connectors[on];
  const family = connector?.family ?? endSpec(machine.model, on)?.end.family;
  if (family === undefined) return null;
  if (connector === undefined && machine.plugs[on] === undefined) return null;
  const signal = connector?.signal ?? PINOUTS[family][pin - 1];
  return signal === undefined ? null : { on, pin, signal, family };
}

export const RAIL_OF: Readonly<Partial<Record<Signal, Rail>>> = {
  '+12': '12',
  '+5': '5',
  '+3.3': '3.3',
  '-12': '-12',
  '5vsb': '5vsb',
};

/** DC volts of a pin against ground. Null: the pin floats, so that readings vary. */
export function voltsAt(machine: MachineState, pin: Pin): number | null {
  if (!isFed(machine, pin)) return 0;
  if (pin.family === 'test-point' && plugIn(machine, 'conn-atx24') === 'partial' && hasStandby(machine))
    return null;
  const rail = RAIL_OF[pin.signal];
  if (rail === '12' && (pin.family === '12v2x6' || pin.on === 'gpu-12v-power')) return cardVolts(machine);
  if (rail !== undefined) return railVolts(machine, rail);
  switch (pin.signal) {
    case 'ps-on':
      return psOnVolts(machine);
    case 'pwr-ok':
      return powerOkVolts(machine, pin.on);
    case 'cell':
      return cellVolts(machine);
    case 'vbus':
      return machine.running && !shortedPort(machine, pin) ? railVolts(machine, '5') : 0;
    case 'pwr-btn':
    case 'rst-btn':
      return hasStandby(machine) ? PULLED_UP_V : 0;
    case 'vcore':
      return machine.running ? VCORE_V : 0;
    default:
      return 0;
  }
}

/** Volts at a button pin that is not pressed: the board pulls it up to 3.3 V standby. */
const PULLED_UP_V = 3.3;
const VCORE_V = 1.18;

/** Whether a pin is connected to its source: a plug of a fitted supply always is, a supply connector only with a plug in it. */
function isFed(machine: MachineState, pin: Pin): boolean {
  const end = endSpec(machine.model, pin.on);
  if (end !== undefined) return end.cable.from !== 'psu' || partIn(machine, 'bay-psu') !== null;
  const fromSupply = ['atx24', 'eps8', 'atx12v4', 'pcie8', '12v2x6', 'sata-power'].includes(pin.family);
  return !fromSupply || endIn(machine, pin.on) !== null;
}

/** Open-circuit volts of the cell in its holder, negative when it is reversed; 0 without contact. */
export function cellVolts(machine: MachineState): number {
  const cell = partIn(machine, 'holder-cell') ?? 'cmos-cell';
  const part = machine.parts[cell];
  // A cell that is not seated in its holder makes no contact.
  if (part === undefined || Object.values(part.ends).includes('up')) return 0;
  if (contactsLost(machine, 'holder-cell')) return 0;
  const { cellVolts: own, reversed } = machine.traits[cell] ?? {};
  const volts = own ?? findMachine(machine.model).baseline.cellVolts;
  return reversed === true ? -volts : volts;
}

function shortedPort(machine: MachineState, pin: Pin): boolean {
  const isFront = pin.on === 'port-usb-front-1' || pin.on === 'conn-usb2' || pin.on === 'cable-front-usb';
  // What is shorted at one end of the lead reads shorted at the other while it is plugged in.
  const isPlugged = machine.plugs['cable-front-usb'] === 'latched';
  const isBoardShorted =
    machine.traits['conn-usb2']?.shorted === true && (pin.on === 'conn-usb2' || isPlugged);
  const isFrontShorted = frontShorted(machine) && (pin.on !== 'conn-usb2' || isPlugged);
  return isFront && (isBoardShorted || isFrontShorted);
}

/** Whether a pin is on the mains side: in an outlet, an inlet or a plug of a mains lead. */
export function isMainsPin({ family }: Pin): boolean {
  return family === 'outlet' || family === 'iec';
}

/** AC volts between two pins of an outlet, an inlet or a mains plug. */
export function acVolts(machine: MachineState, a: Pin, b: Pin): number {
  const meetsLine = a.on === b.on && a.signal !== b.signal && [a.signal, b.signal].includes('line');
  if (!meetsLine || !isMainsPin(a)) return 0;
  // A typical reading is one volt above nominal.
  return mainsVolts(machine, a.on) === 0 ? 0 : machine.mains + 1;
}

/** Ohms between two pins; null for an open circuit. */
export function ohmsBetween(machine: MachineState, a: Pin, b: Pin): number | null {
  const endA = endSpec(machine.model, a.on);
  const endB = endSpec(machine.model, b.on);
  if (endA !== undefined && endA.cable.id === endB?.cable.id && a.family === 'rj45')
    return isThrough(machine.traits[endA.cable.id], a.pin, b.pin, a.on !== b.on) ? LEAD_OHM : null;
  if (endA !== undefined && endA.cable.id === endB?.cable.id && a.on !== b.on)
    return a.pin === b.pin && machine.traits[endA.cable.id]?.wires !== 'open' ? LEAD_OHM : null;
  const signals = new Set([a.signal, b.signal]);
  if (signals.size === 1) return a.signal === 'nc' ? null : LEAD_OHM;
  if (!signals.has('com')) return null;
  if (signals.has('vbus')) return shortedPort(machine, a) || shortedPort(machine, b) ? SHORT_USB_OHM : 15_000;
  if (signals.has('+12')) return isShorted(machine) && !hangsLoose(machine, a, b) ? SHORT_OHM : 180;
  if (signals.has('+5') || signals.has('5vsb')) return 95;
  if (signals.has('+3.3')) return 24;
  return null;
}

/** Whether one of the pins is on an unplugged plug: the meter then measures the supply and not the board. */
function hangsLoose(machine: MachineState, ...pins: readonly Pin[]): boolean {
  return pins.some(({ on }) => machine.plugs[on] === 'none');
}

/** Resistance of the probes and leads alone; a short to the case reads `SHORT_OHM` (corrections 9). */
const LEAD_OHM = 0.1;
const SHORT_OHM = 0.2;
const SHORT_USB_OHM = 0.3;

/** Whether a pin carries voltage or may do so; resistance must not be measured there (P8). */
export function isEnergised(machine: MachineState, pin: Pin): boolean {
  const live = machine.running || hasStandby(machine) || machine.residual === 'charged';
  if (isMainsPin(pin)) return mainsVolts(machine, pin.on) > 0;
  if (pin.family === 'rj45' || pin.family === 'cell') return false;
  const end = endSpec(machine.model, pin.on);
  if (end !== undefined && end.cable.from !== 'psu' && machine.plugs[pin.on] === 'none') return false;
  return live;
}
