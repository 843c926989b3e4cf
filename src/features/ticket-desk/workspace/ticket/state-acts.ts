import type { BenchJob } from '../../../../core/contracts/bench-stories.ts';
import type { HoldReason } from '../../../../core/ticketing/clocks/hold-reasons.ts';
import type { DeskCommand } from '../../../../core/ticketing/model/commands.ts';
import type {
  CancelReason,
  ResolutionCode,
  ResolverGroup,
} from '../../../../core/ticketing/record/vocabulary.ts';

export const STATE_ACTS = [
  'resolve',
  'hold-ticket',
  'escalate',
  'send-to-bench',
  'start-work',
  'cancel',
  'resolve-silent',
  'merge',
  'make-child',
] as const;
export type StateAct = (typeof STATE_ACTS)[number];

/** Acts that join two tickets. */
export const NEEDS_ANOTHER: ReadonlySet<StateAct> = new Set(['merge', 'make-child']);

/** What the form of a change of state holds. */
export interface StateForm {
  readonly act: StateAct;
  readonly reason: HoldReason;
  readonly seconds: number;
  readonly reference: string;
  readonly code: ResolutionCode;
  readonly cause: string | null;
  /** Null until somebody chooses: no group is the usual one. */
  readonly group: ResolverGroup | null;
  /** Asset number of the computer that is meant; null where there is none. */
  readonly asset: string | null;
  readonly job: BenchJob | null;
  readonly cancelReason: CancelReason;
  readonly into: string | null;
  readonly evidence: readonly number[];
  readonly words: string;
}

/** The command that a form stands for; null while something is missing. */
export function commandOf(ticket: string, form: StateForm): DeskCommand | null {
  const { act, seconds, cause, into, evidence, reason } = form;
  const reference = form.reference.trim();
  const note = form.words.trim() === '' ? { evidence } : { evidence, words: form.words.trim() };
  switch (act) {
    case 'start-work':
    case 'resolve-silent':
      return { kind: act, ticket };
    case 'hold-ticket':
      return { kind: act, ticket, reason, seconds, ...(reference === '' ? {} : { reference }) };
    case 'resolve':
      return cause === null ? null : { kind: act, ticket, code: form.code, cause, ...note };
    case 'escalate':
      return form.group === null ? null : { kind: act, ticket, group: form.group, ...note };
    case 'send-to-bench':
      return form.asset === null || form.job === null
        ? null
        : { kind: act, ticket, asset: form.asset, job: form.job, ...note };
    case 'cancel':
      return { kind: act, ticket, reason: form.cancelReason };
    case 'merge':
    case 'make-child':
      return into === null ? null : { kind: act, ticket, into };
  }
}
