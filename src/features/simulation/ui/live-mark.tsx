import { useTranslation } from '../../../i18n/use-translation.ts';

/** The mark of a running simulation. */
export function LiveMark() {
  const { t } = useTranslation('simulation');
  return (
    <span className="silk inline-flex items-center gap-2 whitespace-nowrap rounded-sm bg-fault-soft px-2 py-1 text-fault">
      <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-fault" />
      {t('live')}
    </span>
  );
}
