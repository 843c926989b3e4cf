import { DEMO_60 } from '../../../core/hardware/scenarios/demo-60.ts';
import type { MachineModelId } from '../../../core/hardware/view.ts';

/** Families of complaints (hardware-lab.md 2.7). */
export const FAMILIES = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6'] as const;
export type Family = (typeof FAMILIES)[number];

/** What may be said of a job before it is played; its words are `lab-cases:<id>`. */
export interface PracticeCase {
  readonly id: string;
  readonly family: Family;
  readonly model: MachineModelId;
  /** 1 to 5. */
  readonly difficulty: number;
  readonly objectives: readonly string[];
}

/** Every job that can be practised, in the order of the families. */
export function practiceCases(): readonly PracticeCase[] {
  const { id, model, difficulty, objectives } = DEMO_60;
  return [{ id, family: 'F2', model, difficulty, objectives }];
}
