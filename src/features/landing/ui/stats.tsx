import { useTranslation } from 'react-i18next';

const STATS = ['faster', 'ready', 'runs', 'rating'] as const;

/** Four readings under a ruler. */
export function Stats() {
  const { t } = useTranslation('landing');
  return (
    <section aria-label={t('stats.label')} className="border-b border-line bg-surface">
      <dl className="mx-auto grid w-full max-w-page grid-cols-2 px-4 sm:px-6 lg:grid-cols-4 lg:px-10">
        {STATS.map((stat) => (
          <div
            key={stat}
            className="ticks flex flex-col-reverse justify-end gap-1 border-line py-7 pe-5 not-first:ps-5 max-lg:odd:ps-0 max-lg:even:border-s lg:not-first:border-s"
          >
            <dt className="max-w-52 text-sm text-ink-muted">{t(`stats.${stat}.text`)}</dt>
            <dd className="reading text-3xl font-medium sm:text-4xl">{t(`stats.${stat}.value`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
