import type { Step } from '../kernel/play.ts';
import { fail, type Result, succeed } from '../kernel/result.ts';
import { switchedOff } from './behaviour/firmware.ts';
import { passTime } from './behaviour/time.ts';
import { endSpec } from './behaviour/wiring.ts';
import { rowOf } from './commands/command-table.ts';
import { costOf, eventSeconds, setUpSeconds } from './commands/costs.ts';
import { withFinding } from './instruments/findings.ts';
import { withMonitorFinding } from './instruments/monitor-findings.ts';
import { testedPart } from './instruments/partial-memory.ts';
import { withStartFindings } from './instruments/start-findings.ts';
import { resolveTarget } from './machines/resolve-target.ts';
import { withPart, withState, withTraits } from './model/changed.ts';
import type { LabCommand, LabEvent, Refusal } from './model/commands.ts';
import type { BenchState, Breach, LabState, Ledger, MachineState } from './model/state.ts';
import type { MachineModelId } from './model/view.ts';
import type { Program } from './model/vocabulary.ts';
import { withOwnActs, withUnseenChanges } from './projection/looked-at.ts';
import { plainEvents } from './projection/plain-events.ts';
import { firstCovered } from './projection/sight.ts';
import { type Harm, judge } from './safety/safety.ts';

/** The first name in a command that the machine does not have; null when it has them all. */
function unknownName(model: MachineModelId, command: LabCommand): string | null {
  const isUnknown = (name: string): boolean => resolveTarget(model, name) === null;
  if ('target' in command && command.target !== undefined && isUnknown(command.target)) return command.target;
  if ('socket' in command && isUnknown(command.socket)) return command.socket;
  if ('connector' in command && command.connector !== undefined && isUnknown(command.connector))
    return command.connector;
  return 'part' in command && command.part !== null && isUnknown(command.part) ? command.part : null;
}

/** Records the result of a program; of a memory test with a part of the modules it names those. */
function withProgramFinding(state: LabState, program: Program, outcome: string): LabState {
  const part = program === 'memtest' ? testedPart(state) : null;
  return withFinding(state, part === null ? `run:${program}` : `run:${program}@${part}`, outcome);
}

/** Records the findings that events reveal: results of programs, and what a start with a spare part showed. */
function withEventFindings(state: LabState, ...lists: readonly (readonly LabEvent[])[]): LabState {
  let next = state;
  for (const events of lists)
    for (const event of events) {
      if (event.kind === 'program-finished') next = withProgramFinding(next, event.program, event.outcome);
      if (POST_RESULTS.includes(event.kind)) next = withStartFindings(next);
    }
  return next;
}

const POST_RESULTS: readonly LabEvent['kind'][] = [
  ...(['post-stopped', 'post-stopped-dark', 'post-passed', 'post-passed-dark', 'post-waits'] as const),
];

/** Seconds of a wait during which a program runs: they are not technician time (corrections 24). */
function backgroundSeconds(before: LabState, command: LabCommand, seconds: number): number {
  if (command.kind !== 'wait' && command.kind !== 'wait-for-event') return 0;
  const longest = Math.max(0, ...before.machine.programs.map(({ secondsLeft }) => secondsLeft));
  return Math.min(seconds, longest);
}

/** Damages a part: it breaks, or it becomes marginal and fails from time to time. */
function withHarm(machine: MachineState, { part, becomes }: Harm): MachineState {
  return becomes === 'marginal'
    ? withTraits(machine, part, { marginal: true })
    : withPart(machine, part, { condition: becomes });
}

function withStaticTouches(bench: BenchState, staticTouches: number): BenchState {
  return bench.staticTouches === staticTouches ? bench : { ...bench, staticTouches };
}

/** The stock item that a command fitted into the machine; null for every other command. */
function fittedItem({ machine, bench }: LabState, command: LabCommand): string | null {
  if (command.kind !== 'place-part' && command.kind !== 'plug-cable') return null;
  const cable = endSpec(machine.model, command.target)?.cable.id;
  const item = command.kind === 'place-part' ? command.target : (cable ?? command.target);
  return bench.stock[item] === undefined ? null : item;
}

interface Accepted {
  readonly seconds: number;
  readonly background: number;
  readonly breaches: readonly Breach[];
  /** The stock item that was fitted into the machine; null for none. */
  readonly fitted: string | null;
}

/** The ledger after an accepted command. Written field by field because it is rebuilt for every command. */
function ledgerAfter(ledger: Ledger, { seconds, background, breaches, fitted }: Accepted): Ledger {
  const step = ledger.steps + 1;
  return {
    steps: step,
    simSeconds: ledger.simSeconds + seconds,
    waitedSeconds: ledger.waitedSeconds + background,
    moneyUsd: ledger.moneyUsd,
    purchases: ledger.purchases,
    swaps:
      fitted === null
        ? ledger.swaps
        : [...ledger.swaps, { item: fitted, step, simSeconds: ledger.simSeconds }],
    breaches: breaches.length === 0 ? ledger.breaches : [...ledger.breaches, ...breaches],
  };
}

interface Done {
  /** The state that the command met: for a reading, the one after its time. */
  readonly met: LabState;
  readonly state: LabState;
  readonly events: readonly LabEvent[];
  /** What happened by itself while the time of a reading passed; null when that time is still to pass. */
  readonly meanwhile: readonly LabEvent[] | null;
}

/**
 * Takes a reading when its time is over, so that the finding equals what is then there. If the machine goes off meanwhile, it
 * was read before.
 */
function readAfter(state: LabState, command: LabCommand, seconds: number): Result<Done, Refusal> {
  const { handle } = rowOf(command);
  const now = handle(state, command);
  if (!now.ok) return now;
  const passed = passTime(state.machine, seconds);
  if (passed.machine === state.machine) return succeed({ met: state, ...now.value, meanwhile: [] });
  const met = withUnseenChanges(state.machine, withState(state, { machine: passed.machine }));
  const then = handle(met, command);
  return succeed(
    then.ok
      ? { met, ...then.value, meanwhile: passed.events }
      : { met: state, ...now.value, meanwhile: null },
  );
}

/** Carries a command out. */
function carryOut(state: LabState, command: LabCommand, seconds: number): Result<Done, Refusal> {
  const { isReading, handle } = rowOf(command);
  if (isReading) return readAfter(state, command, seconds);
  const outcome = handle(state, command);
  return outcome.ok ? succeed({ met: state, ...outcome.value, meanwhile: null }) : outcome;
}

/**
 * The next state: the effect of the command, the damage of broken safety rules and the time that it takes. Every command is
 * accepted or refused with a reason; none throws.
 */
export function reduce(state: LabState, command: LabCommand): Result<Step<LabState, LabEvent>, Refusal> {
  if (state.job.closed) return fail({ reason: 'job-closed', target: 'customer' });
  const unknown = unknownName(state.machine.model, command);
  if (unknown !== null) return fail({ reason: 'unknown-target', target: unknown });
  const row = rowOf(command);
  const covered = firstCovered(state.machine, row.touches(command));
  if (covered !== null) {
    const target = 'target' in command ? command.target : covered.name;
    return fail({ reason: 'blocked', target, by: [covered.cover] });
  }
  const cost = costOf(command, state.machine.model) + setUpSeconds(state.bench, command);
  const outcome = carryOut(state, command, cost);
  if (!outcome.ok) return outcome;
  const { met, events, meanwhile } = outcome.value;
  const changed = withOwnActs(met.machine, outcome.value.state);
  const judgement = judge(met, command, changed, row.safety);

  let { machine } = changed;
  const all: LabEvent[] = [...(meanwhile ?? []), ...events];
  if (judgement.harm !== null) machine = withHarm(machine, judgement.harm);
  if (judgement.powerLost && machine.running) {
    machine = switchedOff(machine);
    all.push({ kind: 'power-lost' });
  }
  const seconds = cost + eventSeconds(events);
  const passed = meanwhile === null ? passTime(machine, seconds) : { machine, events: [] };

  const step = changed.ledger.steps + 1;
  const breaches: Breach[] = [];
  for (const { rule, severity } of judgement.breaches) {
    breaches.push({ rule, severity, step });
    // In testing mode the debrief reports it.
    if (state.mode !== 'testing') all.push({ kind: 'safety-breached', rule, severity });
  }
  all.push(...passed.events);
  const background = backgroundSeconds(state, command, seconds);
  const timed =
    passed.machine === changed.machine ? changed : withState(changed, { machine: passed.machine });
  const next = withEventFindings(
    withUnseenChanges(changed.machine, timed),
    meanwhile ?? [],
    events,
    passed.events,
  );
  const shown = withMonitorFinding(state.machine, next);
  const ledger = ledgerAfter(next.ledger, {
    seconds: seconds - background,
    background,
    breaches,
    fitted: fittedItem(next, command),
  });
  const bench = withStaticTouches(next.bench, judgement.staticTouches);
  return succeed({
    state: withState(shown, { rng: judgement.rng, bench, ledger }),
    events: state.mode === 'testing' ? plainEvents(all) : all,
  });
}
