import { BookOpen, Grid3x3, History, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Fact } from '../../../core/assessment/facts/catalogue.ts';
import { manualSectionOf } from '../../../core/assessment/facts/fact.ts';
import type { Rating } from '../../../core/assessment/facts/review.ts';
import type { CardStanding } from '../../../core/assessment/facts/schedule.ts';
import { examOf, numberOf, OBJECTIVES } from '../../../core/assessment/objectives/catalogue.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { Button } from '../../../ui/button.tsx';
import { firstMetIn, type MetObjective } from '../model/met-objectives.ts';
import type { CardsScreenProps } from './cards-screen.tsx';
import { RatingButtons, ratingOfKey } from './rating-buttons.tsx';

export interface FactCardProps extends Pick<CardsScreenProps, 'titleOf' | 'manualLink' | 'objectiveLink'> {
  readonly fact: Fact;
  /** Undefined for a card that was never answered. */
  readonly standing: CardStanding | undefined;
  /** The focus comes to the card: the one before it was just answered. */
  readonly hasFocus: boolean;
  readonly met: readonly MetObjective[];
  onAnswer(rating: Rating): void;
}

/** A question; then its answer, and how well it was known. Space and 1 to 4 work while the focus is in the card. */
export function FactCard({ fact, standing, hasFocus, met, onAnswer, ...parts }: FactCardProps) {
  const { t } = useTranslation(['cards', 'facts']);
  const [isShown, setShown] = useState(false);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hasFocus || document.activeElement === document.body)
      card.current?.focus({ preventScroll: !hasFocus });
  }, [hasFocus]);

  const show = (): void => {
    setShown(true);
    // The button that had the focus is gone.
    card.current?.focus({ preventScroll: true });
  };
  const hear = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const isOnControl = event.target instanceof Element && event.target.closest('a, button') !== null;
    if (event.key === ' ' && !isShown && !isOnControl) {
      event.preventDefault();
      show();
    }
    const rating = isShown ? ratingOfKey(event.key) : null;
    if (rating !== null) onAnswer(rating);
  };

  const [first] = fact.objectives;
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="fact"
      onKeyDown={hear}
      className="chamfer grid min-h-96 grid-rows-[1fr_auto] border border-line bg-surface shadow-lift outline-none"
    >
      <div className="grid content-start">
        <p role="status" className="sr-only">
          {isShown ? t(`facts:fact.${fact.id}.answer`) : ''}
        </p>
        <div className="grid content-start gap-5 p-5 py-6 sm:p-10 sm:py-9">
          <p className="silk text-ink-muted">
            {t('cards:fact.about', {
              topic: t(`facts:topic.${fact.topic}`),
              exam: first === undefined ? '' : examOf(first),
              number: first === undefined ? '' : numberOf(first),
            })}
          </p>
          <h2 id="fact" className="text-xl leading-snug font-semibold tracking-tight sm:text-2xl">
            {t(`facts:fact.${fact.id}.question`)}
          </h2>
          {fact.display === null ? null : (
            <p
              role="img"
              aria-label={t('cards:fact.display', { code: fact.display })}
              className="scheme-dark w-fit rounded-sm bg-screen px-4 py-3 font-mono text-3xl leading-none font-medium tracking-[0.375rem] text-fault-mark"
            >
              {fact.display}
            </p>
          )}
        </div>
        {isShown ? <Answer fact={fact} met={met} {...parts} /> : null}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line p-5 sm:px-10">
        {isShown ? (
          <RatingButtons standing={standing} onAnswer={onAnswer} />
        ) : (
          <>
            <p className="text-sm text-ink-muted max-sm:hidden">
              {t('cards:fact.hint')}
              <kbd className="ms-2 rounded-[3px] border border-edge px-1.5 py-px font-mono text-xs font-medium">
                {t('cards:fact.space')}
              </kbd>
            </p>
            <Button className="max-sm:w-full" onClick={show}>
              {t('cards:fact.show')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

type AnswerProps = Pick<FactCardProps, 'fact' | 'met' | 'titleOf' | 'manualLink' | 'objectiveLink'>;

/** The answer, where it is from, where it was met and what it belongs to. */
function Answer({ fact, met, titleOf, manualLink, objectiveLink }: AnswerProps) {
  const { t } = useTranslation(['cards', 'facts', 'objectives']);
  const source = t(`facts:source.${fact.source}`);
  const section = manualSectionOf(fact.source);
  const meeting = firstMetIn(fact, met);
  return (
    <div className="grid gap-2.5 border-t border-line bg-sunken p-5 sm:px-10 sm:py-6">
      <p className="silk text-ink-muted">{t('cards:fact.answer')}</p>
      <p className="text-lg font-semibold tracking-tight sm:text-xl">{t(`facts:fact.${fact.id}.answer`)}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-muted">
        <Origin icon={BookOpen}>
          {section === null ? source : manualLink(t('cards:fact.manual', { section: source }), section)}
        </Origin>
        {meeting === null ? null : (
          <Origin icon={History}>
            {t('cards:fact.met', { title: titleOf(meeting.by), day: formatDay(new Date(meeting.at)) })}
          </Origin>
        )}
        {fact.objectives.map((id) => {
          const objective = OBJECTIVES.find((one) => one.id === id);
          if (objective === undefined) return null;
          const name = t(`objectives:objective.${objective.topic}.name`);
          return (
            <Origin key={id} icon={Grid3x3}>
              {objectiveLink(t('cards:fact.objective', { number: objective.number, name }), id)}
            </Origin>
          );
        })}
      </ul>
    </div>
  );
}

function Origin({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <li className="flex items-baseline gap-1.5">
      <Icon aria-hidden="true" className="size-3.5 shrink-0 translate-y-0.5" />
      <span>{children}</span>
    </li>
  );
}
