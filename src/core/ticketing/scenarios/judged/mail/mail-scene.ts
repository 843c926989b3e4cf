import { SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { type Mailbox, ordinaryMailbox } from '../../../world/mailboxes.ts';
import type { TracedMessage } from '../../../world/traced-message.ts';
import { company } from '../../../world/world.ts';
import { isOrdinary } from '../../cast.ts';
import type { Scene } from '../../desk-case.ts';
import { person } from '../shared/scene.ts';

/** What tickets about mail have in common. */

/** The requester's mailbox with these parts otherwise than on an ordinary day. */
export function mailboxOf(scene: Scene, change: Partial<Mailbox>): WorldEffect {
  return { do: 'put-mailbox', mailbox: { ...ordinaryMailbox(person(scene).login), ...change } };
}

/** A message that the gateway logged, `minutesAgo` before the ticket; `place`: its place among those of the ticket. */
export function traced(
  scene: Scene,
  place: number,
  {
    minutesAgo,
    ...message
  }: Pick<TracedMessage, 'from' | 'subject' | 'sizeMb' | 'status'> & {
    readonly minutesAgo: number;
  } & Partial<Pick<TracedMessage, 'address' | 'recipients' | 'sender' | 'reports'>>,
): WorldEffect {
  return {
    do: 'record-message',
    message: {
      id: messageId(scene, place),
      at: scene.at - minutesAgo * SECONDS_PER_MINUTE,
      address: null,
      recipients: [person(scene).login],
      sender: 'verified',
      ...message,
    },
  };
}

/** The id of a message of the ticket. */
export function messageId({ number }: Scene, place: number): string {
  return `${number.replace('SD-', 'M')}-${place + 1}`;
}

/** Sign-in names of the ticket's own people and of others all over the company, `count` of them. */
export function manyRecipients(scene: Scene, count: number): readonly string[] {
  const own = Object.values(scene.cast);
  const others = company(scene.world)
    .people.filter((one) => isOrdinary(one) && own.every(({ id }) => id !== one.id))
    .filter((_, index) => index % 11 === scene.placement)
    .slice(0, count - own.length);
  return [...own, ...others].map(({ login }) => login).toSorted();
}
