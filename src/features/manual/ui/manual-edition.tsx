import type { Language } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { useContents } from './use-manual.ts';

/** Number and date of the edition; an empty line until they are there. */
export function ManualEdition({ language }: { readonly language: Language }) {
  const { t } = useTranslation('manual');
  const { data } = useContents(language);
  return (
    <p className="silk min-h-4 text-ink-faint">
      {data === undefined
        ? null
        : t('edition', { edition: data.edition, date: formatDay(`${data.date}T12:00:00Z`) })}
    </p>
  );
}
