import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';

export interface PaginationProps {
  /** Starts at 0. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Buttons for the previous, next, first and last page. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  const { t } = useTranslation('people');
  const isFirst = page === 0;
  const isLast = page >= pages - 1;
  return (
    <nav aria-label={t('pager.label')} className="flex max-w-full items-center gap-1 max-sm:gap-0">
      <Step label={t('pager.first')} icon={ChevronFirst} isOff={isFirst} onPress={() => onPage(0)} />
      <Step label={t('pager.previous')} icon={ChevronLeft} isOff={isFirst} onPress={() => onPage(page - 1)} />
      <span aria-current="page" className="reading px-1 text-center text-sm sm:px-2">
        {t('pager.page', { page: page + 1, pages })}
      </span>
      <Step label={t('pager.next')} icon={ChevronRight} isOff={isLast} onPress={() => onPage(page + 1)} />
      <Step label={t('pager.last')} icon={ChevronLast} isOff={isLast} onPress={() => onPage(pages - 1)} />
    </nav>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

/** Disabled with aria-disabled, so that it keeps the focus on the first and last page. */
function Step({ label, icon: Icon, isOff, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onPress()}
      className="grid size-11 place-items-center rounded-md text-ink-muted hover:bg-hover hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40 rtl:-scale-x-100"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
