import { act, cleanup } from '@testing-library/react';
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

const ALL = TICKET_CASES.map(({ id }) => ({ id, steps: stepsOf(id) }));
/** Two calls of TK-29 come at their own time, between the look-ups that a mouse needs besides: its own ways are gone one by one. */
const PLAYED = ALL.filter(({ id }) => !id.startsWith('TK-29'));

interface PlayedStep extends Step {
  /** By the buttons of the screen; what another case shows already is sent to the store. */
  readonly byHand: boolean;
}

/** What was read by hand gives the notebook other numbers than the expert's: who cites finds them on the screen. */
const isCiting = ({ command }: Step): boolean => 'evidence' in command && command.evidence.length > 0;

/** As few cases as have all ways that any expert goes, each way by hand in the first case that has it. */
function cover(): readonly { readonly id: string; readonly steps: readonly PlayedStep[] }[] {
  const waysOf = (steps: readonly Step[]): readonly string[] => steps.map(({ command }) => wayTo(command));
  const left = new Set(PLAYED.flatMap(({ steps }) => waysOf(steps)));
  const chosen: { readonly id: string; readonly steps: readonly PlayedStep[] }[] = [];
  while (left.size > 0) {
    const news = (one: (typeof PLAYED)[number]): number =>
      new Set(waysOf(one.steps).filter((way) => left.has(way))).size;
    const best = PLAYED.reduce((most, one) => (news(one) > news(most) ? one : most));
    const steps = best.steps.map((step) => ({
      ...step,
      byHand: left.has(wayTo(step.command)) || isCiting(step),
    }));
    chosen.push({ id: best.id, steps });
    for (const way of waysOf(steps)) left.delete(way);
  }
  return chosen;
}

/** What TK-29 alone asks for. */
function waysOfOutage(): readonly DeskCommand[] {
  const known = new Set(PLAYED.flatMap(({ steps }) => steps.map(({ command }) => wayTo(command))));
  const own = new Map<string, DeskCommand>();
  const isBefore = ({ kind }: DeskCommand): boolean => ['classify', 'take', 'start-work'].includes(kind);
  for (const { command } of stepsOf('TK-29-line-cut'))
    if ((!known.has(wayTo(command)) || isBefore(command)) && !own.has(wayTo(command)))
      own.set(wayTo(command), command);
  return [...own.values()];
}

describe('an expert with nothing but the buttons of the screen', () => {
  it.each(cover())('plays $id to its end and passes', async ({ id, steps }) => {
    const { store } = await openDesk(id);
    const hands = handsOf(store);
    for (const { command, cites, byHand } of steps)
      if (byHand) await hands.perform(command, cites);
      else expect(await act(() => store.send(command))).toBe(true);
    const report = await store.finish();
    expect(report?.tickets[0]?.faults).toEqual([]);
    expect(report?.passed).toBe(true);
    cleanup();
  });

  it('leads an outage: looks at the lines, announces and opens a case with the provider', async () => {
    const { store } = await openDesk('TK-29-line-cut');
    const hands = handsOf(store);
    const ways = waysOfOutage();
    expect(ways.map(({ kind }) => kind)).toContain('open-vendor-case');
    for (const command of ways) await hands.perform(command, []);
    cleanup();
  });
});
