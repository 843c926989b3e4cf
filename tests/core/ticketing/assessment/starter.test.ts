import { describe, expect, it } from 'vitest';
import { ticketing } from '../../../../src/core/ticketing/judge.ts';
import type { DeskCommand } from '../../../../src/core/ticketing/model/commands.ts';
import { reduce } from '../../../../src/core/ticketing/reduce.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { ticketRegistry } from '../../../../src/core/ticketing/scenarios/ticket-registry.ts';
import { findDevice } from '../../../../src/core/ticketing/world/world.ts';
import { dealt, played } from '../support/play-desk.ts';

const { judge } = ticketing(ticketRegistry(TICKET_CASES));

/** How the ticket of somebody who begins is judged without some of what the expert does. */
function reportWithout(caseId: string, ...left: readonly DeskCommand['kind'][]) {
  const start = judge.deal(caseId, 3, 'practice');
  if (start === null) throw new Error(`${caseId} is not dealt.`);
  const log = judge.expert(start).filter(({ kind }) => !left.includes(kind));
  return judge.report(start, log);
}

describe('somebody who begins on Monday', () => {
  it('has an account, a licence and a laptop, and neither of these is a repair that needs a reason', () => {
    expect(reportWithout('TK-07-role-is-enough')).toMatchObject({ passed: true, tickets: [{ faults: [] }] });
  });

  it.each(['assign-licence', 'reserve-laptop'] as const)('is not ready without %s', (left) => {
    expect(reportWithout('TK-07-role-is-enough', left).passed).toBe(false);
  });

  it('gets one of the laptops in stock, and gives it back for another', () => {
    const { start } = dealt('TK-07-comes-back');
    const [starter = ''] = Object.keys(start.world.starters);
    const stock = Object.values(start.world.devices)
      .filter(({ status }) => status === 'spare')
      .map(({ asset }) => asset);
    const [first = '', second = ''] = stock;
    const reserve = (asset: string): DeskCommand => ({ kind: 'reserve-laptop', starter, asset });
    const { state } = played(start, reserve(first), reserve(second));
    expect(state.world.starters[starter]?.laptop).toBe(second);
    expect([first, second].map((asset) => findDevice(state.world, asset)?.status)).toEqual([
      'spare',
      'reserved',
    ]);
    expect(reduce(state, reserve(second)).ok).toBe(false);
    const [inUse] = Object.values(start.world.devices).filter(({ status }) => status !== 'spare');
    if (inUse !== undefined) expect(reduce(start, reserve(inUse.asset)).ok).toBe(false);
  });
});
