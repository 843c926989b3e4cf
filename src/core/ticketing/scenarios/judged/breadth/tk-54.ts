import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import { HEALTHY, type Infection, MALWARE_STEPS, type MalwareStep } from '../../../world/infections.ts';
import { take } from '../../../world/readings.ts';
import type { RightEnd, Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { begun, finished, say } from '../shared/expert-steps.ts';
import { securityKnewInTime, toldBefore, wasAnswered } from '../shared/goals.ts';
import { computer, person, securityLeadOf } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice, securityVoice } from '../shared/voices.ts';
import { TOOLBAR } from './tk-54-story.ts';

type Truth = 'adware' | 'deep-adware' | 'search-extension' | 'company-filter';

const INFECTION: Readonly<Record<Truth, Infection>> = {
  adware: { ...HEALTHY, has: 'adware', antivirus: 'off-by-key' },
  'deep-adware': { ...HEALTHY, has: 'adware', isDeep: true, antivirus: 'off-by-key' },
  'search-extension': { ...HEALTHY, has: 'extension', antivirus: 'replaced' },
  'company-filter': { ...HEALTHY, antivirus: 'replaced' },
};
const TRUTHS = Object.keys(INFECTION) as readonly Truth[];

const INSTALLED: Readonly<Record<Truth, string>> = {
  adware: 'free-program',
  'deep-adware': 'free-program',
  'search-extension': 'extension',
  'company-filter': 'nothing',
};

const isInfected = (truth: Truth): boolean => truth === 'adware' || truth === 'deep-adware';

/** Nothing runs any more that should not, or the person knows that nothing ever did. */
function isOver(scene: Scene, truth: Truth): Condition {
  return truth === 'company-filter'
    ? { said: 'requester.explain-filter.accepts' }
    : { reading: 'malware-state', subject: computer(scene).asset, is: ['clean'] };
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say: line, tell, confirm } = linesOf('TK-54', 'requester');
  const { asset } = computer(scene);
  return requesterVoice('TK-54', scene, { patience: 5, skill: 1, mood: 0 }, [
    tell('installed-what', 'installed', INSTALLED[truth]),
    tell('which-pages', 'search-page', truth === 'company-filter' ? 'company' : 'strange'),
    truth === 'search-extension'
      ? line('remove-extension', 'remove-extension.done', {
          effects: [{ do: 'remove-extension', asset }],
        })
      : line('remove-extension', 'remove-extension.nothing'),
    truth === 'company-filter'
      ? line('explain-filter', 'explain-filter.accepts')
      : line('explain-filter', 'explain-filter.doubts', { mood: -1 }),
    line('explain-prevention', 'explain-prevention'),
    line('report-security', 'not-security'),
    line('what-changed', 'changed'),
    line('since-when', 'since'),
    line('exact-wording', 'wording'),
    line('how-urgent', 'urgent'),
    ...confirm(isOver(scene, truth)),
  ]);
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  return {
    effects: [{ do: 'put-infection', asset: computer(scene).asset, infection: INFECTION[truth] }],
    voices: [requester(scene, truth), securityVoice('TK-54', scene)],
    trouble: null,
    number: person(scene).phone,
  };
}

const MALWARE: TriageKey = {
  category: 'security',
  subcategories: ['malware'],
  impact: 3,
  urgency: 1,
  isSecurityCase: true,
};
const HARMLESS: TriageKey = {
  category: 'application',
  subcategories: ['browser', 'other-application'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};

const RIGHT_END: Readonly<Record<Truth, RightEnd>> = {
  adware: {
    kind: 'escalated',
    group: 'security',
    mustName: ['strange-programs@computer', 'second-scan@computer'],
  },
  'deep-adware': {
    kind: 'escalated',
    group: 'security',
    mustName: ['strange-programs@computer', 'second-scan@computer'],
  },
  'search-extension': { kind: 'resolved', codes: ['solved-permanent'] },
  'company-filter': { kind: 'resolved', codes: ['no-fault-found'] },
};

function steps(scene: Scene, ...done: readonly MalwareStep[]): readonly DeskCommand[] {
  return done.map((step) => ({ kind: 'malware-step', asset: computer(scene).asset, step }));
}

/** Off the network first, then the security team, then the steps in their order; the second scan decides. */
function cleaned(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const ticket = scene.number;
  return [
    ...steps(scene, 'isolate'),
    say('C1', 'please-wait'),
    { kind: 'hold-call', contact: 'C1' },
    { kind: 'dial', ticket, number: securityLeadOf(scene).phone },
    say('C2', 'greeting', 'report-security'),
    { kind: 'end-call', contact: 'C2' },
    { kind: 'resume-call', contact: 'C1' },
    ...steps(scene, 'restore-off', 'update-tools', 'scan-offline', 'remove-found', 'scan-again'),
    { kind: 'look', page: 'devices.protection', subject: computer(scene).asset },
    ...(truth === 'deep-adware' ? steps(scene, 'reimage') : []),
    ...steps(scene, 'patch-and-schedule', 'restore-on'),
    say('C1', 'explain-prevention'),
    say('C1', 'may-close', 'goodbye'),
    { kind: 'end-call', contact: 'C1' },
    { kind: 'escalate', ticket, group: 'security', evidence: [1, 2, 4] },
  ];
}

function ending(scene: Scene, truth: Truth): readonly DeskCommand[] {
  switch (truth) {
    case 'adware':
    case 'deep-adware':
      return cleaned(scene, truth);
    case 'search-extension':
      return [
        say('C1', 'remove-extension'),
        say('C1', 'explain-prevention'),
        ...finished(scene, 'C1', { code: 'solved-permanent', cause: truth, evidence: [1, 2] }),
      ];
    case 'company-filter':
      return [
        say('C1', 'which-pages'),
        say('C1', 'explain-filter'),
        ...finished(scene, 'C1', { code: 'no-fault-found', cause: truth, evidence: [1, 2, 3] }),
      ];
  }
}

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  return [
    { kind: 'answer-call', contact: 'C1' },
    say('C1', 'empathy', 'installed-what'),
    ...begun(scene, isInfected(truth) ? MALWARE : HARMLESS),
    { kind: 'look', page: 'devices.protection', subject: computer(scene).asset },
    ...ending(scene, truth),
  ];
}

/** The order of the steps, and no new image for what a scan removes. */
function goals(scene: Scene, state: DeskState, truth: Truth) {
  const { asset } = computer(scene);
  const is = (reading: Parameters<typeof take>[1], outcome: string): boolean =>
    take(state.world, reading, asset, state.now) === outcome;
  const explained = {
    id: 'prevention-explained',
    met: wasAnswered(scene, state, 'requester.explain-prevention'),
  };
  const kept = { id: 'no-needless-image', met: is('image-state', 'kept') };
  if (truth === 'company-filter') return [kept];
  if (truth === 'search-extension') return [kept, explained];
  const [first] = state.world.infections[asset]?.steps ?? [];
  return [
    securityKnewInTime(scene, state),
    { id: 'isolated-first', met: first === 'isolate' },
    toldBefore(
      'security-released',
      scene,
      state,
      'security',
      MALWARE_STEPS.filter((step) => step !== 'isolate'),
    ),
    { id: 'malware-gone', met: is('malware-state', 'clean') },
    { id: 'aftercare', met: is('aftercare', 'done') },
    explained,
    ...(truth === 'adware' ? [kept] : []),
  ];
}

/** The truths of TK-54. */
export const TK_54_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-54-${truth}`,
  story: TOOLBAR,
  truth,
  placements: 2,
  parMinutes: 35,
  triage: isInfected(truth) ? MALWARE : HARMLESS,
  setting: (scene) => setting(scene, truth),
  rightEnd: RIGHT_END[truth],
  cured: (scene) => isOver(scene, truth),
  goals: (scene, state) => goals(scene, state, truth),
  expert: (scene) => expert(scene, truth),
}));
