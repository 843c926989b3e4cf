import { useTranslation } from '../../../i18n/use-translation.ts';

/** A divider with the word 'or'. */
export function OrDivider() {
  const { t } = useTranslation('auth');
  return (
    <div className="flex items-center gap-3 text-xs text-ink-faint">
      <span className="h-px grow bg-line" />
      {t('or')}
      <span className="h-px grow bg-line" />
    </div>
  );
}
