import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ticketing } from '../../../src/core/ticketing/judge.ts';
import type { DeskCommand } from '../../../src/core/ticketing/model/commands.ts';
import type { Finding } from '../../../src/core/ticketing/model/evidence.ts';
import type { DeskState } from '../../../src/core/ticketing/model/state.ts';
import { reduce } from '../../../src/core/ticketing/reduce.ts';
import { TICKET_CASES } from '../../../src/core/ticketing/scenarios/judged/registry.ts';
import { ticketRegistry } from '../../../src/core/ticketing/scenarios/ticket-registry.ts';
import { openDesk } from './desk-screen.tsx';
import { handsOf } from './expert-hands.ts';

const { judge } = ticketing(ticketRegistry(TICKET_CASES));
const SEED = 7;

interface Step {
  readonly command: DeskCommand;
  /** What it cites of the expert's own notebook. */
  readonly cites: readonly (readonly Finding[])[];
}

function stepsOf(id: string): readonly Step[] {
  const start = judge.deal(id, SEED, 'practice');
  if (start === null) throw new Error(`${id} is not dealt.`);
  let state: DeskState = start;
  return judge.expert(start).map((command) => {
    const cited = 'evidence' in command ? command.evidence : [];
    const cites = cited.map((number) => state.evidence.find((one) => one.id === number)?.findings ?? []);
    const done = reduce(state, command);
    if (!done.ok) throw new Error(`${id}: ${command.kind} is refused: ${done.error.reason}.`);
    ({ state } = done.value);
    return { command, cites };
  });
}

/** What the screen must have for a command: a button for its kind, and the page or setting that it names. */
function wayTo(command: DeskCommand): string {
  if (command.kind === 'look') return `look ${command.page}`;
  return command.kind === 'change-setting' ? `change-setting ${command.setting}` : command.kind;
}

const PLAYED = TICKET_CASES.map(({ id }) => ({ id, steps: stepsOf(id) }));

/** As few cases as have all ways that any expert goes. */
function cover(): readonly { readonly id: string; readonly steps: readonly Step[] }[] {
  const waysOf = (steps: readonly Step[]): readonly string[] => steps.map(({ command }) => wayTo(command));
  let left = new Set(PLAYED.flatMap(({ steps }) => waysOf(steps)));
  const chosen: typeof PLAYED = [];
  while (left.size > 0) {
    const news = (one: (typeof PLAYED)[number]): number =>
      new Set(waysOf(one.steps).filter((way) => left.has(way))).size;
    const best = PLAYED.reduce((most, one) => (news(one) > news(most) ? one : most));
    chosen.push(best);
    const gone = new Set(waysOf(best.steps));
    left = new Set([...left].filter((way) => !gone.has(way)));
  }
  return chosen;
}

describe('an expert with nothing but the buttons of the screen', () => {
  it.each(cover())('plays $id to its end and passes', async ({ id, steps }) => {
    const { store } = await openDesk(id);
    const hands = handsOf(store);
    for (const { command, cites } of steps) await hands.perform(command, cites);
    const report = await store.finish();
    expect(report.tickets[0]?.faults).toEqual([]);
    expect(report.passed).toBe(true);
    cleanup();
  });
});
