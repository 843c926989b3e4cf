import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice, VoiceLine } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { ReadingId } from '../../../world/readings.ts';
import type { Scene, TicketCase, TicketSetting } from '../../desk-case.ts';
import { say as ask, begun, classified, finished } from '../shared/expert-steps.ts';
import { computer, person } from '../shared/scene.ts';
import { lockedOutGoals } from '../shared/stolen-password.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { cabled, onCable } from './network-scene.ts';
import { EFFECTS, onRadio, opens, PAGE, type Truth, withClock } from './tk-28-scene.ts';
import { lookAlike, NOT_SECURE } from './tk-28-story.ts';

/** Whether somebody gave the page their password. */
function hasEntered(scene: Scene, truth: Truth): boolean {
  return truth === 'look-alike' && scene.placement === 1;
}

const is = (scene: Scene, reading: ReadingId, ...outcomes: readonly string[]): Condition => ({
  reading,
  subject: computer(scene).asset,
  is: outcomes,
});

const isSecure = (scene: Scene): Condition => ({
  all: [is(scene, 'page-warning', 'none'), is(scene, 'intranet', 'opens')],
});

/** What the person reads out is what the browser would show. */
function readLines(scene: Scene): readonly VoiceLine[] {
  const { tell } = linesOf('TK-28', 'requester');
  const reads = (
    intent: string,
    fact: string,
    told: string,
    reading: ReadingId,
    ...seen: readonly string[]
  ) => tell(intent, fact, told, { when: is(scene, reading, ...seen) });
  return [
    reads('exact-wording', 'warning', 'date', 'page-warning', 'expired', 'not-yet-valid'),
    reads('exact-wording', 'warning', 'name', 'page-warning', 'other-name'),
    reads('exact-wording', 'warning', 'issuer', 'page-warning', 'unknown-issuer'),
    reads('exact-wording', 'warning', 'none', 'page-warning', 'none', 'no-page'),
    ...['company-name', 'by-number', 'look-alike'].map((one) =>
      reads('read-address', 'page', one, 'page-address', one),
    ),
    ...['good', 'expired', 'portal', 'stranger'].map((one) =>
      reads('read-certificate', 'certificate', one, 'page-certificate', one),
    ),
    reads('read-clock', 'clock', 'right', 'clock-skew', 'right'),
    reads('read-clock', 'clock', 'wrong-year', 'clock-skew', 'off'),
    reads('which-network', 'network', 'office', 'network-kind', 'office', 'elsewhere'),
    reads('which-network', 'network', 'guest', 'network-kind', 'guest'),
  ];
}

/** What the person does who is asked to: it helps where that was the cause. */
function requestLines(scene: Scene): readonly VoiceLine[] {
  const { say } = linesOf('TK-28', 'requester');
  const does = (intent: string, when: Condition, effects: readonly WorldEffect[]): readonly VoiceLine[] => [
    say(intent, `${intent}.done`, { when, effects }),
    say(intent, `${intent}.nothing`, { when: { not: when } }),
  ];
  return [
    ...does('set-date', is(scene, 'clock-skew', 'off'), withClock(scene, 0)),
    ...does('join-office', is(scene, 'network-kind', 'guest'), [
      onRadio(scene, null),
      onCable(scene, { segment: cabled(scene) }),
    ]),
    ...does('open-by-name', is(scene, 'page-address', 'by-number', 'look-alike'), [opens(scene, PAGE)]),
    ...does('close-page', is(scene, 'page-address', 'look-alike'), [opens(scene, PAGE)]),
    say('click-through', 'click-through'),
  ];
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-28', 'requester');
  return requesterVoice('TK-28', scene, { patience: 6, skill: 1, mood: 0 }, [
    ...readLines(scene),
    ...requestLines(scene),
    tell('typed-anything', 'entered', hasEntered(scene, truth) ? 'yes' : 'no'),
    tell('who-else', 'others', truth === 'expired-certificate' ? 'others-too' : 'only-me'),
    say('what-changed', 'changed'),
    say('since-when', 'changed-since'),
    say('how-urgent', 'urgent'),
    ...confirm(isSecure(scene)),
  ]);
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => ({
    effects: EFFECTS[truth](scene),
    voices: [requester(scene, truth)],
    trouble: { not: isSecure(scene) },
    number: person(scene).phone,
  });
}

const BROWSER = {
  category: 'application',
  subcategories: ['browser'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
} as const;

const TRIAGE: Readonly<Record<Truth, TicketCase['triage']>> = {
  clock: { ...BROWSER, category: 'endpoint', subcategories: ['clock'] },
  'guest-network': { ...BROWSER, category: 'network', subcategories: ['wireless'] },
  'by-number': BROWSER,
  'expired-certificate': { ...BROWSER, impact: 2 },
  'look-alike': { ...BROWSER, category: 'security', subcategories: ['phishing'], isSecurityCase: true },
};

/** The question that settles it, and the request that mends it. */
const MENDED_BY = {
  clock: { asks: 'read-clock', does: 'set-date' },
  'guest-network': { asks: 'which-network', does: 'join-office' },
  'by-number': { asks: 'read-clock', does: 'open-by-name' },
} as const satisfies Partial<Readonly<Record<Truth, { readonly asks: string; readonly does: string }>>>;

/** Somebody who gave a stranger their password gets another one, and only then no session of the old one goes on. */
function securing(scene: Scene): readonly DeskCommand[] {
  const { login, phone } = person(scene);
  return [
    ask('C1', 'empathy', 'call-back'),
    { kind: 'end-call', contact: 'C1' },
    { kind: 'dial', ticket: scene.number, number: phone },
    { kind: 'send-push', contact: 'C2' },
    { kind: 'reset-password', login },
    { kind: 'end-sessions', login },
    ask('C2', 'thanks', 'please-wait', 'goodbye'),
    { kind: 'end-call', contact: 'C2' },
  ];
}

function expert(truth: Truth): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const ticket = scene.number;
    const found: readonly DeskCommand[] = [
      { kind: 'answer-call', contact: 'C1' },
      ask('C1', 'greeting', 'exact-wording'),
      ...begun(scene, BROWSER),
      ask('C1', 'read-address'),
      ask('C1', 'read-certificate'),
    ];
    switch (truth) {
      case 'expired-certificate':
        return [
          ...found,
          ask('C1', 'who-else'),
          classified(scene, TRIAGE[truth]),
          ask('C1', 'please-wait', 'goodbye'),
          { kind: 'end-call', contact: 'C1' },
          { kind: 'escalate', ticket, group: 'applications', evidence: [1, 2, 3, 4] },
        ];
      case 'look-alike':
        return [
          ...found,
          ask('C1', 'typed-anything'),
          ask('C1', 'close-page'),
          classified(scene, TRIAGE[truth]),
          ...(hasEntered(scene, truth)
            ? securing(scene)
            : [ask('C1', 'thanks', 'please-wait', 'goodbye'), { kind: 'end-call', contact: 'C1' } as const]),
          { kind: 'escalate', ticket, group: 'security', evidence: [2, 3, 4] },
        ];
      default: {
        const { asks, does } = MENDED_BY[truth];
        return [
          ...found,
          ...(truth === 'by-number' ? [] : [ask('C1', asks), classified(scene, TRIAGE[truth])]),
          ask('C1', does),
          ...finished(scene, 'C1', {
            code: 'solved-permanent',
            cause: truth,
            evidence: truth === 'by-number' ? [2, 3] : [3, 4],
          }),
        ];
      }
    }
  };
}

function cured(truth: Truth): (scene: Scene) => Condition {
  return (scene) => ({
    all: [
      isSecure(scene),
      is(scene, 'clock-skew', 'right'),
      ...(truth === 'guest-network' ? [is(scene, 'network-kind', 'office')] : []),
    ],
  });
}

const CLICKED = 'requester.click-through';

/** Nobody was sent past a warning; who gave a stranger their password has a new one, and no session of the old one. */
function goals(truth: Truth) {
  return (scene: Scene, state: DeskState) => {
    const ticket = state.tickets.find(({ record }) => record.number === scene.number);
    const said = ticket?.said ?? [];
    const kept = [{ id: 'warning-heeded', met: !said.includes(CLICKED) }];
    if (truth !== 'look-alike') return kept;
    const isClosed = state.world.hosts[computer(scene).asset]?.browser?.address !== lookAlike(scene);
    return [
      ...kept,
      { id: 'asked-what-was-entered', met: said.some((line) => line.startsWith('requester.entered')) },
      { id: 'page-closed', met: isClosed },
      ...(hasEntered(scene, truth) ? lockedOutGoals(scene, state) : []),
    ];
  };
}

const HANDED_TO = { 'expired-certificate': 'applications', 'look-alike': 'security' } as const;

function rightEnd(truth: Truth): TicketCase['rightEnd'] {
  return truth === 'expired-certificate' || truth === 'look-alike'
    ? {
        kind: 'escalated',
        group: HANDED_TO[truth],
        mustName: [
          'told:certificate@requester',
          truth === 'look-alike' ? 'told:page@requester' : 'told:others@requester',
        ],
      }
    : { kind: 'resolved', codes: ['solved-permanent'] };
}

/** The truths of TK-28. */
export const TK_28_CASES: readonly TicketCase[] = (Object.keys(EFFECTS) as readonly Truth[]).map((truth) => ({
  id: `TK-28-${truth}`,
  story: NOT_SECURE,
  truth,
  placements: 2,
  parMinutes: 25,
  triage: TRIAGE[truth],
  setting: setting(truth),
  rightEnd: rightEnd(truth),
  cured: cured(truth),
  goals: goals(truth),
  gates: () => (truth === 'look-alike' ? [{ id: 'sent-to-a-stranger', when: { said: CLICKED } }] : []),
  expert: expert(truth),
}));
