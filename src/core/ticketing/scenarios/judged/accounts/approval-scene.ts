import type { Check } from '../../../../assessment/run-record.ts';
import { SECONDS_PER_DAY, SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import { findTicket } from '../../../model/changed.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice, VoiceLine } from '../../../model/voice.ts';
import type { Account } from '../../../world/accounts.ts';
import type { Person } from '../../../world/company.ts';
import type { Device } from '../../../world/devices.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { approverOf, company, findAccount } from '../../../world/world.ts';
import type { Scene } from '../../desk-case.ts';
import { ownDevice, person } from './lockout-scene.ts';
import { linesOf } from './said-lines.ts';

/** What tickets about approving a sign-in on a phone have in common. */

/** The manager of the requester, as the directory has them. */
export function managerOf(scene: Scene): Person {
  const manager = approverOf(scene.world, person(scene));
  if (manager === null) throw new Error(`${person(scene).id} has no manager.`);
  return manager;
}

export function securityLeadOf({ world }: Scene): Person {
  const lead = company(world).people.find(({ title }) => title === 'security-lead');
  if (lead === undefined) throw new Error('Nobody leads the security team.');
  return lead;
}

/** Names of whom the desk may call. */
export function peopleOf(scene: Scene): Readonly<Record<string, string>> {
  const manager = managerOf(scene);
  const lead = securityLeadOf(scene);
  return {
    manager: manager.given,
    managerName: `${manager.given} ${manager.family}`,
    securityName: `${lead.given} ${lead.family}`,
  };
}

export function oldPhoneOf(scene: Scene): Device {
  return ownDevice(scene, 'phone');
}

/** The phone that the requester has got lately. */
function newPhoneOf(scene: Scene, asset: string): Device {
  return { ...oldPhoneOf(scene), asset, host: `AS-PH-${asset.slice('LK-'.length)}`, model: 'Wren 7' };
}

/** The requester's account with something changed, and the state of the two phones. */
export function approvalEffects(
  scene: Scene,
  asset: string,
  {
    account,
    old,
    fresh,
  }: {
    readonly account: (before: Account) => Partial<Account>;
    readonly old: Device['prompts'];
    readonly fresh: Device['prompts'];
  },
): readonly WorldEffect[] {
  const before = findAccount(scene.world, person(scene).login);
  if (before === null) throw new Error('The requester has no account.');
  return [
    { do: 'put-account', account: { ...before, ...account(before) } },
    { do: 'put-device', device: { ...oldPhoneOf(scene), prompts: old } },
    { do: 'put-device', device: { ...newPhoneOf(scene, asset), prompts: fresh } },
  ];
}

/** Methods of approval: the old phone, used at a time and place. */
export function usedOld(scene: Scene, at: number, place: string): Partial<Account> {
  const registeredAt = scene.at - 300 * SECONDS_PER_DAY;
  return { authenticators: [{ phone: oldPhoneOf(scene).asset, registeredAt, lastUsed: { at, place } }] };
}

/** A prompt reaches the phone that was registered last. */
export function isReached(scene: Scene): Condition {
  return { reading: 'prompt-reaches', subject: person(scene).login, is: ['shown'] };
}

/** Enrolling a phone with an access pass, once there is one. */
export function accessPassLines(story: string, scene: Scene, asset: string): readonly VoiceLine[] {
  const { say } = linesOf(story, 'requester');
  const { login } = person(scene);
  const hasPass: Condition = { reading: 'sign-in-approval', subject: login, is: ['access-pass'] };
  return [
    say('tell-access-pass', 'tell-access-pass.done', {
      when: hasPass,
      effects: [{ do: 'enrol-with-access-pass', login, phone: asset }],
    }),
    say('tell-access-pass', 'tell-access-pass.nothing', { when: { not: hasPass } }),
  ];
}

/** The manager on record, who knows of the request or not. */
export function managerVoice(story: string, scene: Scene, knows: boolean): Voice {
  const { say } = linesOf(story, 'manager');
  const outcome = knows ? 'knows' : 'knows-nothing';
  return {
    role: 'manager',
    person: managerOf(scene).id,
    persona: { patience: 4, skill: 1, mood: 0 },
    opens: `tickets/${story.toLowerCase()}:line.manager.opens`,
    lines: [
      say('confirm-request', `confirm-request.${outcome}`, {
        tells: [{ fact: 'manager', outcome }],
        ...(knows ? { confirms: true as const } : {}),
      }),
    ],
  };
}

/** The person on record who never asked: who is called back learns of it now. */
export function surprisedVoice(story: string, scene: Scene): Voice {
  const { say } = linesOf(story, 'on-record');
  return {
    role: 'on-record',
    person: person(scene).id,
    persona: { patience: 5, skill: 1, mood: 0 },
    opens: `tickets/${story.toLowerCase()}:line.on-record.opens`,
    lines: [say('did-you-ask', 'did-you-ask.no', { tells: [{ fact: 'asked', outcome: 'no' }] })],
  };
}

/** The security team on its number on record: it can be told before the ticket is handed over. */
export function securityVoice(story: string, scene: Scene): Voice {
  const { say } = linesOf(story, 'security');
  return {
    role: 'colleague',
    person: securityLeadOf(scene).id,
    persona: { patience: 6, skill: 3, mood: 0 },
    opens: `tickets/${story.toLowerCase()}:line.security.opens`,
    lines: [
      say('report-security', 'report-security', { tells: [{ fact: 'security', outcome: 'told' }], mood: 1 }),
    ],
  };
}

/** The security team has to know within a quarter of an hour. */
const SECURITY_TOLD_WITHIN = 15 * SECONDS_PER_MINUTE;

/** Whether the security team knew in time: by a call, or by having the ticket. */
export function securityGoals(scene: Scene, state: DeskState): readonly Check[] {
  const called = state.evidence
    .filter(
      ({ ticket, findings }) =>
        ticket === scene.number && findings.some(({ test }) => test === 'told:security'),
    )
    .map(({ at }) => at);
  const handed = (findTicket(state, scene.number)?.record.audit ?? [])
    .filter(({ field, to }) => field === 'group' && to === 'security')
    .map(({ at }) => at);
  const met = [...called, ...handed].some((at) => at - scene.at <= SECURITY_TOLD_WITHIN);
  return [{ id: 'security-in-time', met }];
}
