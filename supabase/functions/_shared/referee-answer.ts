import type { StoryTexts } from '../../../src/core/contracts/runs.ts';
import type { Answer, Verdict } from '../../../src/core/kernel/referee.ts';
import type { PlayedRun } from './played-run.ts';
import { textsOf } from './reserved-texts.ts';
import type { HostedSimulation } from './simulations.ts';

/** The referee's answer, with the words of what its view shows where no file of the browser has them (`runAnswer`). */
export interface TextedAnswer extends Answer<unknown, unknown, unknown, unknown> {
  readonly texts?: StoryTexts;
}

/** The complete view of a run and the words of all of it. */
export function answerOf(
  { simulation, state, commands }: PlayedRun,
  verdict: Verdict<unknown, unknown, unknown>,
): TextedAnswer {
  const view = simulation.play.project(state);
  return { seq: commands.length, view, verdict, ...textsIn(simulation, state) };
}

/** The words of the reserved stories that a state shows and `before` did not; nothing where there are none. */
export function textsIn(
  { judge, reservedTexts }: HostedSimulation,
  state: unknown,
  { before, isOver = false }: { readonly before?: unknown; readonly isOver?: boolean } = {},
): { readonly texts?: StoryTexts } {
  const known = before === undefined ? [] : judge.reservedIn(before, isOver);
  const shown = judge.reservedIn(state, isOver).filter((story) => !known.includes(story));
  const texts = textsOf(
    reservedTexts,
    judge.reserved.filter(({ id }) => shown.includes(id)),
  );
  return texts === null ? {} : { texts };
}
