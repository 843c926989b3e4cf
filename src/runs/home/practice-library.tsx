import * as Primitive from '@radix-ui/react-tabs';
import { Check, Download, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { PASS_MARK } from '../../core/assessment/pass-mark.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../lib/class-names.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { DifficultyMark } from './difficulty-mark.tsx';

/** One case that can be practised. */
interface LibraryCase {
  readonly id: string;
  /** Tells no more than is known before it is played. */
  readonly title: string;
  /** What it is played on or with. */
  readonly subject: string;
  /** Stands for the subject; left out where words are enough. */
  readonly icon?: LucideIcon;
  /** 1 to 5. */
  readonly difficulty: number;
  /** The best score so far; null before the first try. */
  readonly best: number | null;
  /** It was fetched ahead and can be begun without a network. */
  readonly isAhead: boolean;
}

/** Cases of one kind. */
interface LibraryGroup {
  readonly id: string;
  readonly label: string;
  readonly cases: readonly LibraryCase[];
}

export interface PracticeLibraryProps {
  readonly text: string;
  /** Names the list of kinds. */
  readonly groupsLabel: string;
  readonly groups: readonly LibraryGroup[];
  readonly isStarting: boolean;
  onStart(caseId: string): void;
}

/** Every case that can be practised: its kinds on one side, the cases of the chosen kind on the other. */
export function PracticeLibrary({ text, groupsLabel, groups, isStarting, onStart }: PracticeLibraryProps) {
  const { t } = useTranslation('runs');
  const titleId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const isWide = useMediaQuery('(min-width: 768px)');
  const all = groups.flatMap(({ cases }) => cases);
  return (
    <section aria-labelledby={titleId} className="chamfer min-w-0 border border-line bg-surface shadow-rest">
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-line border-b px-5 py-4">
        <h2 id={titleId} className="text-lg font-semibold">
          {t('practice.title')}
        </h2>
        <p className="grow text-sm text-ink-muted">{text}</p>
        <p className="reading text-sm text-ink-muted">
          {t('practice.tried', { tried: tried(all), all: all.length })}
        </p>
      </header>
      <Primitive.Root
        value={chosen ?? groups[0]?.id ?? ''}
        onValueChange={setChosen}
        orientation={isWide ? 'vertical' : 'horizontal'}
        className="grid md:grid-cols-[14rem_minmax(0,1fr)]"
      >
        <Primitive.List
          aria-label={groupsLabel}
          className="flex overflow-x-auto border-line max-md:border-b md:flex-col md:border-e md:py-2"
        >
          {groups.map((group) => (
            <GroupTab key={group.id} group={group} />
          ))}
        </Primitive.List>
        {groups.map(({ id, cases }) => (
          <Primitive.Content key={id} value={id} className="min-w-0">
            <ul className="grid divide-y divide-line">
              {cases.map((one) => (
                <li key={one.id}>
                  <CaseRow libraryCase={one} isStarting={isStarting} onStart={() => onStart(one.id)} />
                </li>
              ))}
            </ul>
          </Primitive.Content>
        ))}
      </Primitive.Root>
    </section>
  );
}

function tried(cases: readonly LibraryCase[]): number {
  return cases.filter(({ best }) => best !== null).length;
}

/** A kind of cases, and how many of them were tried. */
function GroupTab({ group: { id, label, cases } }: { readonly group: LibraryGroup }) {
  const done = tried(cases);
  return (
    <Primitive.Trigger
      value={id}
      className={classNames(
        'grid shrink-0 gap-1.5 border-transparent px-4 py-2.5 text-start text-sm transition-colors max-md:border-b-2 md:border-s-2',
        'text-ink-muted hover:text-ink data-[state=active]:border-copper data-[state=active]:bg-sunken data-[state=active]:font-semibold data-[state=active]:text-ink',
      )}
    >
      <span className="flex items-baseline justify-between gap-3 max-md:whitespace-nowrap">
        {label}
        <span className="reading flex items-center gap-1.5 text-xs font-normal text-ink-muted">
          {cases.some(({ isAhead }) => isAhead) ? <AheadMark /> : null}
          {done}/{cases.length}
        </span>
      </span>
      <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-line">
        <span
          className="block h-full rounded-full bg-ink-muted"
          style={{ inlineSize: `${(100 * done) / Math.max(1, cases.length)}%` }}
        />
      </span>
    </Primitive.Trigger>
  );
}

/** Can be begun without a network, or holds something that can. */
function AheadMark() {
  const { t } = useTranslation('runs');
  return (
    <span title={t('practice.ahead')} className="shrink-0 text-ink-muted">
      <Download aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{t('practice.ahead')}</span>
    </span>
  );
}

interface CaseRowProps {
  readonly libraryCase: LibraryCase;
  readonly isStarting: boolean;
  onStart(): void;
}

function CaseRow({
  libraryCase: { title, subject, icon: Icon, difficulty, best, isAhead },
  isStarting,
  onStart,
}: CaseRowProps) {
  const { t } = useTranslation('runs');
  return (
    <button
      type="button"
      disabled={isStarting}
      onClick={onStart}
      className="group flex min-h-11 w-full items-center gap-x-4 gap-y-1 px-4 py-2 text-start text-sm transition-colors hover:bg-sunken disabled:opacity-60 max-sm:flex-wrap"
    >
      {Icon === undefined ? null : (
        <span title={subject} className="shrink-0 text-ink-muted">
          <Icon aria-hidden="true" className="size-4" />
        </span>
      )}
      <span className="min-w-0 grow font-medium group-hover:text-copper-text max-sm:w-full max-sm:flex-1">
        {title}
      </span>
      {isAhead ? <AheadMark /> : null}
      <span className="flex items-center gap-4 text-xs text-ink-muted max-sm:w-full max-sm:justify-between">
        <span className={Icon === undefined ? 'sm:w-28' : 'sr-only'}>{subject}</span>
        <DifficultyMark difficulty={difficulty} />
        {best === null ? (
          <span className="text-end sm:w-14">{t('practice.new')}</span>
        ) : (
          <span className="flex items-center justify-end gap-1.5 text-ink sm:w-14">
            {best >= PASS_MARK ? <Check aria-hidden="true" className="size-4 text-passed" /> : null}
            <span className="sr-only">{t('practice.best')}</span>
            <span className="reading text-sm font-semibold">{best}</span>
          </span>
        )}
      </span>
    </button>
  );
}
