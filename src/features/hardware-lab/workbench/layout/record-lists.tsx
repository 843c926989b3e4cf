import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { Button } from '../../../../ui/button.tsx';
import { LISTS, type ListId } from './desk.ts';
import type { Shape } from './shape.ts';

export interface RecordListsProps {
  readonly shape: Shape;
  readonly open: ListId | null;
  readonly lists: Readonly<Record<ListId, ReactNode>>;
  /** Numbers beside a title, such as the count of findings. */
  readonly counts: Readonly<Partial<Record<ListId, number>>>;
  onOpen(list: ListId | null): void;
}

/** The titles of the lists; a press opens or closes one. On phones the list opens above its title. */
export function RecordLists({ shape, open, lists, counts, onOpen }: RecordListsProps) {
  const { t } = useTranslation('lab-bench');
  const id = useId();
  const titles = (
    <fieldset
      className={classNames(
        'flex min-w-0 shrink-0 border-line bg-surface',
        shape === 'd' && 'chamfer gap-0.5 border p-0.75 shadow-lift',
        shape === 'm' && 'border-t px-2 py-0.75',
        shape === 'l' && 'gap-0.5 border border-b-0 p-0.5',
      )}
    >
      <legend className="sr-only">{t('lists.title')}</legend>
      {LISTS.map((list) => (
        <button
          key={list}
          type="button"
          aria-expanded={list === open}
          aria-controls={list === open ? id : undefined}
          data-tour={list}
          data-anchor={`list-${list}`}
          onClick={() => onOpen(list === open ? null : list)}
          className={classNames(
            'inline-flex grow items-center justify-center gap-1.5 rounded-sm px-2 text-[0.8125rem] font-medium whitespace-nowrap text-ink-muted hover:bg-hover hover:text-ink aria-expanded:bg-copper-soft aria-expanded:text-ink aria-expanded:shadow-[inset_0_-2px_0_var(--color-copper-text)]',
            shape === 'd' ? 'min-h-9.5 pointer-coarse:min-h-11' : 'min-h-11',
          )}
        >
          {t(`lists.${list}`)}
          {counts[list] === undefined ? null : (
            <span className="reading rounded-full border border-line bg-sunken px-1.25 text-2xs leading-4 text-ink-muted">
              {counts[list]}
            </span>
          )}
        </button>
      ))}
      {shape === 'l' ? (
        <Button size="icon" variant="ghost" aria-label={t('lists.fold')} onClick={() => onOpen(null)}>
          <X aria-hidden="true" />
        </Button>
      ) : null}
    </fieldset>
  );
  const list =
    open === null ? null : (
      <section
        id={id}
        key={open}
        aria-label={t(`lists.${open}`)}
        // What is longer than its room is scrolled with the keyboard too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus
        tabIndex={0}
        className={classNames(
          'min-h-0 overflow-y-auto overscroll-contain border-line bg-surface p-2 -outline-offset-2 [scrollbar-width:thin]',
          shape === 'd' && 'chamfer border shadow-lift',
          shape === 'm' && 'max-h-[46dvh] border-y shadow-float',
          shape === 'l' && 'grow border shadow-float',
        )}
      >
        {lists[open]}
      </section>
    );
  return shape === 'm' ? (
    <>
      {list}
      {titles}
    </>
  ) : (
    <>
      {titles}
      {list}
    </>
  );
}
