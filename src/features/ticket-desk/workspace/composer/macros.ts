import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../../../core/kernel/time.ts';
import type { CommandOf } from '../../../../core/ticketing/model/commands.ts';
import type { DeskIntentId } from '../../../../core/ticketing/talk/intents/ids.ts';

/** Fields and a reply at once. What it says is the learner's to read before it goes out. */
interface Macro {
  readonly fields?: Omit<CommandOf<'classify'>, 'kind' | 'ticket'>;
  readonly intents: readonly DeskIntentId[];
  /** Seconds until the person hears from us again; null for no promise. */
  readonly promise: number | null;
}

/** Six, as a desk has them. One of them asks for what nobody may ask for: a macro is no excuse. */
const MACROS = {
  'first-answer': {
    intents: ['greeting', 'describe-problem', 'since-when'],
    promise: SECONDS_PER_HOUR,
  },
  'more-details': {
    intents: ['thanks', 'describe-problem', 'exact-wording', 'what-changed'],
    promise: 2 * SECONDS_PER_HOUR,
  },
  lockout: {
    fields: {
      category: 'account',
      subcategory: 'lockout',
      impact: 3,
      urgency: 1,
      isSecurityCase: false,
    },
    intents: ['empathy', 'verify-identity', 'call-back'],
    promise: 30 * SECONDS_PER_MINUTE,
  },
  'no-network': {
    fields: {
      category: 'network',
      subcategory: 'no-connection',
      impact: 3,
      urgency: 1,
      isSecurityCase: false,
    },
    intents: ['empathy', 'who-else', 'ask-location'],
    promise: 30 * SECONDS_PER_MINUTE,
  },
  'password-help': {
    fields: {
      category: 'account',
      subcategory: 'password',
      impact: 3,
      urgency: 2,
      isSecurityCase: false,
    },
    intents: ['greeting', 'ask-password'],
    promise: 15 * SECONDS_PER_MINUTE,
  },
  'is-it-solved': { intents: ['try-again', 'may-close', 'anything-else'], promise: null },
} as const satisfies Readonly<Record<string, Macro>>;

type MacroId = keyof typeof MACROS;

export const MACRO_IDS = Object.keys(MACROS) as readonly MacroId[];

export function macroOf(id: MacroId): Macro {
  return MACROS[id];
}

/** Replies that are kept, with holes for the person, the number of the ticket and the time of the day. */
export const SAVED_REPLIES = ['working-on-it', 'need-answer', 'handed-over', 'solved'] as const;
