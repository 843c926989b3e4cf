import { Check, CircleX, Hand } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { type DemoChoice, isTried } from '../../../core/hardware/scenarios/demo-60-script.ts';
import { type DemoStep, demoStepNumber } from '../../../core/hardware/scenarios/demo-60-steps.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Shape } from '../workbench/layout/shape.ts';
import { StepTrack } from './step-track.tsx';
import type { DemoPlay } from './use-demo-play.ts';

export interface StepCardProps {
  readonly play: DemoPlay;
  readonly shape: Shape;
}

/** A text under `demo:` for ids from data (steps, choices); a test checks that each id has its text. */
type DemoText = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The current step: a question with its answers, or one action. It takes the focus at the start of the demo. */
export function StepCard({ play, shape }: StepCardProps) {
  const { t } = useTranslation('demo');
  const text: DemoText = (key, values = {}) => t(key as never, values) as string;
  const card = useRef<HTMLElement>(null);
  const id = useId();
  const { step, question, canShow, time, held, isMoving } = play;
  const isAsking = question !== null;
  const isLow = shape === 'l';
  const face = `${step} ${isAsking}`;
  const faced = useRef('');
  useEffect(() => {
    // Focuses the card at the start; later when the focused button has been replaced.
    if (faced.current === '' || (faced.current !== face && isFocusFree())) card.current?.focus();
    faced.current = face;
  }, [face]);
  const number = step === null ? null : demoStepNumber(step);
  const note = time.isStarted ? (held === null ? null : text(`paused.${held}`)) : t('notStarted');
  return (
    <section
      ref={card}
      aria-label={t('question')}
      aria-describedby={id}
      tabIndex={-1}
      data-step-card=""
      className={classNames(
        'chamfer border border-copper/60 bg-surface shadow-lift outline-offset-2',
        shape === 'd' ? 'p-4' : isLow ? 'px-4 py-2' : 'px-4 py-3',
      )}
    >
      {step === null ? (
        <h2 id={id} className="text-lg font-semibold text-passed">
          {t('solved')}
        </h2>
      ) : (
        <>
          <div className={classNames('grid gap-2', isLow && 'grid-cols-[auto_1fr] items-center gap-3')}>
            <p className="silk text-ink-muted">
              {number === null ? t(step === 'wait' ? 'working' : 'detour') : t('step', { number })}
            </p>
            <StepTrack current={step === 'wait' ? 6 : number} />
          </div>
          <div role="status">
            <AnswerFeedback play={play} text={text} />
          </div>
          <h2
            id={id}
            className={classNames(
              'leading-tight font-semibold tracking-tight',
              shape === 'd' ? 'mt-3.5 text-xl' : isLow ? 'mt-2 text-base' : 'mt-2.5 text-lg',
            )}
          >
            {text(isAsking ? `ask.${step}.title` : `act.${step}.title`)}
          </h2>
          <p
            className={classNames(
              'mt-1 text-[0.8125rem] leading-snug text-ink-muted',
              // On a low screen the answers need the room.
              isLow && hasFeedback(play) && isAsking && 'sr-only',
            )}
          >
            {text(isAsking ? `ask.${step}.why` : `act.${step}.why`)}
          </p>
          {question === null ? (
            <Act step={step} play={play} text={text} />
          ) : (
            <Answers key={step} step={step} choices={question} play={play} text={text} />
          )}
          {canShow ? (
            <p className="mt-3 flex items-center justify-between gap-3 border-t border-line pt-3 text-[0.8125rem] text-ink-muted">
              {t('notSure')}
              <Button variant="secondary" onClick={play.show} disabled={isMoving}>
                <Hand aria-hidden="true" />
                {t('doIt')}
              </Button>
            </p>
          ) : null}
        </>
      )}
      {note === null || step === null ? null : <p className="mt-2.5 text-xs text-ink-muted">{note}</p>}
    </section>
  );
}

/** Whether nothing important has the focus, so that moving it does not lose the learner's place. */
function isFocusFree(): boolean {
  const at = document.activeElement;
  return (
    at === null ||
    at === document.body ||
    at.getAttribute('role') === 'dialog' ||
    at.closest('[data-step-card]') !== null
  );
}

interface PieceProps {
  readonly play: DemoPlay;
  readonly text: DemoText;
}

/** A wrong answer is shown with the question that stays; a correct one with the next step. */
function hasFeedback({ lastAnswer, step }: DemoPlay): boolean {
  return lastAnswer !== null && (lastAnswer.isRight || lastAnswer.step === step);
}

/** The feedback on the last answer, in one sentence. */
function AnswerFeedback({ play, text }: PieceProps) {
  const { lastAnswer } = play;
  if (lastAnswer === null || !hasFeedback(play)) return null;
  const Icon = lastAnswer.isRight ? Check : CircleX;
  return (
    <p
      className={classNames(
        'mt-3 flex gap-2.5 rounded-md px-3 py-2 text-[0.8125rem] leading-snug [@media(max-height:30rem)]:mt-2 [@media(max-height:30rem)]:py-1.5',
        lastAnswer.isRight ? 'bg-passed-soft' : 'bg-standby-soft',
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames('mt-0.5 size-4 shrink-0', lastAnswer.isRight ? 'text-passed' : 'text-standby')}
      />
      <span>
        {lastAnswer.isRight ? null : <span className="sr-only">{text('wrong')} </span>}
        {text(`said.${lastAnswer.step}.${lastAnswer.choice}`)}
      </span>
    </p>
  );
}

const KEY = 'reading hidden rounded-sm border border-current/40 px-1.5 text-xs pointer-fine:inline-block';

interface AnswersProps extends PieceProps {
  readonly step: DemoStep;
  readonly choices: readonly DemoChoice[];
}

function Answers({ step, choices, play, text }: AnswersProps) {
  const { t } = useTranslation('demo');
  return (
    <fieldset
      className={classNames(
        'mt-3 grid gap-2 [@media(max-height:30rem)]:mt-2',
        choices.length === 3 ? 'grid-cols-1' : 'grid-cols-2',
      )}
    >
      <legend className="sr-only">{t('answers')}</legend>
      {choices.map((choice, index) => {
        const isOut = isTried(play.tries, step, choice.id);
        return (
          <Button
            key={choice.id}
            variant="secondary"
            aria-disabled={isOut || play.isMoving}
            aria-keyshortcuts={String(index + 1)}
            className={classNames('w-full', isOut && 'line-through')}
            onClick={() => play.answer(choice)}
          >
            <span aria-hidden="true" className={KEY}>
              {index + 1}
            </span>
            {text(`choice.${step}.${choice.id}`)}
          </Button>
        );
      })}
    </fieldset>
  );
}

function Act({ step, play, text }: PieceProps & { readonly step: DemoStep }) {
  if (step === 'wait') {
    return (
      <p className="mt-3 grid min-h-11 place-items-center">
        <Spinner />
      </p>
    );
  }
  return (
    <Button className="mt-3 w-full" aria-disabled={play.isMoving} aria-keyshortcuts="1" onClick={play.act}>
      {text(`act.${step}.do`)}
      <span aria-hidden="true" className={KEY}>
        1
      </span>
    </Button>
  );
}
