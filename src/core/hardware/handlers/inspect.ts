import { debugLed, readIndicators } from '../indicators.ts';
import { findMachine } from '../machines/find-machine.ts';
import { type LabState, partIn } from '../state.ts';
import { CONTROL_TARGETS } from '../view.ts';
import { done, inTheWay, type Outcome, refuse } from './change.ts';

/** Notes what was read; the same reading of the same test is one piece of evidence, however often it is taken. */
function withEvidence(state: LabState, test: string, outcome: string): LabState {
  const known = state.evidence.some((item) => item.test === test && item.outcome === outcome);
  if (known) return state;
  const finding = { test, outcome, reading: null, target: null };
  const { simSeconds, steps } = state.ledger;
  return { ...state, evidence: [...state.evidence, { ...finding, simSeconds, step: steps + 1 }] };
}

function readLeds(state: LabState): Outcome {
  if (state.machine.running) {
    const indicators = readIndicators(state.machine);
    const led = debugLed(indicators);
    return done(withEvidence(state, 'read-debug-leds', led), {
      kind: 'leds-read',
      from: 'machine',
      led: led === 'none' ? null : led,
      code: indicators.postDisplay,
    });
  }
  if (state.recording === null)
    return done(state, { kind: 'leds-read', from: 'machine', led: null, code: null });
  const led = debugLed(state.recording);
  return done(withEvidence({ ...state, recordingSeen: true }, 'read-debug-leds', led), {
    kind: 'leds-read',
    from: 'recording',
    led: led === 'none' ? null : led,
    code: state.recording.postDisplay,
  });
}

/** The memory slots lie side by side: whoever looks at one module sees whether any of them stands proud. */
function lookAtMemory(state: LabState): LabState {
  const { machine } = state;
  const spec = findMachine(machine.model);
  const proud = Object.entries(machine.parts).some(
    ([id, part]) => spec.parts[id]?.kind === 'dimm' && Object.values(part.ends).includes('up'),
  );
  return withEvidence(state, 'look-at-memory', proud ? 'proud' : 'home');
}

/** Looks at a thing and tells what can be seen, never what it means. */
export function inspect(state: LabState, target: string): Outcome {
  const { machine } = state;
  const spec = findMachine(machine.model);
  if (target === 'debug-leds' || (spec.leds.some((led) => led.id === target) && target !== 'led-monitor'))
    return readLeds(state);

  const socket = spec.latches[target]?.socket ?? (spec.sockets[target] === undefined ? null : target);
  const partId =
    machine.parts[target] === undefined ? (socket === null ? null : partIn(machine, socket)) : target;
  const place = socket ?? (partId === null ? null : (machine.parts[partId]?.socket ?? null));
  const panel = place === null ? [] : inTheWay(machine, place).filter((id) => id === 'side-panel');
  if (panel.length > 0) return refuse('blocked', target, panel);

  if (partId !== null) {
    const part = machine.parts[partId];
    const up = Object.entries(part?.ends ?? {}).flatMap(([end, seating]) => (seating === 'up' ? [end] : []));
    const seen = spec.parts[partId]?.kind === 'dimm' && part?.socket !== null ? lookAtMemory(state) : state;
    return done(seen, { kind: 'looked-at-part', target: partId, up, onBench: part?.socket === null });
  }
  const known =
    socket !== null ||
    spec.cables[target] !== undefined ||
    spec.fasteners[target] !== undefined ||
    target === 'led-monitor' ||
    CONTROL_TARGETS.some((control) => control === target);
  return known ? done(state, { kind: 'looked-at', target }) : refuse('unknown-target', target);
}
