import type { Attack, Control } from '../../support/attack-table.ts';
import type { ApiRequest } from '../../support/cast.ts';
import { idOf } from '../../support/people.ts';
import { hasPlayed, joins, rankedWeek, WEEK } from './boards-scene.ts';
import { attemptOf } from './competitions-scene.ts';
import { call, REFUSED } from './requests.ts';

const BEFORE = 'fb000000-0000-4000-8000-000000000003';
const ATTEMPT = 'f9000000-0000-4000-8000-000000000001';
const FLAG = 'f9000000-0000-4000-8000-000000000002';
const WHY = 'Somebody else played it, as they say themselves.';

/** Asha, Tess and Ada have played two weeks, of which one is over. Tess's attempt at that one has been flagged. */
const STATEMENTS = `
  ${rankedWeek(BEFORE, 'week-before', '-9 days', '-2 days')}
  ${rankedWeek(WEEK, 'week-on', '-1 day', '1 day')}
  ${joins('ace', 'Quiet Ferrite')}
  ${joins('testing', 'Copper Via')}
  ${joins('admin', 'Early Beep')}
  ${[BEFORE, WEEK].map((form) => hasPlayed('ace', form, [88, 79, 85]) + hasPlayed('admin', form, [50, 60, 70])).join('')}
  ${hasPlayed('testing', BEFORE, [90, 90, 96])}
  ${hasPlayed('testing', WEEK, [70, 71, 72])}
  insert into public.review_flags (id, attempt_id, kind, details)
  values ('${FLAG}', ${attemptOf('testing', BEFORE)}, 'luck', '{"positions": [1, 2, 3], "oneIn": 4000}');`;
const VOIDED = `
  perform set_config('request.jwt.claim.sub', '${idOf('admin')}', true),
    set_config('request.jwt.claims', '{"sub": "${idOf('admin')}"}', true);
  insert into public.review_decisions (actor_id, outcome, reason, review_id, form_id, attempt_id)
  select '${idOf('admin')}', 'void-entry', '${WHY}', '${FLAG}', '${BEFORE}', ${attemptOf('testing', BEFORE)};`;
const given = (more = ''): string => `do $given$ begin ${STATEMENTS} ${more} end $given$`;

const voidingEntry = (reason: string | null): ApiRequest =>
  call('decide_review', { outcome_param: 'void-entry', reason_param: reason, review_id_param: FLAG });
const voidingItem = (reason: string | null): ApiRequest =>
  call('decide_review', {
    outcome_param: 'void-item',
    reason_param: reason,
    form_id_param: BEFORE,
    position_param: 1,
  });

/** Off the board of its week, out of its median, and out of the rating of the next one, under who said so and why. */
const voidsEntry: Control = {
  actor: 'admin',
  request: voidingEntry(WHY),
  statuses: [200, 204],
  leaves: {
    sql: `select concat_ws(' ',
      (select string_agg(score::text, ' ' order by score desc) from board_entries where form_id = '${BEFORE}'),
      (select rating from board_entries where form_id = '${WEEK}' and user_id = '${idOf('testing')}'),
      private.item_median('${BEFORE}', 1::smallint),
      (select actor_id = '${idOf('admin')}' and reason = '${WHY}' from review_decisions),
      (select is_open from review_flags where id = '${FLAG}')
    )`,
    value: '84.00 60.00 71.00 69 t f',
  },
};
/** Everybody without run 1, and the ratings of the week after it too. */
const voidsItem: Control = {
  actor: 'super',
  request: voidingItem(WHY),
  statuses: [200, 204],
  leaves: {
    sql: `select concat_ws(' ',
      (select count(*) from board_entries where form_id = '${BEFORE}'),
      (select void_reason = '${WHY}' from form_items where form_id = '${BEFORE}' and position = 1),
      (select string_agg(rating::text, ' ' order by rating desc) from board_entries where form_id = '${WEEK}')
    )`,
    value: '0 t 84.00 71.00 60.00',
  },
};
const findsTess: Control = {
  actor: 'admin',
  request: call('find_attempt', { form_id_param: BEFORE, name_param: ' copper via' }),
  statuses: [200],
  finds: '92',
};
const readsOwnVoided: Control = {
  actor: 'testing',
  request: call('read_voided_weeks', {}),
  statuses: [200],
  finds: WHY,
};

const denied = (
  id: string,
  actor: string,
  request: ApiRequest,
  allowedStatuses: readonly number[],
  control: Control,
  more: Partial<Attack> = {},
): Attack => ({
  id,
  actor,
  request,
  allowedStatuses,
  forbiddenText: [],
  given: given(),
  control,
  ...more,
});

/** Entries and runs of ranked weeks are voided by administrators alone, with reasons; people read why their own do not count. */
export const VOIDED_WEEK_ATTACKS: readonly Attack[] = [
  ...([null, '', '          ', 'Flawed'] as const).flatMap((reason) => [
    denied(
      `an administrator voids an entry of a ranked week for the reason ${JSON.stringify(reason)}`,
      'admin',
      voidingEntry(reason),
      [400],
      voidsEntry,
    ),
    denied(
      `an administrator voids a run of a ranked week for the reason ${JSON.stringify(reason)}`,
      'super',
      voidingItem(reason),
      [400],
      voidsItem,
    ),
  ]),
  ...(['ace', 'anon', 'deactivated'] as const).flatMap((actor) => [
    denied(`${actor} voids an entry of a ranked week`, actor, voidingEntry(WHY), REFUSED, voidsEntry),
    denied(
      `${actor} looks up who is who in a ranked week`,
      actor,
      call('find_attempt', { form_id_param: BEFORE, name_param: 'Copper Via' }),
      REFUSED,
      findsTess,
    ),
  ]),
  denied(
    'an administrator voids their own entry of a ranked week',
    'admin',
    call('decide_review', {
      outcome_param: 'void-entry',
      reason_param: WHY,
      attempt_id_param: ATTEMPT,
    }),
    [403],
    voidsEntry,
    {
      given: given(`
        set constraints all immediate;
        delete from public.form_attempts where user_id = '${idOf('admin')}' and form_id = '${WEEK}';
        insert into public.form_attempts (id, form_id, user_id, number) values ('${ATTEMPT}', '${WEEK}', '${idOf('admin')}', 1);`),
    },
  ),
  denied(
    "a person reads why another's week does not count",
    'ace',
    call('read_voided_weeks', {}),
    [200],
    readsOwnVoided,
    { given: given(VOIDED), forbiddenText: ['Somebody else'] },
  ),
  ...(['anon', 'deactivated'] as const).map((actor) =>
    denied(
      `${actor} reads why a week does not count`,
      actor,
      call('read_voided_weeks', {}),
      REFUSED,
      readsOwnVoided,
      { given: given(VOIDED) },
    ),
  ),
];
