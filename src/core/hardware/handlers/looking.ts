import type { TestId } from '../instruments/diagnostic-tests/catalogue.ts';
import { foundEvent, withFinding } from '../instruments/findings.ts';
import { marksOf, undersideMarks } from '../instruments/marks.ts';
import { findMachine } from '../machines/find-machine.ts';
import { withState } from '../model/changed.ts';
import type { LabEvent } from '../model/commands.ts';
import type { LabState } from '../model/state.ts';
import type { Tool } from '../model/vocabulary.ts';

interface Looked {
  readonly state: LabState;
  readonly marks: readonly LabEvent[];
  readonly found: readonly LabEvent[];
}

/** Stores the visible marks of a target for the view. */
function withSeen(state: LabState, target: string, marks: readonly string[]): LabState {
  const { seen } = state.bench;
  if ((seen[target] ?? []).join() === marks.join()) return state;
  return withState(state, { bench: { ...state.bench, seen: { ...seen, [target]: marks } } });
}

/** Whether inspecting a target is recorded: not for latches and screws, nor for sockets, whose contacts need a light. */
function isReading({ machine }: LabState, target: string, tool: Tool | null): boolean {
  const { sockets, latches, fasteners } = findMachine(machine.model);
  return tool !== null || [sockets, latches, fasteners].every((table) => table[target] === undefined);
}

/**
 * Inspects a target: stores its marks for the view and, if the inspection is conclusive (`isReading`), records a finding. The
 * cold plate of a cooler has a finding of its own.
 *
 * @param tool flashlight or magnifier; null for the naked eye
 */
export function withLook(state: LabState, target: string, tool: Tool | null): Looked {
  const marks = marksOf(state.machine, target, tool);
  let next = withSeen(state, target, marks);
  const found: LabEvent[] = [];
  const note = (test: TestId, outcome: string): void => {
    next = withFinding(next, test, outcome, null, target);
    found.push(foundEvent(test, outcome));
  };
  const under = undersideMarks(state.machine, target);
  if (isReading(state, target, tool))
    note(`look:${target}`, marks.find((mark) => under?.includes(mark) !== true) ?? 'normal');
  if (under !== null) note(`look-under:${target}`, under[0] ?? 'normal');
  return { state: next, marks: marks.map((mark) => ({ kind: 'mark-seen', target, mark })), found };
}
