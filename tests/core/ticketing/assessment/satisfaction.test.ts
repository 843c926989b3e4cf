import { describe, expect, it } from 'vitest';
import { SECONDS_PER_MINUTE } from '../../../../src/core/kernel/time.ts';
import {
  SATISFACTION_REASONS,
  satisfactionOf,
} from '../../../../src/core/ticketing/assessment/satisfaction.ts';
import type { DeskCommand } from '../../../../src/core/ticketing/model/commands.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { textsOf } from '../../../i18n/text-files.ts';
import { dealt, JUDGE } from '../support/play-desk.ts';

const LOCKED = dealt('TK-01-typing');
const EXPERT = JUDGE.expert(LOCKED.start);

function rated(log: readonly DeskCommand[]) {
  const satisfaction = JUDGE.report(LOCKED.start, log).tickets[0]?.satisfaction;
  if (satisfaction === undefined) throw new Error('Nobody was rated.');
  return satisfaction;
}

describe('what the person thinks of the desk', () => {
  it('is good after an expert in every case', () => {
    for (const { id } of TICKET_CASES) {
      const { start } = dealt(id);
      const [ticket] = JUDGE.report(start, JUDGE.expert(start)).tickets;
      expect(ticket?.satisfaction.stars, `${id} ${ticket?.satisfaction.reasons}`).toBeGreaterThanOrEqual(4);
    }
  });

  it('is bad when nobody answers the phone', () => {
    const { stars, reasons } = rated([{ kind: 'wait', seconds: 30 * SECONDS_PER_MINUTE }]);
    expect(stars).toBe(1);
    expect(reasons).toEqual(expect.arrayContaining(['not-solved', 'left-waiting']));
  });

  it('is worse for the same work with blame in it', () => {
    const [answer, ...rest] = EXPERT;
    if (answer === undefined) throw new Error('The expert does nothing.');
    const unkind = rated([answer, { kind: 'say', contact: 'C1', intents: ['blame'] }, ...rest]);
    expect(unkind.reasons).toContain('badly-treated');
    expect(unkind.stars).toBeLessThan(rated(EXPERT).stars);
  });

  it('is one star when somebody else got into the account', () => {
    const [ticket] = LOCKED.start.tickets;
    if (ticket === undefined) throw new Error('There is no ticket.');
    const misused = satisfactionOf({ ticket, state: LOCKED.start, ending: 'solved', isMisused: true });
    expect(misused).toMatchObject({ stars: 1, reasons: expect.arrayContaining(['account-misused']) });
  });

  it.each(['en', 'es'])('has words for every reason (%s)', (language) => {
    const keys = SATISFACTION_REASONS.map((reason) => `desk:satisfaction.reason.${reason}`);
    expect(keys.filter((key) => !textsOf(language).has(key))).toEqual([]);
  });
});
