import { endSpec } from '../behaviour/wiring.ts';
import { findMachine } from '../machines/find-machine.ts';
import { holderOfPin } from '../machines/pin-name.ts';
import type { MachineModelId } from '../model/view.ts';

/** A plug of a lead that brings the mains to the machine: the strip's own lead, or one that belongs in the supply's inlet. */
export function isMainsLead(model: MachineModelId, end: string): boolean {
  const cable = endSpec(model, end)?.cable;
  if (cable?.use !== 'mains') return false;
  const { connectors } = findMachine(model);
  return cable.from === 'strip' || cable.ends.some(({ home }) => connectors[home]?.host === 'psu');
}

/** A pin that a probe finds at the outlet, the strip or the supply's inlet. */
export function isMainsPoint(model: MachineModelId, point: string): boolean {
  const connector = findMachine(model).connectors[holderOfPin(point)];
  return connector?.family === 'outlet' || (connector?.family === 'iec' && connector.host === 'psu');
}
