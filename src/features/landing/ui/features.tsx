import { BookOpen, Keyboard, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { PARTS } from '../../../core/access/coming.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { ComingNote } from '../../../ui/coming-note.tsx';
import { DeskStill } from '../../../ui/desk-still.tsx';
import { Section } from '../../../ui/section.tsx';
import { PostPanel, ScorePanel } from './feature-panels.tsx';

/** Six features: the desk with its picture, two with a sample panel, three as text. */
export function Features() {
  const { t } = useTranslation('landing');
  return (
    <Section
      id="features"
      reference="U4"
      label={t('features.designator')}
      heading={t('features.heading')}
      className="border-y border-line bg-sunken"
    >
      <ul className="grid gap-4 md:grid-cols-6">
        <Feature name="lab" className="md:col-span-6 lg:col-span-3">
          <PostPanel />
        </Feature>
        <Feature name="desk" className="md:col-span-3">
          <div className="overflow-hidden rounded-md border border-line">
            <DeskStill label="" />
          </div>
        </Feature>
        <Feature name="score" className="md:col-span-3 lg:col-span-2">
          <ScorePanel />
        </Feature>
        <li className="chamfer grid border border-line bg-surface md:col-span-6 lg:col-span-4">
          <ul className="grid sm:grid-cols-3 lg:grid-cols-1">
            <FeatureLine name="safety" icon={<ShieldCheck aria-hidden="true" />} />
            <FeatureLine name="manual" icon={<BookOpen aria-hidden="true" />} />
            <FeatureLine name="anyone" icon={<Keyboard aria-hidden="true" />} />
          </ul>
        </li>
      </ul>
      <ComingNote parts={PARTS} className="mt-6" />
    </Section>
  );
}

interface FeatureProps {
  readonly name: 'lab' | 'desk' | 'score';
  readonly className: string;
  readonly children: ReactNode;
}

function Feature({ name, className, children }: FeatureProps) {
  const { t } = useTranslation('landing');
  return (
    <li
      className={classNames(
        'chamfer flex min-w-0 flex-col justify-between border border-line bg-surface',
        className,
      )}
    >
      <div className="p-5 pb-0 sm:p-6 sm:pb-0">
        <h3 className="text-xl font-semibold tracking-tight">{t(`features.${name}.title`)}</h3>
        <p className="mt-2 max-w-md text-ink-muted">{t(`features.${name}.text`)}</p>
      </div>
      <div aria-hidden="true" className="p-5 sm:p-6">
        {children}
      </div>
    </li>
  );
}

interface FeatureLineProps {
  readonly name: 'safety' | 'manual' | 'anyone';
  readonly icon: ReactNode;
}

function FeatureLine({ name, icon }: FeatureLineProps) {
  const { t } = useTranslation('landing');
  return (
    <li className="flex gap-4 border-line p-6 not-first:border-t sm:max-lg:flex-col sm:max-lg:not-first:border-s sm:max-lg:not-first:border-t-0 [&>svg]:mt-1 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-copper-text">
      {icon}
      <div>
        <h3 className="font-semibold">{t(`features.${name}.title`)}</h3>
        <p className="mt-1 text-ink-muted">{t(`features.${name}.text`)}</p>
      </div>
    </li>
  );
}
