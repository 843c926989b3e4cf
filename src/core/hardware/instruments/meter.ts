import { drawBelow, type RngState } from '../../kernel/rng.ts';
import {
  acVolts,
  isEnergised,
  isMainsPin,
  ohmsBetween,
  type Pin,
  RAIL_OF,
  voltsAt,
} from '../behaviour/circuit.ts';
import { BANDS, isLoaded } from '../behaviour/rails.ts';
import { endSpec } from '../behaviour/wiring.ts';
import { findMachine } from '../machines/find-machine.ts';
import type { Signal } from '../machines/pinouts.ts';
import type { MachineState } from '../model/state.ts';
import type { MeterFunction, Reading } from '../model/vocabulary.ts';
import type { FixedTest, TestId } from './diagnostic-tests/catalogue.ts';

/** A reading before the instrument's error is added. */
interface Ideal {
  readonly value: number | null;
  readonly steady: boolean;
}

function idealOf(machine: MachineState, fn: MeterFunction, black: Pin, red: Pin): Ideal {
  switch (fn) {
    case 'dcv': {
      const [from, to] = [voltsAt(machine, black), voltsAt(machine, red)];
      return from === null || to === null
        ? { value: null, steady: false }
        : { value: to - from, steady: true };
    }
    case 'acv':
      return { value: acVolts(machine, black, red), steady: true };
    case 'ohm':
    case 'continuity':
      return { value: ohmsBetween(machine, black, red), steady: true };
    default:
      return { value: 0, steady: true };
  }
}

/** Counts of the meter's display. */
const COUNTS = 2000;

/** The value of the display's last digit. */
function resolutionOf(fn: MeterFunction, range: number): number {
  return fn === 'continuity' ? 0.1 : range / COUNTS;
}

/** The displayed value: the model's value with a random error of at most 0.5 % and two digits. A null value is over range. */
export function takeReading(
  machine: MachineState,
  fn: MeterFunction,
  range: number,
  pins: { readonly black: Pin; readonly red: Pin },
  rng: RngState,
): { readonly reading: Reading; readonly steady: boolean; readonly rng: RngState } {
  const unit = fn === 'ohm' || fn === 'continuity' ? 'ohm' : fn === 'dca' ? 'A' : 'V';
  const ideal = idealOf(machine, fn, pins.black, pins.red);
  if (!ideal.steady) {
    const swing = drawBelow(rng, 211);
    return { reading: { value: swing.value / 100, unit }, steady: false, rng: swing.rng };
  }
  // Resistance on a live circuit reads a meaningless value (corrections 7).
  const resists = fn === 'ohm' || fn === 'continuity';
  if (resists && [pins.black, pins.red].some((pin) => pin.on !== 'chassis' && isEnergised(machine, pin))) {
    const nonsense = drawBelow(rng, 2000);
    return { reading: { value: nonsense.value / 10, unit }, steady: false, rng: nonsense.rng };
  }
  const percent = drawBelow(rng, 101);
  const digits = drawBelow(percent.rng, 5);
  if (ideal.value === null) return { reading: { value: null, unit }, steady: true, rng: digits.rng };
  const digit = resolutionOf(fn, range);
  const error = (ideal.value * (percent.value - 50)) / 10_000 + (digits.value - 2) * digit;
  const read = ideal.value + error;
  // Resistance is never negative.
  const shown = ideal.value === 0 ? 0 : Math.round((resists ? Math.max(0, read) : read) / digit) * digit;
  const value = Math.round(shown * 1000) / 1000;
  const limit = fn === 'continuity' ? 200 : range;
  return { reading: { value: Math.abs(value) > limit ? null : value, unit }, steady: true, rng: digits.rng };
}

/** The test id of a measurement: `measure-12v`, `measure-12v-load`, `measure-short` ... */
export function testOf(machine: MachineState, fn: MeterFunction, black: Pin, red: Pin): TestId {
  const signal = red.signal === 'com' || red.signal === 'neutral' ? black.signal : red.signal;
  const { on, family } = red.signal === 'com' ? black : red;
  if (fn === 'acv') return isMainsPin(red) ? mainsTest(machine, on) : 'measure-volts';
  if (fn === 'ohm' || fn === 'continuity') {
    if (signal === 'vbus') return 'measure-vbus-ohm';
    return signal === '+12' ? 'measure-short' : 'measure-ohm';
  }
  const name = SIGNAL_TEST[signal] ?? 'measure-volts';
  if (family === 'test-point' && !(signal === '+12' && isLoaded(machine))) return `measure-${on}`;
  if (signal === '+12' && endSpec(machine.model, on)?.cable.use === 'power' && machine.plugs[on] === 'none')
    return `measure-plug-${on}`;
  if (signal !== '+12' || !isLoaded(machine)) return name;
  return isAtCard(black) || isAtCard(red) ? 'measure-12v-card' : 'measure-12v-load';
}

/** The test id of a mains measurement. Only a reading at an outlet is about the wall or strip; at a plug it is about the lead. */
function mainsTest({ model }: MachineState, on: string): FixedTest {
  const outlet = findMachine(model).connectors[on];
  if (outlet?.family !== 'outlet') return 'measure-lead';
  return outlet.host === 'strip' ? 'measure-strip' : 'measure-outlet';
}

const SIGNAL_TEST: Readonly<Partial<Record<Signal, FixedTest>>> = {
  '+12': 'measure-12v',
  '+5': 'measure-5v',
  '+3.3': 'measure-3v3',
  '-12': 'measure-minus-12v',
  '5vsb': 'measure-5vsb',
  'ps-on': 'measure-ps-on',
  'pwr-ok': 'measure-pwr-ok',
  cell: 'measure-cell',
  vbus: 'measure-vbus',
  'pwr-btn': 'measure-power-pins',
};

/** Whether a pin is at a graphics card's power plug, which has its own tolerance. */
function isAtCard({ family }: Pin): boolean {
  return family === 'pcie8' || family === '12v2x6';
}

/** Tolerance at a card's power plug in volts: -8 % (corrections 3). */
const CARD_BAND: readonly [number, number] = [11.04, 12.6];

/** Volts below which a CR2032 is replaced (corrections 8). */
const CELL_WEAK_V = 2.8;

/** A short reads tenths of an ohm, plus two digits on the 2000 range; the lowest healthy value in this lab is 24 ohms. */
const SHORT_BELOW_OHM = 5;

/** How a technician would classify the reading: by the tolerance of what was measured, never by the hidden state. */
export function outcomeOf(
  fn: MeterFunction,
  black: Pin,
  red: Pin,
  { value }: Reading,
  steady: boolean,
): string {
  if (!steady) return 'unsteady';
  if (fn === 'ohm' || fn === 'continuity') {
    if (value === null) return 'open';
    return value < SHORT_BELOW_OHM ? 'short' : 'normal';
  }
  if (value === null) return 'over-range';
  const volts = Math.abs(value);
  if (volts < 0.05) return 'zero';
  const signal = red.signal === 'com' ? black.signal : red.signal;
  const rail = RAIL_OF[signal];
  if (rail !== undefined)
    return inBand(volts, rail === '12' && (isAtCard(black) || isAtCard(red)) ? CARD_BAND : BANDS[rail]);
  if (signal === 'cell') {
    if (value < 0 === (red.signal === 'cell')) return 'reversed';
    return volts < CELL_WEAK_V ? 'low' : 'in-band';
  }
  if (signal === 'ps-on' || signal === 'pwr-ok' || signal === 'pwr-btn') return volts > 2 ? 'high' : 'low';
  return 'in-band';
}

function inBand(volts: number, [from, to]: readonly [number, number]): string {
  const [low, high] = [Math.min(Math.abs(from), Math.abs(to)), Math.max(Math.abs(from), Math.abs(to))];
  if (volts < low) return 'low';
  return volts > high ? 'high' : 'in-band';
}
