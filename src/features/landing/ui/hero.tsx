import { ArrowUpRight, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { Designator } from '../../../ui/designator.tsx';
import type { LandingLinks } from '../model/landing-links.ts';
import { HeroStage } from './hero-stage.tsx';
import { JobCard } from './job-card.tsx';

export interface HeroProps {
  readonly links: LandingLinks;
  readonly onWatchDemo: () => void;
}

/** The promise, the machine, one thing to do. */
export function Hero({ links, onWatchDemo }: HeroProps) {
  const { t } = useTranslation('landing');
  return (
    <section
      aria-labelledby="hero-heading"
      className="mat-grid relative overflow-hidden border-b border-line"
    >
      <div className="mx-auto grid w-full max-w-page items-center gap-x-6 gap-y-10 px-4 pt-12 pb-10 sm:px-6 lg:min-h-[calc(100dvh-var(--spacing-bar)-7rem)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:px-10 lg:py-10">
        <div className="max-w-xl lg:max-w-none">
          <Designator reference="J1">{t('hero.designator')}</Designator>
          <h1 id="hero-heading" className="mt-6 text-display font-semibold">
            {t('hero.heading')}
          </h1>
          <p className="mt-6 max-w-lg text-lg text-ink-muted">{t('hero.lead')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
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
        <div className="relative -mx-4 sm:mx-0 lg:-me-40 xl:-ms-10">
          <HeroStage />
          <p className="silk absolute top-[10.5%] left-[76%] -translate-y-1/2 border border-standby/40 bg-standby-soft px-2 py-1 whitespace-nowrap text-standby">
            {t('stage.callout')}
          </p>
          <div className="mx-4 -mt-10 flex flex-wrap items-end gap-3 sm:absolute sm:start-0 sm:bottom-0 sm:m-0">
            <JobCard />
            <Button variant="secondary" onClick={onWatchDemo}>
              <Play aria-hidden="true" />
              {t('stage.watch')}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
