import { describe, expect, it } from 'vitest';
import { ticketFacts } from '../../../../src/core/ticketing/assessment/ticket-facts.ts';
import { ticketing } from '../../../../src/core/ticketing/judge.ts';
import type { DeskCommand } from '../../../../src/core/ticketing/model/commands.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { type CaseInShift, scenesOf } from '../../../../src/core/ticketing/scenarios/scenes-of.ts';
import { ticketRegistry } from '../../../../src/core/ticketing/scenarios/ticket-registry.ts';
import { devicesOf } from '../../../../src/core/ticketing/world/world.ts';
import { dealt, played } from '../support/play-desk.ts';

const REGISTRY = ticketRegistry(TICKET_CASES);
const { judge } = ticketing(REGISTRY);

/** The judged ticket of a case whose expert's commands were changed. */
function reportOf(
  caseId: string,
  change: (log: readonly DeskCommand[], played: CaseInShift) => readonly DeskCommand[],
) {
  const start = judge.deal(caseId, 3, 'practice');
  const played = start === null ? undefined : scenesOf(REGISTRY, start)[0];
  if (start === null || played === undefined) throw new Error(`${caseId} is not dealt.`);
  const [ticket] = judge.report(start, change(judge.expert(start), played)).tickets;
  if (ticket === undefined) throw new Error(`${caseId} is not judged.`);
  return ticket;
}

function leaver({ scene }: CaseInShift) {
  const found = scene.cast['leaver'];
  if (found === undefined) throw new Error('There is no leaver.');
  return found;
}

describe('a leaver', () => {
  it('is locked out on the word of Human Resources, called back on the number on record', () => {
    expect(reportOf('TK-08-dismissed-now', (log) => log)).toMatchObject({ gates: [], faults: [] });
  });

  it('is no reason to act before Human Resources was called back', () => {
    const hasty = reportOf('TK-08-dismissed-now', (log, played) => [
      ...log.slice(0, 2),
      { kind: 'disable-account', login: leaver(played).login },
      ...log.slice(2),
    ]);
    expect(hasty.faults).toContain('identity');
    expect(ticketFacts(hasty).security.map(({ name }) => name)).toContain('act-no-order');
  });

  it('loses the authenticator with the account, which is no guess', () => {
    const removed = reportOf('TK-08-suspended', (log, played) =>
      log.flatMap((command): readonly DeskCommand[] =>
        command.kind === 'end-sessions'
          ? [command, { kind: 'remove-authenticator', login: leaver(played).login }]
          : [command],
      ),
    );
    expect(removed).toMatchObject({ gates: [], faults: [], unjustified: [] });
  });

  it('makes the ticket worth nothing when the account is deleted with its mail', () => {
    const deleted = reportOf('TK-08-dismissed-now', (log, played) => [
      ...log.slice(0, -1),
      { kind: 'delete-account', login: leaver(played).login },
      ...log.slice(-1),
    ]);
    expect(deleted).toMatchObject({ gates: ['data-lost'], score: 0 });
  });

  it('makes the ticket worth nothing when the laptop is wiped, which nobody asked for', () => {
    const wiped = reportOf('TK-08-dismissed-now', (log, played) => {
      const laptop = devicesOf(played.scene.world, leaver(played)).find(({ kind }) => kind === 'laptop');
      return [...log.slice(0, -1), { kind: 'wipe-device', asset: laptop?.asset ?? '' }, ...log.slice(-1)];
    });
    expect(wiped).toMatchObject({ gates: ['wrong-device'], score: 0 });
  });

  it('makes the ticket worth nothing when a stranger had somebody locked out', () => {
    const fooled = reportOf('TK-08-impostor', (log, played) => [
      ...log.slice(0, -1),
      { kind: 'disable-account', login: leaver(played).login },
      ...log.slice(-1),
    ]);
    expect(fooled.gates).toContain('impostor');
    expect(fooled.score).toBe(0);
  });

  it('has the reason kept out of what others can read', () => {
    const { start, scene, ticketCase } = dealt('TK-08-dismissed-now');
    const missedAfter = (words: string): readonly string[] => {
      const parts = [{ kind: 'words', words, language: 'en' }] as const;
      const { state } = played(start, { kind: 'reply', ticket: scene.number, parts });
      return ticketCase.goals(scene, state).flatMap(({ id, met }) => (met ? [] : [id]));
    };
    expect(missedAfter('She was fired this morning, so we close her account.')).toContain(
      'reason-kept-quiet',
    );
    expect(missedAfter('We close the account as you asked.')).not.toContain('reason-kept-quiet');
  });
});
