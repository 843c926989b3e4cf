import { DEBUG_LEDS } from '../behaviour/indicators.ts';
import { endSpec } from '../behaviour/wiring.ts';
import { findMachine } from '../machines/find-machine.ts';
import type { LabCommand } from '../model/commands.ts';
import type { LabView } from '../model/view.ts';
import { isKnown } from './looked-at.ts';

/**
 * What can be tried with a thing, as it looks now, the most likely first. Something that is held is offered all the
 * same: the refusal says what holds it, and that is what a learner should hear. Reads the view and the public catalogue.
 */
export function actionsOf(view: LabView, target: string): readonly LabCommand[] {
  if (isBehindPanel(view, target)) return OPEN_CASE;
  if (view.leds[target] !== undefined)
    return [{ kind: 'inspect', target: DEBUG_LEDS.includes(target) ? 'debug-leds' : target }];
  if (!isKnown(view, target)) return blindActions(view, target);
  const part = view.parts[target];
  if (part !== undefined) return [...partActions(view, target), { kind: 'inspect', target }];
  const latch = view.latches[target];
  if (latch !== undefined)
    return [{ kind: latch.position === 'open' ? 'close-latch' : 'press-latch', target }];
  const screw = view.fasteners[target];
  if (screw !== undefined)
    return [{ kind: screw.state === 'tight' ? 'loosen-screw' : 'tighten-screw', target }];
  const cable = view.cables[target];
  if (cable !== undefined)
    return [{ kind: cable.plug === 'latched' ? 'unplug-cable' : 'plug-cable', target }];
  const socket = view.sockets[target];
  if (socket !== undefined) return [...placeActions(view, target), { kind: 'inspect', target }];
  switch (target) {
    case 'power-button':
      return [{ kind: 'press-power' }];
    case 'psu-switch':
      return [{ kind: 'set-psu-switch', position: view.power.psuSwitch === 'on' ? 'off' : 'on' }];
    case 'esd-strap':
      return [view.strap === 'worn' ? { kind: 'unclip-strap' } : { kind: 'wear-strap' }];
    case 'debug-leds':
      return [{ kind: 'inspect', target }];
    default:
      return [];
  }
}

/** The look that a click on a thing is; null where its state is known, or covered. */
export function lookAtClicked(view: LabView, target: string): LabCommand | null {
  const [first] = isKnown(view, target) ? [] : actionsOf(view, target);
  return first?.kind === 'inspect' ? first : null;
}

/**
 * What can be tried with a thing that nobody looked at: a look first, then the same whatever its state is, so that what is
 * offered tells nothing.
 */
function blindActions(view: LabView, target: string): readonly LabCommand[] {
  const look: LabCommand = { kind: 'inspect', target };
  const spec = findMachine(view.model);
  const part = spec.parts[target];
  if (part !== undefined) {
    if (!part.removable) return [look];
    const push = part.ends.map((end): LabCommand => ({ kind: 'seat-part', target, end }));
    return [look, { kind: 'lift-part', target }, ...push];
  }
  if (spec.latches[target] !== undefined)
    return [look, { kind: 'press-latch', target }, { kind: 'close-latch', target }];
  if (spec.fasteners[target] !== undefined)
    return [look, { kind: 'loosen-screw', target }, { kind: 'tighten-screw', target }];
  if (spec.sockets[target] !== undefined) return [look, ...partsFor(view, target)];
  if (target === 'psu-switch')
    return [look, { kind: 'set-psu-switch', position: 'on' }, { kind: 'set-psu-switch', position: 'off' }];
  if (endSpec(view.model, target) !== undefined)
    return [look, { kind: 'plug-cable', target }, { kind: 'unplug-cable', target }];
  return [look];
}

/** The way to everything that is behind the side panel. */
const OPEN_CASE: readonly LabCommand[] = [{ kind: 'lift-part', target: 'side-panel' }];

/** A thing shows through the glass or at the back, and hands do not reach it before the panel is off. */
function isBehindPanel(view: LabView, target: string): boolean {
  if (view.sidePanel === 'off') return false;
  const part = view.parts[target];
  return part === undefined
    ? findMachine(view.model).sockets[target]?.inside === true
    : part.placement === 'behind-panel';
}

function partActions(view: LabView, target: string): readonly LabCommand[] {
  const part = view.parts[target];
  const spec = findMachine(view.model).parts[target];
  if (part === undefined || spec === undefined || !spec.removable) return [];
  if (part.placement === 'removed') {
    if (spec.socket !== null && isBehindPanel(view, spec.socket)) return OPEN_CASE;
    const fitting = Object.values(view.sockets).filter(
      (socket) => !(isKnown(view, socket.id) && socket.holds !== null) && fits(view, target, socket.id),
    );
    // Its own socket first.
    const sockets = [...fitting].sort(
      (left, right) => Number(right.id === spec.socket) - Number(left.id === spec.socket),
    );
    const places = sockets.map(({ id }) => ({ kind: 'place-part', target, socket: id }) as const);
    return spec.kind === 'cmos-cell'
      ? [...places, ...places.map((place) => ({ ...place, turned: true }) as const)]
      : places;
  }
  const up = Object.keys(part.seating).filter((end) => part.seating[end] === 'up');
  return [
    { kind: 'lift-part', target },
    ...up.map((end): LabCommand => ({ kind: 'seat-part', target, end })),
  ];
}

function placeActions(view: LabView, socketId: string): readonly LabCommand[] {
  return view.sockets[socketId]?.holds === null ? partsFor(view, socketId) : [];
}

/** What lies on the bench and goes into a socket. */
function partsFor(view: LabView, socketId: string): readonly LabCommand[] {
  return Object.values(view.parts)
    .filter((part) => part.placement === 'removed' && fits(view, part.id, socketId))
    .map((part) => ({ kind: 'place-part', target: part.id, socket: socketId }));
}

/** The part is of the socket's kind, and its edge of the socket's form: what the catalogue prints, no more. */
function fits(view: LabView, part: string, socket: string): boolean {
  const spec = findMachine(view.model);
  const [what, where] = [spec.parts[part], spec.sockets[socket]];
  if (what === undefined || where === undefined) return false;
  return where.accepts === what.kind && (where.form === undefined || where.form === what.form);
}
