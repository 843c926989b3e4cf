import { Inbox, Map as MapIcon, TicketCheck, Wrench } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';

const PHONE_PAGES = ['queue', 'ticket', 'tools', 'floor'] as const;
export type PhonePage = (typeof PHONE_PAGES)[number];

const ICON = { queue: Inbox, ticket: TicketCheck, tools: Wrench, floor: MapIcon } as const;

export interface PhoneBarProps {
  readonly page: PhonePage;
  /** Open tickets, printed at the queue. */
  readonly count: number;
  onPage(page: PhonePage): void;
}

/** On a phone the three columns are three pages, the floor map a fourth. */
export function PhoneBar({ page, count, onPage }: PhoneBarProps) {
  const { t } = useTranslation('desk');
  return (
    <nav
      aria-label={t('page.label')}
      className="grid h-14 shrink-0 grid-cols-4 border-t border-line bg-surface"
    >
      {PHONE_PAGES.map((one) => {
        const Icon = ICON[one];
        const isHere = one === page;
        return (
          <button
            key={one}
            type="button"
            aria-current={isHere ? 'page' : undefined}
            onClick={() => onPage(one)}
            className={classNames(
              'relative grid place-items-center content-center gap-0.5 text-2xs focus-visible:-outline-offset-2',
              isHere ? 'font-semibold text-ink shadow-[inset_0_2px_var(--color-copper)]' : 'text-ink-muted',
            )}
          >
            <Icon aria-hidden="true" className="size-5" />
            {t(`page.${one}`)}
            {one === 'queue' && count > 0 ? (
              <span
                aria-hidden="true"
                className="reading absolute inset-s-[calc(50%+0.5rem)] top-1 min-w-4 rounded-full bg-ink px-1 text-center text-2xs font-medium text-ground"
              >
                {count}
              </span>
            ) : null}
          </button>
        );
      })}
    </nav>
  );
}
