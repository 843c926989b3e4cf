import type { TracedMessage } from './traced-message.ts';
import { type World, withWorld } from './world.ts';

/** What the gateway logged for a login, the newest last. */
export function messagesTo({ messages }: World, login: string): readonly TracedMessage[] {
  return messages.filter(({ recipients }) => recipients.includes(login));
}

export function withMessage(world: World, message: TracedMessage): World {
  return withWorld(world, { messages: [...world.messages, message] });
}

/** The world in which all who reported a message are in one ticket. */
export function withReportsIn(world: World, id: string, ticket: string): World {
  const messages = world.messages.map((message) =>
    message.id === id && message.reports !== undefined
      ? { ...message, reports: { ...message.reports, into: ticket } }
      : message,
  );
  return withWorld(world, { messages });
}

/** The world in which a message that was kept back is in the mailbox. */
export function withReleased(world: World, id: string): World {
  const messages = world.messages.map((message) =>
    message.id === id && message.status === 'quarantined'
      ? { ...message, status: 'delivered' as const }
      : message,
  );
  return withWorld(world, { messages });
}
