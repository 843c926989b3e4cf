import { useTranslation } from '../../../i18n/use-translation.ts';
import { Designator } from '../../../ui/designator.tsx';

/** The customer's complaint; on small screens the quote only. */
export function ComplaintCard({ isSmall }: { readonly isSmall: boolean }) {
  const { t } = useTranslation('demo');
  return (
    <section
      aria-label={t('complaint')}
      className="chamfer border border-line bg-surface px-4 py-3 shadow-lift"
    >
      {isSmall ? null : <Designator reference={t('job')}>{t('machine')}</Designator>}
      <blockquote className={isSmall ? 'text-[0.9375rem]' : 'mt-2 text-lg tracking-tight'}>
        <p className="leading-snug font-medium">{t('quote')}</p>
        <footer className="mt-1.5 text-xs text-ink-muted [@media(max-height:30rem)]:hidden">
          {t('customer')}
        </footer>
      </blockquote>
    </section>
  );
}
