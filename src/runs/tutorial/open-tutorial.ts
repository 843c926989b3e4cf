import { type LocalReferee, playLocally } from '../../core/kernel/local-referee.ts';
import type { Play } from '../../core/kernel/play.ts';
import { replay } from '../../core/kernel/run.ts';
import { beginningOf, restOfStep } from '../../core/tutorials/engine.ts';
import type { Tutorial } from '../../core/tutorials/tutorial.ts';
import { openFreely } from '../session/open-run.ts';
import type { RunSession } from '../session/run-session.ts';
import type { RunTypes } from '../store.ts';

export type TutorialOf<Types extends RunTypes> = Tutorial<
  Types['state'],
  Types['view'],
  Types['event'],
  Types['command']
>;

type PlayOf<Types extends RunTypes> = Play<
  Types['command'],
  Types['state'],
  Types['view'],
  Types['event'],
  Types['refusal']
>;

type RefereeOf<Types extends RunTypes> = LocalReferee<
  Types['command'],
  Types['view'],
  Types['event'],
  Types['refusal'],
  Types['report']
>;

/** A tutorial that is being played: a run that is kept nowhere, which can be set to the beginning of any of its steps. */
export interface TutorialRun<Types extends RunTypes> {
  readonly tutorial: TutorialOf<Types>;
  readonly session: RunSession<Types, 'explore'>;
  /** Sets the simulation to how a step begins (from 1); whatever was done in it is gone. */
  begin(step: number): Promise<void>;
  /**
   * What is left to do of a step (from 1) as things stand, after the learner's own commands in it; null where its script does not
   * lead to its end any more.
   */
  restOf(step: number, before: readonly Types['event'][]): readonly Types['command'][] | null;
}

/** Opens a tutorial at a step (from 1), as it begins. */
export async function openTutorial<Types extends RunTypes>(
  play: PlayOf<Types>,
  tutorial: TutorialOf<Types>,
  step: number,
): Promise<TutorialRun<Types>> {
  const refereeAt = (at: number): RefereeOf<Types> => {
    const { commands } = beginningOf(play, tutorial, at);
    const referee = playLocally<
      Types['command'],
      Types['state'],
      Types['view'],
      Types['event'],
      Types['refusal'],
      Types['report']
    >(play, {
      start: tutorial.start(),
      commands,
      judge: () => Promise.reject(new Error('Nothing is judged in a tutorial.')),
    });
    if (referee === null) throw new Error(`The tutorial ${tutorial.id} cannot be set to step ${at}.`);
    return referee;
  };
  let referee = refereeAt(step);
  const session = await openFreely<Types, 'explore'>('explore', `tutorial-${tutorial.id}`, {
    open: () => referee.open(),
    send: (command) => referee.send(command),
    finish: () => referee.finish(),
    undo: (count) => referee.undo(count),
    commands: () => referee.commands(),
  });
  return {
    tutorial,
    session,
    begin: (at) =>
      session.store.rewind(() => {
        referee = refereeAt(at);
        return referee.open();
      }),
    restOf(at, before) {
      const wanted = tutorial.steps[at - 1];
      const now = replay(play, tutorial.start(), referee.commands());
      return wanted === undefined || !now.ok ? null : restOfStep(play, wanted, now.value.state, before);
    },
  };
}
