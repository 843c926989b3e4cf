import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Voice, VoiceLine } from '../../../model/voice.ts';
import type { Account } from '../../../world/accounts.ts';
import type { Device } from '../../../world/devices.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { unknownNumber } from '../../../world/numbers.ts';
import type { Scene, TicketCase, TicketSetting } from '../../desk-case.ts';
import {
  say as ask,
  begun,
  callBack,
  classified,
  finished,
  firstCall,
  lookAtPerson,
} from '../shared/expert-steps.ts';
import { securityKnewInTime } from '../shared/goals.ts';
import { drawn, managerOf, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { securityVoice, voicesBehindACall } from '../shared/voices.ts';
import { accessPassLines, approvalEffects, isReached, oldPhoneOf, usedOld } from './approval-scene.ts';
import { FURIOUS_DIRECTOR } from './tk-04-story.ts';

type Genuine = 'new-phone' | 'silenced' | 'no-network';
type Truth = 'impostor' | Genuine;

const FRESH = 'LK-5404';

/** What they say of the old phone, and what becomes of a prompt on it. */
const OLD_PHONE: Readonly<Record<Truth, { readonly told: string; readonly prompts: Device['prompts'] }>> = {
  impostor: { told: 'dead', prompts: 'shown' },
  'new-phone': { told: 'dead', prompts: 'dead' },
  silenced: { told: 'quiet', prompts: 'silenced' },
  'no-network': { told: 'no-internet', prompts: 'no-network' },
};
const TRUTHS = Object.keys(OLD_PHONE) as readonly Truth[];

/** From where a stranger tries, by the place that was drawn. */
const ORIGINS = ['203.0.113.61', '203.0.113.118'] as const;

function accountChange(scene: Scene, truth: Truth): Partial<Account> {
  if (truth !== 'impostor')
    return usedOld(scene, scene.at - (2 + scene.placement) * SECONDS_PER_DAY, 'ashby');
  const from = drawn(scene, ORIGINS);
  return {
    ...usedOld(scene, scene.at - 6 * SECONDS_PER_MINUTE, 'ashby'),
    signIns: [95, 70].map((minutes) => ({
      at: scene.at - minutes * SECONDS_PER_MINUTE,
      app: 'portal' as const,
      from,
      place: 'foreign:unknown',
      result: 'approval-refused' as const,
    })),
  };
}

function effects(scene: Scene, truth: Truth): readonly WorldEffect[] {
  const isInOffice = truth === 'impostor';
  const span = isInOffice ? SECONDS_PER_HOUR : 6 * SECONDS_PER_HOUR;
  return [
    ...approvalEffects(scene, FRESH, {
      account: () => accountChange(scene, truth),
      old: OLD_PHONE[truth].prompts,
      fresh: 'shown',
    }),
    {
      do: 'put-appointment',
      person: person(scene).id,
      appointment: { from: scene.at - span, to: scene.at + span, kind: isInOffice ? 'meeting' : 'travel' },
    },
  ];
}

/** What whoever calls says and does: the words do not tell who they are. */
function callerLines(scene: Scene, truth: Truth): readonly VoiceLine[] {
  const { say, tell, confirm } = linesOf('TK-04', 'requester');
  const asset = oldPhoneOf(scene).asset;
  const mend: WorldEffect = { do: 'set-prompts', asset, prompts: 'shown' };
  return [
    tell('old-phone', 'old-phone', OLD_PHONE[truth].told),
    say('what-changed', 'changed'),
    ...(['allow-notifications', 'join-network'] as const).map((intent) =>
      FURIOUS_DIRECTOR.suspects.some(({ id, acts }) => id === truth && acts.includes(intent))
        ? say(intent, `${intent}.done`, { effects: [mend] })
        : say(intent, `${intent}.nothing`),
    ),
    ...accessPassLines('TK-04', scene, truth === 'impostor' ? 'LK-9999' : FRESH),
    say('confirm-details', 'confirm-details'),
    ...(truth === 'impostor' ? [] : confirm(isReached(scene))),
    say('how-urgent', 'urgent'),
    say('blocked-work', 'urgent'),
    say('verify-identity', 'verify'),
    say('call-back', 'call-back'),
  ];
}

function voices(scene: Scene, truth: Truth): readonly Voice[] {
  const persona = { patience: 3, skill: 1, mood: 0 };
  return [
    ...voicesBehindACall('TK-04', scene, truth === 'impostor', persona, callerLines(scene, truth)),
    securityVoice('TK-04', scene),
  ];
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  return {
    effects: effects(scene, truth),
    voices: voices(scene, truth),
    trouble: truth === 'impostor' ? null : { not: isReached(scene) },
    number: unknownNumber(40 + scene.placement),
  };
}

const TRIAGE: TicketCase['triage'] = {
  category: 'account',
  subcategories: ['multi-factor'],
  impact: 2,
  urgency: 1,
  isSecurityCase: false,
};
const SECURITY: TicketCase['triage'] = {
  ...TRIAGE,
  category: 'security',
  subcategories: ['impersonation'],
  isSecurityCase: true,
};

function ending(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const ticket = scene.number;
  const { login } = person(scene);
  const close = finished(scene, 'C2', { code: 'solved-permanent', cause: truth, evidence: [1, 3, 5] });
  switch (truth) {
    case 'impostor':
      return [
        ask('C2', 'thanks', 'goodbye'),
        { kind: 'end-call', contact: 'C2' },
        classified(scene, SECURITY),
        { kind: 'escalate', ticket, group: 'security', evidence: [3, 4, 5] },
      ];
    case 'new-phone':
      return [
        { kind: 'start-video', contact: 'C2' },
        { kind: 'check-photo-id', contact: 'C2' },
        ask('C2', 'please-wait'),
        { kind: 'hold-call', contact: 'C2' },
        { kind: 'dial', ticket, number: managerOf(scene).phone },
        ask('C3', 'confirm-request'),
        { kind: 'end-call', contact: 'C3' },
        { kind: 'resume-call', contact: 'C2' },
        { kind: 'issue-access-pass', login },
        ask('C2', 'tell-access-pass'),
        { kind: 'remove-authenticator', login, phone: oldPhoneOf(scene).asset },
        ...close,
      ];
    case 'silenced':
      return [ask('C2', 'allow-notifications'), ...close];
    case 'no-network':
      return [ask('C2', 'join-network'), ...close];
  }
}

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  return [
    ...firstCall(['old-phone']),
    ...begun(scene, TRIAGE),
    ...lookAtPerson(scene),
    { kind: 'look', page: 'cloud.sign-ins', subject: person(scene).login },
    { kind: 'look', page: 'calendar.person', subject: person(scene).id },
    callBack(scene),
    ask('C2', 'did-you-ask'),
    ...ending(scene, truth),
  ];
}

/** The truths of TK-04. */
export const TK_04_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-04-${truth}`,
  story: FURIOUS_DIRECTOR,
  truth,
  placements: ORIGINS.length,
  parMinutes: 25,
  triage: truth === 'impostor' ? SECURITY : TRIAGE,
  setting: (scene) => setting(scene, truth),
  rightEnd:
    truth === 'impostor'
      ? {
          kind: 'escalated',
          group: 'security',
          mustName: ['told:asked@requester', 'approval-used@account'],
        }
      : { kind: 'resolved', codes: ['solved-permanent', 'request-fulfilled'] },
  cured: (scene) => ({
    all: [isReached(scene), { reading: 'dead-methods', subject: person(scene).login, is: ['none'] }],
  }),
  goals: (scene, state) => (truth === 'impostor' ? [securityKnewInTime(scene, state)] : []),
  expert: (scene) => expert(scene, truth),
}));
