import { DEBUG_LEDS, debugLed, readIndicators } from '../behaviour/indicators.ts';
import { readPost } from '../behaviour/post.ts';
import { foundEvent, withFinding } from '../instruments/findings.ts';
import { findMachine } from '../machines/find-machine.ts';
import { withState } from '../model/changed.ts';
import type { LabEvent } from '../model/commands.ts';
import { isHome, type LabState, type MachineState, partIn } from '../model/state.ts';
import type { LookPlace } from '../model/vocabulary.ts';
import { withLooked } from '../projection/looked-at.ts';
import { seenWith, socketsAt, thingsAt } from '../projection/looking-places.ts';
import { sidePanelOf } from '../projection/sight.ts';
import { done, type Outcome, refuse } from './change.ts';
import { withLook } from './looking.ts';

function readLeds(before: LabState): Outcome {
  const state = withLooked(before, DEBUG_LEDS);
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
 * Records whether any memory module stands proud: the slots are adjacent, so inspecting one module shows all. An unchanged
 * result is not recorded again.
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

/** Reads the power LED, with its blink code of two colours on a Harrow. */
function readPowerLed(before: LabState): Outcome {
  const state = withLooked(before, ['led-power']);
  const post = readPost(state.machine);
  const isDark = readIndicators(state.machine, post).leds['led-power'] === 'off';
  const outcome = isDark ? 'off' : (post.blink?.join('-') ?? 'steady');
  return done(
    withFinding(state, 'read-power-led', outcome, null, 'led-power'),
    foundEvent('read-power-led', outcome),
  );
}

/** Reads any other LED: on, off or blinking. */
function readLamp(before: LabState, target: string): Outcome {
  const state = withLooked(before, [target]);
  const light = readIndicators(state.machine).leds[target] ?? 'off';
  return done(withFinding(state, `look:${target}`, light, null, target), foundEvent(`look:${target}`, light));
}

/** The socket that a target is, belongs to or sits in; null for any other target. */
function placeOf(state: LabState, target: string): string | null {
  const spec = findMachine(state.machine.model);
  if (spec.sockets[target] !== undefined) return target;
  return spec.latches[target]?.socket ?? state.machine.parts[target]?.socket ?? null;
}

function isLed(state: LabState, target: string): boolean {
  return findMachine(state.machine.model).leds.some((led) => led.id === target);
}

/** Inspects a target: reports what is visible, never its interpretation. */
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
  const looked = withLook(withLooked(state, seenWith(machine, target)), target, null);
  if (partId === null)
    return done(looked.state, ...eventsOfLook(looked.marks, { kind: 'looked-at', target }));
  const isMemory = spec.parts[partId]?.kind === 'dimm' && machine.parts[partId]?.socket !== null;
  const sits = sitsEvent(machine, partId);
  return isMemory
    ? done(lookAtMemory(looked.state), sits, ...besidesSeating(looked.marks))
    : done(looked.state, ...eventsOfLook(looked.marks, sits));
}

/** The marks of a module besides that it stands proud: which of its ends does is told by `sitsEvent`. */
function besidesSeating(marks: readonly LabEvent[]): readonly LabEvent[] {
  return marks.filter((event) => event.kind !== 'mark-seen' || event.mark !== 'stands-proud');
}

/** The events of the visible marks or, without any, the event that nothing was found. */
function eventsOfLook(marks: readonly LabEvent[], nothing: LabEvent): readonly LabEvent[] {
  return marks.length === 0 ? [nothing] : marks;
}

function sitsEvent({ parts }: MachineState, target: string): LabEvent {
  const { ends = {}, socket = null } = parts[target] ?? {};
  const up = Object.keys(ends).filter((end) => ends[end] === 'up');
  return { kind: 'looked-at-part', target, up, onBench: socket === null };
}

/** Looks at everything plainly visible at a place. Reports each mark; targets without marks give no event of their own. */
export function lookAround(state: LabState, place: LookPlace): Outcome {
  const { machine } = state;
  const things = thingsAt(machine, place);
  const sockets = socketsAt(machine, place);
  if (things.length + sockets.length === 0) {
    const panel = sidePanelOf(machine);
    return panel === null ? refuse('not-possible', 'inside') : refuse('blocked', 'inside', [panel]);
  }
  let next = withLooked(
    state,
    [...things, ...sockets].flatMap((id) => seenWith(machine, id)),
  );
  const events: LabEvent[] = [{ kind: 'looked-around', place }];
  for (const thing of things) {
    const looked = withLook(next, thing, null);
    next = looked.state;
    const isProud = findMachine(machine.model).parts[thing]?.kind === 'dimm' && !isHome(machine.parts[thing]);
    events.push(...(isProud ? [sitsEvent(machine, thing), ...besidesSeating(looked.marks)] : looked.marks));
  }
  return done(place === 'memory' ? lookAtMemory(next) : next, ...events);
}
