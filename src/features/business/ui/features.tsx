import type { ReactNode } from 'react';
import type { Part } from '../../../core/access/coming.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ComingNote } from '../../../ui/coming-note.tsx';
import { Section } from '../../../ui/section.tsx';
import { CallPanel, ChartPanel, PickPanel } from './feature-panels.tsx';

/** The features for employers, each with a sample panel. */
export function Features() {
  const { t } = useTranslation('business');
  return (
    <Section
      id="features"
      reference="U2"
      label={t('features.designator')}
      heading={t('features.heading')}
      className="border-y border-line bg-sunken"
    >
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        <Feature name="assessments" speaksOf={['teamAssessments']}>
          <PickPanel />
        </Feature>
        <Feature name="simulations">
          <CallPanel />
        </Feature>
        <Feature name="analytics" speaksOf={['teamAssessments']}>
          <ChartPanel />
        </Feature>
      </ul>
    </Section>
  );
}

interface FeatureProps {
  readonly name: 'assessments' | 'simulations' | 'analytics';
  /** Product parts that may not be available yet. */
  readonly speaksOf?: readonly Part[];
  readonly children: ReactNode;
}

function Feature({ name, speaksOf = [], children }: FeatureProps) {
  const { t } = useTranslation('business');
  return (
    <li className="chamfer flex min-w-0 flex-col justify-between border border-line bg-surface md:last:col-span-2 lg:last:col-span-1">
      <div className="p-5 pb-0 sm:p-6 sm:pb-0">
        <h3 className="text-xl font-semibold tracking-tight">{t(`features.${name}.title`)}</h3>
        <p className="mt-2 max-w-md text-ink-muted">{t(`features.${name}.text`)}</p>
        <ComingNote parts={speaksOf} className="mt-3" />
      </div>
      <div aria-hidden="true" className="p-5 sm:p-6">
        {children}
      </div>
    </li>
  );
}
