import { findTicket } from '../model/changed.ts';
import type { DeskCommand } from '../model/commands.ts';
import { type Condition, holds } from '../model/condition.ts';
import type { FollowedStep } from '../model/followed-step.ts';
import type { DeskState } from '../model/state.ts';
import { reduce } from '../reduce.ts';

/** Plays a log from its start. Throws when the rules refuse a command of it. */
export function followShift(start: DeskState, log: readonly DeskCommand[]): readonly FollowedStep[] {
  const steps: FollowedStep[] = [];
  let state = start;
  for (const [index, command] of log.entries()) {
    const done = reduce(state, command);
    if (!done.ok) throw new Error(`Command ${index + 1} (${command.kind}) is refused: ${done.error.reason}.`);
    steps.push({ step: index + 1, command, before: state, after: done.value.state });
    state = done.value.state;
  }
  return steps;
}

/** Whether a condition of a ticket holds in a state. */
export function holdsIn(state: DeskState, number: string, condition: Condition): boolean {
  const said = findTicket(state, number)?.said ?? [];
  return holds(condition, { world: state.world, now: state.now, said });
}

/** The first step from which on a condition held until the end; null when it does not hold in the end. */
export function heldFrom(
  steps: readonly FollowedStep[],
  number: string,
  condition: Condition,
): FollowedStep | null {
  const last = steps.findLastIndex(({ after }) => !holdsIn(after, number, condition));
  return steps[last + 1] ?? null;
}

/** Seconds that were spent on a ticket before a step: those of the commands that were given while it was open. */
export function secondsOn(steps: readonly FollowedStep[], number: string, step: number): number {
  return steps
    .filter((one) => one.step < step && one.after.open === number)
    .reduce((sum, { before, after }) => sum + (after.now - before.now), 0);
}
