import type { TicketClocks } from '../../../core/ticketing/clocks/clocks.ts';
import type { TicketView } from '../../../core/ticketing/model/view.ts';

type ClockName = NonNullable<TicketClocks['earliest']>['clock'];

/** In the order in which they are listed. */
export const CLOCK_NAMES: readonly ClockName[] = ['firstResponse', 'update', 'followUp', 'resolution'];

/** The clock that is due soonest. `remaining` are seconds of its own calendar, negative when late. */
export interface Due {
  readonly clock: ClockName;
  readonly at: number;
  readonly remaining: number;
  readonly goal: number;
  readonly tone: 'plain' | 'risk' | 'late';
}

/** What is due next of a ticket; null while no clock runs. */
export function dueOf({ clocks }: Pick<TicketView, 'clocks'>): Due | null {
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

/** Whether some running clock is nearly used up, or late. */
export function isAtRisk({ clocks }: Pick<TicketView, 'clocks'>): boolean {
  return CLOCK_NAMES.some((name) => {
    const { late, warning, stoppedAt, goal } = clocks[name];
    return goal !== null && stoppedAt === null && (late || warning);
  });
}
