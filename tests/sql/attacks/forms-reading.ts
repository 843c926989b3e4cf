import type { Attack, Control } from '../../support/attack-table.ts';
import { ATTEMPTS, attackOnForms as attack, FORMS, RUNS, SHOWN_SEED } from './forms-scene.ts';
import { call, NOTHING_OR_REFUSED, read, remove } from './requests.ts';

const NOT_SERVED = [400, 401, 403, 404, 406];

const tessReads = (query: string, finds: string): Control => ({
  actor: 'testing',
  request: read(query),
  statuses: [200],
  finds,
});
const HIDDEN_FACTS: readonly Attack[] = [
  attack(
    'a person reads the score of an exam before it is over',
    'golden',
    read('form_results?select=*', { prefer: 'count=exact' }),
    [200],
    tessReads('form_results?select=*', '71'),
  ),

  attack(
    'a person reads the case of a ranked run before the window closes',
    'ace',
    read('simulation_runs?select=*', { prefer: 'count=exact' }),
    [200],
    tessReads('simulation_runs?select=*', String(SHOWN_SEED)),
  ),
  attack(
    'a person reads the log of a ranked run before the window closes',
    'ace',
    read('run_commands?select=*', { prefer: 'count=exact' }),
    [200],
    tessReads('run_commands?select=*', 'wear-strap'),
  ),
  attack(
    'a person reads the case of a ranked run through its result',
    'ace',
    read('form_results?select=score,simulation_runs(*)'),
    [200],
    tessReads('form_results?select=score,simulation_runs(*)', String(SHOWN_SEED)),
    1,
  ),
  attack(
    'a person reads the case of a ranked run while they play it',
    'golden',
    read('simulation_runs?select=*'),
    [200],
    tessReads('simulation_runs?select=*', String(SHOWN_SEED)),
    1,
  ),
  attack(
    'a person calls for the cases of a ranked week before the window closes',
    'ace',
    call('read_form_cases', { form_id_param: FORMS.on }),
    [200],
    {
      actor: 'ace',
      request: call('read_form_cases', { form_id_param: FORMS.over }),
      statuses: [200],
      finds: String(SHOWN_SEED),
    },
  ),
  attack(
    "a person calls for somebody else's attempt",
    'ace',
    call('read_attempt', { attempt_id_param: ATTEMPTS.tesss }),
    [200],
    {
      actor: 'testing',
      request: call('read_attempt', { attempt_id_param: ATTEMPTS.tesss }),
      statuses: [200],
      finds: RUNS.tesss,
    },
  ),
  attack(
    'a person calls for the cases of an exam',
    'golden',
    call('read_form_cases', { form_id_param: FORMS.exam }),
    [200],
    tessReads('simulation_runs?select=*', String(SHOWN_SEED)),
  ),
  ...(
    [
      ['by name', read('form_draws?select=*')],
      ['by schema', read('form_draws?select=*', { 'accept-profile': 'private' })],
      ['through the items', read('form_items?select=position,form_draws(seed)')],
      ['through the attempt', call('shown_attempts', { what_param: 'case' })],
    ] as const
  ).map(([how, request]) =>
    attack(`a person reads what a form deals ${how}`, 'ace', request, NOT_SERVED, {
      ...tessReads('form_items?select=*', 'shared'),
    }),
  ),
];

const OTHERS: readonly Attack[] = ['form_attempts', 'form_results'].flatMap((table) =>
  (['anon', 'free', 'admin', 'super', 'deactivated'] as const).map((actor) =>
    attack(
      `${actor} reads ${table}`,
      actor,
      read(`${table}?select=*`, { prefer: 'count=exact' }),
      NOTHING_OR_REFUSED,
      tessReads(`${table}?select=*`, ATTEMPTS.tesss),
    ),
  ),
);

const FORM_TABLES: readonly Attack[] = ['forms', 'form_items'].flatMap((table) => [
  ...(['anon', 'deactivated'] as const).map((actor) =>
    attack(
      `${actor} reads ${table}`,
      actor,
      read(`${table}?select=*`, { prefer: 'count=exact' }),
      NOTHING_OR_REFUSED,
      tessReads(`${table}?select=*`, FORMS.on),
    ),
  ),
  attack(
    `a person throws ${table} away`,
    'super',
    remove(`${table}?${table === 'forms' ? 'id' : 'form_id'}=eq.${FORMS.coming}`),
    NOTHING_OR_REFUSED,
    tessReads(`${table}?select=*`, FORMS.coming),
  ),
]);

/** What people try to read of forms. */
export const FORM_READING_ATTACKS: readonly Attack[] = [...HIDDEN_FACTS, ...OTHERS, ...FORM_TABLES];
