import type { Priority } from '../priority/matrix.ts';
import type { DeskTime } from './business-time.ts';
import type { HoldReason } from './hold-reasons.ts';

/** What happened to a ticket, as far as its clocks can see. */
export type ClockEventBody =
  | { readonly kind: 'created' }
  /** The priority was set for the first time, or changed. */
  | { readonly kind: 'prioritized'; readonly priority: Priority }
  /** A public reply by a person of the desk, by any channel. */
  | { readonly kind: 'replied' }
  /** A call or a walk-up was answered: the person's contact and our reply at once. */
  | { readonly kind: 'call-answered' }
  /** A message by the person who asked; it ends any hold. */
  | { readonly kind: 'person-wrote' }
  /** Hold began, or goes on for another reason. `asked`: something was really asked of whom it waits for. */
  | { readonly kind: 'hold-began'; readonly reason: HoldReason; readonly asked: boolean }
  | { readonly kind: 'hold-ended' }
  /** The follow-up of the hold was done: the vendor asked again, the person called without an answer. */
  | { readonly kind: 'followed-up' }
  | { readonly kind: 'resolved' }
  | { readonly kind: 'reopened' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'canceled' }
  /** These change no clock: a machine's reply, an internal note, a new group or assignee, a reminder that fired. */
  | { readonly kind: 'auto-acknowledged' }
  | { readonly kind: 'noted' }
  | { readonly kind: 'assigned' }
  | { readonly kind: 'reminded' };

export type ClockEvent = ClockEventBody & { readonly at: DeskTime };
