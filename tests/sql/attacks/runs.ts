import { PLAN_IDS } from '../../../src/core/billing/plans.ts';
import type { Attack, Control } from '../../support/attack-table.ts';
import type { ApiRequest } from '../../support/cast.ts';
import { idOf, type SeedName } from '../../support/people.ts';
import { attackOn, attacksOnRuns, DARIO_SEED, HIDDEN, type KindOfRun, TESS_SEED } from './kept-runs.ts';
import { add, call, change, NOTHING_OR_REFUSED, REFUSED, read, remove, upsert } from './requests.ts';

const runOf = (digit: string): string => `a0000000-0000-4000-8000-00000000000${digit}`;
/** Asha is in the middle of it. */
const OPEN = runOf('1');
/** Tess has handed it in. */
const ENDED = runOf('2');
/** Dario's account was closed after it. */
const DARIOS = runOf('3');

const PARTS = '{"fix": 1}';

const endedRun = (id: string, name: SeedName, seed: number): string => `
  insert into public.simulation_runs (
    id, user_id, status, subject, rules_version, started_at, expires_at, finished_at, scenario_id, seed, score, passed,
    parts, report
  ) values (
    '${id}', '${idOf(name)}', 'finished', 'kestrel-b7', 'lab-9', now() - interval '1 hour', now(), now(), 'ENDED-CASE',
    ${seed}, 71, true, '${PARTS}', '{"scenarioId": "ENDED-CASE"}'
  );
  insert into private.run_secrets values ('${id}', 'ENDED-CASE', ${seed});
  insert into public.run_commands values ('${id}', 1, '{"kind": "wear-strap"}');`;

const GIVEN = `do $given$ begin
  insert into public.simulation_runs (id, user_id, subject, rules_version, expires_at)
  values ('${OPEN}', '${idOf('ace')}', 'kestrel-b7', 'lab-9', now() + interval '20 minutes');
  insert into private.run_secrets values ('${OPEN}', '${HIDDEN[0]}', ${HIDDEN[1]});
  insert into public.run_commands values ('${OPEN}', 1, '{"kind": "unclip-strap"}');
  ${endedRun(ENDED, 'testing', TESS_SEED)}
  ${endedRun(DARIOS, 'deactivated', DARIO_SEED)}
end $given$`;

const tessReadsHerLog: Control = {
  actor: 'testing',
  request: read('run_commands?select=*'),
  statuses: [200],
  finds: 'wear-strap',
};
const serviceGoesOn: Control = {
  actor: 'service',
  request: call('append_run_command', {
    run_id_param: OPEN,
    user_id_param: idOf('ace'),
    rules_version_param: 'lab-9',
    seq_param: 2,
    command_param: { kind: 'wear-strap' },
  }),
  statuses: [200],
  finds: 'appended',
};

const BEST = {
  id: runOf('9'),
  user_id: idOf('ace'),
  status: 'finished',
  subject: 'kestrel-b7',
  rules_version: 'lab-9',
  started_at: '2026-01-01T00:00:00Z',
  expires_at: '2026-01-01T00:20:00Z',
  finished_at: '2026-01-01T00:10:00Z',
  scenario_id: 'GIVEN-CASE',
  seed: 1,
  score: 100,
  passed: true,
  parts: { fix: 1 },
  report: {},
};
const COMMAND = { run_id: OPEN, seq: 2, command: { kind: 'wear-strap' } };

const own = { run_id_param: OPEN, user_id_param: idOf('ace') };
const CALLS = {
  read_run_prospects: { user_id_param: idOf('ace'), simulation_param: 'hardware' },
  start_run: {
    user_id_param: idOf('ace'),
    plan_id_param: PLAN_IDS.ace,
    simulation_param: 'hardware',
    subject_param: 'kestrel-b7',
    rules_version_param: 'lab-9',
    scenario_id_param: 'GIVEN-CASE',
    seed_param: 1,
    length_param: '1 year',
    is_idle_limit_param: false,
  },
  read_run: { ...own, after_seq_param: 0 },
  append_run_command: {
    ...own,
    rules_version_param: 'lab-9',
    seq_param: 2,
    command_param: { kind: 'wear-strap' },
  },
  end_run: {
    ...own,
    log_length_param: 1,
    score_param: 100,
    passed_param: true,
    parts_param: { fix: 1 },
    report_param: {},
  },
  extend_run: own,
};

const RUNS: KindOfRun = {
  table: 'simulation_runs',
  secrets: 'run_secrets',
  noun: 'run',
  ended: 'finished',
  openId: OPEN,
  endedId: ENDED,
  given: GIVEN,
  best: BEST,
  calls: Object.fromEntries(Object.entries(CALLS).map(([name, body]) => [name, call(name, body)])),
  serviceWrites: serviceGoesOn,
};
const attack = attackOn(RUNS);

/** The log of a run, a row a command. */
const LOG: readonly Attack[] = [
  ...(['anon', 'free', 'admin', 'super', 'deactivated'] as const).map((actor) =>
    attack(
      `${actor} reads run_commands`,
      actor,
      read('run_commands?select=*', { prefer: 'count=exact' }),
      NOTHING_OR_REFUSED,
      tessReadsHerLog,
    ),
  ),
  attack(
    'a person reads the log of their open run',
    'ace',
    read('run_commands?select=*', { prefer: 'count=exact' }),
    [200],
    tessReadsHerLog,
  ),
  attack(
    'a person reads the log of their open run through the run',
    'ace',
    read('simulation_runs?select=id,run_commands(command)'),
    [200],
    { ...tessReadsHerLog, request: read('simulation_runs?select=id,run_commands(command)') },
    { ownRows: 1, forbiddenText: [...HIDDEN, 'unclip-strap'] },
  ),
  ...(
    [
      [
        'gives themselves more time',
        change(`simulation_runs?id=eq.${OPEN}`, { expires_at: '2099-01-01T00:00:00Z' }),
        NOTHING_OR_REFUSED,
      ],
      ['writes a command past the referee', add('run_commands', COMMAND), REFUSED],
      ['rewrites a command', upsert('run_commands', { ...COMMAND, seq: 1 }), REFUSED],
      ['takes a command back', remove(`run_commands?run_id=eq.${OPEN}`), NOTHING_OR_REFUSED],
    ] as const
  ).map(([what, request, statuses]) => attack(`a person ${what}`, 'ace', request, statuses, serviceGoesOn)),
];

const endingWith = (score: number): ApiRequest => call('end_run', { ...CALLS.end_run, score_param: score });

const SERVICE: readonly Attack[] = [
  attack(
    'the service rewrites a command',
    'service',
    change(`run_commands?run_id=eq.${OPEN}`, { command: { kind: 'press-power' } }),
    REFUSED,
    serviceGoesOn,
  ),
  attack('the service ends a run above the maximum', 'service', endingWith(101), [400], {
    actor: 'service',
    request: endingWith(100),
    statuses: [200],
    finds: 'finished',
  }),
  attack(
    'the service ends a run without its parts',
    'service',
    call('end_run', { ...own, log_length_param: 1, score_param: 50, passed_param: false, report_param: {} }),
    [400],
    { actor: 'service', request: endingWith(50), statuses: [200], finds: 'finished' },
  ),
];

/** Group "runs" of design/security.md, as far as tables and database functions carry it. */
export const RUN_ATTACKS: readonly Attack[] = [...attacksOnRuns(RUNS), ...LOG, ...SERVICE];
