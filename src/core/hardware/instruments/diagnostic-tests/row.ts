import type { LabCommand } from '../../model/commands.ts';
import type { MeterFunction, Tool } from '../../model/vocabulary.ts';
import { VOLTS } from './outcomes.ts';

/** A row of the catalogue of diagnostic tests. */
export interface DiagnosticTest {
  /** Commands that take the reading after the set-ups; their cost is the cost of the test. */
  readonly readBy: readonly LabCommand[];
  /** Additional simulated seconds for access that no command covers. */
  readonly reachSeconds?: number;
  /** Set-ups needed before, in order; a story sets the costs of those that its machine needs. */
  readonly setups: readonly SetUp[];
  /** Possible outcomes; `*` stands for a number, a code or a name. */
  readonly outcomes: readonly string[];
}

/**
 * - `panel`: the side panel is off. `start`: the self-test has ended. `desktop`: the system is up.
 * - `meter`: the meter is connected. `load`: a load test runs. `alone`: all other memory is out.
 * - `module`, `cooler`, `stick-out`, `lead-off`: that obstacle is removed. `cooler-off`: the cooler lies on the workbench.
 */
export type SetUp =
  | ('panel' | 'start' | 'desktop' | 'meter' | 'load' | 'alone')
  | ('module' | 'cooler' | 'cooler-off' | 'stick-out' | 'lead-off');

export const inspect = (target: string): LabCommand => ({ kind: 'inspect', target });
export const tool = (id: Tool, target: string): LabCommand => ({ kind: 'use-tool', tool: id, target });
export const POWER: LabCommand = { kind: 'press-power' };

/** A measurement with the meter. */
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
