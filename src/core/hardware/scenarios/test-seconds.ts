import { costOf } from '../commands/costs.ts';
import type { DiagnosticTest } from '../instruments/diagnostic-tests/row.ts';
import type { MachineModelId } from '../model/view.ts';

/** Simulated seconds of a test without its set-ups: the engine's cost of the same commands. */
export function testSeconds({ readBy, reachSeconds = 0 }: DiagnosticTest, model: MachineModelId): number {
  return readBy.reduce((sum, command) => sum + costOf(command, model), reachSeconds);
}
