import { SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import { type Condition, holds } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { SharedFolder } from '../../../world/shared-folders.ts';
import type { Scene, TicketCase, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, finished } from '../shared/expert-steps.ts';
import { securityKnewInTime, toldAt } from '../shared/goals.ts';
import { person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { folderOf, SHARED_WITH_THE_WORLD } from './tk-20-story.ts';

/** Confidential data was open to somebody outside. */
type Leak = 'opened-outside' | 'wrong-guest';
type Harmless = 'company-only' | 'public-folder';
type Truth = Leak | Harmless;

/** An address of a network that is none of the company's, by the place that was drawn. */
const STRANGERS = ['203.0.113.', '198.51.100.'] as const;
const GUESTS = ['j.marlow@hollin-nurseries.example', 'k.marsh@pondside-studio.example'] as const;

/** Link and guest of each truth, and who opened the folder. */
const SHARED: Readonly<
  Record<Truth, Pick<SharedFolder, 'link'> & { readonly who: SharedFolder['opens'][number]['who'] }>
> = {
  'opened-outside': { link: 'anyone', who: 'unknown' },
  'wrong-guest': { link: 'named', who: 'guest' },
  'company-only': { link: 'company', who: 'colleague' },
  'public-folder': { link: 'anyone', who: 'unknown' },
};

function folder(scene: Scene, truth: Truth): SharedFolder {
  const place = scene.placement === 0 ? 0 : 1;
  const { link, who } = SHARED[truth];
  const guest = truth === 'wrong-guest' ? GUESTS[place] : null;
  const from = { colleague: '10.20.', guest: GUESTS[place], unknown: STRANGERS[place] }[who];
  const hosts = { colleague: ['21.44', '33.18', '34.7'], guest: [''], unknown: ['24', '88', '161'] }[who];
  const madeAt = scene.at - (place === 0 ? 70 : 105) * SECONDS_PER_MINUTE;
  return {
    name: folderOf(scene),
    label: truth === 'public-folder' ? 'public' : 'confidential',
    link,
    madeAt,
    guest,
    opens: hosts.map((host, count) => ({
      at: madeAt + (9 + 14 * count) * SECONDS_PER_MINUTE,
      from: `${from}${host}`,
      who,
    })),
    isDeleted: false,
  };
}

function reads(scene: Scene, reading: 'shared-link' | 'shared-guest', ...is: readonly string[]): Condition {
  return { reading, subject: person(scene).login, is };
}

/** Nobody can open it any more who should not: a guest can without the link, and what is public stays open. */
function settled(scene: Scene, truth: Truth): Condition {
  switch (truth) {
    case 'opened-outside':
    case 'company-only':
      return reads(scene, 'shared-link', 'removed');
    case 'wrong-guest':
      return reads(scene, 'shared-guest', 'none');
    case 'public-folder':
      return { all: [{ said: 'requester.public.understood' }, reads(scene, 'shared-link', 'anyone')] };
  }
}

const SENT_TO: Readonly<Record<Truth, string>> = {
  'opened-outside': 'many',
  'wrong-guest': 'one-person',
  'company-only': 'colleagues',
  'public-folder': 'many',
};

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-20', 'requester');
  return requesterVoice('TK-20', scene, { patience: 5, skill: 1, mood: 0 }, [
    tell('how-shared', 'shared', truth === 'wrong-guest' ? 'typed-name' : 'copied-link'),
    tell('who-got-it', 'sent-to', SENT_TO[truth]),
    truth === 'public-folder'
      ? say('explain-public', 'public.understood', { mood: 1 })
      : say('explain-public', 'public.doubts', { mood: -1 }),
    say('delete-folder', 'deleted', {
      effects: [{ do: 'delete-shared-folder', login: person(scene).login }],
    }),
    say('since-when', 'since'),
    say('what-changed', 'since'),
    say('how-urgent', 'urgent'),
    ...confirm(settled(scene, truth)),
  ]);
}

/** Who answers for personal data, and decides who else has to know. */
function officer(scene: Scene, truth: Truth): Voice {
  const { tell } = linesOf('TK-20', 'officer');
  const isLeak = truth === 'opened-outside' || truth === 'wrong-guest';
  return {
    role: 'colleague',
    person: person(scene, 'officer').id,
    persona: { patience: 5, skill: 1, mood: 0 },
    opens: 'tickets/tk-20:line.officer.opens',
    lines: [tell('tell-officer', 'privacy', isLeak ? 'takes-case' : 'no-case')],
  };
}

const EXPOSURE: TriageKey = {
  category: 'privacy',
  subcategories: ['data-exposure'],
  impact: 2,
  urgency: 1,
  isSecurityCase: true,
};

const TRIAGE: Readonly<Record<Truth, TriageKey>> = {
  'opened-outside': EXPOSURE,
  'wrong-guest': EXPOSURE,
  'company-only': {
    category: 'collaboration',
    subcategories: ['sharing'],
    impact: 3,
    urgency: 2,
    isSecurityCase: false,
  },
  'public-folder': {
    category: 'collaboration',
    subcategories: ['sharing'],
    impact: 3,
    urgency: 3,
    isSecurityCase: false,
  },
};

function base(truth: Truth) {
  return {
    id: `TK-20-${truth}`,
    story: SHARED_WITH_THE_WORLD,
    truth,
    placements: 2,
    parMinutes: 20,
    triage: TRIAGE[truth],
    setting: (scene: Scene) => ({
      effects: [
        { do: 'put-shared-folder' as const, login: person(scene).login, folder: folder(scene, truth) },
      ],
      voices: [requester(scene, truth), officer(scene, truth)],
      trouble: null,
      number: person(scene).phone,
    }),
    cured: (scene: Scene) => settled(scene, truth),
    gates: (scene: Scene) => [
      {
        id: 'access-log-lost',
        when: { reading: 'shared-opens' as const, subject: person(scene).login, is: ['lost'] },
      },
    ],
  };
}

/** Asks how it was shared, and reads what the cloud knows of it while the person is on the line. */
function finding(scene: Scene, truth: Truth): readonly DeskCommand[] {
  return [
    { kind: 'answer-call', contact: 'C1' },
    ask('C1', 'greeting', 'how-shared'),
    { kind: 'look', page: 'cloud.sharing', subject: person(scene).login },
    ...begun(scene, TRIAGE[truth]),
  ];
}

/** Closes what stands open first, then tells who answers for the data, then security gets it with the log. */
function leakExpert(truth: Leak): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const ticket = scene.number;
    const { login } = person(scene);
    return [
      ...finding(scene, truth),
      { kind: truth === 'wrong-guest' ? 'remove-guest' : 'remove-link', login },
      ask('C1', 'try-again'),
      ask('C1', 'empathy', 'who-got-it', 'goodbye'),
      { kind: 'end-call', contact: 'C1' },
      { kind: 'dial', ticket, number: person(scene, 'officer').phone },
      ask('C2', 'greeting', 'tell-officer'),
      ask('C2', 'thanks', 'goodbye'),
      { kind: 'end-call', contact: 'C2' },
      { kind: 'escalate', ticket, group: 'security', evidence: [1, 2, 3, 4, 5] },
    ];
  };
}

function harmlessExpert(truth: Harmless): (scene: Scene) => readonly DeskCommand[] {
  return (scene) => {
    const act: DeskCommand =
      truth === 'company-only'
        ? { kind: 'remove-link', login: person(scene).login }
        : ask('C1', 'explain-public');
    const code = truth === 'company-only' ? 'solved-permanent' : 'no-fault-found';
    return [
      ...finding(scene, truth),
      act,
      ...finished(scene, 'C1', { code, cause: truth, evidence: [1, 2] }),
    ];
  };
}

/** What stood open was closed before anybody was told of it, and both who have to know knew of it in time. */
function leakGoals(scene: Scene, state: DeskState, truth: Leak) {
  const said = state.tickets.find(({ record }) => record.number === scene.number)?.said ?? [];
  const isClosed = holds(settled(scene, truth), { world: state.world, now: state.now, said });
  const closing = truth === 'wrong-guest' ? 'remove-guest' : 'remove-link';
  const closed = state.acts.find(({ ticket, act }) => ticket === scene.number && act === closing)?.step;
  const told = toldAt(scene, state, 'privacy');
  return [
    { id: 'access-taken-back', met: isClosed },
    { id: 'closed-first', met: closed !== undefined && (told === null || closed < told) },
    { id: 'officer-told', met: said.includes('officer.privacy.takes-case') },
    securityKnewInTime(scene, state),
  ];
}

const LEAK_CASES = (['opened-outside', 'wrong-guest'] as const).map(
  (truth): TicketCase => ({
    ...base(truth),
    rightEnd: {
      kind: 'escalated',
      group: 'security',
      mustName: [
        truth === 'wrong-guest' ? 'shared-guest@account' : 'shared-link@account',
        'shared-opens@account',
        'told:privacy@requester',
      ],
    },
    goals: (scene, state) => leakGoals(scene, state, truth),
    expert: leakExpert(truth),
  }),
);

const HARMLESS_CASES = (['company-only', 'public-folder'] as const).map(
  (truth): TicketCase => ({
    ...base(truth),
    rightEnd: {
      kind: 'resolved',
      codes: truth === 'company-only' ? ['solved-permanent'] : ['no-fault-found', 'rejected'],
    },
    goals: () => [],
    expert: harmlessExpert(truth),
  }),
);

/** The truths of TK-20. */
export const TK_20_CASES: readonly TicketCase[] = [...LEAK_CASES, ...HARMLESS_CASES];
