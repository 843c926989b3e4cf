import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PASS_MARK } from '../../core/assessment/pass-mark.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { DifficultyMark } from './difficulty-mark.tsx';

/** One case that can be practised. */
interface LibraryCase {
  readonly id: string;
  /** Tells no more than is known before it is played. */
  readonly title: string;
  /** What it is played on or with. */
  readonly subject: string;
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
  /** For the filter, where there is less room. */
  readonly shortLabel: string;
  readonly cases: readonly LibraryCase[];
}

export interface PracticeLibraryProps {
  readonly text: string;
  readonly filterLabel: string;
  readonly groups: readonly LibraryGroup[];
  readonly isStarting: boolean;
  onStart(caseId: string): void;
}

/** Every case that can be practised, by its kind, with what was reached in it. */
export function PracticeLibrary({ text, filterLabel, groups, isStarting, onStart }: PracticeLibraryProps) {
  const { t } = useTranslation('runs');
  const [shown, setShown] = useState<string>('all');
  return (
    <section aria-labelledby="runs-practice" className="grid gap-4">
      <header className="grid gap-1">
        <h2 id="runs-practice" className="text-xl font-semibold">
          {t('practice.title')}
        </h2>
        <p className="max-w-2xl text-sm text-ink-muted">{text}</p>
      </header>
      <SegmentedControl
        label={filterLabel}
        value={shown}
        className="max-w-full overflow-x-auto"
        options={[
          { value: 'all', label: t('practice.all') },
          ...groups.map(({ id, shortLabel }) => ({ value: id, label: shortLabel })),
        ]}
        onChange={setShown}
      />
      {groups
        .filter(({ id }) => shown === 'all' || shown === id)
        .map(({ id, label, cases }) => (
          <section key={id} aria-label={label} className="grid gap-2">
            <h3 className="silk text-ink-muted">{label}</h3>
            <ul className="grid gap-2 md:grid-cols-2">
              {cases.map((one) => (
                <li key={one.id}>
                  <CaseCard libraryCase={one} isStarting={isStarting} onStart={() => onStart(one.id)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </section>
  );
}

interface CaseCardProps {
  readonly libraryCase: LibraryCase;
  readonly isStarting: boolean;
  onStart(): void;
}

function CaseCard({
  libraryCase: { title, subject, difficulty, best, isAhead },
  isStarting,
  onStart,
}: CaseCardProps) {
  const { t } = useTranslation('runs');
  return (
    <button
      type="button"
      disabled={isStarting}
      onClick={onStart}
      className="chamfer flex h-full min-h-20 w-full items-center gap-4 border border-line bg-surface p-4 text-start shadow-rest transition-colors hover:border-copper-text disabled:opacity-60"
    >
      <span className="grid min-w-0 grow gap-1">
        <span className="font-semibold">{title}</span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
          {subject}
          <DifficultyMark difficulty={difficulty} />
          {isAhead ? <span>{t('practice.ahead')}</span> : null}
        </span>
      </span>
      {best === null ? (
        <span className="text-xs text-ink-faint">{t('practice.new')}</span>
      ) : (
        <span className="flex items-center gap-1.5 text-sm">
          {best >= PASS_MARK ? <Check aria-hidden="true" className="size-4 text-passed" /> : null}
          <span className="sr-only">{t('practice.best')}</span>
          <span className="reading font-semibold">{best}</span>
        </span>
      )}
    </button>
  );
}
