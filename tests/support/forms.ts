import { randomUUID } from 'node:crypto';
import type { ItemRequest } from '../../src/core/contracts/forms.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, callFunction, type FunctionAnswer } from './checkout.ts';
import { LAB_RULES } from './lab-rules.ts';

/** Forms as the product's functions make them, and as somebody with an HTTP client takes them. */

interface FormKind {
  readonly purpose: 'ranked' | 'exam';
  readonly seeds: 'shared' | 'fresh';
  readonly score_shown: 'run-over' | 'attempt-over';
  readonly case_shown: 'window-over' | 'never';
}

export const RANKED: FormKind = {
  purpose: 'ranked',
  seeds: 'shared',
  score_shown: 'run-over',
  case_shown: 'window-over',
};
export const EXAM: FormKind = {
  purpose: 'exam',
  seeds: 'fresh',
  score_shown: 'attempt-over',
  case_shown: 'never',
};

/** Makes a form that is open for a week, with so many items of a simulation. */
export async function makeForm(
  stack: Pick<Stack, 'sql'>,
  { seeds, ...rules }: FormKind,
  items: number,
  request: ItemRequest = { count: 1 },
  simulation = 'hardware',
): Promise<string> {
  const form = {
    ...rules,
    code: randomUUID(),
    version: 1,
    closes_at: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString(),
    run_length: '20 minutes',
  };
  const list = Array.from({ length: items }, () => ({ simulation, seeds, request }));
  const [row] = await stack.sql<{ id: string }>('select public.create_form($1::jsonb, $2::jsonb) as id', [
    JSON.stringify(form),
    JSON.stringify(list),
  ]);
  return row?.id ?? '';
}

/** Begins an attempt as the product's functions do. */
export async function bookForm(
  stack: Pick<Stack, 'sql'>,
  who: Pick<Caller, 'id'>,
  formId: string,
): Promise<string> {
  const [row] = await stack.sql<{ id: string }>('select public.begin_form_attempt($1, $2) as id', [
    formId,
    who.id,
  ]);
  return row?.id ?? '';
}

/** Asks for the next run of an attempt; the raw answer. */
export function askForItem(
  stack: Stack,
  who: Caller,
  formAttempt: string,
  purpose: string = RANKED.purpose,
  of: { readonly simulation?: string; readonly rulesVersion: string } = { rulesVersion: LAB_RULES.version },
): Promise<FunctionAnswer> {
  return callFunction(stack, who, 'start-run', { ...of, purpose, formAttempt });
}

/** Lets the window of every form be over, as if they had been made long ago. */
export async function closeForms(stack: Pick<Stack, 'sql'>): Promise<void> {
  await stack.sql(`do $$ begin
    set local session_replication_role = replica;
    update public.forms set opens_at = opens_at - interval '8 days', closes_at = closes_at - interval '8 days';
  end $$`);
}
