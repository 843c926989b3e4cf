import { useTranslation } from '../../../i18n/use-translation.ts';
import { Section } from '../../../ui/section.tsx';

const VOICES = ['first', 'second', 'third'] as const;

/** Three quotes from employers. */
export function Partners() {
  const { t } = useTranslation('business');
  return (
    <Section id="partners" reference="Q3" label={t('partners.designator')} heading={t('partners.heading')}>
      <ul className="grid gap-px overflow-hidden border-y border-line md:grid-cols-3 md:divide-x md:divide-line">
        {VOICES.map((voice) => (
          <li
            key={voice}
            className="py-8 not-first:border-t not-first:border-line md:px-8 md:first:ps-0 md:last:pe-0 md:not-first:border-t-0"
          >
            <figure className="flex h-full flex-col">
              <blockquote className="grow text-lg leading-relaxed text-pretty">
                <p>{t(`partners.${voice}.quote`)}</p>
              </blockquote>
              <figcaption className="mt-6 grid border-s-2 border-copper-text ps-4 text-sm">
                <span className="font-semibold">{t(`partners.${voice}.name`)}</span>
                <span className="text-ink-muted">{t(`partners.${voice}.role`)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
