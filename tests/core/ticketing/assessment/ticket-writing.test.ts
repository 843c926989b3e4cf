import { describe, expect, it } from 'vitest';
import { ticketing } from '../../../../src/core/ticketing/judge.ts';
import type { DeskCommand } from '../../../../src/core/ticketing/model/commands.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { ticketRegistry } from '../../../../src/core/ticketing/scenarios/ticket-registry.ts';

const { judge } = ticketing(ticketRegistry(TICKET_CASES));

/** The expert's run of a ticket with one more command before its last. */
function reportWith(extra: (ticket: string) => readonly DeskCommand[]) {
  const start = judge.deal('TK-01-phone-mail', 5, 'practice');
  const ticket = start?.tickets[0]?.record.number;
  if (start === null || ticket === undefined) throw new Error('The ticket is not dealt.');
  const log = judge.expert(start);
  const report = judge.report(start, [...log.slice(0, -1), ...extra(ticket), ...log.slice(-1)]);
  const [judged] = report.tickets;
  if (judged === undefined) throw new Error('The ticket is not judged.');
  return judged;
}

const reply = (words: string): ((ticket: string) => readonly DeskCommand[]) => {
  return (ticket) => [{ kind: 'reply', ticket, parts: [{ kind: 'words', words, language: 'en' }] }];
};

describe('what is written in a ticket', () => {
  it('counts the checks of a public reply to how somebody was talked with', () => {
    const written = reportWith(
      reply('Please try to sign in again. I will call you in ten minutes to see that it works.'),
    );
    expect(written.talk.filter(({ id }) => id.startsWith('reply-')).map(({ met }) => met)).toEqual(
      Array.from({ length: 5 }, () => true),
    );
  });

  it('hears what comes next in a time that is promised by its button', () => {
    const parts = [
      { kind: 'words', words: 'The file server does not answer.', language: 'en' },
      { kind: 'promise', seconds: 3600 },
    ] as const;
    const { talk } = reportWith((ticket) => [{ kind: 'reply', ticket, parts }]);
    expect(talk.filter(({ met }) => !met).map(({ id }) => id)).not.toContain('reply-next-step');
    expect(talk).toContainEqual({ id: 'expectation', met: true });
  });

  it('takes points for a reply in jargon that says nothing of what comes next', () => {
    const clear = reportWith(reply('Please try to sign in again. I will call you in ten minutes.'));
    const jargon = reportWith(reply('The RADIUS proxy caches Kerberos tickets of the domain controller.'));
    expect(jargon.parts.communication).toBeLessThan(clear.parts.communication);
  });

  it('is worth nothing when a public reply tells a password', () => {
    const report = reportWith(reply('Your new password is Garden7!plum. Please change it today.'));
    expect(report).toMatchObject({ gates: ['secret-in-record'], score: 0 });
  });

  it('is worth nothing when an internal note holds a password', () => {
    const report = reportWith((ticket) => [
      { kind: 'note', ticket, evidence: [], words: 'Temporary password: Garden7!plum' },
    ]);
    expect(report).toMatchObject({ gates: ['secret-in-record'], score: 0 });
  });

  it('asks nothing of replies where everything was said on the phone', () => {
    expect(reportWith(() => []).talk.some(({ id }) => id.startsWith('reply-'))).toBe(false);
  });
});
