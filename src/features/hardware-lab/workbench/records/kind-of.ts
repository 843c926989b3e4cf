import { findMachine } from '../../../../core/hardware/machines/find-machine.ts';
import type { PlugFamily } from '../../../../core/hardware/machines/pinouts.ts';
import type { LabView, PartKind } from '../../../../core/hardware/model/view.ts';

/** Buttons, switches and the strap; each has an explanation of its own. */
const CONTROLS = [
  ...(['power-button', 'reset-button', 'psu-switch', 'mains-selector', 'strip-switch', 'esd-strap'] as const),
  ...(['psu-test-button', 'debug-leds', 'flashback-button', 'jumper-clear-cmos', 'asset-label'] as const),
] as const;
type Control = (typeof CONTROLS)[number];

function isExplained(target: string): target is Control {
  return CONTROLS.some((id) => id === target);
}

/** The kinds that `lab-parts` explains: part kinds, plug families, other kinds, and each control. */
export type ExplainedKind = PartKind | PlugFamily | 'socket' | 'latch' | 'screw' | 'led' | Control;

/** The kind of a target for its explanation; null if the machine has no such target. */
export function kindOf(view: LabView, target: string): ExplainedKind | null {
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
  return isExplained(target) && controls.includes(target) ? target : null;
}
