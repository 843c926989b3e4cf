import { expect, test } from 'vitest';
import { planOpensScreen } from '../../src/core/access/screens.ts';
import { disclosureOf } from '../../src/core/assessment/forms/disclosure.ts';
import { PLAN_KEYS } from '../../src/core/billing/plans.ts';
import { attemptStanding, FORM_PURPOSES, SEED_POLICIES, SHOWN } from '../../src/core/contracts/forms.ts';
import { z } from '../../src/core/contracts/zod.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { idOf } from '../support/people.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';
import { signIn } from '../support/stack.ts';

let stack: Stack;
shareStack(async () => {
  stack = await workerStack();
  return stack;
});

test.each([
  ['forms_purpose_known', FORM_PURPOSES],
  ['forms_score_shown_known', SHOWN],
  ['forms_case_shown_known', SHOWN],
  ['form_items_seeds_known', SEED_POLICIES],
])('the constraint %s knows the same words as core', async (name, words) => {
  const [row] = await stack.sql<{ says: string }>(
    'select pg_get_constraintdef(oid) as says from pg_constraint where conname = $1',
    [name],
  );
  expect([...(row?.says ?? '').matchAll(/'([a-z-]+)'/g)].map(([, word]) => word)).toEqual([...words]);
});

/** Rows with the code of their form. */
const ROWS = z.array(
  z
    .object({ form_attempts: z.object({ forms: z.object({ code: z.string() }) }) })
    .transform(({ form_attempts: { forms } }) => forms.code),
);

const WINDOWS = [
  { closes: 'null', closesAt: null },
  { closes: "now() + interval '1 day'", closesAt: 1 },
  { closes: "now() - interval '1 second'", closesAt: -1 },
] as const;

/** Every moment of showing, whether the attempt is over, and every kind of window. */
const STANDINGS = SHOWN.flatMap((when) =>
  [true, false].flatMap((isAttemptOver) =>
    WINDOWS.map((window) => ({
      ...window,
      when,
      isAttemptOver,
      code: `${when} ${isAttemptOver} ${window.closesAt}`,
    })),
  ),
);

/** A form with these rules, and Tess's run of it, which has ended. */
function played({ when, isAttemptOver, closes, code }: (typeof STANDINGS)[number], at: number): string {
  const id = (first: string): string => `'${first}0000000-0000-4000-8000-${String(at).padStart(12, '0')}'`;
  return `
    insert into public.forms (id, purpose, code, version, opens_at, closes_at, run_length, score_shown, case_shown)
    values (${id('f')}, 'test', '${code}', 1, now() - interval '2 days', ${closes}, '20 minutes', '${when}', '${when}');
    insert into public.form_items values (${id('f')}, 1, 'hardware', 'fresh', null);
    insert into public.form_attempts (id, form_id, user_id, number, begun_at, over_at)
    values (${id('d')}, ${id('f')}, '${idOf('testing')}', 1, now() - interval '1 day', ${isAttemptOver ? 'now()' : 'null'});
    insert into public.simulation_runs (
      id, user_id, status, rules_version, started_at, expires_at, finished_at, scenario_id, seed, score, passed, parts, report,
      form_attempt_id, form_position
    ) values (
      ${id('e')}, '${idOf('testing')}', 'finished', 'lab-9', now() - interval '1 hour', now(), now(), 'CASE', 7, 71, true,
      '{}', '{}', ${id('d')}, 1
    );
    insert into public.form_results values (${id('e')}, ${id('d')}, 1, null, 71, true, false, '{}', '[]', 60, now());`;
}

test('row security and an attempt show of ended runs what core says, and nothing else', async () => {
  await stack.sql(`do $$ begin ${STANDINGS.map(played).join('')} end $$`);
  const tess = await signIn(stack, 'testing');
  const shown = STANDINGS.map(({ when, isAttemptOver, closesAt, code }) => ({
    code,
    ...disclosureOf({ scoreShown: when, caseShown: when, closesAt }, { isAttemptOver }, 0),
  }));
  const codes = (what: 'score' | 'case') =>
    shown
      .filter((one) => one[what])
      .map(({ code }) => code)
      .toSorted();
  const form = 'form_attempts!inner(forms!inner(code))';
  const { data: results } = await tess.from('form_results').select(form);
  const { data: runs } = await tess.from('simulation_runs').select(form);
  const seen = (rows: unknown) => ROWS.parse(rows).toSorted();
  expect(seen(results)).toEqual(codes('score'));
  expect(seen(runs)).toEqual(codes('case'));
  expect(codes('case').length).toBeLessThan(STANDINGS.length);

  // An attempt rests on the same rule: one on either side of it is enough for each word.
  const samples = await stack.sql<{ id: string; code: string }>(`
    select a.id, f.code from form_attempts a join forms f on f.id = a.form_id where f.code ~ ' (true -1|false 1)$'`);
  const standings = await Promise.all(
    samples.map(async ({ id, code }) => {
      const { data } = await tess.rpc('read_attempt', { attempt_id_param: id });
      const [item] = attemptStanding.parse(data).items;
      return { code, score: item?.score === 71, case: item?.runId !== null, state: item?.state };
    }),
  );
  const byCode = (rows: readonly { readonly code: string }[]) =>
    rows.toSorted((left, right) => left.code.localeCompare(right.code));
  const sampled = shown.filter(({ code }) => samples.some((one) => one.code === code));
  expect(byCode(standings)).toEqual(byCode(sampled.map((one) => ({ ...one, state: 'over' }))));
  expect(sampled).toHaveLength(2 * SHOWN.length);
});

test('the database opens the simulations of a plan that core opens', async () => {
  const screens = { hardware: 'testing', ticketing: 'ticketing' } as const;
  const rows = await stack.sql<{ simulation: keyof typeof screens; plan_id: string; is_open: boolean }>(`
    select s.simulation, u.plan_id, private.plan_refusal(u.user_id, s.simulation) is null as is_open
    from subscriptions u, (values ('hardware'), ('ticketing')) s (simulation)
    where u.current_period_end > now()`);
  expect(new Set(rows.map((row) => row.plan_id)).size).toBe(PLAN_KEYS.length);
  expect(
    rows.filter(
      ({ simulation, plan_id: plan, is_open: isOpen }) =>
        planOpensScreen(plan, screens[simulation]) !== isOpen,
    ),
  ).toEqual([]);
});
