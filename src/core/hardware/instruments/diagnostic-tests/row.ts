import type { LabCommand } from '../../model/commands.ts';
import type { MeterFunction, Tool } from '../../model/vocabulary.ts';
import { VOLTS } from './outcomes.ts';

/** A row of the catalogue of diagnostic tests. */
export interface DiagnosticTest {
  /** What takes the reading once all is set up; what these commands cost, the test costs. */
  readonly readBy: readonly LabCommand[];
  /** Simulated seconds beside them: to reach what is read, where no command says so. */
  readonly reachSeconds?: number;
  /** What must have been done once before, in the order in which it is done; a story prices those that its machine needs. */
  readonly setups: readonly SetUp[];
  /** What it can say; `*` stands for a figure, a code or a name. */
  readonly outcomes: readonly string[];
}

/**
 * - `panel`: the side panel is off. `start`: the machine is on and through its self-test. `desktop`: its system is up.
 * - `meter`: the meter is laid out. `load`: full load runs. `alone`: the other memory is out.
 * - `module`, `cooler`, `stick-out`, `lead-off`: what is in the way is out. `cooler-off`: it lies on the bench.
 */
export type SetUp =
  | ('panel' | 'start' | 'desktop' | 'meter' | 'load' | 'alone')
  | ('module' | 'cooler' | 'cooler-off' | 'stick-out' | 'lead-off');

export const inspect = (target: string): LabCommand => ({ kind: 'inspect', target });
export const tool = (id: Tool, target: string): LabCommand => ({ kind: 'use-tool', tool: id, target });
export const POWER: LabCommand = { kind: 'press-power' };

/** Both probes, the meter's knob turned before. */
export function probed(
  [fn, range]: readonly [MeterFunction, number],
  [black, red]: readonly [string, string],
  setups: readonly SetUp[],
  outcomes: readonly string[] = VOLTS,
): DiagnosticTest {
  const knob: LabCommand = { kind: 'set-meter', function: fn, range };
  return { readBy: [knob, { kind: 'probe', black, red }], setups, outcomes };
}

export const DC = ['dcv', 20] as const;
export const BOARD = ['panel', 'meter'] as const;
