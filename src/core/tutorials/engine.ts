import type { Play } from '../kernel/play.ts';
import type { Tutorial, TutorialStep, Want } from './tutorial.ts';

/** The rules that steps are played by; refusals are not read. */
export type StepRules<State, View, Event, Command> = Pick<
  Play<Command, State, View, Event, unknown>,
  'reduce' | 'project'
>;

/** A state, the accepted commands that led to it from another one, and all their events. */
export interface Reached<State, Event, Command> {
  readonly state: State;
  readonly commands: readonly Command[];
  readonly events: readonly Event[];
}

/** The conditions of a step, each with whether it is met. */
export function wantsOf<View, Event, Command>(
  { wants }: TutorialStep<View, Event, Command>,
  view: View,
  events: readonly Event[],
): readonly { readonly want: Want<View, Event>; readonly isMet: boolean }[] {
  return wants.map((want) => ({ want, isMet: want.done(view, events) }));
}

/** Whether all conditions of a step are met; a step that is only read has none to wait for. */
export function isStepDone<View, Event, Command>(
  step: TutorialStep<View, Event, Command>,
  view: View,
  events: readonly Event[],
): boolean {
  return step.wants.every((want) => want.done(view, events));
}

/** Does what the rules accept of a script and leaves out the rest: what the learner has done already is refused. */
function follow<State, View, Event, Command>(
  rules: StepRules<State, View, Event, Command>,
  from: State,
  script: readonly Command[],
): Reached<State, Event, Command> {
  let state = from;
  const commands: Command[] = [];
  const events: Event[] = [];
  for (const command of script) {
    const step = rules.reduce(state, command);
    if (!step.ok) continue;
    state = step.value.state;
    commands.push(command);
    events.push(...step.value.events);
  }
  return { state, commands, events };
}

/**
 * What is left to do of a step from a state in the middle of it; null where the script does not lead to the end of the step any
 * more, because the learner went another way.
 *
 * @param before the events since the step began
 */
export function restOfStep<State, View, Event, Command>(
  rules: StepRules<State, View, Event, Command>,
  step: TutorialStep<View, Event, Command>,
  from: State,
  before: readonly Event[],
): readonly Command[] | null {
  const { state, commands, events } = follow(rules, from, step.script);
  return isStepDone(step, rules.project(state), [...before, ...events]) ? commands : null;
}

/**
 * The state in which a step begins, and the commands that lead there: those of the steps before it, one after the other.
 *
 * @param step from 1; one more than there are steps for the end of the tutorial
 */
export function beginningOf<State, View, Event, Command>(
  rules: StepRules<State, View, Event, Command>,
  { start, steps }: Tutorial<State, View, Event, Command>,
  step: number,
): Reached<State, Event, Command> {
  const script = steps.slice(0, step - 1).flatMap((before) => before.script);
  return follow(rules, start(), script);
}
