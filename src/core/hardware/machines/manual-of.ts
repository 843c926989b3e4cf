import type { MachineModelId } from '../model/view.ts';
import { findMachine } from './find-machine.ts';
import { MANUAL_SECTIONS, type ManualSection } from './manual-sections.ts';

/** A laptop's manual is short: it has no supply, no front panel and nothing on its board to plug or set. */
const LAPTOP_SECTIONS: readonly ManualSection[] = [
  'safety',
  'codes',
  'memory',
  'storage',
  'network',
  'specs',
];

/** The sections that a machine's manual has. */
export function manualSectionsOf(model: MachineModelId): readonly ManualSection[] {
  return findMachine(model).portable === undefined ? MANUAL_SECTIONS : LAPTOP_SECTIONS;
}
