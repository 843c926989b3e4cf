import { describe, expect, it } from 'vitest';
import { ticketing } from '../../../../src/core/ticketing/judge.ts';
import type { DeskCommand } from '../../../../src/core/ticketing/model/commands.ts';
import type { DeskState } from '../../../../src/core/ticketing/model/state.ts';
import { reduce } from '../../../../src/core/ticketing/reduce.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { ticketRegistry } from '../../../../src/core/ticketing/scenarios/ticket-registry.ts';
import { switchesOf } from '../../../../src/core/ticketing/world/network-map.ts';
import { take } from '../../../../src/core/ticketing/world/readings.ts';

const { judge } = ticketing(ticketRegistry(TICKET_CASES));

function dealt(caseId: string): DeskState {
  const start = judge.deal(caseId, 5, 'practice');
  if (start === null) throw new Error(`${caseId} is not dealt.`);
  return start;
}

function play(start: DeskState, ...commands: readonly DeskCommand[]): DeskState {
  return commands.reduce((state, command) => {
    const done = reduce(state, command);
    if (!done.ok) throw new Error(`${command.kind} is refused: ${done.error.reason}.`);
    return done.value.state;
  }, start);
}

const numberOf = ({ tickets }: DeskState): string => tickets[0]?.record.number ?? '';
const read = (state: DeskState, reading: 'vendor-case' | 'wan-lines' | 'tills') =>
  take(state.world, reading, 'coln', state.now);
const HALF_AN_HOUR = 1800;

describe('a store that is cut off', () => {
  it('reaches nothing, and the map reaches none of its switches', () => {
    const start = dealt('TK-29-line-cut');
    expect(read(start, 'tills')).toBe('offline');
    expect(switchesOf(start.world, 'coln').every(({ state }) => state === 'not-reached')).toBe(true);
    expect(switchesOf(start.world, 'brill').every(({ state }) => state === 'reached')).toBe(true);
  });

  it('is mended by the provider some time after it was told, and not before', () => {
    const start = dealt('TK-29-line-cut');
    const unreported = play(start, { kind: 'wait', seconds: 3 * 3600 });
    expect(read(unreported, 'wan-lines')).toBe('no-signal');
    const reported = play(start, { kind: 'open-vendor-case', ticket: numberOf(start), building: 'coln' });
    expect(read(reported, 'vendor-case')).toBe('fault-confirmed');
    expect(read(reported, 'wan-lines')).toBe('no-signal');
    const later = play(reported, { kind: 'wait', seconds: 2 * 3600 });
    expect(read(later, 'wan-lines')).toBe('signal');
    expect(read(later, 'tills')).toBe('working');
  });

  it('the provider finds nothing where the power is out, and mends nothing', () => {
    const start = dealt('TK-29-power-out');
    const reported = play(
      start,
      { kind: 'open-vendor-case', ticket: numberOf(start), building: 'coln' },
      { kind: 'wait', seconds: 3 * 3600 },
    );
    expect(read(reported, 'vendor-case')).toBe('no-fault');
    expect(read(reported, 'tills')).toBe('offline');
  });

  it('more people write in as long as nothing is announced', () => {
    const start = dealt('TK-29-line-cut');
    const silent = play(start, { kind: 'wait', seconds: HALF_AN_HOUR });
    const announced = play(
      start,
      { kind: 'post-notice', building: 'coln', message: 'investigating' },
      { kind: 'wait', seconds: HALF_AN_HOUR },
    );
    expect(silent.tickets.length).toBeGreaterThan(announced.tickets.length);
  });

  it('its tickets are resolved with the one that they are children of', () => {
    const start = dealt('TK-29-line-cut');
    const end = play(start, ...judge.expert(start));
    expect(end.tickets.length).toBeGreaterThan(1);
    expect(end.tickets.map(({ record }) => record.state)).toEqual(end.tickets.map(() => 'resolved'));
  });
});
