import type { Attack } from '../support/attack-table.ts';
import { ADMINISTRATION_ATTACKS } from './attacks/administration.ts';
import { BOARD_ATTACKS } from './attacks/boards.ts';
import { CARD_REVIEW_ATTACKS } from './attacks/card-reviews.ts';
import { CLOSED_WEEK_ATTACKS } from './attacks/closed-weeks.ts';
import { COMPETITION_ATTACKS } from './attacks/competitions.ts';
import { COMPETITION_READING_ATTACKS } from './attacks/competitions-reading.ts';
import { CREDENTIAL_ATTACKS } from './attacks/credentials.ts';
import { DEMO_COUNTER_ATTACKS } from './attacks/demo-counter.ts';
import { EXAM_ATTACKS } from './attacks/exams.ts';
import { FORM_ATTACKS } from './attacks/forms.ts';
import { MESSAGE_ATTACKS } from './attacks/messages.ts';
import { MONEY_ATTACKS } from './attacks/money.ts';
import { PEOPLE_LIST_ATTACKS } from './attacks/people-list.ts';
import { PRACTICE_ATTACKS } from './attacks/practice.ts';
import { PROFILE_ATTACKS } from './attacks/profiles.ts';
import { READING_ATTACKS } from './attacks/reading.ts';
import { RUN_ATTACKS } from './attacks/runs.ts';
import { TUTORIAL_ATTACKS } from './attacks/tutorials.ts';
import { VOIDED_WEEK_ATTACKS } from './attacks/voided-weeks.ts';
import { WEEK_GOAL_ATTACKS } from './attacks/week-goals.ts';

const ATTACKS = new Map<string, Attack>(
  [
    ...PROFILE_ATTACKS,
    ...ADMINISTRATION_ATTACKS,
    ...MONEY_ATTACKS,
    ...DEMO_COUNTER_ATTACKS,
    ...READING_ATTACKS,
    ...MESSAGE_ATTACKS,
    ...PEOPLE_LIST_ATTACKS,
    ...RUN_ATTACKS,
    ...PRACTICE_ATTACKS,
    ...WEEK_GOAL_ATTACKS,
    ...CARD_REVIEW_ATTACKS,
    ...FORM_ATTACKS,
    ...BOARD_ATTACKS,
    ...EXAM_ATTACKS,
    ...CLOSED_WEEK_ATTACKS,
    ...VOIDED_WEEK_ATTACKS,
    ...COMPETITION_ATTACKS,
    ...COMPETITION_READING_ATTACKS,
    ...CREDENTIAL_ATTACKS,
    ...TUTORIAL_ATTACKS,
  ].map((attack) => [attack.id, attack]),
);

export function attackNamed(id: string): Attack {
  const attack = ATTACKS.get(id);
  if (attack === undefined) throw new Error(`No attack is called "${id}".`);
  return attack;
}

/** One defence taken away, and the attack that must succeed then. */
export interface WeakenedDefence {
  readonly defence: string;
  /** One statement each, as the owner. */
  readonly takeAway: string;
  readonly giveBack: string;
  readonly letsThrough: Attack;
}

export const withoutTrigger = (table: string, trigger: string, attackId: string): WeakenedDefence => ({
  defence: `trigger ${trigger}`,
  takeAway: `alter table ${table} disable trigger ${trigger}`,
  giveBack: `alter table ${table} enable trigger ${trigger}`,
  letsThrough: attackNamed(attackId),
});

export const withoutRowSecurity = (table: string, attackId: string): WeakenedDefence => ({
  defence: `row security of ${table}`,
  takeAway: `alter table ${table} disable row level security`,
  giveBack: `alter table ${table} enable row level security`,
  letsThrough: attackNamed(attackId),
});

export const withoutCheck = (
  table: string,
  name: string,
  definition: string,
  attackId: string,
): WeakenedDefence => ({
  defence: `constraint ${name}`,
  takeAway: `alter table ${table} drop constraint ${name}`,
  giveBack: `alter table ${table} add constraint ${name} ${definition}`,
  letsThrough: attackNamed(attackId),
});

/** Does the same as its name for everybody: `using (true)`. The condition it had comes back from the catalogue. */
export const withOpenPolicy = (table: string, policy: string, attackId: string): WeakenedDefence => ({
  defence: `condition of policy ${policy}`,
  takeAway: `do $$ begin
    execute format('comment on policy ${policy} on ${table} is %L',
      (select qual from pg_policies where policyname = '${policy}'));
    alter policy ${policy} on ${table} using (true);
  end $$`,
  giveBack: `do $$ begin
    execute format('alter policy ${policy} on ${table} using (%s)',
      (select obj_description(oid, 'pg_policy') from pg_policy where polname = '${policy}'));
  end $$`,
  letsThrough: attackNamed(attackId),
});

/** A policy that lets nobody through breaks what rightful people do, which every attack tries as well. */
export const withPolicyFor = (table: string, policy: string, attackId: string): WeakenedDefence => ({
  ...withOpenPolicy(table, policy, attackId),
  defence: `policy ${policy} for the rightful`,
  takeAway: withOpenPolicy(table, policy, attackId).takeAway.replace('using (true)', 'using (false)'),
});

/** A function with some of its text replaced. The original text comes back from a comment. */
const withoutText = (
  signature: string,
  from: string,
  to: string,
): Pick<WeakenedDefence, 'takeAway' | 'giveBack'> => ({
  takeAway: `do $do$
    declare original text := pg_get_functiondef('${signature}'::regprocedure);
    begin
      if position($t$${from}$t$ in original) = 0 then raise exception 'nothing to take away'; end if;
      execute format('comment on function ${signature} is %L', original);
      execute replace(original, $t$${from}$t$, $t$${to}$t$);
    end $do$`,
  giveBack: `do $do$ begin
    execute obj_description('${signature}'::regprocedure, 'pg_proc');
  end $do$`,
});

export const withChangedFunction = (
  signature: string,
  from: string,
  to: string,
  attackId: string,
): WeakenedDefence => ({
  defence: `"${from}" in ${signature}`,
  ...withoutText(signature, from, to),
  letsThrough: attackNamed(attackId),
});

/** The guard of profiles, only grumbling where it refused with this message. */
export const guardThatOnlyWarns = (message: string): Pick<WeakenedDefence, 'takeAway' | 'giveBack'> =>
  withoutText('private.guard_profile_update()', `raise exception '${message}'`, `raise notice '${message}'`);

export const withoutGuard = (message: string, attackId: string): WeakenedDefence => ({
  defence: `"${message}" of the guard`,
  ...guardThatOnlyWarns(message),
  letsThrough: attackNamed(attackId),
});
