import { useTranslation } from '../../i18n/use-translation.ts';

/** The first Tab stop: skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation('layout');
  return (
    <a
      href="#content"
      className="chamfer fixed start-3 top-3 z-50 -translate-y-24 bg-copper px-4 py-3 font-semibold text-on-copper focus:translate-y-0"
    >
      {t('skip')}
    </a>
  );
}
