import { inletOf } from '../behaviour/electrics.ts';
import { endSpec } from '../behaviour/wiring.ts';
import { findMachine } from '../machines/find-machine.ts';
import { holderOfPin } from '../machines/pin-name.ts';
import type { MachineModelId } from '../model/view.ts';

/** Whether a plug belongs to a lead that feeds the machine: the power strip's lead, or one for the machine's inlet. */
export function isMainsLead(model: MachineModelId, end: string): boolean {
  const cable = endSpec(model, end)?.cable;
  if (cable?.use !== 'mains') return false;
  return cable.from === 'strip' || cable.ends.some(({ home }) => home === inletOf(model));
}

/** Whether a pin is at an outlet or at the supply's inlet. */
export function isMainsPoint(model: MachineModelId, point: string): boolean {
  const connector = findMachine(model).connectors[holderOfPin(point)];
  return connector?.family === 'outlet' || (connector?.family === 'iec' && connector.host === 'psu');
}
