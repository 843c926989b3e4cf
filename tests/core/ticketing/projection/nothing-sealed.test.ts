import { describe, expect, it } from 'vitest';
import { seedRng } from '../../../../src/core/kernel/rng.ts';
import type { DeskState } from '../../../../src/core/ticketing/model/state.ts';
import { project } from '../../../../src/core/ticketing/projection/project.ts';
import { reduce } from '../../../../src/core/ticketing/reduce.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { DESK } from '../../../support/desk.ts';
import { findDeskLeaks } from '../../../support/desk-leaks.ts';

const { judge } = DESK;
const SEED = 3_141_592_653;

function dealt(caseId: string): DeskState {
  const start = judge.deal(caseId, SEED, 'testing');
  if (start === null) throw new Error(`${caseId} is not dealt.`);
  return start;
}

/** Everything that is shown and said while an expert plays. */
function leaksOf(start: DeskState): readonly string[] {
  const leaks = [...findDeskLeaks(project(start), start, SEED)];
  let state = start;
  for (const command of judge.expert(start)) {
    const done = reduce(state, command);
    if (!done.ok) throw new Error(done.error.reason);
    ({ state } = done.value);
    leaks.push(...findDeskLeaks({ view: project(state), events: done.value.events }, state, SEED));
  }
  return [...new Set(leaks)];
}

describe('the view of a test', () => {
  it.each(TICKET_CASES.map(({ id }) => id))('tells nothing of what only the judge knows of %s', (caseId) => {
    expect(leaksOf(dealt(caseId))).toEqual([]);
  });

  it.each([1, 2, 3])('tells nothing of the tickets to come in a shift (%i)', (draw) => {
    const chosen = judge.choose({}, [], seedRng(draw), null, SEED);
    expect(leaksOf(dealt(chosen?.caseId ?? ''))).toEqual([]);
  });

  it.each([...new Set(TICKET_CASES.map(({ story }) => story))])(
    'is the same for every cause of $id $complaint while nothing has been asked, but for the number of the call',
    (story) => {
      const views = TICKET_CASES.filter((one) => one.story === story).map(({ id }) => {
        const { tickets, contacts, ...view } = project(dealt(id));
        return {
          ...view,
          contacts: contacts.map((contact) => ({ ...contact, number: null })),
          tickets: tickets.map((ticket) => ({
            ...ticket,
            causes: ticket.causes.toSorted(),
            record: { ...ticket.record, callback: null },
          })),
        };
      });
      for (const view of views) expect(view).toEqual(views[0]);
    },
  );
});

describe('the search for leaks', () => {
  it('finds a state in an answer, a ticket to come, and a number of chance', () => {
    const state = dealt(judge.choose({}, [], seedRng(1), 600, SEED)?.caseId ?? '');
    const [coming] = state.arrivals;
    expect(findDeskLeaks({ view: state }, state, SEED)).toEqual(
      expect.arrayContaining(['.view.sealed', '.view.rng', '.view.arrivals', '.view.world']),
    );
    expect(findDeskLeaks({ next: coming?.record.number }, state, SEED)).toEqual([
      '.next names a ticket to come',
    ]);
    expect(findDeskLeaks([`run ${SEED}`], state, SEED)).toEqual(['.0 holds a number of chance']);
  });
});
