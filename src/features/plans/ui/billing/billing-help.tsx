import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';

/** 'Need help with billing?' with a link to support. */
export function BillingHelp({ onContactSupport }: { readonly onContactSupport: () => void }) {
  const { t } = useTranslation('billing');
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
      <div className="min-w-0">
        <h2 className="font-semibold">{t('help.title')}</h2>
        <p className="mt-1 text-sm text-ink-muted">{t('help.text')}</p>
      </div>
      <Button variant="secondary" onClick={onContactSupport}>
        {t('help.contact')}
      </Button>
    </section>
  );
}
