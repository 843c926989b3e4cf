import { BookOpen, MapPin, MonitorSmartphone, Printer, Search, TicketCheck, UserRound } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { ARTICLES } from '../../../../core/ticketing/tools/articles.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { Dialog, DialogContent } from '../../../../ui/dialog.tsx';
import { Input } from '../../../../ui/input.tsx';
import { FOUND_KINDS, type FoundRecord, findRecords } from '../../model/find-records.ts';
import type { PanelProps } from '../panel-props.ts';

export interface FindDialogProps extends Pick<PanelProps, 'view' | 'text'> {
  onOpen(found: FoundRecord): void;
  onClose(): void;
}

const ICON = {
  ticket: TicketCheck,
  person: UserRound,
  device: MonitorSmartphone,
  printer: Printer,
  place: MapPin,
  article: BookOpen,
} as const;

/** One search over tickets, people, devices, printers, places and articles. Arrows choose, Enter opens. */
export function FindDialog({ view, text, onOpen, onClose }: FindDialogProps) {
  const { t } = useTranslation(['desk-map', 'desk-knowledge', 'desk']);
  const list = useId();
  const [words, setWords] = useState('');
  const [place, setPlace] = useState(0);
  const found = findRecords(view, words, {
    about: (ticket) => text.of(ticket, ticket.record.shortDescription),
    articles: ARTICLES.map(({ id }) => ({ id, title: t(`desk-knowledge:article.${id}.title`) })),
    site: (building) => t(`desk:site.${building}`),
    job: (title) => t(`desk:title.${title}` as never),
  });
  const chosen = found[Math.min(place, found.length - 1)];
  const byKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && found.length > 0) {
      event.preventDefault();
      setPlace((Math.min(place, found.length - 1) + step + found.length) % found.length);
    }
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      onOpen(chosen);
    }
  };
  const optionId = ({ kind, id }: FoundRecord): string => `${list}-${kind}-${id}`;
  const chosenId = chosen === undefined ? undefined : optionId(chosen);
  useEffect(() => {
    // The arrows go further than what is in sight.
    if (chosenId !== undefined) document.getElementById(chosenId)?.scrollIntoView?.({ block: 'nearest' });
  }, [chosenId]);
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={t('find.title')}
        className="h-[min(34rem,calc(100dvh-2rem))] grid-rows-[auto_auto_minmax(0,1fr)]"
      >
        <div className="relative">
          <Search aria-hidden="true" className="absolute inset-y-0 inset-s-3 my-auto size-4 text-ink-faint" />
          <Input
            role="combobox"
            aria-label={t('find.label')}
            aria-expanded={found.length > 0}
            aria-controls={list}
            aria-activedescendant={chosenId}
            aria-autocomplete="list"
            placeholder={t('find.label')}
            autoComplete="off"
            value={words}
            onChange={({ target }) => {
              setWords(target.value);
              setPlace(0);
            }}
            onKeyDown={byKey}
            className="ps-9"
          />
        </div>
        <div className="flex min-h-0 flex-col">
          <p role="status" className="text-xs text-ink-muted">
            {words.trim() === '' ? t('find.hint') : found.length === 0 ? t('find.none') : ''}
          </p>
          <div
            role="listbox"
            id={list}
            aria-label={t('find.results')}
            className="-mx-2 grid min-h-0 content-start gap-2 overflow-y-auto px-2"
          >
            {FOUND_KINDS.map((kind) => {
              const ofKind = found.filter((one) => one.kind === kind);
              const Icon = ICON[kind];
              return ofKind.length === 0 ? null : (
                <div key={kind} role="presentation" className="grid">
                  <p aria-hidden="true" className="silk py-1 text-ink-faint">
                    {t(`find.kind.${kind}`)}
                  </p>
                  {ofKind.map((one) => (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, which keeps the focus
                    <div
                      key={one.id}
                      id={optionId(one)}
                      role="option"
                      tabIndex={-1}
                      aria-selected={one === chosen}
                      onClick={() => onOpen(one)}
                      className={classNames(
                        'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2 py-1 text-sm pointer-coarse:min-h-11',
                        one === chosen
                          ? 'bg-hover shadow-[inset_2px_0_var(--color-copper)]'
                          : 'hover:bg-hover',
                      )}
                    >
                      <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
                      <span className="min-w-0 shrink-0 font-medium">{one.label}</span>
                      <span className="truncate text-xs text-ink-muted">{one.detail}</span>
                    </div>
                  ))}
                </div>
              );
            })}
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
