import type { Check } from '../../../../assessment/run-record.ts';
import { SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { SignIn } from '../../../world/accounts.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Scene, TicketGate, TriageKey } from '../../desk-case.ts';
import { person } from './scene.ts';

/** What tickets about a password in a stranger's hands have in common. */

export const COMPROMISED_ACCOUNT: TriageKey = {
  category: 'security',
  subcategories: ['compromised-account'],
  impact: 2,
  urgency: 1,
  isSecurityCase: true,
};

/** A sign-in of a stranger, from a place where nobody of the company works. */
export function foreignSignIn(scene: Scene, minutesAgo: number, result: SignIn['result']): WorldEffect {
  return {
    do: 'record-sign-in',
    login: person(scene).login,
    signIn: {
      at: scene.at - minutesAgo * SECONDS_PER_MINUTE,
      app: 'mail',
      from: scene.placement === 0 ? '203.0.113.112' : '203.0.113.171',
      place: 'foreign:unknown',
      result,
    },
  };
}

/** No session of the stranger goes on. */
export function isLockedOut(scene: Scene): Condition {
  return { reading: 'sessions', subject: person(scene).login, is: ['ended'] };
}

/** On the number on record: proves who it is, sets a new password, and ends the sessions that the old one opened. */
export function lockOut(scene: Scene, contact: string): readonly DeskCommand[] {
  const { login } = person(scene);
  return [
    { kind: 'send-push', contact },
    { kind: 'reset-password', login },
    { kind: 'end-sessions', login },
  ];
}

/** First a new password, then no session of the old one. */
export function lockedOutGoals(scene: Scene, state: DeskState): readonly Check[] {
  const account = state.world.accounts[person(scene).login];
  const resetAt = account?.passwordSetAt ?? 0;
  return [
    { id: 'password-reset', met: resetAt > scene.at },
    { id: 'sessions-ended-after', met: (account?.sessionsEndedAt ?? 0) >= Math.max(resetAt, scene.at) },
  ];
}

/** The stranger's rule in the mailbox is evidence. */
export function ruleGates(scene: Scene): readonly TicketGate[] {
  return [
    {
      id: 'evidence-destroyed',
      when: { reading: 'inbox-rule', subject: person(scene).login, is: ['lost'] },
    },
  ];
}
