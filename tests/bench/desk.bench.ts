import { SECONDS_PER_DAY } from '../../src/core/kernel/time.ts';
import { ticketing } from '../../src/core/ticketing/judge.ts';
import type { DeskCommand } from '../../src/core/ticketing/model/commands.ts';
import type { DeskState } from '../../src/core/ticketing/model/state.ts';
import { project } from '../../src/core/ticketing/projection/project.ts';
import { reduce } from '../../src/core/ticketing/reduce.ts';
import { TICKET_CASES } from '../../src/core/ticketing/scenarios/judged/registry.ts';
import { ticketRegistry } from '../../src/core/ticketing/scenarios/ticket-registry.ts';
import type { Figure } from './figure.ts';
import { figures, msFigures, rateOf, usedBytes } from './rate.ts';

const { judge } = ticketing(ticketRegistry(TICKET_CASES));
const SEED = 3;
const REPLAYED_COMMANDS = 200;
const KEPT_COMMANDS = 500;
/**
 * All tickets together go through so many functions, most of them once in a round, that V8 still compiles them after half a
 * minute (`--trace-opt`): both are told, how fast the desk is in a process that has just begun and in one that has settled.
 */
const SETTLED_MS = 25_000;
const KIB = 1024;

function dealt(caseId: string, seed: number): DeskState {
  const start = judge.deal(caseId, seed, 'practice');
  if (start === null) throw new Error(`${caseId} is not dealt.`);
  // As long as the longest log takes.
  return { ...start, endsAt: start.endsAt + SECONDS_PER_DAY };
}

/** The states that a log leads through are let go; a refused command stops it. */
function reduceAll(start: DeskState, log: readonly DeskCommand[]): DeskState {
  let state = start;
  for (const command of log) {
    const done = reduce(state, command);
    if (!done.ok) throw new Error(`${command.kind} was refused: ${done.error.reason}`);
    ({ state } = done.value);
  }
  return state;
}

/** The way of an expert, whose looks are repeated before the ticket ends until it has this many commands. */
function longLog(start: DeskState, length: number): readonly DeskCommand[] {
  const expert = judge.expert(start);
  const readings = expert.filter(({ kind }) => kind === 'look' || kind === 'open-ticket');
  const log: DeskCommand[] = [];
  let state = start;
  const take = (command: DeskCommand): void => {
    const done = reduce(state, command);
    if (!done.ok) return;
    log.push(command);
    ({ state } = done.value);
  };
  for (const command of expert.slice(0, -2)) take(command);
  while (log.length < length) {
    const before = log.length;
    for (const command of readings) if (log.length < length) take(command);
    if (log.length === before) throw new Error(`The log ends after ${before} commands.`);
  }
  return log;
}

/** The first case of each story. */
const ONE_OF_EACH_STORY = TICKET_CASES.filter(
  (one, index) => TICKET_CASES.findIndex(({ story }) => story.id === one.story.id) === index,
);

/** What a shift holds after many commands, over what it holds after some. */
function heapOf(start: DeskState): Figure {
  const log = longLog(start, KEPT_COMMANDS);
  const few = reduceAll(start, log.slice(0, KEPT_COMMANDS / 10));
  const before = usedBytes();
  const many = reduceAll(start, log);
  const bytes = usedBytes() - before;
  if (few.now >= many.now) throw new Error('No time has passed.');
  return {
    name: `heap that ${KEPT_COMMANDS} commands keep`,
    value: (bytes / KIB).toFixed(0),
    unit: 'KiB',
  };
}

/** The ticket desk on real tickets: commands of all experts, a replay, dealing, one view, a report, and what a long shift keeps. */
export function measureDesk(): readonly Figure[] {
  const shifts = ONE_OF_EACH_STORY.map(({ id }) => dealt(id, SEED)).map((start) => ({
    start,
    log: judge.expert(start),
  }));
  const commands = shifts.reduce((sum, { log }) => sum + log.length, 0);
  const [first] = shifts;
  if (first === undefined) throw new Error('There are no tickets.');
  const replayed = longLog(first.start, REPLAYED_COMMANDS);
  const late = reduceAll(first.start, replayed);
  const playExperts = (): void => {
    for (const { start, log } of shifts) reduceAll(start, log);
  };
  const experts = `reduce, experts of ${shifts.length} tickets (${commands} commands)`;
  const caseId = ONE_OF_EACH_STORY[0]?.id ?? '';
  let seed = SEED;
  return [
    ...figures(experts, 'commands', rateOf(commands, playExperts)),
    ...figures(`${experts}, settled`, 'commands', rateOf(commands, playExperts, SETTLED_MS)),
    ...msFigures(
      `replay of ${REPLAYED_COMMANDS} commands`,
      rateOf(1, () => void reduceAll(first.start, replayed)),
    ),
    ...msFigures(
      'deal',
      rateOf(1, () => {
        seed += 1;
        dealt(caseId, seed);
      }),
    ),
    ...msFigures(
      'view, late in a shift',
      rateOf(1, () => void project(late)),
    ),
    ...msFigures(
      'report',
      rateOf(1, () => void judge.report(first.start, first.log)),
    ),
    heapOf(first.start),
  ];
}
