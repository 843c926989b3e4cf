import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import type { LandingLinks } from '../model/landing-links.ts';
import { Hero } from './hero.tsx';
import type { HeroStageProps } from './hero-stage.tsx';
import { Stats } from './stats.tsx';

const TrainingDemo = lazy(() =>
  import('./training-demo.tsx').then((module) => ({ default: module.TrainingDemo })),
);

export interface LandingProps extends HeroStageProps {
  readonly links: LandingLinks;
  /** Everything below the first screen (`LandingSections`); it may load and hydrate later than the rest. */
  readonly sections: ReactNode;
}

/** The landing page (spec section 2). */
export function Landing({ links, LiveMachine, sections }: LandingProps) {
  const { t } = useTranslation('landing');
  const [isDemoOpen, setDemoOpen] = useState(false);
  return (
    <>
      <PageTitle title={t('title')} description={t('description')} />
      <Hero links={links} LiveMachine={LiveMachine} onWatchDemo={() => setDemoOpen(true)} />
      <Stats />
      {sections}
      {isDemoOpen ? (
        <Suspense>
          <TrainingDemo onClose={() => setDemoOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
