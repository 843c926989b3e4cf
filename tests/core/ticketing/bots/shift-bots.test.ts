import { describe, expect, it } from 'vitest';
import { seedRng } from '../../../../src/core/kernel/rng.ts';
import type { DeskCommand } from '../../../../src/core/ticketing/model/commands.ts';
import type { DeskState } from '../../../../src/core/ticketing/model/state.ts';
import { reduce } from '../../../../src/core/ticketing/reduce.ts';
import { toContactsOf } from '../../../../src/core/ticketing/scenarios/expert-shift.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { type CaseInShift, scenesOf } from '../../../../src/core/ticketing/scenarios/scenes-of.ts';
import { ticketRegistry } from '../../../../src/core/ticketing/scenarios/ticket-registry.ts';
import { DESK } from '../../../support/desk.ts';
import { closer, type Player, refuser, resetter, shotgun } from './players.ts';

const { judge } = DESK;
const CASES = ticketRegistry(TICKET_CASES);
const SHIFTS = [21, 22, 23, 24, 25, 26].map((seed) => {
  const chosen = judge.choose({}, [], seedRng(seed), 600, seed);
  const start = judge.deal(chosen?.caseId ?? '', seed, 'testing');
  if (start === null) throw new Error('No shift was dealt.');
  return start;
});

/** Plays one ticket after the other in the same way, and leaves out what is refused. */
function played(start: DeskState, player: Player): readonly DeskCommand[] {
  const log: DeskCommand[] = [];
  let state = start;
  const act = (command: DeskCommand): void => {
    const done = reduce(state, command);
    if (!done.ok) return;
    log.push(command);
    ({ state } = done.value);
  };
  for (const one of scenesOf(CASES, start)) {
    const { number } = one.scene;
    const hasCome = (): boolean => state.tickets.some(({ record }) => record.number === number);
    while (!hasCome() && state.now < state.endsAt) act({ kind: 'wait-for-event' });
    act({ kind: 'open-ticket', ticket: number });
    for (const command of player(one, start)) act(toContactsOf(command, state, number));
  }
  return log;
}

/** Takes each ticket, looks the person up, and leaves all of them to the next shift with a note. */
const handsOver: Player = ({ scene, ticketCase }: CaseInShift) => {
  const { category, subcategories, impact, urgency, isSecurityCase } = ticketCase.triage;
  const [subcategory] = subcategories;
  const { requester } = scene.cast;
  if (subcategory === undefined || requester === undefined)
    throw new Error(`${ticketCase.id} is incomplete.`);
  const ticket = scene.number;
  return [
    { kind: 'answer-call', contact: 'C1' },
    { kind: 'classify', ticket, category, subcategory, impact, urgency, isSecurityCase },
    { kind: 'take', ticket },
    { kind: 'start-work', ticket },
    { kind: 'look', page: 'directory.person', subject: requester.id },
    { kind: 'look', page: 'lockouts.account', subject: requester.login },
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((id): DeskCommand => ({ kind: 'note', ticket, evidence: [id] })),
  ];
};

describe('who plays a whole shift without diagnosing', () => {
  it.each([
    ['closing at once', closer, 40],
    ['trusting nobody', refuser, 60],
    ['trying every fix', shotgun, 55],
    ['resetting passwords', resetter, 60],
    ['handing everything over by note', handsOver, 60],
  ] as const)('does not pass by %s', (_name, player, most) => {
    for (const start of SHIFTS) {
      const report = judge.report(start, played(start, player));
      expect(report.passed).toBe(false);
      expect(report.score).toBeLessThanOrEqual(most);
    }
  });

  it('does not pass by doing nothing until the shift ends', () => {
    for (const start of SHIFTS) {
      const report = judge.report(start, [{ kind: 'wait', seconds: start.endsAt - start.startedAt }]);
      expect(report.tickets).toHaveLength(4);
      expect(report.passed).toBe(false);
      expect(report.score).toBeLessThanOrEqual(20);
    }
  });
});
