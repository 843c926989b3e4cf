import { useCallback, useReducer } from 'react';
import type { LabMode, Tool } from '../../../../core/hardware/model/vocabulary.ts';

/** The tools; a tool's position in the belt is its key, 1 to 9. */
const TOOLS = [
  'senses',
  'power',
  'meter',
  'testers',
  'service',
  'screen',
  'stock',
  'manual',
  'customer',
] as const;
export type ToolId = (typeof TOOLS)[number];

/** Exploring a machine has no customer. */
const WITHOUT_CUSTOMER: readonly ToolId[] = TOOLS.filter((tool) => tool !== 'customer');

/** The tools of a mode, in the order of the belt. */
export function toolsOf(mode: LabMode): readonly ToolId[] {
  return mode === 'explore' ? WITHOUT_CUSTOMER : TOOLS;
}

/** The lists beside the machine; at most one is open. */
export const LISTS = ['parts', 'findings', 'log', 'lights'] as const;
export type ListId = (typeof LISTS)[number];

/** The learner's arrangement of the workbench. No part of the run. */
export interface BenchUiState {
  readonly tool: ToolId | null;
  /** The hand tool that stays in hand after it was used; null for bare hands. */
  readonly hand: Tool | null;
  /** The open list. */
  readonly list: ListId | null;
  /** The positions of the meter's probes, and which of them a click in the scene moves. */
  readonly probes: Probes;
}

type ProbeColour = 'black' | 'red';

interface Probes {
  /** Pin ids of the engine: `<connector or plug>.<pin>`; empty while the probe touches nothing. */
  readonly black: string;
  readonly red: string;
  readonly moving: ProbeColour;
}

export type BenchUiChange =
  /** Takes a tool, or puts it down when it is in use already. */
  | { readonly kind: 'take'; readonly tool: ToolId }
  | { readonly kind: 'open'; readonly tool: ToolId }
  | { readonly kind: 'put-down' }
  | { readonly kind: 'hand'; readonly tool: Tool | null }
  | { readonly kind: 'hold-probe'; readonly colour: ProbeColour; readonly pin: string }
  | { readonly kind: 'move-probe'; readonly colour: ProbeColour }
  | { readonly kind: 'list'; readonly list: ListId | null };

/** The black probe usually touches the metal of the case. */
const EMPTY_DESK: BenchUiState = {
  tool: null,
  hand: null,
  list: null,
  probes: { black: 'chassis.1', red: '', moving: 'red' },
};

function rearrange(desk: BenchUiState, change: BenchUiChange): BenchUiState {
  switch (change.kind) {
    case 'take':
      return change.tool === desk.tool ? { ...desk, tool: null, hand: null } : { ...desk, tool: change.tool };
    case 'open':
      return { ...desk, tool: change.tool };
    case 'put-down':
      // Leaving the screen puts nothing down.
      return { ...desk, tool: null, hand: desk.tool === 'screen' ? desk.hand : null };
    case 'hand':
      return { ...desk, hand: change.tool };
    case 'hold-probe':
      return { ...desk, probes: { ...desk.probes, [change.colour]: change.pin } };
    case 'move-probe':
      return { ...desk, probes: { ...desk.probes, moving: change.colour } };
    case 'list':
      return { ...desk, list: change.list };
  }
}

export interface DeskControl {
  readonly desk: BenchUiState;
  arrange(change: BenchUiChange): void;
}

/** The arrangement of the workbench; `list` is open at the start. */
export function useDesk(list: ListId | null): DeskControl {
  const [desk, dispatch] = useReducer(rearrange, { ...EMPTY_DESK, list });
  const arrange = useCallback((change: BenchUiChange) => dispatch(change), []);
  return { desk, arrange };
}
