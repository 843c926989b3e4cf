import { useTranslation } from '../../../i18n/use-translation.ts';
import { Section } from '../../../ui/section.tsx';

const VOICES = ['first', 'second'] as const;

/** Quotes from two beta testers. */
export function BetaVoices() {
  const { t } = useTranslation('waiting-list');
  return (
    <Section
      id="beta"
      reference="Q2"
      label={t('voices.designator')}
      heading={t('voices.heading')}
      className="border-y border-line bg-sunken"
    >
      <ul className="grid gap-10 md:grid-cols-2 md:gap-0 md:divide-x md:divide-line">
        {VOICES.map((voice) => (
          <li key={voice} className="md:px-10 md:first:ps-0 md:last:pe-0">
            <figure className="flex h-full flex-col">
              <blockquote className="grow text-xl leading-relaxed text-pretty">
                <p>{t(`voices.${voice}.quote`)}</p>
              </blockquote>
              <figcaption className="mt-6 grid border-s-2 border-copper-text ps-4 text-sm">
                <span className="font-semibold">{t(`voices.${voice}.name`)}</span>
                <span className="text-ink-muted">{t(`voices.${voice}.role`)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
