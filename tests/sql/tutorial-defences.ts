import {
  attackNamed,
  type WeakenedDefence,
  withChangedFunction,
  withOpenPolicy,
  withoutCheck,
  withoutRowSecurity,
  withPolicyFor,
} from './weakened-defence.ts';

const TABLE = 'tutorial_steps';
const ADDING = `${TABLE}_insert_own`;
const ADDING_CHECK = `user_id = (select auth.uid()) and done_at = now() and (select private.is_active_caller())`;

/** The policy of adding rows with another condition. */
const addingWhere = (condition: string, defence: string, attackId: string): WeakenedDefence => ({
  defence,
  takeAway: `alter policy ${ADDING} on ${TABLE} with check (${condition})`,
  giveBack: `alter policy ${ADDING} on ${TABLE} with check (${ADDING_CHECK})`,
  letsThrough: attackNamed(attackId),
});

/** Defences of the progress in the tutorials. */
export const TUTORIAL_MUTATIONS: readonly WeakenedDefence[] = [
  withOpenPolicy(TABLE, `${TABLE}_select_own`, 'admin reads steps of tutorials'),
  withPolicyFor(TABLE, `${TABLE}_select_own`, 'admin reads steps of tutorials'),
  withoutRowSecurity(TABLE, 'a person deletes their steps'),
  addingWhere('false', `policy ${ADDING} for the rightful`, 'a person adds a step for somebody else'),
  addingWhere(
    ADDING_CHECK.replace('user_id = (select auth.uid()) and ', ''),
    `owner in ${ADDING}`,
    'a person adds a step for somebody else',
  ),
  addingWhere(
    ADDING_CHECK.replace('done_at = now() and ', ''),
    `time in ${ADDING}`,
    'a person dates a step back',
  ),
  withChangedFunction('private.is_active_caller()', ' and p.status', '', 'a deactivated person adds a step'),
  withoutCheck(
    TABLE,
    'tutorial_steps_tutorial_known',
    "check (tutorial ~ '^T([0-9]|[1-4][0-9])$')",
    'a person adds a step of no tutorial',
  ),
  withoutCheck(
    TABLE,
    'tutorial_steps_step_in_range',
    'check (step between 1 and 40)',
    'a person adds a step behind the last',
  ),
];
