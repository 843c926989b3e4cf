import { useCallback, useReducer } from 'react';
import type { LabMode } from '../../../core/hardware/vocabulary.ts';

/** What a technician takes in hand; a tool's place in the belt is its key, 1 to 9. */
export const TOOLS = [
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

/** Nobody waits for a machine that is only explored. */
const WITHOUT_CUSTOMER: readonly ToolId[] = TOOLS.filter((tool) => tool !== 'customer');

/** The tools of a mode, in the order of the belt. */
export function toolsOf(mode: LabMode): readonly ToolId[] {
  return mode === 'explore' ? WITHOUT_CUSTOMER : TOOLS;
}

/** What stands on paper or in lists beside the machine. */
export const RECORDS = ['parts', 'findings', 'log'] as const;
export type RecordId = (typeof RECORDS)[number];

/** Sheets of a phone, of which one is on top. */
export type SheetId = 'job' | 'tool' | RecordId;

/** How somebody arranged their bench. Nothing of it belongs to the run. */
export interface BenchUiState {
  readonly tool: ToolId | null;
  readonly record: RecordId;
  readonly sheet: SheetId;
  /** Where the meter's probes are held, and which of them a touch in the picture moves. */
  readonly probes: Probes;
}

type ProbeColour = 'black' | 'red';

interface Probes {
  /** Pins as the rules name them: `<connector or plug>.<pin>`; empty while a probe is held nowhere. */
  readonly black: string;
  readonly red: string;
  readonly moving: ProbeColour;
}

export type BenchUiChange =
  /** Takes a tool, or puts it down when it is in hand already. */
  | { readonly kind: 'take'; readonly tool: ToolId }
  | { readonly kind: 'open'; readonly tool: ToolId }
  | { readonly kind: 'put-down' }
  | { readonly kind: 'hold-probe'; readonly colour: ProbeColour; readonly pin: string }
  | { readonly kind: 'move-probe'; readonly colour: ProbeColour }
  | { readonly kind: 'record'; readonly record: RecordId }
  | { readonly kind: 'sheet'; readonly sheet: SheetId };

/** Bare metal of the case is where the black probe usually is. */
const EMPTY_DESK: BenchUiState = {
  tool: null,
  record: 'parts',
  sheet: 'job',
  probes: { black: 'chassis.1', red: '', moving: 'red' },
};

function rearrange(desk: BenchUiState, change: BenchUiChange): BenchUiState {
  switch (change.kind) {
    case 'take':
      return change.tool === desk.tool
        ? rearrange(desk, { kind: 'put-down' })
        : { ...desk, tool: change.tool, sheet: 'tool' };
    case 'open':
      return { ...desk, tool: change.tool, sheet: 'tool' };
    case 'put-down':
      return { ...desk, tool: null, sheet: desk.sheet === 'tool' ? 'job' : desk.sheet };
    case 'hold-probe':
      return { ...desk, probes: { ...desk.probes, [change.colour]: change.pin } };
    case 'move-probe':
      return { ...desk, probes: { ...desk.probes, moving: change.colour } };
    case 'record':
      return { ...desk, record: change.record, sheet: change.record };
    case 'sheet':
      return isRecord(change.sheet)
        ? { ...desk, sheet: change.sheet, record: change.sheet }
        : { ...desk, sheet: change.sheet };
  }
}

function isRecord(sheet: SheetId): sheet is RecordId {
  return (RECORDS as readonly string[]).includes(sheet);
}

export interface DeskControl {
  readonly desk: BenchUiState;
  arrange(change: BenchUiChange): void;
}

export function useDesk(): DeskControl {
  const [desk, dispatch] = useReducer(rearrange, EMPTY_DESK);
  const arrange = useCallback((change: BenchUiChange) => dispatch(change), []);
  return { desk, arrange };
}
