import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import { WAREHOUSE_SYSTEM } from '../../../world/bench-readings.ts';
import { withClockAtStart } from '../../../world/clock-at-start.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { take } from '../../../world/readings.ts';
import type { RightEnd, Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, finished } from '../shared/expert-steps.ts';
import { accountOf, computer, drawn, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { changedHost, isAtBench, ordinaryHost, sentToBench } from './bench-scene.ts';
import { CLOCK_DRIFT } from './tk-44-story.ts';

type Truth = 'flat-battery' | 'wrong-source' | 'service-stopped' | 'saved-password';

/** How far the clock is off, by the place that was drawn; a battery leaves it behind. */
const SKEWS = [9 * SECONDS_PER_MINUTE, 14 * SECONDS_PER_MINUTE] as const;
/** A server on the internet that somebody wrote down, and whose own clock is wrong. */
const OLD_SOURCE = 'time.example.org';
const CHANGED_BEFORE = 20 * SECONDS_PER_HOUR;
const SAVED_BEFORE = 400 * SECONDS_PER_HOUR;
/** At lunch everybody here switches the strip of the desk off. */
const LUNCH_AFTER = 150 * SECONDS_PER_MINUTE;

function ofClock(scene: Scene): WorldEffect {
  const { clock, services } = ordinaryHost(scene);
  return changedHost(scene, {
    clock: { ...clock, skewSeconds: -drawn(scene, SKEWS), lastSync: null },
    services: services.map((one) =>
      one.name === 'W32Time' ? { ...one, state: 'stopped', start: 'manual' } : one,
    ),
  });
}

function ofSource(scene: Scene): readonly WorldEffect[] {
  const skewSeconds = drawn(scene, SKEWS);
  const { clock } = ordinaryHost(scene);
  return [
    {
      do: 'change-network',
      rows: {
        machines: [
          {
            address: '198.51.100.123',
            segment: 'internet',
            names: [OLD_SOURCE],
            mac: '00-50-56-33-64-7B',
            state: 'answers',
            lossPercent: 0,
            ms: 18,
          },
        ],
        wrongClocks: { [OLD_SOURCE]: skewSeconds },
      },
    },
    changedHost(scene, { clock: { ...clock, skewSeconds, type: 'manual', source: OLD_SOURCE } }),
  ];
}

function ofPassword(scene: Scene): readonly WorldEffect[] {
  const { login } = person(scene);
  const account = accountOf(scene);
  return [
    { do: 'put-account', account: { ...account, passwordSetAt: scene.at - CHANGED_BEFORE } },
    changedHost(scene, {
      credentials: [
        {
          target: WAREHOUSE_SYSTEM,
          kind: drawn(scene, ['Generic', 'Domain Password'] as const),
          user: drawn(scene, [login, `CORP\\${login}`] as const),
          savedAt: scene.at - SAVED_BEFORE,
        },
      ],
    }),
  ];
}

const EFFECTS: Readonly<Record<Truth, (scene: Scene) => readonly WorldEffect[]>> = {
  'flat-battery': (scene) => {
    const ordinary = ordinaryHost(scene);
    const host = { ...ordinary, hardware: { ...ordinary.hardware, clockBattery: 'flat' as const } };
    const started = withClockAtStart(host, host.bootedAt, drawn(scene, SKEWS));
    return [changedHost(scene, { ...started, hardware: host.hardware })];
  },
  'wrong-source': ofSource,
  'service-stopped': (scene) => [ofClock(scene)],
  'saved-password': ofPassword,
};

function opensWarehouse(scene: Scene): Condition {
  return { reading: 'wms-sign-in', subject: computer(scene).asset, is: ['opens'] };
}

function cured(scene: Scene, truth: Truth): Condition {
  const subject = computer(scene).asset;
  const opens = opensWarehouse(scene);
  switch (truth) {
    case 'flat-battery':
      return {
        any: [{ reading: 'clock-battery', subject, is: ['good'] }, isAtBench(scene, 'clock-battery')],
      };
    case 'wrong-source':
      return { all: [opens, { reading: 'time-source', subject, is: ['domain'] }] };
    case 'service-stopped':
      return { all: [opens, { reading: 'time-service', subject, is: ['runs'] }] };
    case 'saved-password':
      return opens;
  }
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-44', 'requester');
  const isOff: Condition = { reading: 'clock-skew', subject: computer(scene).asset, is: ['off'] };
  return requesterVoice('TK-44', scene, { patience: 4, skill: 1, mood: 0 }, [
    tell('exact-wording', 'refusal-words', truth === 'saved-password' ? 'password' : 'time'),
    tell('read-clock', 'clock', 'off', { when: isOff }),
    tell('read-clock', 'clock', 'right', { when: { not: isOff } }),
    tell('at-the-start', 'start-message', truth === 'flat-battery' ? 'message' : 'nothing'),
    say('since-when', 'since'),
    say('what-changed', 'changed'),
    say('who-else', 'others'),
    say('how-urgent', 'urgent'),
    say('call-back', 'call-back'),
    ...confirm(opensWarehouse(scene)),
  ]);
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  const { asset } = computer(scene);
  const isOnDesk: Condition = { reading: 'bench-job', subject: asset, is: ['none'] };
  return {
    effects: EFFECTS[truth](scene),
    voices: [requester(scene, truth)],
    trouble: { all: [isOnDesk, { not: opensWarehouse(scene) }] },
    number: person(scene).phone,
    later: [{ after: LUNCH_AFTER, effects: [{ do: 'cut-power', asset }] }],
  };
}

const OF_CLOCK: TriageKey = {
  category: 'endpoint',
  subcategories: ['clock'],
  impact: 3,
  urgency: 1,
  isSecurityCase: false,
};
const OF_PROGRAM: TriageKey = { ...OF_CLOCK, category: 'application', subcategories: ['warehouse-system'] };

const triageOf = (truth: Truth): TriageKey => (truth === 'saved-password' ? OF_PROGRAM : OF_CLOCK);

/** What shows the cause and mends it, from the third entry of the notebook on. */
function mending(scene: Scene, truth: Exclude<Truth, 'flat-battery'>): readonly DeskCommand[] {
  const { asset } = computer(scene);
  switch (truth) {
    case 'wrong-source':
      return [
        { kind: 'look', page: 'remote.clock', subject: asset },
        { kind: 'change-setting', asset, setting: 'clock-from-domain' },
      ];
    case 'service-stopped':
      return [
        { kind: 'look', page: 'remote.services', subject: asset },
        { kind: 'run-console', asset, line: 'net start w32time' },
        { kind: 'run-console', asset, line: 'w32tm /resync' },
      ];
    case 'saved-password':
      return [
        { kind: 'look', page: 'remote.credentials', subject: asset },
        { kind: 'run-console', asset, line: `cmdkey /delete:${WAREHOUSE_SYSTEM}` },
      ];
  }
}

function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const { asset } = computer(scene);
    const first: readonly DeskCommand[] = [
      { kind: 'answer-call', contact: 'C1' },
      ask('C1', 'greeting', 'exact-wording'),
      ...begun(scene, triageOf(truth)),
    ];
    const consent: DeskCommand = { kind: 'ask-remote-consent', contact: 'C1' };
    if (truth === 'flat-battery')
      return [
        ...first,
        ask('C1', 'at-the-start'),
        consent,
        { kind: 'look', page: 'remote.events', subject: asset },
        { kind: 'run-console', asset, line: 'w32tm /resync' },
        ask('C1', 'try-again'),
        ...sentToBench(scene, 'clock-battery', [1, 2, 3]),
      ];
    return [
      ...first,
      consent,
      ...mending(scene, truth),
      ...finished(scene, 'C1', { code: 'solved-permanent', cause: truth, evidence: [1, 2] }),
    ];
  };
}

const SENT: RightEnd = {
  kind: 'benched',
  job: 'clock-battery',
  meanwhile: ['solved-workaround'],
  mustName: ['console:clock-at-start@computer'],
};

/** The person can work while the battery is on its way. */
function goals(scene: Scene, truth: Truth, { world, now }: DeskState) {
  const result = take(world, 'wms-sign-in', computer(scene).asset, now);
  return truth === 'flat-battery' ? [{ id: 'works-meanwhile', met: result === 'opens' }] : [];
}

/** The truths of TK-44. */
export const TK_44_CASES: readonly TicketCase[] = (Object.keys(EFFECTS) as readonly Truth[]).map((truth) => ({
  id: `TK-44-${truth}`,
  story: CLOCK_DRIFT,
  truth,
  placements: 2,
  parMinutes: 25,
  triage: triageOf(truth),
  setting: (scene) => setting(scene, truth),
  rightEnd: truth === 'flat-battery' ? SENT : { kind: 'resolved', codes: ['solved-permanent'] },
  cured: (scene) => cured(scene, truth),
  goals: (scene, state) => goals(scene, truth, state),
  expert: expert(truth),
}));
