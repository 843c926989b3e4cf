import type { Condition } from '../../../model/condition.ts';
import type { DisclosedFact, Voice, VoiceLine } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Scene } from '../../desk-case.ts';
import { person } from '../shared/scene.ts';
import { LOCKED_OUT } from './tk-01-story.ts';

/** What differs in what the requester can tell and do. */
export interface LockoutAnswers {
  readonly changed: 'password' | 'nothing';
  readonly devices: 'one-asks-again' | 'all-quiet';
  readonly keyboard: 'was-wrong' | 'was-right';
  /** The request that mends it, and what the person does then; null when no act of theirs does. */
  readonly mends: { readonly intent: string; readonly effects: readonly WorldEffect[] } | null;
  /** When signing in works. */
  readonly works: Condition;
}

const KEY = 'tickets/tk-01:line';

function tells(fact: string, outcome: string): readonly DisclosedFact[] {
  return [{ fact, outcome }];
}

/** The requests that somebody can be asked to follow in this ticket. */
const REQUESTS = LOCKED_OUT.intents.filter(({ kind }) => kind === 'request').map(({ id }) => id);

function requestLine(intent: string, { mends, keyboard }: LockoutAnswers): VoiceLine {
  const isCure = mends?.intent === intent;
  return {
    id: isCure ? `${intent}.done` : `${intent}.nothing`,
    answers: intent,
    says: `${KEY}.${intent}.${isCure ? 'done' : 'nothing'}`,
    ...(isCure ? { effects: mends.effects } : {}),
    ...(intent === 'check-keyboard' ? { tells: tells('keyboard', keyboard) } : {}),
  };
}

/** The requester of TK-01, as somebody who was locked out by this cause. */
export function lockedOutVoice(scene: Scene, answers: LockoutAnswers): Voice {
  const { works, changed, devices } = answers;
  return {
    role: 'requester',
    person: person(scene).id,
    persona: { patience: 4, skill: 2, mood: 0 },
    opens: `${KEY}.opens`,
    lines: [
      {
        id: 'changed',
        answers: 'what-changed',
        says: `${KEY}.changed.${changed}`,
        tells: tells('changed', changed),
      },
      {
        id: 'since',
        answers: 'since-when',
        says: `${KEY}.since.${changed}`,
        tells: tells('changed', changed),
      },
      {
        id: 'devices',
        answers: 'which-devices',
        says: `${KEY}.devices.${devices}`,
        tells: tells('devices', devices),
      },
      ...REQUESTS.map((intent) => requestLine(intent, answers)),
      {
        id: 'works',
        answers: 'try-again',
        when: works,
        says: `${KEY}.works`,
        tells: tells('works', 'yes'),
        mood: 1,
      },
      {
        id: 'still',
        answers: 'try-again',
        when: { not: works },
        says: `${KEY}.still`,
        tells: tells('works', 'no'),
      },
      {
        id: 'may-close',
        answers: 'may-close',
        when: works,
        says: `${KEY}.may-close`,
        tells: tells('works', 'yes'),
      },
      { id: 'wording', answers: 'exact-wording', says: `${KEY}.wording` },
      {
        id: 'urgent',
        answers: 'how-urgent',
        says: `${KEY}.urgent`,
        tells: tells('urgency', 'customer-waits'),
      },
      {
        id: 'blocked',
        answers: 'blocked-work',
        says: `${KEY}.urgent`,
        tells: tells('urgency', 'customer-waits'),
      },
      { id: 'who-else', answers: 'who-else', says: `${KEY}.who-else`, tells: tells('who-else', 'nobody') },
      { id: 'call-back', answers: 'call-back', says: `${KEY}.call-back` },
      { id: 'verify', answers: 'verify-identity', says: `${KEY}.verify` },
      { id: 'password', answers: 'ask-password', says: `${KEY}.password`, mood: -1 },
    ],
  };
}
