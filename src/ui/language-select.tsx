import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isLanguage, LANGUAGES } from '../i18n/languages.ts';
import { classNames } from '../lib/class-names.ts';
import { STORAGE_KEYS, writeText } from '../lib/storage.ts';

/** The language of the product; the choice is remembered. */
export function LanguageSelect({ className }: { readonly className?: string }) {
  const { t, i18n } = useTranslation('common');
  const choose = (language: string): void => {
    if (!isLanguage(language)) return;
    writeText(STORAGE_KEYS.language, language);
    void i18n.changeLanguage(language);
  };
  return (
    <span
      className={classNames('relative inline-flex items-center text-ink-muted hover:text-ink', className)}
    >
      <Languages aria-hidden="true" className="pointer-events-none absolute start-2.5 size-4" />
      <select
        aria-label={t('language')}
        value={i18n.resolvedLanguage}
        onChange={(event) => choose(event.target.value)}
        className="h-11 cursor-pointer appearance-none rounded-md bg-transparent ps-9 pe-3 text-sm font-medium uppercase hover:bg-hover"
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code} className="bg-raised text-ink normal-case">
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
