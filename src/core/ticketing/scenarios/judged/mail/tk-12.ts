import { SECONDS_PER_DAY } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { Voice } from '../../../model/voice.ts';
import { OFFICE_LICENCE } from '../../../world/accounts.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Host } from '../../../world/host.ts';
import { licencePool } from '../../../world/licences.ts';
import type { Scene, TicketCase, TicketSetting } from '../../desk-case.ts';
import { say as ask, begun, callBack, finished, reply } from '../shared/expert-steps.ts';
import { accountOf, computer, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { SUBSCRIBE } from './tk-12-story.ts';

type Truth = 'licence-removed' | 'pool-empty' | 'private-account' | 'stale-sign-in';

/** People who have left, whose accounts are disabled and still hold a licence. */
const LEAVERS = [
  { login: 'l.parkhill', days: 40 },
  { login: 's.hartnoll', days: 63 },
] as const;

function office(scene: Scene, programs: Host['office']): WorldEffect {
  return { do: 'change-host', asset: computer(scene).asset, change: { office: programs } };
}

const UNLICENSED = { account: 'work', isLicensed: false } as const;

function withoutLicence(scene: Scene): readonly WorldEffect[] {
  return [{ do: 'put-account', account: { ...accountOf(scene), licences: [] } }, office(scene, UNLICENSED)];
}

/** Every licence is assigned, two of them to people who have left. */
function usedUp(scene: Scene): readonly WorldEffect[] {
  const pool = licencePool(scene.world, OFFICE_LICENCE);
  if (pool === null) throw new Error('The company has no licences.');
  return [
    ...LEAVERS.map(
      ({ login, days }): WorldEffect => ({
        do: 'put-account',
        account: {
          ...accountOf(scene),
          login,
          person: login,
          isEnabled: false,
          groups: [],
          authenticators: [],
          lastSignInAt: scene.at - days * SECONDS_PER_DAY,
        },
      }),
    ),
    // The requester has none, the two who left have one each.
    { do: 'buy-licences', licence: OFFICE_LICENCE, bought: pool.assigned + 1 },
  ];
}

const CAUSES: Readonly<Record<Truth, (scene: Scene) => readonly WorldEffect[]>> = {
  'licence-removed': withoutLicence,
  'pool-empty': (scene) => [...withoutLicence(scene), ...usedUp(scene)],
  'private-account': (scene) => [office(scene, { account: 'private', isLicensed: false })],
  'stale-sign-in': (scene) => [office(scene, UNLICENSED)],
};
const TRUTHS = Object.keys(CAUSES) as readonly Truth[];

function isFull(scene: Scene): Condition {
  return { reading: 'office-programs', subject: computer(scene).asset, is: ['full'] };
}

function requester(scene: Scene): Voice {
  const { say, tell, confirm } = linesOf('TK-12', 'requester');
  const { asset } = computer(scene);
  const { login } = person(scene);
  const isPrivate: Condition = { reading: 'office-account', subject: asset, is: ['private'] };
  const signsIn: readonly WorldEffect[] = [{ do: 'sign-in-office', asset, login }];
  return requesterVoice('TK-12', scene, { patience: 5, skill: 1, mood: 0 }, [
    tell('office-account', 'office-account', 'private', { when: isPrivate }),
    tell('office-account', 'office-account', 'work', { when: { not: isPrivate } }),
    say('office-work-account', 'switched.done', { when: isPrivate, effects: signsIn }),
    say('office-work-account', 'switched.nothing', { when: { not: isPrivate } }),
    say('sign-out-in', 'signed.private', { when: isPrivate }),
    say('sign-out-in', 'signed.work', { when: { not: isPrivate }, effects: signsIn }),
    say('reinstall-office', 'reinstalled', { mood: -1, patience: -1 }),
    say('what-changed', scene.placement === 0 ? 'moved' : 'laptop'),
    say('exact-wording', 'wording'),
    say('since-when', 'since'),
    say('who-else', 'others'),
    say('how-urgent', 'urgent'),
    ...confirm(isFull(scene)),
  ]);
}

function setting(truth: Truth): (scene: Scene) => TicketSetting {
  return (scene) => ({
    effects: CAUSES[truth](scene),
    voices: [requester(scene)],
    trouble: { not: isFull(scene) },
    number: null,
  });
}

const TRIAGE: TicketCase['triage'] = {
  category: 'application',
  subcategories: ['licence', 'office'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};

/** What shows each cause and mends it: before the call, and on it. */
function mending(
  scene: Scene,
  truth: Truth,
): { readonly before: readonly DeskCommand[]; readonly onCall: readonly DeskCommand[] } {
  const { login } = person(scene);
  const pool: DeskCommand = { kind: 'look', page: 'cloud.licences', subject: OFFICE_LICENCE };
  const assign: DeskCommand = { kind: 'assign-licence', login };
  const again = ask('C1', 'sign-out-in');
  switch (truth) {
    case 'licence-removed':
      return { before: [pool, assign], onCall: [again] };
    case 'pool-empty':
      return {
        before: [
          pool,
          ...LEAVERS.map(({ login: left }): DeskCommand => ({ kind: 'remove-licence', login: left })),
          assign,
        ],
        onCall: [again],
      };
    case 'private-account':
      return { before: [], onCall: [ask('C1', 'office-account'), ask('C1', 'office-work-account')] };
    case 'stale-sign-in':
      return { before: [], onCall: [ask('C1', 'office-account'), again] };
  }
}

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const ticket = scene.number;
  const { before, onCall } = mending(scene, truth);
  return [
    { kind: 'open-ticket', ticket },
    ...begun(scene, TRIAGE),
    reply(ticket, ['thanks', 'call-back']),
    { kind: 'look', page: 'cloud.sign-ins', subject: person(scene).login },
    ...before,
    callBack(scene),
    ask('C1', 'greeting', 'what-changed'),
    ...onCall,
    ...finished(scene, 'C1', { code: 'solved-permanent', cause: truth, evidence: [1, 2] }),
  ];
}

/** The truths of TK-12. */
export const TK_12_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-12-${truth}`,
  story: SUBSCRIBE,
  truth,
  placements: 2,
  parMinutes: 25,
  triage: TRIAGE,
  setting: setting(truth),
  rightEnd: { kind: 'resolved', codes: ['solved-permanent'] },
  cured: isFull,
  // A licence is taken back from somebody who has left, never from somebody who works with it.
  goals: (scene, state) => [
    {
      id: 'nobody-lost-office',
      met: state.acts.every(
        ({ ticket, act, subject }) =>
          ticket !== scene.number ||
          act !== 'remove-licence' ||
          LEAVERS.some(({ login }) => login === subject),
      ),
    },
  ],
  expert: (scene) => expert(scene, truth),
}));
