import { PLAN_IDS } from '../../../src/core/billing/plans.ts';
import type { Attack, Control } from '../../support/attack-table.ts';
import { idOf } from '../../support/people.ts';
import { FORM_READING_ATTACKS } from './forms-reading.ts';
import { ATTEMPTS, attackOnForms as attack, FORMS, RUNS } from './forms-scene.ts';
import { add, call, change, REFUSED } from './requests.ts';

const CALL_REFUSED = [401, 403, 404];
/** Refused because of what is there already, or outright. */
const CONFLICT_OR_REFUSED = [...REFUSED, 409];

const begins = (formId: string, name: Parameters<typeof idOf>[0]) =>
  call('begin_form_attempt', { form_id_param: formId, user_id_param: idOf(name) });
const tessBegins: Control = {
  actor: 'testing',
  request: begins(FORMS.on, 'testing'),
  statuses: [200],
  leaves: {
    sql: `select count(*)::int as n from public.form_attempts where form_id = '${FORMS.on}' and user_id = '${idOf('testing')}'`,
    value: 1,
  },
};

const ENDING = {
  run_id_param: RUNS.goldens,
  user_id_param: idOf('golden'),
  log_length_param: 0,
  score_param: 64,
  passed_param: false,
  parts_param: { fix: 1 },
  report_param: {},
  has_gate_param: false,
  objectives_param: [],
  sim_seconds_param: 60,
};
/** A run that the referee ends is worth its score, and the attempt is over with its last item. */
const serviceEnds: Control = {
  actor: 'service',
  request: call('end_run', ENDING),
  statuses: [200],
  finds: 'finished',
  leaves: {
    sql: `select e.score from public.form_results e join public.form_attempts a on a.id = e.attempt_id
      where a.id = '${ATTEMPTS.goldens}' and a.over_at is not null`,
    value: 64,
  },
};
/** An attempt does not wait for an item that was voided. */
const serviceVoids: Control = {
  actor: 'service',
  request: call('void_form_item', {
    form_id_param: FORMS.exam,
    position_param: 2,
    reason_param: 'No cause.',
  }),
  statuses: [200, 204],
  leaves: {
    sql: `select over_at is not null as is_over from public.form_attempts where id = '${ATTEMPTS.exam}'`,
    value: true,
  },
};

const SCORES: readonly Attack[] = [
  attack(
    'a person gives themselves a result',
    'ace',
    add('form_results', result(RUNS.goldens, ATTEMPTS.goldens)),
    REFUSED,
    serviceEnds,
  ),
  attack(
    'the service writes a score without a refereed run',
    'service',
    add('form_results', result(RUNS.goldens, ATTEMPTS.goldens)),
    REFUSED,
    serviceEnds,
  ),
  attack(
    'the service writes another score than that of the run',
    'service',
    change(`form_results?run_id=eq.${RUNS.ashas}`, { score: 100 }),
    REFUSED,
    serviceEnds,
  ),
  attack(
    'the service ends a run of a form without its time',
    'service',
    call('end_run', { ...ENDING, sim_seconds_param: null }),
    [400],
    serviceEnds,
  ),
];

function result(runId: string, attemptId: string): Readonly<Record<string, unknown>> {
  return {
    run_id: runId,
    attempt_id: attemptId,
    position: 1,
    score: 100,
    passed: true,
    has_gate: false,
    parts: {},
    objectives: [],
    sim_seconds: 1,
    finished_at: '2026-01-01T00:00:00Z',
  };
}

const BEGINNING: readonly Attack[] = [
  attack('a person takes a form a second time', 'ace', begins(FORMS.on, 'ace'), [409], tessBegins),
  attack("a person begins somebody else's attempt", 'ace', begins(FORMS.on, 'golden'), [403], tessBegins),
  attack('a visitor begins an attempt', 'anon', begins(FORMS.on, 'free'), CALL_REFUSED, tessBegins),
  attack(
    'a deactivated person begins an attempt',
    'deactivated',
    begins(FORMS.on, 'deactivated'),
    [403],
    tessBegins,
  ),
  ...(['expert', 'expired', 'free'] as const).map((name) =>
    attack(
      `${name}, whose plan does not open the bench, begins a form`,
      name,
      begins(FORMS.on, name),
      [403],
      tessBegins,
    ),
  ),
  attack('a person begins a form before its window', 'ace', begins(FORMS.coming, 'ace'), [409], tessBegins),
  attack('a person begins a form after its window', 'ace', begins(FORMS.over, 'ace'), [409], tessBegins),
  attack('a person begins an exam that was not booked', 'ace', begins(FORMS.exam, 'ace'), [403], {
    actor: 'service',
    request: begins(FORMS.exam, 'ace'),
    statuses: [200],
    leaves: {
      sql: `select count(*)::int as n from public.form_attempts where form_id = '${FORMS.exam}' and user_id = '${idOf('ace')}'`,
      value: 1,
    },
  }),
  ...(['ace', 'service'] as const).map((actor) =>
    attack(
      `${actor} writes a second attempt past the rules`,
      actor,
      add('form_attempts', { form_id: FORMS.on, user_id: idOf('ace'), number: 2 }),
      CONFLICT_OR_REFUSED,
      tessBegins,
    ),
  ),
  attack(
    'the service gives an item of an attempt a second run',
    'service',
    add('simulation_runs', {
      user_id: idOf('ace'),
      rules_version: 'lab-9',
      expires_at: '2099-01-01T00:00:00Z',
      form_attempt_id: ATTEMPTS.ashas,
      form_position: 1,
    }),
    CONFLICT_OR_REFUSED,
    serviceEnds,
  ),
  attack(
    'the service moves a run to another item',
    'service',
    change(`simulation_runs?id=eq.${RUNS.goldens}`, { form_position: 2 }),
    REFUSED,
    serviceEnds,
  ),
];

const CHANGES: readonly Attack[] = [
  attack(
    'the service moves the window of a form',
    'service',
    change(`forms?id=eq.${FORMS.on}`, {
      closes_at: '2026-01-01T00:00:00Z',
      opens_at: '2025-01-01T00:00:00Z',
    }),
    REFUSED,
    tessBegins,
  ),
  attack(
    'the service changes an item of a form',
    'service',
    change(`form_items?form_id=eq.${FORMS.on}`, { seeds: 'fresh' }),
    REFUSED,
    serviceVoids,
  ),
  attack(
    'the service voids an item without a reason',
    'service',
    call('void_form_item', { form_id_param: FORMS.exam, position_param: 2, reason_param: '  ' }),
    [400],
    serviceVoids,
  ),
];

const CALLS = {
  create_form: { form_param: {}, items_param: [] },
  lapsed_form_runs: { form_id_param: FORMS.on },
  read_form_attempt: { attempt_id_param: ATTEMPTS.ashas, user_id_param: idOf('ace') },
  start_form_run: {
    user_id_param: idOf('ace'),
    plan_id_param: PLAN_IDS.ace,
    attempt_id_param: ATTEMPTS.ashas,
    position_param: 1,
    rules_version_param: 'lab-9',
    scenario_id_param: 'GIVEN-CASE',
    seed_param: 1,
    stories_param: [],
    subject_param: null,
  },
  void_form_item: { form_id_param: FORMS.on, position_param: 1, reason_param: 'I lost.' },
};
const CALLING = (['anon', 'ace', 'super'] as const).flatMap((actor) =>
  Object.entries(CALLS).map(([name, body]) =>
    attack(`${actor} calls ${name}`, actor, call(name, body), CALL_REFUSED, serviceEnds),
  ),
);

/** Forms, as far as tables and database functions carry them: what they deal, who takes them, what they come to. */
export const FORM_ATTACKS: readonly Attack[] = [
  ...FORM_READING_ATTACKS,
  ...SCORES,
  ...BEGINNING,
  ...CHANGES,
  ...CALLING,
];
