import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { type DrawnPage, pageWord } from './tool-list.ts';

export interface PageTabsProps {
  readonly pages: readonly DrawnPage[];
  readonly page: DrawnPage;
  onPage(page: DrawnPage): void;
}

/** The pages of a tool. */
export function PageTabs({ pages, page, onPage }: PageTabsProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  return (
    <fieldset className="flex shrink-0 flex-wrap gap-1 border-b border-line px-3 py-1.5">
      <legend className="sr-only">{t('desk-tools:pages')}</legend>
      {pages.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === page}
          onClick={() => onPage(one)}
          className={classNames(
            'min-h-7 rounded-sm px-2 text-xs font-medium max-[59.99875rem]:min-h-11',
            one === page ? 'bg-hover text-ink' : 'text-ink-muted hover:bg-hover hover:text-ink',
          )}
        >
          {t(`tools.short.${pageWord(one)}`)}
        </button>
      ))}
    </fieldset>
  );
}
