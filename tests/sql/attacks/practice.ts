import { PLAN_IDS } from '../../../src/core/billing/plans.ts';
import type { Attack, Control } from '../../support/attack-table.ts';
import type { ApiRequest } from '../../support/cast.ts';
import { idOf, type SeedName } from '../../support/people.ts';
import { attackOn, attacksOnRuns, DARIO_SEED, HIDDEN, type KindOfRun, TESS_SEED } from './kept-runs.ts';
import { call } from './requests.ts';

const jobOf = (digit: string): string => `c0000000-0000-4000-8000-00000000000${digit}`;
/** Asha is in the middle of it. */
const OPEN = jobOf('1');
/** Tess's, which was judged. */
const ENDED = jobOf('2');
/** Dario's account was closed after it. */
const DARIOS = jobOf('3');

const endedJob = (id: string, name: SeedName, seed: number): string => `
  insert into public.practice_runs (
    id, user_id, simulation, story, status, rules_version, dealt_at, finished_at, scenario_id, seed, score, passed,
    parts, objectives, report, commands
  ) values (
    '${id}', '${idOf(name)}', 'hardware', 'dead-desk', 'finished', 'lab-9', now() - interval '1 hour', now(), 'ENDED-CASE',
    ${seed}, 71, true, '{"fix": 1}', '[]', '{"scenarioId": "ENDED-CASE"}', '[]'
  );
  insert into private.practice_secrets values ('${id}', 'ENDED-CASE', ${seed});`;

const GIVEN = `do $given$ begin
  insert into public.practice_runs (id, user_id, simulation, story, rules_version)
  values ('${OPEN}', '${idOf('ace')}', 'hardware', 'dead-desk', 'lab-9');
  insert into private.practice_secrets values ('${OPEN}', '${HIDDEN[0]}', ${HIDDEN[1]});
  ${endedJob(ENDED, 'testing', TESS_SEED)}
  ${endedJob(DARIOS, 'deactivated', DARIO_SEED)}
end $given$`;

const FIGURES = {
  score_param: 50,
  passed_param: false,
  parts_param: { fix: 0 },
  objectives_param: [],
  report_param: { scenarioId: 'X' },
};
const own = { run_id_param: OPEN, user_id_param: idOf('ace') };
const ending = (figures: Readonly<Record<string, unknown>>): ApiRequest =>
  call('finish_practice', { ...own, commands_param: [], ...figures });

const serviceEnds: Control = {
  actor: 'service',
  request: ending(FIGURES),
  statuses: [200],
  finds: 'finished',
};

const BEST = {
  id: jobOf('9'),
  user_id: idOf('ace'),
  simulation: 'hardware',
  story: 'dead-desk',
  status: 'finished',
  rules_version: 'lab-9',
  dealt_at: '2026-01-01T00:00:00Z',
  finished_at: '2026-01-01T00:10:00Z',
  scenario_id: 'GIVEN-CASE',
  seed: 1,
  score: 100,
  passed: true,
  parts: { fix: 1 },
  objectives: [{ objective: 'C1 5.1', score: 100 }],
  report: {},
  commands: [],
};

const CALLS: Readonly<Record<string, ApiRequest>> = {
  deal_practice: call('deal_practice', {
    user_id_param: idOf('ace'),
    plan_id_param: PLAN_IDS.ace,
    simulation_param: 'hardware',
    story_param: 'dead-desk',
    rules_version_param: 'lab-9',
    scenario_id_param: 'GIVEN-CASE',
    seed_param: 1,
  }),
  read_practice: call('read_practice', own),
  finish_practice: ending({ ...FIGURES, score_param: 100, passed_param: true }),
};

const PRACTICE: KindOfRun = {
  table: 'practice_runs',
  secrets: 'practice_secrets',
  noun: 'job',
  ended: 'judged',
  openId: OPEN,
  endedId: ENDED,
  given: GIVEN,
  best: BEST,
  calls: CALLS,
  serviceWrites: serviceEnds,
};
const attack = attackOn(PRACTICE);

const SERVICE: readonly Attack[] = [
  attack(
    'the service judges practice above the maximum',
    'service',
    ending({ ...FIGURES, score_param: 101 }),
    [400],
    serviceEnds,
  ),
  attack(
    'the service judges practice without its parts',
    'service',
    ending({ ...FIGURES, parts_param: null }),
    [400],
    serviceEnds,
  ),
];

/** Practice, as far as its table and its database functions carry it. */
export const PRACTICE_ATTACKS: readonly Attack[] = [...attacksOnRuns(PRACTICE), ...SERVICE];
