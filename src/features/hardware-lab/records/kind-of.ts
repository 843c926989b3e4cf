import { findMachine } from '../../../core/hardware/machines/find-machine.ts';
import type { PlugFamily } from '../../../core/hardware/pinouts.ts';
import type { MachineView, PartKind } from '../../../core/hardware/view.ts';

/** What `lab-parts` explains: kinds of parts, families of plugs, and what is neither. */
export type ExplainedKind = PartKind | PlugFamily | 'socket' | 'latch' | 'screw' | 'led' | 'control';

/** What sort of thing a target is, as an explanation names it; null for what is none of this machine's. */
export function kindOf(view: MachineView, target: string): ExplainedKind | null {
  const { parts, connectors, sockets, latches, fasteners, leds, cables, controls } = findMachine(view.model);
  const part = parts[target];
  if (part !== undefined) return part.kind;
  const connector = connectors[target];
  if (connector !== undefined) return connector.family;
  const end = Object.values(cables)
    .flatMap(({ ends }) => ends)
    .find(({ id }) => id === target);
  if (end !== undefined) return end.family;
  if (sockets[target] !== undefined) return 'socket';
  if (latches[target] !== undefined) return 'latch';
  if (fasteners[target] !== undefined) return 'screw';
  if (leds.some(({ id }) => id === target)) return 'led';
  return controls.includes(target) ? 'control' : null;
}
