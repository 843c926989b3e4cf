import { ticketing } from '../../../../src/core/ticketing/judge.ts';
import type { DeskCommand, DeskEvent, DeskRefusal } from '../../../../src/core/ticketing/model/commands.ts';
import type { DeskState } from '../../../../src/core/ticketing/model/state.ts';
import { reduce } from '../../../../src/core/ticketing/reduce.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { type CaseInShift, scenesOf } from '../../../../src/core/ticketing/scenarios/scenes-of.ts';
import { ticketRegistry } from '../../../../src/core/ticketing/scenarios/ticket-registry.ts';

const REGISTRY = ticketRegistry(TICKET_CASES);
export const { judge: JUDGE } = ticketing(REGISTRY);

/** A practice shift of one case, and whom it was drawn for. */
export function dealt(caseId: string, seed = 3): CaseInShift & { readonly start: DeskState } {
  const start = JUDGE.deal(caseId, seed, 'practice');
  const [drawn] = start === null ? [] : scenesOf(REGISTRY, start);
  if (start === null || drawn === undefined) throw new Error(`${caseId} is not dealt.`);
  return { ...drawn, start };
}

/** The state after commands that all have to be accepted, and what they told. */
export function played(
  start: DeskState,
  ...commands: readonly DeskCommand[]
): { readonly state: DeskState; readonly events: readonly DeskEvent[] } {
  let state = start;
  const events: DeskEvent[] = [];
  for (const command of commands) {
    const done = reduce(state, command);
    if (!done.ok) throw new Error(`${command.kind} is refused: ${done.error.reason}.`);
    ({ state } = done.value);
    events.push(...done.value.events);
  }
  return { state, events };
}

/** Why a command is refused; null when it is accepted. */
export function refusal(state: DeskState, command: DeskCommand): DeskRefusal['reason'] | null {
  const done = reduce(state, command);
  return done.ok ? null : done.error.reason;
}
