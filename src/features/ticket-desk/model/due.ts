import type { TicketClocks } from '../../../core/ticketing/clocks/clocks.ts';
import type { TicketView } from '../../../core/ticketing/model/view.ts';

type ClockName = NonNullable<TicketClocks['earliest']>['clock'];

/** In the order in which they are listed. */
export const CLOCK_NAMES: readonly ClockName[] = ['firstResponse', 'update', 'followUp', 'resolution'];

/** The clock that is due soonest. `remaining` are seconds of its own calendar, negative when late. */
export interface Due {
  readonly clock: ClockName | 'promise';
  readonly at: number;
  readonly remaining: number;
  readonly goal: number;
  readonly tone: 'plain' | 'risk' | 'late';
}

type Timed = Pick<TicketView, 'clocks' | 'promises'>;

/** From this share of a promised time on it is at risk, as the other clocks are. */
const WARNING_SHARE = 0.75;

/** The time that was promised and not kept yet, the soonest; null for none. It runs by the wall, whatever the hours. */
export function promiseDue({ promises }: Pick<Timed, 'promises'>, now: number): Due | null {
  const [next] = promises
    .filter(({ keptAt }) => keptAt === null)
    .toSorted((left, right) => left.dueAt - right.dueAt);
  if (next === undefined) return null;
  const { madeAt, dueAt } = next;
  const isWarning = now - madeAt >= WARNING_SHARE * (dueAt - madeAt);
  return {
    clock: 'promise',
    at: dueAt,
    remaining: dueAt - now,
    goal: dueAt - madeAt,
    tone: now >= dueAt ? 'late' : isWarning ? 'risk' : 'plain',
  };
}

/** The clock of the record that is due soonest; null while none runs. */
function clockDue({ clocks }: Pick<Timed, 'clocks'>): Due | null {
  const { earliest } = clocks;
  if (earliest === null) return null;
  const { late, warning, remaining, goal } = clocks[earliest.clock];
  return {
    clock: earliest.clock,
    at: earliest.dueAt,
    remaining: remaining ?? 0,
    goal: goal ?? 0,
    tone: late ? 'late' : warning ? 'risk' : 'plain',
  };
}

/** What is due next of a ticket, by its clocks or by what was promised; null for nothing. */
export function dueOf(ticket: Timed, now: number): Due | null {
  const promise = promiseDue(ticket, now);
  const clock = clockDue(ticket);
  if (promise === null || clock === null) return promise ?? clock;
  return promise.at <= clock.at ? promise : clock;
}

/** Whether some running clock is nearly used up, or late. */
export function isAtRisk(ticket: Timed, now: number): boolean {
  const promise = promiseDue(ticket, now);
  return (
    (promise !== null && promise.tone !== 'plain') ||
    CLOCK_NAMES.some((name) => {
      const { late, warning, stoppedAt, goal } = ticket.clocks[name];
      return goal !== null && stoppedAt === null && (late || warning);
    })
  );
}
