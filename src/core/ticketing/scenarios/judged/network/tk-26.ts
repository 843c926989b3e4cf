import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import { ACCESS_POINTS, type AccessPoint } from '../../../world/access-points.ts';
import { companyNetwork, INTRANET } from '../../../world/company-network.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { DOMAIN } from '../../../world/sites.ts';
import type { RightEnd, Scene, TicketCase, TicketSetting } from '../../desk-case.ts';
import { say as ask, begun, classified, finished } from '../shared/expert-steps.ts';
import { computer, drawn, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { SLOW_SCANNERS } from './tk-26-story.ts';

type Truth = 'access-point-off' | 'server-slow' | 'access-point-stuck' | 'channel-crowded';

/** It covers aisle F. */
const AISLE_F = 'BR-AP-3';
/** Milliseconds until the warehouse system answers, by the place that was drawn. */
const SLOW = [1_900, 2_600] as const;
/** Share of the time that cameras take on its channel. */
const NOISE = [61, 68] as const;

function changed(change: Partial<AccessPoint>): WorldEffect {
  const point = ACCESS_POINTS.find(({ id }) => id === AISLE_F);
  if (point === undefined) throw new Error(`There is no access point ${AISLE_F}.`);
  return { do: 'change-network', rows: { accessPoints: [{ ...point, ...change }] } };
}

const CAUSES: Readonly<Record<Truth, (scene: Scene) => readonly WorldEffect[]>> = {
  'access-point-off': () => [changed({ state: 'offline' })],
  'access-point-stuck': () => [changed({ radio: 'stuck' })],
  'channel-crowded': (scene) => [changed({ noisePercent: drawn(scene, NOISE) })],
  'server-slow': (scene) => [
    {
      do: 'change-network',
      rows: {
        machines: companyNetwork(scene.world.companySeed)
          .tables.machines.filter(({ names }) => names.includes(`${INTRANET}.${DOMAIN}`))
          .map((machine) => ({ ...machine, ms: drawn(scene, SLOW) })),
      },
    },
  ],
};

function isQuick(): Condition {
  return { reading: 'scanning', subject: AISLE_F, is: ['quick'] };
}

/** Where a scanner is slow although its signal is good. */
const STRONG: readonly Truth[] = ['server-slow', 'channel-crowded'];
/** Work can go on where the radio is good: at the next aisle. */
const HAS_WORKAROUND: readonly Truth[] = ['access-point-off', 'channel-crowded'];

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-26', 'requester');
  const works = isQuick();
  const place = scene.placement === 0 ? 'hit' : 'unlit';
  return requesterVoice('TK-26', scene, { patience: 5, skill: 1, mood: 0 }, [
    tell('who-else', 'spread', truth === 'server-slow' ? 'several-places' : 'one-corner'),
    ...(STRONG.includes(truth)
      ? [tell('read-signal', 'signal', 'strong')]
      : [
          tell('read-signal', 'signal', 'strong', { when: works }),
          tell('read-signal', 'signal', 'weak', { when: { not: works } }),
        ]),
    truth === 'access-point-off'
      ? say('look-at-access-point', `access-point.${place}`, {
          tells: [{ fact: 'access-point', outcome: 'dark' }],
        })
      : tell('look-at-access-point', 'access-point', 'lit'),
    tell('new-radio', 'new-radio', truth === 'channel-crowded' ? 'new-gear' : 'nothing'),
    HAS_WORKAROUND.includes(truth)
      ? tell('workaround', 'workaround', 'agreed')
      : say('workaround', 'workaround.no-help'),
    say('restart-scanners', 'restarted', { mood: -1, patience: -1 }),
    say('what-changed', 'changed'),
    say('since-when', 'since'),
    say('exact-wording', 'wording'),
    say('ask-location', 'place'),
    say('how-urgent', 'urgent'),
    ...confirm(works),
  ]);
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => ({
    effects: CAUSES[truth](scene),
    voices: [requester(scene, truth)],
    trouble: { not: isQuick() },
    number: person(scene).phone,
  });
}

const WIRELESS: TicketCase['triage'] = {
  category: 'network',
  subcategories: ['wireless'],
  impact: 2,
  urgency: 2,
  isSecurityCase: false,
};

function triageOf(truth: Truth): TicketCase['triage'] {
  return truth === 'server-slow'
    ? { ...WIRELESS, category: 'application', subcategories: ['warehouse-system'], impact: 1 }
    : WIRELESS;
}

const RIGHT_END: Readonly<Record<Truth, RightEnd>> = {
  'access-point-off': {
    kind: 'escalated',
    group: 'network',
    mustName: ['wireless-state@site', 'told:access-point@requester'],
  },
  'channel-crowded': {
    kind: 'escalated',
    group: 'network',
    mustName: ['wireless-load@site', 'told:new-radio@requester'],
  },
  'server-slow': {
    kind: 'escalated',
    group: 'applications',
    mustName: ['told:spread@requester', 'console:server-speed@computer'],
  },
  'access-point-stuck': { kind: 'resolved', codes: ['solved-permanent'] },
};

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const ticket = scene.number;
  const { asset } = computer(scene);
  const site: DeskCommand = { kind: 'look', page: 'network.site', subject: 'brill' };
  const told: readonly DeskCommand[] = [
    { kind: 'answer-call', contact: 'C1' },
    ask('C1', 'greeting', 'what-changed'),
    ask('C1', 'who-else'),
    ...begun(scene, WIRELESS),
  ];
  const handedOver = (
    group: 'network' | 'applications',
    evidence: readonly number[],
  ): readonly DeskCommand[] => [
    ask('C1', 'please-wait', 'goodbye'),
    { kind: 'end-call', contact: 'C1' },
    { kind: 'escalate', ticket, group, evidence },
  ];
  switch (truth) {
    case 'access-point-off':
      return [
        ...told,
        site,
        ask('C1', 'look-at-access-point'),
        ask('C1', 'workaround'),
        ...handedOver('network', [1, 2, 3]),
      ];
    case 'channel-crowded':
      return [
        ...told,
        site,
        ask('C1', 'new-radio'),
        ask('C1', 'workaround'),
        ...handedOver('network', [1, 2, 3]),
      ];
    case 'server-slow':
      return [
        ...told,
        { kind: 'ask-remote-consent', contact: 'C1' },
        { kind: 'run-console', asset, line: 'ping wms' },
        classified(scene, triageOf(truth)),
        ...handedOver('applications', [1, 2]),
      ];
    case 'access-point-stuck':
      return [
        ...told,
        ask('C1', 'read-signal'),
        site,
        { kind: 'restart-access-point', accessPoint: AISLE_F },
        ...finished(scene, 'C1', { code: 'solved-permanent', cause: truth, evidence: [2, 3] }),
      ];
  }
}

function isAgreed(state: DeskState, number: string): boolean {
  return state.evidence.some(
    ({ ticket, findings }) =>
      ticket === number &&
      findings.some(({ test, outcome }) => test === 'told:workaround' && outcome === 'agreed'),
  );
}

/** The truths of TK-26. */
export const TK_26_CASES: readonly TicketCase[] = (Object.keys(CAUSES) as readonly Truth[]).map((truth) => ({
  id: `TK-26-${truth}`,
  story: SLOW_SCANNERS,
  truth,
  placements: 2,
  parMinutes: 25,
  triage: triageOf(truth),
  setting: setting(truth),
  rightEnd: RIGHT_END[truth],
  cured: isQuick,
  // The aisle goes on working while the network team is on its way.
  goals: (scene, state) =>
    HAS_WORKAROUND.includes(truth) ? [{ id: 'workaround', met: isAgreed(state, scene.number) }] : [],
  expert: (scene) => expert(scene, truth),
}));
