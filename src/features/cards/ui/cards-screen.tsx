import type { ReactNode } from 'react';
import type { CardsOfDay } from '../../../core/assessment/facts/due-cards.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardTitle } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { MetObjective } from '../model/met-objectives.ts';
import { type Cards, type TutorialsKnown, useCards } from '../model/use-cards.ts';
import { FactCard } from './fact-card.tsx';
import { RoundHead } from './round-head.tsx';

export interface CardsScreenProps {
  readonly personId: string;
  readonly tutorials: TutorialsKnown;
  /** How a story of a simulation, or a tutorial, is called in lists. */
  titleOf(by: MetObjective['by']): string;
  /** Renders the link that ends a round. */
  readonly stopLink: (label: string) => ReactNode;
  /** Renders a link to a section of the simulation manual. */
  readonly manualLink: (label: string, section: string) => ReactNode;
  /** Renders a link to an objective on the map. */
  readonly objectiveLink: (label: string, objective: string) => ReactNode;
  /** What to do while no card was met yet: links to what the person's plan opens. */
  readonly beginnings: ReactNode;
  /** What to do when there is nothing left to answer. */
  readonly afterwards: ReactNode;
}

/** The cards of today, one after the other. */
export function CardsScreen({ personId, tutorials, ...parts }: CardsScreenProps) {
  // All that a card needs is loaded before the first one: an answer must not wait for its words, nor need a network.
  const { t } = useTranslation(['cards', 'facts', 'objectives']);
  const cards = useCards(personId, tutorials);
  if (cards.state === 'loading')
    return (
      <div aria-busy="true">
        <span className="sr-only" role="status">
          {t('page.loading')}
        </span>
        <Skeleton className="h-96" />
      </div>
    );
  if (cards.state === 'failed')
    return (
      <Alert tone="fault" title={t('page.failed')}>
        <Button size="sm" variant="secondary" onClick={cards.retry}>
          {t('page.retry')}
        </Button>
      </Alert>
    );
  return (
    <>
      <Round cards={cards} {...parts} />
      {cards.isUnkept ? <Alert tone="fault" title={t('page.unkept')} /> : null}
      <p className="text-sm text-ink-muted">{t(cards.isWaiting ? 'page.waiting' : 'page.rules')}</p>
    </>
  );
}

interface RoundProps extends Omit<CardsScreenProps, 'personId' | 'tutorials'> {
  readonly cards: Extract<Cards, { state: 'ready' }>;
}

function Round({ cards, stopLink, beginnings, afterwards, ...parts }: RoundProps) {
  const { today, met, answer } = cards;
  const [card] = today.cards;
  if (card === undefined)
    return <Nothing today={today} action={today.emptyBecause === 'not-met' ? beginnings : afterwards} />;
  return (
    <>
      <RoundHead today={today} stop={stopLink} />
      <FactCard
        // A forgotten card comes again: it is another question then.
        key={`${card.id} ${today.answered}`}
        fact={card}
        standing={today.schedule.get(card.id)}
        hasFocus={today.answered > 0}
        met={met}
        onAnswer={(rating) => answer(card.id, rating)}
        {...parts}
      />
    </>
  );
}

function Nothing({ today, action }: { readonly today: CardsOfDay; readonly action: ReactNode }) {
  const { t } = useTranslation('cards');
  const reason = today.emptyBecause ?? 'none-due';
  const next = today.nextDue === null ? null : formatDay(new Date(today.nextDue));
  return (
    <Card aria-labelledby="nothing-due">
      <CardBody className="grid gap-4">
        <CardTitle id="nothing-due">{t(`empty.${reason}.title`)}</CardTitle>
        <p role="status" className="grid gap-1 text-ink-muted">
          {today.answered > 0 ? <span>{t('empty.answered', { count: today.answered })}</span> : null}
          <span>{t(`empty.${reason}.text`)}</span>
          {next === null ? null : <span>{t('empty.next', { day: next })}</span>}
        </p>
        <div className="flex flex-wrap gap-3">{action}</div>
      </CardBody>
    </Card>
  );
}
