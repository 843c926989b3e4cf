import { type ReactNode, useCallback, useState } from 'react';
import { TICKETING_PLAY } from '../../../core/ticketing/play.ts';
import type { TutorialId } from '../../../core/tutorials/catalogue.ts';
import type { DeskTutorial as Tutorial } from '../../../core/tutorials/desk/desk-tutorial.ts';
import { DESK_TUTORIALS } from '../../../core/tutorials/desk/desk-tutorials.ts';
import { loadTexts } from '../../../i18n/load-texts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { openTutorial, type TutorialRun } from '../../../runs/tutorial/open-tutorial.ts';
import { TutorialCard } from '../../../runs/tutorial/tutorial-card.tsx';
import type { TutorialPlace } from '../../../runs/tutorial/tutorial-place.ts';
import { useTutorial } from '../../../runs/tutorial/use-tutorial.ts';
import { useFrameBar } from '../../../ui/frame-bar.ts';
import { ExitButton, UndoButton } from '../session/session-buttons.tsx';
import type { DeskTypes } from '../store.ts';
import { deskTexts } from '../texts/desk-texts.ts';
import { dropDrafts } from '../workspace/composer/kept-drafts.ts';
import { KeySettingsOf } from '../workspace/keys/key-settings.tsx';
import type { DeskLesson } from '../workspace/layout/desk-lesson.ts';
import { DeskWorkspace } from '../workspace/layout/desk-workspace.tsx';
import { aimOf } from './aim-of.ts';
import { type LessonAim, LessonGuide } from './lesson-guide.tsx';
import { LessonColumn, LessonSheet } from './lesson-place.tsx';

/**
 * Opens a tutorial of the desk at a step (from 1), with its words, and answers what draws it. Rejects when they cannot be
 * fetched.
 */
export async function openDeskTutorial(
  id: TutorialId,
  step: number,
): Promise<(place: TutorialPlace) => ReactNode> {
  const tutorial = DESK_TUTORIALS.find((one) => one.id === id);
  if (tutorial === undefined) throw new Error(`There is no tutorial ${id} at the desk.`);
  return openAtDesk(tutorial, step);
}

/** The same for a tutorial, or a part of one, that is at hand. */
export async function openAtDesk(
  tutorial: Tutorial,
  step: number,
): Promise<(place: TutorialPlace) => ReactNode> {
  const { id } = tutorial;
  const run = await openTutorial<DeskTypes>(TICKETING_PLAY, tutorial, step);
  // What was typed when it was played before belongs to other tickets.
  dropDrafts(run.session.runKey);
  await loadTexts(['desk-home', ...deskTexts([id]), `tutorials/${id}`]);
  return (place) => <DeskTutorial {...place} run={run} />;
}

interface DeskTutorialProps extends TutorialPlace {
  readonly run: TutorialRun<DeskTypes>;
}

/** A tutorial at the ticket desk: the workspace as ever, with a card that leads. Fills its parent. */
function DeskTutorial({ run, facts, personId, first, part, onBehind, onAll, onLeave }: DeskTutorialProps) {
  const { t } = useTranslation('tutorials');
  const frame = useFrameBar();
  const { store, undo, runKey } = run.session;
  const [aim, setAim] = useState<LessonAim>(null);
  const control = useTutorial(run, {
    first,
    part,
    onBehind,
    look: useCallback((target: string) => setAim({ target }), []),
    aimOf,
  });
  const { target, at, isDone } = control;
  const title = t(`title.${facts.id}`);
  const card = (isTight: boolean): ReactNode => (
    <TutorialCard id={facts.id} minutes={facts.minutes} control={control} isTight={isTight} onStop={onAll} />
  );
  const lesson: DeskLesson = {
    id: facts.id,
    title,
    column: (place, main) => (
      <LessonColumn card={card} place={place}>
        {main}
      </LessonColumn>
    ),
    sheet: (
      <LessonSheet title={`${facts.id} ${title}`} news={`${at} ${isDone}`}>
        {card(true)}
      </LessonSheet>
    ),
    guide: (own, layout) => <LessonGuide aim={aim} highlighted={target} own={own} layout={layout} />,
  };
  return (
    <KeySettingsOf personId={personId}>
      <DeskWorkspace
        store={store}
        runKey={runKey}
        lesson={lesson}
        lead={frame?.live ?? null}
        actions={
          <>
            <UndoButton store={store} undo={undo} />
            <ExitButton onLeave={onLeave} />
          </>
        }
      />
    </KeySettingsOf>
  );
}
