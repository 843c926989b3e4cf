import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Designator } from '../../../ui/designator.tsx';
import type { LandingLinks } from '../model/landing-links.ts';
import { HeroStage, type HeroStageProps } from './hero-stage.tsx';
import { JobCard } from './job-card.tsx';

export interface HeroProps extends HeroStageProps {
  readonly links: LandingLinks;
  readonly onWatchDemo: () => void;
}

/** The hero: headline, machine, main action. */
export function Hero({ links, LiveMachine, onWatchDemo }: HeroProps) {
  const { t } = useTranslation('landing');
  return (
    <section
      aria-labelledby="hero-heading"
      className="mat-grid relative overflow-hidden border-b border-line"
    >
      <div className="mx-auto grid w-full max-w-page items-center gap-x-6 gap-y-6 px-4 pt-12 pb-10 sm:px-6 sm:pb-16 lg:min-h-[min(calc(100dvh-var(--spacing-bar)-7rem),46rem)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:px-10 lg:py-10">
        <div className="max-w-xl lg:max-w-none">
          <Designator reference="J1">{t('hero.designator')}</Designator>
          <h1 id="hero-heading" className="mt-6 max-w-[9.4em] text-display font-semibold">
            {t('hero.heading')}
          </h1>
          <p className="mt-6 max-w-md text-lg text-ink-muted">{t('hero.lead')}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:grid">
            <Button asChild size="lg">
              <Link to={links.register}>{t('hero.tryFree')}</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to={links.waitingList}>{t('hero.joinWaitingList')}</Link>
            </Button>
          </div>
          <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
            <span>{t('hero.note')}</span>
            <Button asChild variant="link" className="min-h-11">
              <a href={links.demo} target="_blank" rel="noreferrer">
                {t('hero.externalDemo')}
                <ArrowUpRight aria-hidden="true" />
                <span className="sr-only">({t('hero.newTab')})</span>
              </a>
            </Button>
          </p>
        </div>
        <div className="relative -mx-4 sm:mx-0 lg:-me-6 xl:-ms-8 xl:-me-32 2xl:-me-48">
          <HeroStage LiveMachine={LiveMachine} />
          <div className="mx-4 -mt-4 flex flex-wrap items-end gap-3 max-sm:relative sm:absolute sm:start-2 sm:-bottom-10 lg:-bottom-24 sm:m-0 lg:max-xl:[&>figure]:hidden">
            <JobCard />
            <Button variant="secondary" onClick={onWatchDemo} className="max-sm:w-full">
              {t('stage.watch')}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
