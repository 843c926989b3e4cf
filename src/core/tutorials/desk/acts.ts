import type { CommandOf, DeskCommand } from '../../ticketing/model/commands.ts';

/** Commands that scripts of several tutorials share. */

type Triage = Omit<CommandOf<'classify'>, 'kind' | 'ticket' | 'isSecurityCase'> & {
  readonly isSecurityCase?: boolean;
};

/** Classifies a ticket. */
export function classify(ticket: string, { isSecurityCase = false, ...triage }: Triage): DeskCommand {
  return { kind: 'classify', ticket, isSecurityCase, ...triage };
}

/** Classifies a ticket, takes it and begins. */
export function begun(ticket: string, triage: Triage): readonly DeskCommand[] {
  return [classify(ticket, triage), { kind: 'take', ticket }, { kind: 'start-work', ticket }];
}

export function say(contact: string, ...intents: readonly string[]): DeskCommand {
  return { kind: 'say', contact, intents };
}

/** Writes to the requester: what the intents say, and when they hear from the desk again. */
export function reply(ticket: string, intents: readonly string[], promisedSeconds: number): DeskCommand {
  const parts = intents.map((intent) => ({ kind: 'intent' as const, intent }));
  return { kind: 'reply', ticket, parts: [...parts, { kind: 'promise', seconds: promisedSeconds }] };
}
