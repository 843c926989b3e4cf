import { describe, expect, it } from 'vitest';
import { SECONDS_PER_MINUTE } from '../../../../src/core/kernel/time.ts';
import type { DeskCommand } from '../../../../src/core/ticketing/model/commands.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { textsOf } from '../../../i18n/text-files.ts';
import { dealt, JUDGE, played } from '../support/play-desk.ts';

const GUESSED = dealt('TK-01-password-guessing');
const { number } = GUESSED.scene;
const LATER: DeskCommand = { kind: 'wait', seconds: 21 * SECONDS_PER_MINUTE };
const EXPERT = JUDGE.expert(GUESSED.start);

/** The expert's path with another hand-over at its end. */
function handedOver(change: Partial<Extract<DeskCommand, { kind: 'escalate' }>>): readonly DeskCommand[] {
  return EXPERT.map((command) => (command.kind === 'escalate' ? { ...command, ...change } : command));
}

const recordAfter = (commands: readonly DeskCommand[]) => {
  const { state, events } = played(GUESSED.start, ...commands);
  return { record: state.tickets[0]?.record, events };
};

describe('a hand-over', () => {
  it('stays with the group when its note has what the group needs', () => {
    const { record, events } = recordAfter([...EXPERT, LATER]);
    expect(record).toMatchObject({ state: 'assigned', group: 'security' });
    expect(events.filter(({ kind }) => kind === 'ticket-bounced')).toEqual([]);
  });

  it('comes back after twenty minutes when a fact of this ticket is missing, and says which', () => {
    const { record, events } = recordAfter([...handedOver({ evidence: [4] }), LATER]);
    expect(record).toMatchObject({ state: 'assigned', group: 'service-desk', assignee: null });
    expect(record?.timeline.at(-1)).toMatchObject({
      kind: 'returned',
      by: 'security',
      because: 'incomplete',
      missing: ['foreign-sign-ins'],
    });
    expect(events).toContainEqual({
      kind: 'ticket-bounced',
      ticket: number,
      because: 'incomplete',
      missing: ['foreign-sign-ins'],
    });
  });

  it('comes back from a group that can do nothing about it', () => {
    const { record } = recordAfter([...handedOver({ group: 'network' }), LATER]);
    expect(record?.timeline.at(-1)).toMatchObject({ by: 'network', because: 'not-ours', missing: [] });
  });

  it('that came back once earns less, is counted, and lowers what the person thinks of the desk', () => {
    const again: readonly DeskCommand[] = [
      ...handedOver({ evidence: [4] }),
      LATER,
      { kind: 'take', ticket: number },
      { kind: 'start-work', ticket: number },
      { kind: 'escalate', ticket: number, group: 'security', evidence: [1, 4, 5] },
      LATER,
    ];
    const [straight] = JUDGE.report(GUESSED.start, EXPERT).tickets;
    const [bounced] = JUDGE.report(GUESSED.start, again).tickets;
    expect([straight?.bounces, bounced?.bounces]).toEqual([0, 1]);
    expect(bounced).toMatchObject({ ending: 'passed-on', parts: { resolution: 0.6 } });
    expect(bounced?.satisfaction.reasons).toContain('passed-around');
    expect(bounced?.score).toBeLessThan(straight?.score ?? 0);
  });
});

describe('what a group misses in a note', () => {
  it.each(['en', 'es'])('has words (%s)', (language) => {
    const needed = TICKET_CASES.flatMap(({ rightEnd }) =>
      rightEnd.kind === 'escalated' ? rightEnd.mustName : [],
    );
    const keys = needed.map((name) => `desk:missing.${(name.split('@')[0] ?? name).replace(':', '.')}`);
    expect(keys.filter((key) => !textsOf(language).has(key))).toEqual([]);
  });
});
