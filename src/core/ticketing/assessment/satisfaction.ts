import { clocksOf } from '../clocks/clocks.ts';
import type { DeskState, DeskTicket } from '../model/state.ts';
import { DESK_INTENTS } from '../talk/desk-intents.ts';
import type { TicketEnding } from './ticket-ending.ts';

/** Why somebody rates the desk as they do, in their own eyes: they do not see the score. */
export const SATISFACTION_REASONS = [
  'works-again',
  'in-good-hands',
  'well-treated',
  'kept-word',
  'not-solved',
  'came-back',
  'left-waiting',
  'passed-around',
  'broken-promise',
  'too-slow',
  'badly-treated',
  'asked-again',
  'account-misused',
] as const;
type SatisfactionReason = (typeof SATISFACTION_REASONS)[number];

/** The answer of the person to the survey after a ticket (ticket-desk.md 3.12). */
export interface Satisfaction {
  /** 1 (bad) to 5 (good). */
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly reasons: readonly SatisfactionReason[];
}

/** Stars that a reason adds to three, or takes from them. */
const WORTH: Readonly<Record<SatisfactionReason, number>> = {
  'works-again': 1,
  'in-good-hands': 1,
  'well-treated': 1,
  'kept-word': 0.5,
  'not-solved': -1,
  'came-back': -1,
  'left-waiting': -1,
  'passed-around': -0.5,
  'broken-promise': -1,
  'too-slow': -0.5,
  'badly-treated': -1,
  'asked-again': -0.5,
  'account-misused': -4,
};

const MIDDLE = 3;

/** The mood from which on somebody tells that they were treated well. */
const PLEASED = 1;

const LAPSES: readonly string[] = DESK_INTENTS.filter(({ kind }) => kind === 'lapse').map(({ id }) => id);

interface Rated {
  readonly ticket: DeskTicket;
  readonly state: DeskState;
  readonly ending: TicketEnding;
  /** Somebody else was let into the account of the person. */
  readonly isMisused: boolean;
}

function felt({ ticket, state, ending, isMisused }: Rated): Readonly<Record<SatisfactionReason, boolean>> {
  const { record, promises, asked, talk } = ticket;
  const contacts = state.contacts.filter((contact) => contact.ticket === record.number);
  const calls = contacts.filter(({ role }) => role === 'requester' || role === 'on-record');
  const personas = [...calls.map((call) => call.talk.persona), talk.persona];
  const said = contacts.flatMap(({ transcript }) =>
    transcript.filter(({ by }) => by === 'us').flatMap(({ key }) => key.split(' ')),
  );
  const isUnkind = [...said, ...asked].some((intent) => LAPSES.includes(intent));
  const isCross = personas.some(({ mood }) => mood < 0);
  const clocks = clocksOf(record.clockEvents, state.now);
  return {
    'works-again': ending === 'solved',
    'in-good-hands': ending === 'passed-on',
    'well-treated': !isUnkind && !isCross && personas.some(({ mood }) => mood >= PLEASED),
    'kept-word': promises.some(({ keptAt, isMissed }) => keptAt !== null && !isMissed),
    'not-solved': ending !== 'solved' && ending !== 'passed-on',
    'came-back': record.clockEvents.some(({ kind }) => kind === 'reopened'),
    'left-waiting': contacts.some(
      ({ direction, status, heldAt }) =>
        (direction === 'in' && status === 'unanswered') || (status === 'ended' && heldAt !== null),
    ),
    'passed-around': record.timeline.some(({ kind }) => kind === 'returned'),
    'broken-promise': promises.some(({ isMissed }) => isMissed),
    'too-slow': clocks.firstResponse.late || clocks.resolution.late || clocks.update.missedUpdates > 0,
    // Whoever heard nothing from the desk is cross about that, not about how it spoke.
    'badly-treated': isUnkind || (isCross && said.length + asked.length > 0),
    'asked-again': calls.some((call) => call.talk.persona.patience === 0),
    'account-misused': isMisused,
  };
}

/** How the person rates the desk, and why. */
export function satisfactionOf(rated: Rated): Satisfaction {
  const is = felt(rated);
  const reasons = SATISFACTION_REASONS.filter((reason) => is[reason]);
  const sum = reasons.reduce((points, reason) => points + WORTH[reason], MIDDLE);
  const stars = Math.min(5, Math.max(1, Math.round(sum)));
  return { stars: stars as Satisfaction['stars'], reasons };
}
