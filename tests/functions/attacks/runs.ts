import type { Attack, Control } from '../../support/attack-table.ts';
import { LAB_RULES } from '../../support/lab-rules.ts';
import { idOf } from '../../support/people.ts';
import { call } from './scene.ts';

/** Asha is in the middle of her run; Tess has handed hers in. */
interface RunScene {
  readonly asha: string;
  readonly tess: string;
}

export interface StagedRunAttack {
  readonly id: string;
  readonly stage: (scene: RunScene) => Omit<Attack, 'id'>;
}

const LOOK = { kind: 'inspect', target: 'debug-leds' };
const WISH = { rulesVersion: LAB_RULES.version, wish: {} };

const send = (runId: string, seq: unknown, command: unknown = LOOK, extra: object = {}) =>
  call('run-command', { action: 'send', runId, seq, command, ...extra });

/** Asha's next command is done. */
const ashaGoesOn = ({ asha }: RunScene): Control => ({
  actor: 'ace',
  request: send(asha, 1),
  statuses: [200],
  finds: '"kind":"done"',
});
const tessSeesHers = ({ tess }: RunScene): Control => ({
  actor: 'testing',
  request: call('run-command', { action: 'finish', runId: tess }),
  statuses: [200],
  finds: '"report"',
});

const denied = (
  id: string,
  actor: string,
  request: (scene: RunScene) => Attack['request'],
  allowedStatuses: readonly number[],
  given?: string,
): StagedRunAttack => ({
  id,
  stage: (scene) => ({
    actor,
    request: request(scene),
    allowedStatuses,
    forbiddenText: ['"view"', '"report"', '"seed"', '"truth"'],
    control: given === undefined ? ashaGoesOn(scene) : tessSeesHers(scene),
    ...(given === undefined ? {} : { given }),
  }),
});

const TIME_IS_UP = `update simulation_runs set started_at = now() - interval '1 day', expires_at = now() - interval '1 second'
  where user_id = '${idOf('ace')}'`;
const CLOSED = `update profiles set status = false where id = '${idOf('ace')}'`;
const PLAN_ENDED = `update subscriptions set current_period_start = now() - interval '40 days',
  current_period_end = now() - interval '1 second' where user_id = '${idOf('golden')}'`;

const SOMEBODY_ELSES = (['anon', 'testing', 'admin', 'super', 'deactivated'] as const).flatMap((actor) => {
  const statuses = { anon: [401], deactivated: [403] }[actor as string] ?? [404];
  return [
    denied(`${actor} sends a command to somebody else's run`, actor, ({ asha }) => send(asha, 1), statuses),
    denied(
      `${actor} looks at somebody else's run`,
      actor,
      ({ asha }) => call('run-command', { action: 'read', runId: asha }),
      statuses,
    ),
    denied(
      `${actor} hands in somebody else's run`,
      actor,
      ({ asha }) => call('run-command', { action: 'finish', runId: asha }),
      statuses,
    ),
  ];
});

const FORGED = (
  [
    ['a negative place in the log', -1, LOOK, {}],
    ['half a place', 0.5, LOOK, {}],
    ['a place that is no number', 'NaN', LOOK, {}],
    ['a place past the longest log', 2_000, LOOK, {}],
    ['no command', 1, null, {}],
    ['a list of commands', 1, [LOOK, LOOK], {}],
    ['a command of ours with something more in it', 1, { ...LOOK, outcome: 'led-dram' }, {}],
    ['a command that there is not', 1, { kind: 'solve' }, {}],
    ['a score beside it', 1, LOOK, { score: 100 }],
    ['a view beside it', 1, LOOK, { view: {} }],
    ['a time beside it', 1, LOOK, { sent_at: '2026-01-01T00:00:00Z' }],
  ] as const
).map(([what, seq, command, extra]) =>
  denied(`a command comes with ${what}`, 'ace', ({ asha }) => send(asha, seq, command, extra), [400]),
);

const HANDING_IN = (
  [
    ['a score', { score: 100 }],
    ['a report', { report: { score: 100 } }],
    ['commands', { commands: [] }],
    ['a seed', { seed: 1 }],
  ] as const
).map(([what, extra]) =>
  denied(
    `a run is handed in with ${what}`,
    'ace',
    ({ asha }) => call('run-command', { action: 'finish', runId: asha, ...extra }),
    [400],
  ),
);

const CHOOSING = (
  [
    ['a seed', { ...WISH, seed: 1 }],
    ['a seed in the wish', { ...WISH, wish: { seed: 1 } }],
    ['a case', { ...WISH, wish: { scenarioId: 'DEMO-60' } }],
    ['a length', { ...WISH, length: '1 year' }],
    ['a plan', { ...WISH, planId: 'b7000000-0000-4000-8000-000000000006' }],
    ['somebody to be', { ...WISH, userId: idOf('testing') }],
    ['a difficulty that there is not', { ...WISH, wish: { difficulty: 0 } }],
  ] as const
).map(([what, body]) =>
  denied(`a run is begun with ${what}`, 'golden', () => call('start-run', body), [400]),
);

/** Group "runs" of design/security.md: what the two functions refuse. */
export const RUN_ATTACKS: readonly StagedRunAttack[] = [
  ...SOMEBODY_ELSES,
  ...FORGED,
  ...HANDING_IN,
  ...CHOOSING,
  denied('a visitor begins a run', 'anon', () => call('start-run', WISH), [401]),
  denied('a person of the support desk begins a run', 'expert', () => call('start-run', WISH), [403]),
  denied('an administrator without a plan begins a run', 'super', () => call('start-run', WISH), [403]),
  denied(
    'a person whose plan has just ended begins a run',
    'golden',
    () => call('start-run', WISH),
    [403],
    PLAN_ENDED,
  ),
  denied('a command arrives after the end', 'testing', ({ tess }) => send(tess, 0), [409]),
  denied('a command arrives when the time is up', 'ace', ({ asha }) => send(asha, 1), [409], TIME_IS_UP),
  denied(
    'a run is looked at when its time is up',
    'ace',
    ({ asha }) => call('run-command', { action: 'read', runId: asha }),
    [409],
    TIME_IS_UP,
  ),
  denied('a deactivated player’s live token goes on', 'ace', ({ asha }) => send(asha, 1), [403], CLOSED),
  denied(
    'a run that there is not is played',
    'ace',
    () => send('00000000-0000-4000-8000-000000000000', 0),
    [404],
  ),
];
