import { describe, expect, it } from 'vitest';
import type { DeskCommand } from '../../../../src/core/ticketing/model/commands.ts';
import { dealt, JUDGE, played, refusal } from '../support/play-desk.ts';

/** The goals that are missed by the expert's commands with a change. */
function missedIn(caseId: string, change: (log: readonly DeskCommand[]) => readonly DeskCommand[]) {
  const { start, scene, ticketCase } = dealt(caseId);
  const { state } = played(start, ...change(JUDGE.expert(start)));
  return ticketCase.goals(scene, state).flatMap(({ id, met }) => (met ? [] : [id]));
}

/** Every command of a kind replaced by others. */
const instead =
  (kind: DeskCommand['kind'], ...others: readonly DeskCommand[]) =>
  (log: readonly DeskCommand[]): readonly DeskCommand[] =>
    log.flatMap((command) => (command.kind === kind ? others : [command]));

describe('an app that a stranger talked somebody into', () => {
  const login = dealt('TK-16-app-allowed').scene.cast['requester']?.login ?? '';

  it('reads on for as long as it is not revoked, whatever becomes of the password', () => {
    const reset = instead('revoke-grant', { kind: 'reset-password', login }, { kind: 'end-sessions', login });
    expect(missedIn('TK-16-app-allowed', reset)).toEqual(['strangers-app-gone']);
  });

  it('is the only one that has to go', () => {
    const alsoTheArchive = (log: readonly DeskCommand[]): readonly DeskCommand[] =>
      log.flatMap((command): readonly DeskCommand[] =>
        command.kind === 'revoke-grant' ? [command, { ...command, app: 'Larkfield Archive' }] : [command],
      );
    expect(missedIn('TK-16-app-allowed', alsoTheArchive)).toEqual(['good-apps-kept']);
  });
});

describe('a mass of reports of one message', () => {
  it('comes into the ticket by one act, once', () => {
    const { start, scene } = dealt('TK-17-campaign');
    const [message] = start.world.messages.filter(({ sender }) => sender === 'not-verified');
    const add: DeskCommand = { kind: 'add-reports', ticket: scene.number, message: message?.id ?? '' };
    const { state } = played(start, { kind: 'open-ticket', ticket: scene.number }, add);
    expect(state.tickets[0]?.record.links).toEqual([{ kind: 'reports', number: '21' }]);
    expect(refusal(state, add)).toBe('no-such-record');
  });

  it('is not mixed with the reports of another message', () => {
    const { start, scene } = dealt('TK-17-campaign');
    const [newsletter] = start.world.messages.filter(({ subject }) => subject === 'newsletter');
    const other: DeskCommand = { kind: 'add-reports', ticket: scene.number, message: newsletter?.id ?? '' };
    expect(missedIn('TK-17-campaign', instead('add-reports', other))).toEqual(['reports-added']);
  });
});
