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

/** The view keeps what was seen of a thing. */
function withSeen(state: LabState, target: string, marks: readonly string[]): LabState {
  const { seen } = state.bench;
  if ((seen[target] ?? []).join() === marks.join()) return state;
  return withState(state, { bench: { ...state.bench, seen: { ...seen, [target]: marks } } });
}

/** Latches and screws say how they stand in the list; sockets and their contacts want a light. Neither is a reading. */
function isReading({ machine }: LabState, target: string, tool: Tool | null): boolean {
  const { sockets, latches, fasteners } = findMachine(machine.model);
  return tool !== null || [sockets, latches, fasteners].every((table) => table[target] === undefined);
}

/**
 * What shows on a thing stays known: the notebook has it, and the view keeps the mark. A look that could not tell is no
 * finding: the contacts of a socket want a light, and a cooler has its cold plate below.
 *
 * @param tool what is held to it; null: the naked eye
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
