import { SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice, VoiceLine } from '../../../model/voice.ts';
import type { ResolutionCode } from '../../../record/vocabulary.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { HomeNetwork, HomeWork, TunnelEnd } from '../../../world/home-networks.ts';
import { take } from '../../../world/readings.ts';
import type { Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { begun, finished, say } from '../shared/expert-steps.ts';
import { wasAnswered } from '../shared/goals.ts';
import { laptop, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { HOME_OFFICE } from './tk-53-story.ts';

type Truth = 'double-nat' | 'strangers-on-wifi' | 'old-firmware' | 'line-drops';

const TRUTHS: readonly Truth[] = ['double-nat', 'strangers-on-wifi', 'old-firmware', 'line-drops'];

const FACTORY = { security: 'wpa2-tkip', password: 'factory' } as const;

const HOME: Readonly<Record<Truth, Partial<HomeNetwork>>> = {
  'double-nat': FACTORY,
  'strangers-on-wifi': { ...FACTORY, hasStrangers: true },
  'old-firmware': { firmware: 'old' },
  'line-drops': { line: 'drops' },
};

/** Seconds that the laptop was away, the last times. */
const AWAY: Readonly<Record<Truth, readonly number[]>> = {
  'double-nat': [20, 35, 15, 25],
  'strangers-on-wifi': [30, 20, 40, 20],
  'old-firmware': [170, 150, 185],
  'line-drops': [900, 1500, 1080],
};

function tunnelEnds(scene: Scene, truth: Truth): readonly TunnelEnd[] {
  const apart = (scene.placement === 0 ? 26 : 41) * SECONDS_PER_MINUTE;
  const away = AWAY[truth];
  return away.map((backAfter, index) => ({ at: scene.at - (away.length - index) * apart, backAfter }));
}

function holds(scene: Scene): Condition {
  return { reading: 'home-vpn', subject: laptop(scene).asset, is: ['holds'] };
}

/** What the person does at home where there is something to do; else they say that there is nothing. */
function workLines(
  scene: Scene,
  intent: string,
  work: HomeWork,
  when: Condition,
): readonly [VoiceLine, VoiceLine] {
  const { say: line } = linesOf('TK-53', 'requester');
  const effects: readonly WorldEffect[] = [{ do: 'home-work', asset: laptop(scene).asset, work }];
  return [
    line(intent, `${intent}.done`, { when, effects }),
    line(intent, `${intent}.nothing`, { when: { not: when } }),
  ];
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say: line, tell, confirm } = linesOf('TK-53', 'requester');
  const { asset } = laptop(scene);
  const isDoubled: Condition = { reading: 'home-routers', subject: asset, is: ['two'] };
  const hasStrangers: Condition = { reading: 'home-strangers', subject: asset, is: ['seen'] };
  const isOld: Condition = { reading: 'home-firmware', subject: asset, is: ['old'] };
  const isFactory: Condition = { reading: 'home-wifi', subject: asset, is: ['factory'] };
  const isOfLine = truth === 'line-drops';
  return requesterVoice('TK-53', scene, { patience: 5, skill: 1, mood: 0 }, [
    tell('read-trace', 'trace', 'two-private', { when: isDoubled }),
    tell('read-trace', 'trace', 'one-private', { when: { not: isDoubled } }),
    tell('read-router', 'router-page', 'strangers', { when: hasStrangers }),
    tell('read-router', 'router-page', 'restarted', { when: isOld }),
    tell('read-router', 'router-page', 'quiet', { when: { not: { any: [hasStrangers, isOld] } } }),
    tell('who-else', 'at-home', isOfLine || truth === 'old-firmware' ? 'everything' : 'vpn-alone'),
    ...workLines(scene, 'use-access-point', 'access-point-mode', isDoubled),
    ...workLines(scene, 'secure-wifi', 'secure-wifi', isFactory),
    ...workLines(scene, 'update-router', 'update-router', isOld),
    isOfLine
      ? line('call-provider', 'call-provider.done', {
          effects: [{ do: 'home-work', asset, work: 'use-hotspot' }],
        })
      : line('call-provider', 'call-provider.nothing', { mood: -1 }),
    line('open-router', 'open-router', { effects: [{ do: 'home-work', asset, work: 'open-router' }] }),
    line('explain-limits', 'explain-limits'),
    line('what-changed', 'changed'),
    line('since-when', 'since'),
    line('exact-wording', 'wording'),
    line('how-urgent', 'urgent'),
    ...confirm(holds(scene)),
  ]);
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  const { asset } = laptop(scene);
  return {
    effects: [
      { do: 'put-home', asset, home: HOME[truth] },
      ...(truth === 'double-nat' ? [{ do: 'put-second-router' as const, asset }] : []),
      { do: 'put-tunnel-ends', login: person(scene).login, ends: tunnelEnds(scene, truth) },
    ],
    voices: [requester(scene, truth)],
    trouble: { not: holds(scene) },
    number: person(scene).phone,
  };
}

const TRIAGE: TriageKey = {
  category: 'network',
  subcategories: ['remote-network', 'wireless'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};

/** What shows each, and what is advised then. */
const WAY: Readonly<Record<Truth, { readonly asks: string; readonly advises: readonly string[] }>> = {
  'double-nat': { asks: 'read-trace', advises: ['use-access-point', 'secure-wifi'] },
  'strangers-on-wifi': { asks: 'read-router', advises: ['secure-wifi'] },
  'old-firmware': { asks: 'read-router', advises: ['update-router'] },
  'line-drops': { asks: 'who-else', advises: ['call-provider'] },
};

const CODES: Readonly<Record<Truth, readonly [ResolutionCode, ...ResolutionCode[]]>> = {
  'double-nat': ['solved-permanent'],
  'strangers-on-wifi': ['solved-permanent'],
  'old-firmware': ['solved-permanent'],
  // The line is the provider's: until it is mended the phone helps out.
  'line-drops': ['solved-workaround'],
};

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const { asks, advises } = WAY[truth];
  return [
    { kind: 'answer-call', contact: 'C1' },
    say('C1', 'greeting', 'what-changed'),
    ...begun(scene, TRIAGE),
    { kind: 'look', page: 'network.tunnel', subject: person(scene).login },
    say('C1', asks),
    ...advises.map((intent) => say('C1', intent)),
    say('C1', 'explain-limits'),
    ...finished(scene, 'C1', { code: CODES[truth][0], cause: truth, evidence: [1, 2] }),
  ];
}

/** Nothing of the home was opened, its radio is closed, and everybody knows whose kit it is. */
function goals(scene: Scene, state: DeskState, truth: Truth) {
  const { asset } = laptop(scene);
  const is = (reading: 'home-opened' | 'home-wifi', outcome: string): boolean =>
    take(state.world, reading, asset, state.now) === outcome;
  return [
    { id: 'home-closed', met: is('home-opened', 'closed') },
    { id: 'support-limits-told', met: wasAnswered(scene, state, 'requester.explain-limits') },
    ...(truth === 'double-nat' ? [{ id: 'wifi-secured', met: is('home-wifi', 'secured') }] : []),
  ];
}

/** The truths of TK-53. */
export const TK_53_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-53-${truth}`,
  story: HOME_OFFICE,
  truth,
  placements: 2,
  parMinutes: 20,
  triage: TRIAGE,
  setting: (scene) => setting(scene, truth),
  rightEnd: { kind: 'resolved', codes: CODES[truth] },
  cured: holds,
  goals: (scene, state) => goals(scene, state, truth),
  expert: (scene) => expert(scene, truth),
}));
