import { SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { ACCOUNTS_SHARE, type FileActivity, NEXT_SHARE } from '../../../world/file-activity.ts';
import { take } from '../../../world/readings.ts';
import type {
  RelatedTicket,
  RightEnd,
  Scene,
  TicketCase,
  TicketSetting,
  TriageKey,
} from '../../desk-case.ts';
import { say as ask, begun } from '../shared/expert-steps.ts';
import { securityKnewInTime } from '../shared/goals.ts';
import { alsoReported, linkedGoal, madeChildren } from '../shared/related-tickets.ts';
import { computer, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice, securityVoice } from '../shared/voices.ts';
import { ALL_LK9 } from './tk-40-story.ts';

type Truth = 'this-computer' | 'other-computer' | 'remote-session' | 'archive-job';

const TRUTHS: readonly Truth[] = ['this-computer', 'other-computer', 'remote-session', 'archive-job'];

/** Files that get another ending in a minute, and since when, by the place that was drawn. */
const PER_MINUTE = [293, 307] as const;
const MINUTES_AGO = [14, 9] as const;

/** What nobody has cut off by then takes the next share, and somebody there writes. */
const SPREADS_AFTER = 15 * SECONDS_PER_MINUTE;
const SPREAD: WorldEffect = { do: 'spread-renaming', share: ACCOUNTS_SHARE, to: NEXT_SHARE };

const STOPPED: WorldEffect = { do: 'stop-renaming', share: ACCOUNTS_SHARE };
const LOST: WorldEffect = { do: 'lose-evidence', share: ACCOUNTS_SHARE };

function activity(scene: Scene, truth: Truth): FileActivity {
  const place = scene.placement === 0 ? 0 : 1;
  const common = {
    share: ACCOUNTS_SHARE,
    ending: '.lk9',
    since: scene.at - MINUTES_AGO[place] * SECONDS_PER_MINUTE,
    perMinute: PER_MINUTE[place],
    endedAt: null,
    isEvidenceLost: false,
  };
  switch (truth) {
    case 'this-computer':
      return { ...common, from: 'workstation', host: computer(scene).host, login: person(scene).login };
    case 'other-computer':
      return {
        ...common,
        from: 'workstation',
        host: computer(scene, 'other').host,
        login: person(scene, 'other').login,
      };
    case 'remote-session':
      return { ...common, from: 'remote-session', host: 'VPNGW-01', login: person(scene, 'other').login };
    case 'archive-job':
      return { ...common, from: 'server-job', host: 'AS-FS-01', login: 'svc-archive' };
  }
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell } = linesOf('TK-40', 'requester');
  const isHere = truth === 'this-computer';
  return requesterVoice('TK-40', scene, { patience: 5, skill: 1, mood: 0 }, [
    tell('read-note', 'note', truth === 'archive-job' ? 'archive' : 'ransom'),
    tell('own-files', 'own-files', isHere ? 'mine-too' : 'share-alone'),
    say('disconnect', 'disconnect', isHere ? { effects: [STOPPED] } : {}),
    say('restart', 'restart', isHere ? { effects: [LOST] } : {}),
    say('since-when', 'since'),
    say('what-changed', 'changed'),
    say('who-else', 'others'),
    say('how-urgent', 'urgent'),
  ]);
}

/** A colleague, at whose computer it may run. */
function other(scene: Scene, truth: Truth): Voice {
  const { say } = linesOf('TK-40', 'other');
  const isHere = truth === 'other-computer';
  return {
    role: 'colleague',
    person: person(scene, 'other').id,
    persona: { patience: 5, skill: 1, mood: 0 },
    opens: 'tickets/tk-40:line.other.opens',
    lines: [
      say('disconnect', 'disconnect', isHere ? { effects: [STOPPED] } : {}),
      say('restart', 'restart', isHere ? { effects: [LOST] } : {}),
      say('own-files', isHere ? 'own-files.here' : 'own-files.fine'),
      say('read-note', 'note'),
    ],
  };
}

/** As many as can come in because of it. */
const ALSO_REPORT = 3;

function related(scene: Scene): readonly RelatedTicket[] {
  const reported = alsoReported('TK-40', scene, 'e-mail', [
    { role: 'second', name: 'invoices', after: 60 },
    { role: 'third', name: 'note', after: 110 },
    { role: 'fourth', name: 'orders', after: SPREADS_AFTER + 2 * SECONDS_PER_MINUTE },
  ]);
  const isSpared: Condition = { reading: 'share-files', subject: NEXT_SHARE, is: ['whole'] };
  return reported.map((one) => (one.role === 'fourth' ? { ...one, unless: isSpared } : one));
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  return {
    effects: [{ do: 'put-file-activity', activity: activity(scene, truth) }],
    voices: [requester(scene, truth), other(scene, truth), securityVoice('TK-40', scene)],
    trouble: null,
    number: person(scene).phone,
    related: related(scene),
    // The archive's list has one folder.
    ...(truth === 'archive-job' ? {} : { later: [{ after: SPREADS_AFTER, effects: [SPREAD] }] }),
  };
}

const ATTACK: TriageKey = {
  category: 'security',
  subcategories: ['malware'],
  impact: 1,
  urgency: 1,
  isSecurityCase: true,
};
/** Nothing is lost: the archive took a folder that people still work in. */
const MISTAKE: TriageKey = {
  category: 'application',
  subcategories: ['other-application'],
  impact: 2,
  urgency: 2,
  isSecurityCase: false,
};

const triageOf = (truth: Truth): TriageKey => (truth === 'archive-job' ? MISTAKE : ATTACK);

const HUNG_UP: readonly DeskCommand[] = [
  ask('C1', 'please-wait', 'goodbye'),
  { kind: 'end-call', contact: 'C1' },
];

function contained(scene: Scene, truth: Exclude<Truth, 'archive-job'>): readonly DeskCommand[] {
  switch (truth) {
    case 'this-computer':
      return [ask('C1', 'disconnect'), ...HUNG_UP];
    case 'other-computer':
      return [
        ...HUNG_UP,
        { kind: 'dial', ticket: scene.number, number: person(scene, 'other').phone },
        ask('C2', 'disconnect'),
        { kind: 'end-call', contact: 'C2' },
      ];
    case 'remote-session':
      return [...HUNG_UP, { kind: 'end-sessions', login: person(scene, 'other').login }];
  }
}

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const ticket = scene.number;
  const told: readonly DeskCommand[] = [
    { kind: 'answer-call', contact: 'C1' },
    ask('C1', 'greeting', 'read-note'),
    ask('C1', 'own-files'),
    ...begun(scene, triageOf(truth)),
    { kind: 'look', page: 'shares.activity', subject: ACCOUNTS_SHARE },
  ];
  const children = madeChildren(scene, 2);
  if (truth === 'archive-job')
    return [
      ...told,
      ...HUNG_UP,
      ...children,
      { kind: 'escalate', ticket, group: 'applications', evidence: [1, 3] },
    ];
  return [
    ...told,
    ...contained(scene, truth),
    { kind: 'declare-major', ticket, building: 'ashby' },
    ...children,
    { kind: 'escalate', ticket, group: 'security', evidence: [1, 3] },
  ];
}

function goals(scene: Scene, state: DeskState, truth: Truth) {
  const read = (reading: 'share-state' | 'share-files' | 'major-incident', subject: string) =>
    take(state.world, reading, subject, state.now);
  const isDeclared = read('major-incident', 'ashby') === 'declared';
  if (truth === 'archive-job')
    return [{ id: 'nobody-alarmed', met: !isDeclared }, linkedGoal(scene, state, ALSO_REPORT)];
  return [
    { id: 'contained', met: read('share-state', ACCOUNTS_SHARE) === 'still' },
    { id: 'next-share-spared', met: read('share-files', NEXT_SHARE) === 'whole' },
    { id: 'declared', met: isDeclared },
    linkedGoal(scene, state, ALSO_REPORT),
    securityKnewInTime(scene, state),
  ];
}

const mustName = ['rename-source@share', 'told:note@requester'];

const rightEnd = (truth: Truth): RightEnd => ({
  kind: 'escalated',
  group: truth === 'archive-job' ? 'applications' : 'security',
  mustName,
});

/** The truths of TK-40. */
export const TK_40_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-40-${truth}`,
  story: ALL_LK9,
  truth,
  placements: PER_MINUTE.length,
  parMinutes: 15,
  triage: triageOf(truth),
  setting: (scene) => setting(scene, truth),
  rightEnd: rightEnd(truth),
  cured: () => ({ reading: 'share-state', subject: ACCOUNTS_SHARE, is: ['still'] }),
  goals: (scene, state) => goals(scene, state, truth),
  gates: () => [
    {
      id: 'evidence-destroyed',
      when: { reading: 'share-evidence', subject: ACCOUNTS_SHARE, is: ['lost'] },
    },
  ],
  expert: (scene) => expert(scene, truth),
}));
