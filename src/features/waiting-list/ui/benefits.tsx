import { useTranslation } from '../../../i18n/use-translation.ts';
import { Section } from '../../../ui/section.tsx';

const BENEFITS = ['discount', 'priority', 'trial'] as const;

/** Three benefits for early adopters. */
export function Benefits() {
  const { t } = useTranslation('waiting-list');
  return (
    <Section id="benefits" reference="P2" label={t('benefits.designator')} heading={t('benefits.heading')}>
      <ul className="grid gap-4 md:grid-cols-3">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="chamfer ticks border border-line bg-surface p-6 pt-8">
            <p aria-hidden="true" className="reading text-5xl font-medium text-copper-text">
              {t(`benefits.${benefit}.figure`)}
            </p>
            <h3 className="mt-6 text-xl font-semibold tracking-tight">{t(`benefits.${benefit}.title`)}</h3>
            <p className="mt-2 text-ink-muted">{t(`benefits.${benefit}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
