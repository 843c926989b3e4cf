import type { Attack, Control } from '../../support/attack-table.ts';
import type { ApiRequest } from '../../support/cast.ts';
import { idOf, type SeedName } from '../../support/people.ts';
import { hasPlayed, joins } from './boards-scene.ts';
import { call } from './requests.ts';

const idOfForm = (digit: string): string => `f5000000-0000-4000-8000-00000000000${digit}`;

/** A competition of two jobs that is on, and one that is over. */
export const COMPETITIONS = { on: idOfForm('1'), over: idOfForm('2') };
/** What they deal. */
export const COMPETITION_SECRETS = ['CONTEST-CASE', '6262626262'];
/** Tess's attempt at the one that is over has been flagged; Golden disputed their run of it; Ada took part in it herself. */
export const FLAG = 'f6000000-0000-4000-8000-000000000001';
export const DISPUTE = 'f6000000-0000-4000-8000-000000000002';
export const OWN_FLAG = 'f6000000-0000-4000-8000-000000000003';

/** Statements that make a competition of so many jobs with this window. */
export const competition = (id: string, from: string, to: string, items: number): string => `
  insert into public.forms (id, purpose, code, version, opens_at, closes_at, run_length, score_shown, case_shown)
  values (
    '${id}', 'competition', 'contest-${id}', 1, now() + interval '${from}', now() + interval '${to}', '20 minutes',
    'run-over', 'window-over'
  );
  insert into public.form_items select '${id}', i, 'hardware', 'shared', null from generate_series(1, ${items}) i;
  insert into private.form_draws (form_id, position, request, scenario_id, seed, stories)
  select '${id}', i, '{"count": 1}', 'CONTEST-CASE', 6262626262, '{dead-desk-twin}' from generate_series(1, ${items}) i;
  insert into public.competitions (form_id, title, simulation, practice)
  values ('${id}', 'Contest', 'hardware', '{dead-desk}');`;

export const attemptOf = (name: SeedName, form: string): string =>
  `(select id from public.form_attempts where form_id = '${form}' and user_id = '${idOf(name)}')`;

/** Asha, Tess and Ada are listed; Golden is not. Exa has a name and has not played. */
const SCENE = `
  ${competition(COMPETITIONS.on, '-1 day', '1 day', 2)}
  ${competition(COMPETITIONS.over, '-3 days', '-1 hour', 2)}
  ${joins('ace', 'Quiet Ferrite')}
  ${joins('testing', 'Copper Via')}
  ${joins('expert', 'Slow Fuse')}
  ${joins('admin', 'Early Beep')}
  ${joins('deactivated', 'Plain Clip')}
  ${hasPlayed('ace', COMPETITIONS.on, [61, 78])}
  ${hasPlayed('ace', COMPETITIONS.over, [60, 77])}
  ${hasPlayed('testing', COMPETITIONS.over, [90, 91])}
  ${hasPlayed('admin', COMPETITIONS.over, [50, 51])}
  ${hasPlayed('golden', COMPETITIONS.over, [70, 70])}
  ${hasPlayed('deactivated', COMPETITIONS.over, [95, 95])}
  insert into public.review_flags (id, attempt_id, kind, details)
  values
    ('${FLAG}', ${attemptOf('testing', COMPETITIONS.over)}, 'pace', '{"positions": [1], "commands": 60, "quick": 59}'),
    ('${OWN_FLAG}', ${attemptOf('admin', COMPETITIONS.over)}, 'pace', '{"positions": [1], "commands": 60, "quick": 59}');
  insert into public.disputes (id, user_id, run_id, simulation, form_id, position, reason)
  select '${DISPUTE}', '${idOf('golden')}', r.id, 'hardware', '${COMPETITIONS.over}', 1, 'The sheet names a header that is not there.'
  from public.simulation_runs r
  where r.form_attempt_id = ${attemptOf('golden', COMPETITIONS.over)} and r.form_position = 1;`;

export const given = (more = ''): string => `do $given$ begin ${SCENE} ${more} end $given$`;
export const page = call('read_competition_page', { form_id_param: COMPETITIONS.over });
export const readsPage: Control = { actor: 'free', request: page, statuses: [200], finds: 'Quiet Ferrite' };
export const denied = (
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
  forbiddenText: COMPETITION_SECRETS,
  given: given(),
  control,
  ...more,
});

/** The scene, with Ada's decision about the flag. */
export function decided(): string {
  return given(`
    perform set_config('request.jwt.claim.sub', '${idOf('admin')}', true),
      set_config('request.jwt.claims', '{"sub": "${idOf('admin')}"}', true);
    insert into public.review_decisions (actor_id, outcome, reason, review_id)
    values ('${idOf('admin')}', 'keep', 'Read and found in order.', '${FLAG}');
    update public.review_flags set is_open = false where id = '${FLAG}';`);
}
