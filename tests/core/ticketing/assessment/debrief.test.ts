import { describe, expect, it } from 'vitest';
import { shiftSentences } from '../../../../src/core/ticketing/assessment/shift-sentences.ts';
import {
  costliestFact,
  type TicketFact,
  ticketFacts,
} from '../../../../src/core/ticketing/assessment/ticket-facts.ts';
import type { TicketReport } from '../../../../src/core/ticketing/assessment/ticket-score.ts';
import type { DeskCommand } from '../../../../src/core/ticketing/model/commands.ts';
import { endedShift, everyTicket, expert, shiftOf, type Work } from '../../../support/ended-shift.ts';
import { closer, resetter } from '../bots/players.ts';

/** The report of a ticket that was worked alone. */
function reportOf(caseId: string, work: Work): TicketReport {
  const [ticket] = endedShift(caseId, work).ended.report.tickets;
  if (ticket === undefined) throw new Error(`${caseId} is not judged.`);
  return ticket;
}

const namesOf = (facts: readonly TicketFact[]): readonly string[] =>
  facts.map(({ group, name, met }) => `${met ? '+' : '-'}${group}.${name}`);
const allFacts = (ticket: TicketReport): readonly string[] =>
  namesOf(Object.values(ticketFacts(ticket)).flat());

describe('the debrief of a ticket', () => {
  it('tells an expert what proof was held for the unlock, and finds nothing wrong but what cost points', () => {
    const ticket = reportOf('TK-01-shared-drive', expert());
    expect(ticket.identity).toMatchObject([
      { act: 'unlock', verdict: 'fine', held: ['callback-on-record'], missing: [] },
    ]);
    expect(allFacts(ticket).filter((name) => name.startsWith('-'))).toEqual(
      ticket.parts.diagnosis === 1 ? [] : expect.arrayContaining([expect.stringMatching(/^-diagnosis\./)]),
    );
    expect(ticket.debrief.expert?.length).toBeGreaterThan(2);
  });

  it('tells somebody who reset a password on a callback alone which proof was missing', () => {
    const hasty: Work = (start, cases) =>
      resetter(cases[0] ?? never(), start).filter(({ kind }) => kind !== 'send-push');
    const ticket = reportOf('TK-01-typing', hasty);
    expect(ticket.identity).toMatchObject([
      {
        act: 'password-reset',
        verdict: 'breach',
        required: { kind: 'level', level: 2 },
        reached: 1,
        held: ['callback-on-record'],
      },
    ]);
    expect(ticket.identity[0]?.missing).toHaveLength(1);
    expect(allFacts(ticket)).toContain('-security.act-too-little');
  });

  it('tells somebody who knew the cause and left the ticket open just that', () => {
    const misdirected: Work = (start, cases) =>
      expert()(start, cases).map((command) =>
        command.kind === 'escalate' ? { ...command, group: 'network' } : command,
      );
    const ticket = reportOf('TK-43-server-down', (start, cases) => [
      ...misdirected(start, cases),
      { kind: 'wait', seconds: 3600 },
    ]);
    expect(allFacts(ticket)).toContain('-diagnosis.unused');
    expect(allFacts(ticket)).not.toContain('-diagnosis.no-case');
    expect(ticket.faults).toContain('unsolved');
    expect(ticket.faults).not.toContain('no-case');
  });

  it('asks somebody on the telephone for a video call, and for no badge', () => {
    const ticket = reportOf('TK-35-firmware-update', (start, cases) =>
      expert()(start, cases).filter(({ kind }) => kind !== 'start-video' && kind !== 'check-photo-id'),
    );
    const told = ticket.identity.filter(({ act }) => act === 'recovery-key');
    expect(told.map(({ missing }) => missing)).toEqual(told.map(() => ['live-video-with-id']));
    expect(told.length).toBeGreaterThan(0);
  });

  it('blames nobody for connecting a drive once more to read why it is refused, and once more after the cure', () => {
    const ticket = reportOf('TK-43-saved-password', (start, cases) =>
      expert()(start, cases).flatMap((command): readonly DeskCommand[] =>
        command.kind === 'run-console' && command.line.startsWith('cmdkey')
          ? [
              { ...command, line: 'net use H: \\\\files\\home$' },
              command,
              { ...command, line: 'net use H: \\\\files\\home$' },
            ]
          : [command],
      ),
    );
    expect(ticket.faults).toEqual([]);
    expect(allFacts(ticket)).not.toContain('-diagnosis.guess');
  });

  it('puts the help to a stranger before everything else that was wrong', () => {
    const fooled: Work = (start, cases) => {
      const [played] = cases;
      const login = played?.scene.cast['requester']?.login ?? '';
      return [
        ...closer(played ?? never(), start).filter(({ kind }) => kind !== 'resolve'),
        { kind: 'reset-password', login },
      ];
    };
    const ticket = reportOf('TK-04-impostor', fooled);
    expect(ticket).toMatchObject({ gates: ['impostor'], score: 0, isStranger: true });
    expect(costliestFact(ticket)).toMatchObject({ group: 'security', name: 'act-impostor' });
    expect(allFacts(ticket)).not.toContain('+security.stranger-refused');
    expect(ticket.satisfaction.stars).toBe(1);
  });

  it('praises whoever refused the stranger and told the security team', () => {
    const { report } = endedShift('TK-04-impostor', expert()).ended;
    expect(shiftSentences(report).well.fact).toMatchObject({ group: 'shift', name: 'refused' });
    expect(costliestFact(report.tickets[0] ?? never())).toBeNull();
  });

  it('tells somebody who closed at once that nothing had been read, and what would have shown the cause', () => {
    const ticket = reportOf('TK-01-phone-mail', everyTicket(closer));
    expect(namesOf(ticketFacts(ticket).diagnosis)).toEqual([
      '-diagnosis.not-known-test',
      '-diagnosis.no-case',
    ]);
    expect(ticketFacts(ticket).diagnosis[0]?.values.test).toBe('lock-source@account');
  });

  it('tells somebody who never spoke that nobody heard from them, and not that they blamed anybody', () => {
    const ticket = reportOf('TK-07-role-is-enough', () => [{ kind: 'wait', seconds: 60 }]);
    expect(namesOf(ticketFacts(ticket).communication)).toEqual(['-talk.silent']);
  });

  it('names the second scan where that told the cause, and not what stands before it on the same page', () => {
    const ticket = reportOf('TK-54-deep-adware', expert());
    expect(ticketFacts(ticket).diagnosis).toContainEqual(
      expect.objectContaining({
        name: 'known',
        values: expect.objectContaining({ test: 'second-scan@computer' }),
      }),
    );
  });

  it('names the priority that was set and the one that impact and urgency make', () => {
    const ticket = reportOf('TK-01-phone-mail', (start) =>
      expert()(start, []).map((command) =>
        command.kind === 'classify' ? { ...command, urgency: 3 } : command,
      ),
    );
    expect(ticket.triage.priority).toEqual({ set: 'P5', right: 'P3' });
    expect(ticketFacts(ticket).triage[0]).toMatchObject({
      name: 'priority-wrong',
      met: false,
      values: { priority: 'P5', rightPriority: 'P3' },
    });
  });
});

describe('the debrief of a shift', () => {
  const shift = shiftOf('TK-01-phone-mail', 'TK-09-no-member', 'TK-04-impostor');

  it('shows what an expert had read in each ticket, and with which ticket they were when', () => {
    const { report } = endedShift(shift, expert()).ended;
    expect(report.tickets.every(({ debrief }) => (debrief.expert ?? []).length > 2)).toBe(true);
    const shown = report.attention.flatMap(({ ticket }) => ticket ?? []);
    expect(new Set(shown)).toEqual(new Set(report.tickets.map(({ number }) => number)));
    const ends = report.attention.map(({ from, until }) => until - from);
    expect(ends.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(report.simSeconds);
  });

  it('pairs what closing early lifts with what comes back', () => {
    const { report } = endedShift('TK-01-phone-mail', everyTicket(resetter)).ended;
    expect(report.metrics).toMatchObject({
      firstContact: { met: 1, of: 1 },
      comesBack: { met: 1, of: 1 },
    });
  });

  it('tells somebody who let the P2 wait which person waited, and how long', () => {
    const { report } = endedShift(shift, (start, cases) => [
      { kind: 'wait', seconds: 2 * 3600 },
      ...expert()(start, cases),
    ]).ended;
    const late = report.tickets.find(({ number }) => report.late.includes(number));
    if (late === undefined) throw new Error('Nobody waited.');
    expect(shiftSentences(report).differently).toMatchObject({
      ticket: late.number,
      fact: { group: 'shift', name: 'waited', values: { person: late.person } },
    });
    expect(late.times.firstResponse.lateBy).toBeGreaterThan(0);
  });

  it('tells whoever leaves early about what came in, and nothing of tickets that were still to come', () => {
    const atOnce = endedShift(shift, () => [{ kind: 'wait', seconds: 60 }]).ended.report;
    const [first, ...others] = atOnce.tickets.filter(({ ending }) => ending !== 'not-reached');
    expect([others.length, atOnce.tickets.length]).toEqual([0, 3]);
    const { wrong, differently } = shiftSentences(atOnce);
    expect([wrong.ticket, differently.ticket]).toEqual([first?.number, first?.number]);
    expect(wrong.fact.name).toBe('cause');
    expect([atOnce.metrics.firstContact.of, atOnce.metrics.answeredInTime.of]).toEqual([1, 1]);
  });

  it('tells whoever did all well that came in how many tickets they did not get to', () => {
    const { report } = endedShift(shift, expert()).ended;
    const [best, ...others] = report.tickets.toSorted((left, right) => right.score - left.score);
    const stillToCome = others.map((ticket) => ({ ...ticket, ending: 'not-reached' as const }));
    const { differently } = shiftSentences({ ...report, tickets: [best ?? never(), ...stillToCome] });
    expect(differently).toMatchObject({
      fact: { name: 'left-early', values: { count: 2, total: 3 } },
      ticket: null,
    });
  });
});

function never(): never {
  throw new Error('No ticket was dealt.');
}
