import { withState } from '../model/changed.ts';
import type { DeskEvent } from '../model/commands.ts';
import type { Finding } from '../model/evidence.ts';
import type { DeskState } from '../model/state.ts';

/** Writes what was found into the notebook; nothing found leaves no entry. */
export function withFindings(
  state: DeskState,
  source: string,
  findings: readonly Finding[],
  ticket: string | null = state.open,
): { readonly state: DeskState; readonly events: readonly DeskEvent[] } {
  if (findings.length === 0) return { state, events: [] };
  const id = state.evidence.length + 1;
  const entry = { id, step: state.steps + 1, at: state.now, ticket, source, findings };
  return {
    state: withState(state, { evidence: [...state.evidence, entry] }),
    events: [{ kind: 'found', evidence: id }],
  };
}
