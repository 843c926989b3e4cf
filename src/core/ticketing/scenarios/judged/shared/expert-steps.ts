import { SECONDS_PER_HOUR } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Scene, TicketCase } from '../../desk-case.ts';
import { person } from './scene.ts';

/** Steps that experts share. */

/** From the morning of one day to that of the next. */
export const UNTIL_TOMORROW = 25 * SECONDS_PER_HOUR;

export function say(contact: string, ...intents: readonly string[]): DeskCommand {
  return { kind: 'say', contact, intents };
}

/** Writes to the person: what the intents say, and when they hear from the desk again. */
export function reply(
  ticket: string,
  intents: readonly string[],
  promisedSeconds = SECONDS_PER_HOUR,
): DeskCommand {
  const parts = intents.map((intent) => ({ kind: 'intent' as const, intent }));
  return { kind: 'reply', ticket, parts: [...parts, { kind: 'promise', seconds: promisedSeconds }] };
}

/** Answers, asks one thing after another, and says goodbye to call back on the number on record. */
export function firstCall(questions: readonly string[]): readonly DeskCommand[] {
  return [
    { kind: 'answer-call', contact: 'C1' },
    say('C1', 'greeting', questions[0] ?? 'describe-problem'),
    ...questions.slice(1).map((question) => say('C1', question)),
    say('C1', 'call-back'),
    { kind: 'end-call', contact: 'C1' },
  ];
}

export function classified(scene: Scene, triage: TicketCase['triage']): DeskCommand {
  const { category, impact, urgency, isSecurityCase } = triage;
  const [subcategory] = triage.subcategories;
  if (subcategory === undefined) throw new Error('The ticket has no subcategory.');
  return { kind: 'classify', ticket: scene.number, category, subcategory, impact, urgency, isSecurityCase };
}

/** Classifies the ticket, takes it and begins. */
export function begun(scene: Scene, triage: TicketCase['triage']): readonly DeskCommand[] {
  const ticket = scene.number;
  return [classified(scene, triage), { kind: 'take', ticket }, { kind: 'start-work', ticket }];
}

export function lookAtPerson(scene: Scene): readonly DeskCommand[] {
  return [{ kind: 'look', page: 'directory.person', subject: person(scene).id }];
}

export function callBack(scene: Scene): DeskCommand {
  return { kind: 'dial', ticket: scene.number, number: person(scene).phone };
}

/** Has it tried, asks whether the ticket may be closed, ends the contact and resolves. */
export function finished(
  scene: Scene,
  contact: string,
  end: Pick<Extract<DeskCommand, { readonly kind: 'resolve' }>, 'code' | 'cause' | 'evidence'>,
): readonly DeskCommand[] {
  return [
    say(contact, 'try-again'),
    say(contact, 'may-close', 'goodbye'),
    { kind: 'end-call', contact },
    { kind: 'resolve', ticket: scene.number, ...end },
  ];
}
