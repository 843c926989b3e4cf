import type { Page } from '../../../../core/hardware/model/vocabulary.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import type { PageName } from '../../texts/screen-texts.ts';
import { moveThroughRow } from '../layout/move-through-row.ts';
import { PAGE_ICONS } from './page-icons.ts';

export interface PageLinksProps {
  readonly kind: 'setup' | 'system';
  readonly pages: readonly PageName[];
  readonly isFrozen: boolean;
  onOpen(page: Page): void;
  readonly hasIcons?: boolean;
  readonly className?: string;
  readonly linkClassName?: string;
}

/**
 * Links to the pages of the firmware or the operating system, with arrow-key navigation. Renders nothing without
 * pages.
 */
export function PageLinks({
  kind,
  pages,
  isFrozen,
  onOpen,
  hasIcons = false,
  className,
  linkClassName,
}: PageLinksProps) {
  const { t } = useTranslation('lab-bench');
  if (pages.length === 0) return null;
  return (
    <nav aria-label={t(`screen.${kind}`)} className={className} onKeyDown={moveThroughRow}>
      {pages.map(({ page, name, isOpen }) => {
        const Icon = PAGE_ICONS[page];
        return (
          <button
            key={page}
            type="button"
            disabled={isFrozen}
            aria-current={isOpen ? 'page' : undefined}
            onClick={() => (isOpen ? undefined : onOpen(page))}
            className={classNames(
              'flex min-h-[max(1.5rem,2em)] shrink-0 items-center gap-[0.5em] rounded-sm px-[0.7em] text-start -outline-offset-2 pointer-coarse:min-h-11',
              linkClassName,
            )}
          >
            {hasIcons && Icon !== undefined ? (
              <Icon aria-hidden="true" className="size-[1.3em] shrink-0" />
            ) : null}
            {name}
          </button>
        );
      })}
    </nav>
  );
}
