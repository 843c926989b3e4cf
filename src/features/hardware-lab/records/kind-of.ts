import { findMachine } from '../../../core/hardware/machines/find-machine.ts';
import type { PlugFamily } from '../../../core/hardware/pinouts.ts';
import type { MachineView, PartKind } from '../../../core/hardware/view.ts';

/** What `lab-parts` explains: kinds of parts, families of plugs, and what is neither. */
export type ExplainedKind = PartKind | PlugFamily | 'socket' | 'latch' | 'screw' | 'led' | 'control';

/** What sort of thing a target is, as an explanation names it; null for what is none of this machine's. */
export function kindOf(view: MachineView, target: string): ExplainedKind | null {
  const part = view.parts[target];
  if (part !== undefined) return part.kind;
  const connector = view.connectors[target];
  if (connector !== undefined) return connector.family;
  const { cables, controls } = findMachine(view.model);
  const end = Object.values(cables)
    .flatMap(({ ends }) => ends)
    .find(({ id }) => id === target);
  if (end !== undefined) return end.family;
  if (view.sockets[target] !== undefined) return 'socket';
  if (view.latches[target] !== undefined) return 'latch';
  if (view.fasteners[target] !== undefined) return 'screw';
  if (view.leds[target] !== undefined) return 'led';
  return controls.includes(target) ? 'control' : null;
}
