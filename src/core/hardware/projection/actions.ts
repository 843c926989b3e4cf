import { memoize } from '../../kernel/memoize.ts';
import { DEBUG_LEDS } from '../behaviour/indicators.ts';
import type { PartSpec } from '../machines/catalogue.ts';
import { findMachine } from '../machines/find-machine.ts';
import { panelOf } from '../machines/places.ts';
import { resolveTarget, type Target } from '../machines/resolve-target.ts';
import type { LabCommand } from '../model/commands.ts';
import type { LabView } from '../model/view.ts';
import { controlActions } from './control-actions.ts';
import { isKnown } from './looked-at.ts';
import { connectorActions, plugActions } from './plug-actions.ts';

/**
 * The commands that workbench and demo offer for a target in its visible state, the most likely first. A part that is held can
 * be tried too: the refusal teaches the learner what holds it. Before an inspection the offer is the same in every state, so
 * that it does not reveal the state. Reads only the view and the public catalogue.
 */
export function actionsOf(view: LabView, name: string): readonly LabCommand[] {
  const target = resolveTarget(view.model, name);
  return target === null ? [] : actionsOn(view, target);
}

function actionsOn(view: LabView, target: Target): readonly LabCommand[] {
  const { id } = target;
  switch (target.kind) {
    case 'part':
      // Opening a power supply is offered although it must not be done (rule P3).
      return view.parts[id]?.kind === 'psu'
        ? [...partActions(view, target.spec), { kind: 'open-part', target: id }]
        : partActions(view, target.spec);
    case 'socket':
      return socketActions(view, id);
    case 'latch':
      return latchActions(view, id);
    case 'fastener':
      return screwActions(view, id);
    case 'plug':
      return plugActions(view, target.spec);
    case 'connector':
      return connectorActions(view, id);
    case 'led':
      return [lookAt(view.leds[id] !== undefined && DEBUG_LEDS.includes(id) ? 'debug-leds' : id)];
    case 'control':
      return controlActions(view, target.id);
  }
}

function lookAt(target: string): LabCommand {
  return { kind: 'inspect', target };
}

/** The inspection that a click on a target sends; null when its state is known or it is covered. */
export function lookAtClicked(view: LabView, target: string): LabCommand | null {
  const [first] = isKnown(view, target) ? [] : actionsOf(view, target);
  return first?.kind === 'inspect' ? first : null;
}

/** The only command for targets behind the side panel. */
function openCase({ model }: LabView): readonly LabCommand[] {
  return [{ kind: 'lift-part', target: panelOf(model) }];
}

/** Whether a visible target is out of reach until the side panel is removed. */
function isBehindPanel(view: LabView, target: string): boolean {
  if (view.sidePanel === 'off') return false;
  const part = view.parts[target];
  return part === undefined
    ? findMachine(view.model).sockets[target]?.inside === true
    : part.placement === 'behind-panel';
}

function partActions(view: LabView, spec: PartSpec): readonly LabCommand[] {
  const { id } = spec;
  if (isBehindPanel(view, id)) return openCase(view);
  if (!isKnown(view, id)) {
    const push = spec.ends.map((end): LabCommand => ({ kind: 'seat-part', target: id, end }));
    return spec.removable ? [lookAt(id), { kind: 'lift-part', target: id }, ...push] : [lookAt(id)];
  }
  return view.parts[id] === undefined ? [] : [...movesOf(view, spec), lookAt(id)];
}

/** Commands that place a removed part, or that move a fitted one. */
function movesOf(view: LabView, spec: PartSpec): readonly LabCommand[] {
  const target = spec.id;
  const part = view.parts[target];
  if (part === undefined || !spec.removable) return [];
  if (part.placement === 'removed') {
    if (spec.socket !== null && isBehindPanel(view, spec.socket)) return openCase(view);
    const fitting = Object.values(view.sockets).filter(
      (socket) => fits(view, target, socket.id) && !(isKnown(view, socket.id) && socket.holds !== null),
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

function socketActions(view: LabView, id: string): readonly LabCommand[] {
  if (isBehindPanel(view, id)) return openCase(view);
  if (!isKnown(view, id)) return [lookAt(id), ...partsFor(view, id)];
  const socket = view.sockets[id];
  if (socket === undefined) return [];
  return socket.holds === null ? [...partsFor(view, id), lookAt(id)] : [lookAt(id)];
}

function latchActions(view: LabView, target: string): readonly LabCommand[] {
  const press: LabCommand = { kind: 'press-latch', target };
  const close: LabCommand = { kind: 'close-latch', target };
  if (!isKnown(view, target)) return [lookAt(target), press, close];
  const latch = view.latches[target];
  if (latch === undefined) return [];
  return [latch.position === 'open' ? close : press];
}

function screwActions(view: LabView, target: string): readonly LabCommand[] {
  const loosen: LabCommand = { kind: 'loosen-screw', target };
  const tighten: LabCommand = { kind: 'tighten-screw', target };
  if (!isKnown(view, target)) return [lookAt(target), loosen, tighten];
  const screw = view.fasteners[target];
  if (screw === undefined) return [];
  return [screw.state === 'tight' ? loosen : tighten];
}

const removedParts = memoize((view: LabView) =>
  Object.values(view.parts).filter(({ placement }) => placement === 'removed'),
);

/** Commands that place removed parts into a socket. */
function partsFor(view: LabView, socketId: string): readonly LabCommand[] {
  return removedParts(view)
    .filter((part) => fits(view, part.id, socketId))
    .map((part) => ({ kind: 'place-part', target: part.id, socket: socketId }));
}

/** Whether kind and form of a part match a socket, by the public catalogue. */
function fits(view: LabView, part: string, socket: string): boolean {
  const spec = findMachine(view.model);
  const [what, where] = [spec.parts[part], spec.sockets[socket]];
  if (what === undefined || where === undefined) return false;
  return where.accepts === what.kind && (where.form === undefined || where.form === what.form);
}
