import { isEnergised, type Pin, pinOf } from '../behaviour/circuit.ts';
import { hasStandby, isShorted, mainPlug } from '../behaviour/electrics.ts';
import { BANDS, railUnder } from '../behaviour/rails.ts';
import { foundEvent, withFinding } from '../instruments/findings.ts';
import { outcomeOf, takeReading, testOf } from '../instruments/meter.ts';
import { findMachine } from '../machines/find-machine.ts';
import { knowsPin } from '../machines/known-names.ts';
import { holderOfPin } from '../machines/pin-name.ts';
import { withMachine, withState } from '../model/changed.ts';
import type { BenchState, LabState, MachineState } from '../model/state.ts';
import { METER_RANGES, type MeterFunction, type Reading } from '../model/vocabulary.ts';
import { firstCovered } from '../projection/sight.ts';
import { done, type Outcome, refuse } from './change.ts';

function withMeter(state: LabState, meter: BenchState['meter']): LabState {
  return withState(state, { bench: { ...state.bench, meter } });
}

/** Sets the meter's function and range. */
export function setMeter(state: LabState, fn: MeterFunction, range: number): Outcome {
  if (!METER_RANGES[fn].includes(range)) return refuse('bad-amount', 'meter');
  const { meter } = state.bench;
  if (meter.function === fn && meter.range === range) return refuse('already', 'meter');
  const turned = { ...meter, function: fn, range, display: null };
  return done(withMeter(state, turned), { kind: 'meter-set', function: fn, range });
}

/** Price of a fuse for the meter in dollars (P8). */
const FUSE_USD = 3;

/** Measures between two pins. */
export function probe(state: LabState, black: string, red: string): Outcome {
  const { machine, bench } = state;
  const { meter } = bench;
  for (const point of [black, red])
    if (!knowsPin(machine.model, point)) return refuse('unknown-target', point);
  const pins = { black: pinOf(machine, black), red: pinOf(machine, red) };
  if (pins.black === null || pins.red === null) return refuse('unknown-target', red);
  if (black === red) return refuse('not-possible', red);
  if (meter.function === 'off') return refuse('not-possible', 'meter');
  const touched = { ...meter, black, red };
  // Voltage at the ampere jack blows the fuse (corrections 7); the technician replaces it.
  if (meter.function === 'dca' && (isEnergised(machine, pins.red) || isEnergised(machine, pins.black))) {
    const ledger = { ...state.ledger, moneyUsd: state.ledger.moneyUsd + FUSE_USD };
    return done(withState(withMeter(state, { ...touched, display: null }), { ledger }), {
      kind: 'fuse-blown',
    });
  }
  return reading(withMeter(state, touched), machine, { black: pins.black, red: pins.red });
}

/** Takes a reading and records it as a finding. */
function reading(state: LabState, machine: MachineState, pins: { readonly black: Pin; readonly red: Pin }) {
  const { meter } = state.bench;
  const { black, red } = pins;
  const { reading: read, steady, rng } = takeReading(machine, meter.function, meter.range, pins, state.rng);
  const shown = withState(withMeter(state, { ...meter, display: read }), { rng });
  const test = testOf(machine, meter.function, black, red);
  const outcome = outcomeOf(meter.function, black, red, read, steady);
  return done(withFinding(shown, test, outcome, read, meter.red), foundEvent(test, outcome, read));
}

/**
 * The reading of held probes during a failed start: with a partly inserted main plug the supply delivers its rails for a
 * second before it shuts down (corrections 11). Null when no probes are held or the plug is not partly inserted.
 */
export function readTwitch(state: LabState): Outcome | null {
  const { machine, bench } = state;
  const { black, red, function: fn } = bench.meter;
  if (fn !== 'dcv' || black === null || red === null || mainPlug(machine) !== 'partial') return null;
  const pins = { black: pinOf(machine, black), red: pinOf(machine, red) };
  const covered = firstCovered(machine, [black, red].map(holderOfPin)) !== null;
  if (pins.black === null || pins.red === null || covered) return null;
  return reading(state, withMachine(machine, { running: true }), { black: pins.black, red: pins.red });
}

/** The rails that a plug of the supply carries. */
const TESTER_RAILS = {
  'cable-atx24': ['12', '5', '3.3', '-12', '5vsb'],
  'cable-eps': ['12'],
  'cable-atx12v': ['12'],
  'cable-pcie': ['12'],
  'cable-sata-power': ['12', '5', '3.3'],
} as const;

type TestedPlug = keyof typeof TESTER_RAILS;

function isTested(target: string): target is TestedPlug {
  return Object.hasOwn(TESTER_RAILS, target);
}

/** A rail as the tester displays it, in hundredths of a volt. */
function railReading(machine: MachineState, rail: keyof typeof BANDS): Reading {
  return { value: Math.round(railUnder(machine, rail, 'tester') * 100) / 100, unit: 'V' };
}

/** Tests a supply's plug: rails at a small load and the delay of PWR_OK. A rail that sags at full load passes (2.3). */
export function psuTester(state: LabState, target: string): Outcome {
  const { machine } = state;
  if (!isTested(target) || machine.plugs[target] === undefined) return refuse('not-possible', target);
  if (machine.plugs[target] !== 'none') return refuse('plugged', target, [target]);
  if (mainPlug(machine) !== 'none') return refuse('plugged', target, ['cable-atx24']);
  const alive = hasStandby(machine) && !supplyDead(machine);
  const rails = alive
    ? Object.fromEntries(TESTER_RAILS[target].map((rail) => [rail, railReading(machine, rail)]))
    : {};
  const inBand = TESTER_RAILS[target].every((rail) => {
    const volts = railReading(machine, rail).value ?? 0;
    return volts >= BANDS[rail][0] && volts <= BANDS[rail][1];
  });
  const outcome = alive ? (inBand ? 'pass' : 'fail') : 'dark';
  const powerGoodMs = alive ? findMachine(machine.model).baseline.powerOkMs : null;
  const tester = { target, rails, powerGoodMs };
  return done(
    withFinding(withState(state, { bench: { ...state.bench, tester } }), 'psu-tester', outcome, null, target),
    foundEvent('psu-tester', outcome),
  );
}

/** Whether the fitted supply never delivers its main rails. */
function supplyDead(machine: MachineState): boolean {
  return ['psu', 'spare-psu'].some(
    (id) => machine.parts[id]?.socket === 'bay-psu' && machine.traits[id]?.supply === 'no-start',
  );
}

/**
 * Connects PS_ON# to ground at the 24-pin plug and records whether the supply's fan turns. It also turns with the plug on a
 * board (P9), unless the board is shorted.
 */
export function jumperStart(state: LabState, target: string): Outcome {
  const { machine } = state;
  if (target !== 'cable-atx24') return refuse('not-possible', target);
  const trips = mainPlug(machine) !== 'none' && isShorted(machine);
  const isTurning = hasStandby(machine) && !supplyDead(machine) && !trips;
  const outcome = isTurning ? 'turns' : 'dead';
  return done(withFinding(state, 'ps-on-jumper', outcome, null, target), foundEvent('ps-on-jumper', outcome));
}
