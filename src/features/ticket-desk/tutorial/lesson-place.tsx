import { ChevronDown, ChevronUp, GraduationCap } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';

/** From here on the first column has room for the card's ordinary size. */
const ROOMY = '(min-width: 80rem)';

export interface LessonColumnProps {
  /** `isTight`: there is little room. */
  card(isTight: boolean): ReactNode;
  /** Above what fills the column, or below it. */
  readonly place: 'above' | 'below';
  readonly children: ReactNode;
}

/** A column that shares its height with the card of a tutorial, so that the card covers nothing. */
export function LessonColumn({ card, place, children }: LessonColumnProps) {
  const isRoomy = useMediaQuery(ROOMY);
  const isAbove = place === 'above';
  // By its key it stays the same card, with its focus, when it changes its place.
  const drawn = (
    <div
      key="card"
      className={classNames(
        'max-w-104 shrink-0 overflow-y-auto p-2 min-[80rem]:p-3',
        isAbove ? 'max-h-1/2' : 'max-h-2/3',
      )}
    >
      {card(!isRoomy || isAbove)}
    </div>
  );
  const main = <Fragment key="main">{children}</Fragment>;
  return (
    <div className="flex min-h-0 min-w-0 flex-col border-e border-line bg-ground [&>section]:grow [&>section]:basis-0 [&>section]:border-e-0">
      {isAbove ? [drawn, main] : [main, drawn]}
    </div>
  );
}

export interface LessonSheetProps {
  readonly title: string;
  /** Changes with each step and when one is done. */
  readonly news: string;
  readonly children: ReactNode;
}

/** On a phone the card stands above the bar of pages and can be folded. */
export function LessonSheet({ title, news, children }: LessonSheetProps) {
  const { t } = useTranslation('tutorials');
  const [folded, setFolded] = useState<string | null>(null);
  const cardId = useId();
  // What is new is shown, whatever was folded before.
  const isFolded = folded === news;
  const Icon = isFolded ? ChevronUp : ChevronDown;
  return (
    <div className="flex max-h-[46%] shrink-0 flex-col border-t border-probe bg-raised">
      <button
        type="button"
        aria-expanded={!isFolded}
        aria-controls={cardId}
        onClick={() => setFolded(isFolded ? null : news)}
        className="flex min-h-11 shrink-0 items-center gap-2 px-3 text-start text-[0.8125rem] font-medium focus-visible:-outline-offset-2"
      >
        <GraduationCap aria-hidden="true" className="size-4 shrink-0 text-probe" />
        <span className="min-w-0 grow truncate">{title}</span>
        <span className="sr-only">{t(isFolded ? 'card.unfold' : 'card.fold')}</span>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
      </button>
      <div
        id={cardId}
        hidden={isFolded}
        className="min-h-0 overflow-y-auto [&>section]:border-0 [&>section]:shadow-none"
      >
        {children}
      </div>
    </div>
  );
}
