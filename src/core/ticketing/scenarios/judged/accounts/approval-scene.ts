import { SECONDS_PER_DAY } from '../../../../kernel/time.ts';
import type { Condition } from '../../../model/condition.ts';
import type { VoiceLine } from '../../../model/voice.ts';
import type { Account } from '../../../world/accounts.ts';
import type { Device } from '../../../world/devices.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Scene } from '../../desk-case.ts';
import { accountOf, ownDevice, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';

/** What tickets about approving a sign-in on a phone have in common. */

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
  const before = accountOf(scene);
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
