import { resolveTarget } from '../machines/resolve-target.ts';
import type { LabView, LedColour, PartView } from '../model/view.ts';
import { positionOf } from './control-actions.ts';
import { isKnown } from './looked-at.ts';

/** A part of a state description: a key of the lab's texts with its parameters, or the target that it holds. */
export type StateWord =
  | { readonly key: string; readonly ends?: readonly string[]; readonly colour?: LedColour }
  | { readonly holds: string };

const NO_STATE: readonly StateWord[] = [];

/**
 * The visible state of a target, without interpretation; `state.not-looked` before an inspection. Empty for targets without a
 * state.
 */
export function stateOf(view: LabView, name: string): readonly StateWord[] {
  if (!isKnown(view, name)) return [{ key: 'state.not-looked' }];
  const target = resolveTarget(view.model, name);
  switch (target?.kind) {
    case 'part':
      return partState(view.parts[name]);
    case 'latch':
      return keyed('state', view.latches[name]?.position);
    case 'fastener':
      return keyed('state', view.fasteners[name]?.state);
    case 'plug': {
      const end = view.cables[target.cable.id]?.ends.find(({ id }) => id === name);
      return keyed('state', end?.plug);
    }
    case 'connector':
      return heldState(view.connectors[name], 'state.empty-connector');
    case 'socket':
      return heldState(view.sockets[name], 'state.empty');
    case 'led': {
      const led = view.leds[name];
      return led === undefined ? NO_STATE : [{ key: `light.${led.light}`, colour: led.colour }];
    }
    case 'control':
      return controlState(view, name);
    default:
      return NO_STATE;
  }
}

function keyed(group: string, state: string | undefined): readonly StateWord[] {
  return state === undefined ? NO_STATE : [{ key: `${group}.${state}` }];
}

function heldState(
  place: { readonly holds: string | null } | undefined,
  empty: string,
): readonly StateWord[] {
  if (place === undefined) return NO_STATE;
  return place.holds === null ? [{ key: empty }] : [{ holds: place.holds }];
}

function partState(part: PartView | undefined): readonly StateWord[] {
  if (part === undefined) return NO_STATE;
  const { placement, seating, stance } = part;
  const sits: StateWord =
    placement === 'loose'
      ? { key: 'state.loose', ends: Object.keys(seating).filter((end) => seating[end] === 'up') }
      : { key: `state.${placement}` };
  if (stance === 'straight') return [sits];
  return [sits, { key: stance === 'sprung' ? 'mark.springs-up' : 'mark.minus-up' }];
}

function controlState(view: LabView, name: string): readonly StateWord[] {
  switch (name) {
    case 'esd-strap':
      return [{ key: view.strap === 'worn' ? 'state.worn' : 'state.put-away' }];
    case 'power-button':
      return keyed('state', powerShown(view));
    case 'psu-switch':
      return keyed('state', view.power.psuSwitch);
    default: {
      const position = positionOf(view, name);
      return position === null ? NO_STATE : [{ key: `state.position-${position}` }];
    }
  }
}

/** The visible power state. Standby shows only by an inspected LED on the board or supply; `stopped` when it is unknown. */
export function powerShown(view: LabView): 'running' | 'standby' | 'dark' | 'stopped' {
  if (view.power.on) return 'running';
  const lamp = view.leds['led-standby'] ?? view.leds['led-psu'];
  if (lamp === undefined || !isKnown(view, lamp.id)) return 'stopped';
  return lamp.light === 'off' ? 'dark' : 'standby';
}
