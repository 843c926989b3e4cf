import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { HARDWARE_ID } from '../../../core/hardware/simulation-id.ts';
import type { TutorialFacts } from '../../../core/tutorials/catalogue.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import type { NextThing } from '../../../runs/home/next-thing.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { DeskStill } from '../../../ui/desk-still.tsx';
import { OpeningLink } from '../../simulations/opening-link.tsx';
import { tutorialAddress } from '../tutorials-address.ts';

export interface FirstCardProps {
  readonly next: Extract<NextThing, { kind: 'practice' }>;
  /** A tutorial that comes before it; null for none. */
  readonly tutorial: TutorialFacts | null;
  /** What this page shows already; null for nothing: it says what comes later. */
  readonly children: ReactNode;
}

/** The inside of a healthy machine, rendered for devices without WebGL (tests/support/render-stills.ts). */
const INSIDE = { src: '/images/lab/kestrel-b7-memory.webp', width: 960, height: 720 };

/** What comes on this page later, each under a heading. */
const LATER = ['debrief', 'week', 'map'] as const;

/** The one thing to do for somebody who has not run anything yet, and what this page shows later. */
export function FirstCard({ next: { place, story }, tutorial, children }: FirstCardProps) {
  const { t } = useTranslation(['home', 'tutorials']);
  const isDesk = place.simulation !== HARDWARE_ID;
  const work = tutorial !== null ? 'tutorial' : isDesk ? 'ticket' : 'job';
  return (
    <div className="grid gap-6">
      <Card
        aria-labelledby="first-thing"
        className="grid overflow-clip md:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]"
      >
        <div className="grid content-center gap-3 p-5 sm:p-9">
          <p className="silk text-copper-text">{t('first.mark')}</p>
          <CardTitle id="first-thing" className="text-2xl sm:text-3xl">
            {tutorial === null ? place.titleOf(story) : t(`tutorials:title.${tutorial.id}`)}
          </CardTitle>
          <p className="text-ink-muted">
            {t(work === 'tutorial' && isDesk ? 'first.tutorial.deskText' : `first.${work}.text`)}
          </p>
          <p className="text-sm text-ink-muted">
            {tutorial === null ? t('first.terms') : t('first.tutorial.terms', { minutes: tutorial.minutes })}
          </p>
          <Button asChild className="mt-3 sm:justify-self-start">
            {tutorial !== null ? (
              <Link to={tutorialAddress(tutorial.id)}>{t('first.tutorial.go')}</Link>
            ) : (
              <OpeningLink simulation={place.simulation} opening={{ kind: 'practice', story }}>
                {t(isDesk ? 'first.ticket.go' : 'first.job.go')}
              </OpeningLink>
            )}
          </Button>
        </div>
        {/* A close look: the whole machine, and the whole workspace, are on the film further down. */}
        <div
          className={classNames(
            'overflow-clip bg-sunken max-md:-order-1 max-md:aspect-16/10 md:relative [&>img]:size-full [&>img]:object-cover md:[&>img]:absolute md:[&>img]:inset-0',
            isDesk && '[&>img]:origin-[48%_8%] [&>img]:scale-[1.9]',
          )}
        >
          {isDesk ? (
            <DeskStill label={t('first.ticket.picture')} />
          ) : (
            <img {...INSIDE} alt={t('first.job.picture')} />
          )}
        </div>
      </Card>
      {children ?? (
        <ul aria-label={t('later.label')} className="grid gap-4 md:grid-cols-3 md:gap-8">
          {LATER.map((what) => (
            <li
              key={what}
              className="grid content-start gap-1 border-t border-line pt-3 text-sm text-ink-muted"
            >
              <strong className="font-semibold text-ink">{t(`later.${what}.title`)}</strong>
              {t(`later.${what}.text`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
