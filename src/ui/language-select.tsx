import { Languages } from 'lucide-react';
import { isLanguage, LANGUAGES } from '../i18n/languages.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { classNames } from '../lib/class-names.ts';
import { STORAGE_KEYS, writeText } from '../lib/storage.ts';

/** Selects the language; the choice is stored. */
export function LanguageSelect({ className }: { readonly className?: string }) {
  const { t, i18n } = useTranslation('common');
  const choose = (language: string): void => {
    if (!isLanguage(language)) return;
    writeText(STORAGE_KEYS.language, language);
    void i18n.changeLanguage(language);
  };
  return (
    <span
      className={classNames(
        'relative inline-flex h-11 items-center gap-2 rounded-md px-2.5 text-sm font-medium text-ink-muted',
        'hover:bg-hover hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-copper-text',
        className,
      )}
    >
      <Languages aria-hidden="true" className="size-4" />
      <span aria-hidden="true" className="uppercase">
        {i18n.resolvedLanguage}
      </span>
      <select
        aria-label={t('language')}
        value={i18n.resolvedLanguage}
        onChange={(event) => choose(event.target.value)}
        className="absolute inset-0 w-full cursor-pointer appearance-none opacity-0"
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code} className="bg-raised text-ink">
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
