import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { RemoteSetting } from '../../../tools/remote-settings.ts';
import { type BrowserSetup, ORDINARY_SETUP } from '../../../world/browser-setup.ts';
import type { RightEnd, Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, classified, finished } from '../shared/expert-steps.ts';
import { securityKnewInTime, wasAnswered } from '../shared/goals.ts';
import { computer, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice, securityVoice } from '../shared/voices.ts';
import { FAKE_WARNING } from './tk-39-story.ts';

type Truth = 'allowed-site' | 'strange-extension' | 'strange-start' | 'let-in';

const TRUTHS: readonly Truth[] = ['allowed-site', 'strange-extension', 'strange-start', 'let-in'];

/** Sites that shout, by the place that was drawn. */
const SITES = ['security-alert-center.example', 'pc-scan-now.example'] as const;
const EXTENSIONS = ['Coupon Buddy', 'Video Saver Pro'] as const;

const asset = (scene: Scene): string => computer(scene).asset;

function setupOf(scene: Scene, truth: Truth): BrowserSetup {
  const place = scene.placement === 0 ? 0 : 1;
  switch (truth) {
    case 'allowed-site':
    case 'let-in':
      return { ...ORDINARY_SETUP, allowed: [...ORDINARY_SETUP.allowed, SITES[place]] };
    case 'strange-extension':
      return { ...ORDINARY_SETUP, extensions: [...ORDINARY_SETUP.extensions, EXTENSIONS[place]] };
    case 'strange-start':
      return { ...ORDINARY_SETUP, startsWith: SITES[place] };
  }
}

const MENDS: Readonly<Record<Exclude<Truth, 'let-in'>, RemoteSetting>> = {
  'allowed-site': 'block-notifications',
  'strange-extension': 'remove-extension',
  'strange-start': 'reset-start-page',
};

function isQuiet(scene: Scene): Condition {
  return { reading: 'pop-ups', subject: asset(scene), is: ['none'] };
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-39', 'requester');
  return requesterVoice('TK-39', scene, { patience: 5, skill: 0, mood: 0 }, [
    tell('called-number', 'called', truth === 'let-in' ? 'yes' : 'no'),
    say('disconnect', 'disconnect'),
    say('explain-warning', 'explain-warning'),
    say('exact-wording', 'wording'),
    say('since-when', 'since'),
    say('what-changed', 'changed'),
    say('how-urgent', 'urgent'),
    say('restart', 'restart'),
    ...confirm(isQuiet(scene)),
  ]);
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  return {
    effects: [
      {
        do: 'change-host',
        asset: asset(scene),
        change: { browser: { address: ORDINARY_SETUP.startsWith, setup: setupOf(scene, truth) } },
      },
    ],
    voices: [requester(scene, truth), securityVoice('TK-39', scene)],
    trouble: { not: isQuiet(scene) },
    number: person(scene).phone,
  };
}

const TRIAGE: TriageKey = {
  category: 'application',
  subcategories: ['browser'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};
const SECURITY: TriageKey = {
  category: 'security',
  subcategories: ['malware', 'compromised-account'],
  impact: 3,
  urgency: 1,
  isSecurityCase: true,
};

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const ticket = scene.number;
  const told: readonly DeskCommand[] = [
    { kind: 'answer-call', contact: 'C1' },
    ask('C1', 'greeting', 'called-number'),
  ];
  if (truth === 'let-in')
    return [
      ...told,
      ask('C1', 'disconnect'),
      ...begun(scene, TRIAGE),
      classified(scene, SECURITY),
      ask('C1', 'please-wait', 'goodbye'),
      { kind: 'end-call', contact: 'C1' },
      { kind: 'escalate', ticket, group: 'security', evidence: [1] },
    ];
  return [
    ...told,
    ...begun(scene, TRIAGE),
    { kind: 'ask-remote-consent', contact: 'C1' },
    { kind: 'look', page: 'remote.browser', subject: asset(scene) },
    { kind: 'change-setting', asset: asset(scene), setting: MENDS[truth] },
    ask('C1', 'explain-warning'),
    ...finished(scene, 'C1', { code: 'solved-permanent', cause: truth, evidence: [1, 2] }),
  ];
}

function goals(scene: Scene, state: DeskState, truth: Truth) {
  if (truth === 'let-in')
    return [
      { id: 'cut-off', met: wasAnswered(scene, state, 'requester.disconnect') },
      securityKnewInTime(scene, state),
    ];
  return [
    { id: 'asked-whether-called', met: wasAnswered(scene, state, 'requester.called.no') },
    { id: 'warning-explained', met: wasAnswered(scene, state, 'requester.explain-warning') },
  ];
}

function rightEnd(truth: Truth): RightEnd {
  return truth === 'let-in'
    ? { kind: 'escalated', group: 'security', mustName: ['told:called@requester'] }
    : { kind: 'resolved', codes: ['solved-permanent'] };
}

/** The truths of TK-39. */
export const TK_39_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-39-${truth}`,
  story: FAKE_WARNING,
  truth,
  placements: SITES.length,
  parMinutes: 18,
  triage: truth === 'let-in' ? SECURITY : TRIAGE,
  setting: (scene) => setting(scene, truth),
  rightEnd: rightEnd(truth),
  cured: isQuiet,
  goals: (scene, state) => goals(scene, state, truth),
  expert: (scene) => expert(scene, truth),
}));
