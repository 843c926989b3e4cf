import { withState } from '../changed.ts';
import { foundEvent, withFinding } from '../findings.ts';
import { DEBUG_LEDS, debugLed, readIndicators } from '../indicators.ts';
import { findMachine } from '../machines/find-machine.ts';
import { readPost } from '../post.ts';
import { type LabState, partIn } from '../state.ts';
import { done, type Outcome, refuse } from './change.ts';
import { withLook } from './looking.ts';

function readLeds(state: LabState): Outcome {
  if (state.machine.running) {
    const indicators = readIndicators(state.machine);
    const led = debugLed(indicators);
    const moving = readPost(state.machine).stage === 'training';
    const lit = withFinding(state, 'read-debug-leds', moving ? `${led}-moving` : led);
    return done(withFinding(lit, 'read-post-code', moving ? 'moving' : (indicators.postDisplay ?? 'dark')), {
      kind: 'leds-read',
      from: 'machine',
      led: led === 'none' ? null : led,
      code: indicators.postDisplay,
    });
  }
  if (state.recording === null)
    return done(state, { kind: 'leds-read', from: 'machine', led: null, code: null });
  const led = debugLed(state.recording);
  return done(withFinding(withState(state, { recordingSeen: true }), 'read-debug-leds', led), {
    kind: 'leds-read',
    from: 'recording',
    led: led === 'none' ? null : led,
    code: state.recording.postDisplay,
  });
}

/**
 * The memory slots lie side by side: whoever looks at one module sees whether any of them stands proud. Looking at the
 * next one says nothing more.
 */
function lookAtMemory(state: LabState): LabState {
  const { machine } = state;
  const spec = findMachine(machine.model);
  const proud = Object.entries(machine.parts).some(
    ([id, part]) => spec.parts[id]?.kind === 'dimm' && Object.values(part.ends).includes('up'),
  );
  const outcome = proud ? 'proud' : 'home';
  const last = state.evidence.findLast(({ test }) => test === 'look-at-memory');
  return last?.outcome === outcome ? state : withFinding(state, 'look-at-memory', outcome);
}

/** A power LED that speaks in two colours (Harrow), counted by whoever looks. */
function readPowerLed(state: LabState): Outcome {
  const post = readPost(state.machine);
  const isDark = readIndicators(state.machine, post).leds['led-power'] === 'off';
  const outcome = isDark ? 'off' : (post.blink?.join('-') ?? 'steady');
  return done(
    withFinding(state, 'read-power-led', outcome, null, 'led-power'),
    foundEvent('read-power-led', outcome),
  );
}

/** An LED, the strip's lamp or the network port's light: on, off or blinking. */
function readLamp(state: LabState, target: string): Outcome {
  const light = readIndicators(state.machine).leds[target] ?? 'off';
  return done(
    withFinding(state, `look:${target}`, light, null, target),
    { kind: 'looked-at', target },
    foundEvent(`look:${target}`, light),
  );
}

/** The socket that a thing is, belongs to or sits in; null for anything else. */
function placeOf(state: LabState, target: string): string | null {
  const spec = findMachine(state.machine.model);
  if (spec.sockets[target] !== undefined) return target;
  return spec.latches[target]?.socket ?? state.machine.parts[target]?.socket ?? null;
}

function isLed(state: LabState, target: string): boolean {
  return findMachine(state.machine.model).leds.some((led) => led.id === target);
}

/** Looks at a thing and tells what can be seen, never what it means. */
export function inspect(state: LabState, target: string): Outcome {
  const { machine } = state;
  const spec = findMachine(machine.model);
  if (target === 'debug-leds' || DEBUG_LEDS.includes(target)) return readLeds(state);
  if (target === 'led-power') return readPowerLed(state);
  if (isLed(state, target)) return readLamp(state, target);

  if (spec.parts[target] !== undefined && machine.parts[target] === undefined)
    return refuse('unknown-target', target);
  const place = placeOf(state, target);
  const partId =
    machine.parts[target] !== undefined ? target : place === null ? null : partIn(machine, place);
  const looked = withLook(state, target, null);
  if (partId === null) return done(looked.state, { kind: 'looked-at', target }, ...looked.marks);
  const part = machine.parts[partId];
  const up = Object.entries(part?.ends ?? {}).flatMap(([end, seating]) => (seating === 'up' ? [end] : []));
  const isMemory = spec.parts[partId]?.kind === 'dimm' && part?.socket !== null;
  return done(
    isMemory ? lookAtMemory(looked.state) : looked.state,
    { kind: 'looked-at-part', target: partId, up, onBench: part?.socket === null },
    ...looked.marks,
  );
}
