import { MS_PER_DAY, MS_PER_HOUR } from '../kernel/time.ts';
import { lineField } from './fields.ts';
import { z } from './zod.ts';

/** What an administrator may make, void and decide; the messages are in English and told in the page's language. The database has the same limits. */

/** Simulations that competitions are played in, with the families of reserved stories and how many there are of each. */
export const COMPETITION_POOL = {
  hardware: { F1: 2, F2: 3, F3: 3, F4: 3, F5: 2, F6: 1 },
  ticketing: { accounts: 6, mail: 5, network: 3, printing: 3, endpoint: 6 },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;
export type CompetitionSimulation = keyof typeof COMPETITION_POOL;
export const COMPETITION_SIMULATIONS = [
  'hardware',
  'ticketing',
] as const satisfies readonly CompetitionSimulation[];

/** How many stories make up one run: a job at the bench, a shift of three tickets. */
const STORIES_OF_A_RUN: Readonly<Record<CompetitionSimulation, number>> = {
  hardware: 1,
  ticketing: 3,
};

/** Minutes of one run: the least, what is offered first, the most. */
export const RUN_MINUTES = {
  hardware: { least: 10, usual: 20, most: 30 },
  ticketing: { least: 8, usual: 10, most: 15 },
} as const satisfies Readonly<Record<CompetitionSimulation, Readonly<Record<string, number>>>>;

export const MAX_COMPETITION_ITEMS = 6;
export const MAX_PRACTICE_STORIES = 3;
const MAX_WINDOW_DAYS = 14;
/** A window opens within a year. */
const MAX_AHEAD_DAYS = 365;

/** A minute in UTC, as a field of date and time holds it: `2026-12-05T09:00`. */
const utcMinute = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, { error: 'Give a date and a time', abort: true })
  .refine((text) => Number.isFinite(momentOf(text)), 'Give a date and a time');

/** ms since 1970 of such a minute. */
export function momentOf(utcMinuteText: string): number {
  return Date.parse(`${utcMinuteText}Z`);
}

/** The form of a new competition, checked at this moment. */
export function competitionForm(nowMs: number) {
  return z
    .object({
      title: lineField
        .min(3, 'The name needs at least 3 characters')
        .max(60, 'The name may have at most 60 characters'),
      simulation: z.enum(COMPETITION_SIMULATIONS),
      opensAt: utcMinute,
      closesAt: utcMinute,
      runMinutes: z.int('This is too short or too long for one run'),
      /** The family that each run is drawn from; empty for any. */
      items: z
        .array(z.object({ family: z.string() }))
        .min(1, 'Add at least one job')
        .max(MAX_COMPETITION_ITEMS, 'A competition has at most 6 jobs'),
      /** Stories of practice to warm up with. */
      practice: z
        .array(z.string().max(40))
        .min(1, 'Choose at least one practice job')
        .max(MAX_PRACTICE_STORIES, 'Choose at most 3 practice jobs'),
    })
    .superRefine(({ simulation, opensAt, closesAt, runMinutes, items }, context) => {
      const fault = (path: string, said: { readonly message: string }) =>
        context.addIssue({ code: 'custom', path: [path], ...said });
      const [opens, closes] = [momentOf(opensAt), momentOf(closesAt)];
      if (opens <= nowMs) fault('opensAt', { message: 'It has to open in the future' });
      if (opens > nowMs + MAX_AHEAD_DAYS * MS_PER_DAY)
        fault('opensAt', { message: 'It has to open within a year' });
      if (closes < opens + MS_PER_HOUR)
        fault('closesAt', { message: 'It has to be open for at least an hour' });
      if (closes > opens + MAX_WINDOW_DAYS * MS_PER_DAY)
        fault('closesAt', { message: 'It may be open for at most 14 days' });
      const { least, most } = RUN_MINUTES[simulation];
      if (runMinutes < least || runMinutes > most)
        fault('runMinutes', { message: 'This is too short or too long for one run' });
      if (!isInPool(simulation, items))
        fault('items', { message: 'The reserved pool has too few jobs of this kind' });
    });
}

/** Whether the pool has enough stories of each family that is asked for, so that no story comes twice. */
function isInPool(simulation: CompetitionSimulation, items: readonly { readonly family: string }[]): boolean {
  const pool: Readonly<Record<string, number>> = COMPETITION_POOL[simulation];
  return items.every(({ family }) => {
    if (family === '') return true;
    const asked = items.filter((one) => one.family === family).length * STORIES_OF_A_RUN[simulation];
    return asked <= (pool[family] ?? 0);
  });
}

export type CompetitionForm = z.output<ReturnType<typeof competitionForm>>;
