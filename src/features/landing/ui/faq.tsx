import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/section.tsx';

const QUESTIONS = ['experience', 'time', 'recognised', 'equipment'] as const;

/** Four questions, one open at a time. */
export function Faq() {
  const { t } = useTranslation('landing');
  return (
    <Section id="faq" reference="R9" label={t('faq.designator')} heading={t('faq.heading')} isSplit>
      <div className="border-t border-line">
        {QUESTIONS.map((question) => (
          <details key={question} name="faq" className="group border-b border-line">
            <summary className="flex min-h-16 list-none items-center justify-between gap-6 rounded-sm text-lg font-medium hover:text-copper-text [&::-webkit-details-marker]:hidden">
              {t(`faq.${question}.question`)}
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-2xl pb-6 text-ink-muted">{t(`faq.${question}.answer`)}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
