import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PASS_MARK } from '../../../core/assessment/pass-mark.ts';
import { keepTexts } from '../../../i18n/load-texts.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import type { LabHistory } from '../history/use-lab-history.ts';
import { FAMILIES, type Family, type PracticeCase, practiceCases } from '../model/practice-cases.ts';
import type { SessionRequest } from '../session/session-request.ts';
import { benchTexts, useCaseTitle } from '../words/case-text.ts';
import { useLabText } from '../words/lab-text.ts';
import { DifficultyMark } from './difficulty-mark.tsx';

export interface PracticeLibraryProps {
  readonly history: LabHistory;
  readonly isStarting: boolean;
  onStart(wish: SessionRequest): void;
}

/** Every job, by what the customer complains of, with what was reached in it. The fault is another at each start. */
export function PracticeLibrary({ history, isStarting, onStart }: PracticeLibraryProps) {
  const { t } = useTranslation('lab-home');
  useKeptCases();
  const [shown, setShown] = useState<Family | 'all'>('all');
  const cases = practiceCases();
  const families = FAMILIES.filter((family) => cases.some((one) => one.family === family));
  return (
    <section aria-labelledby="lab-practice" className="grid gap-4">
      <header className="grid gap-1">
        <h2 id="lab-practice" className="text-xl font-semibold">
          {t('practice.title')}
        </h2>
        <p className="max-w-2xl text-sm text-ink-muted">{t('practice.text')}</p>
      </header>
      <SegmentedControl
        label={t('practice.filter')}
        value={shown}
        className="max-w-full overflow-x-auto"
        options={[
          { value: 'all', label: t('practice.all') },
          ...families.map((family) => ({ value: family, label: t(`familyShort.${family}`) })),
        ]}
        onChange={setShown}
      />
      {families
        .filter((family) => shown === 'all' || shown === family)
        .map((family) => (
          <section key={family} aria-label={t(`family.${family}`)} className="grid gap-2">
            <h3 className="silk text-ink-muted">{t(`family.${family}`)}</h3>
            <ul className="grid gap-2 md:grid-cols-2">
              {cases
                .filter((one) => one.family === family)
                .map((one) => (
                  <li key={one.id}>
                    <CaseCard
                      practiceCase={one}
                      best={history.bestOf(one.id)}
                      isStarting={isStarting}
                      onStart={() => onStart({ kind: 'practice', scenarioId: one.id })}
                    />
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </section>
  );
}

/** Fetches what the jobs on the list are told with while nothing else is to do: each can be begun without a network. */
function useKeptCases(): void {
  const { i18n } = useTranslation();
  const { languages } = i18n;
  useEffect(() => {
    const texts = practiceCases().flatMap(({ id }) => benchTexts(id));
    whenIdle(() => void keepTexts([...texts, 'lab-parts', 'lab-manual'], languages));
  }, [languages]);
}

interface CaseCardProps {
  readonly practiceCase: PracticeCase;
  /** The best score so far; null before the first try. */
  readonly best: number | null;
  readonly isStarting: boolean;
  onStart(): void;
}

/** One job: the customer's complaint tells no more than the customer knows. */
function CaseCard({ practiceCase: { id, model, difficulty }, best, isStarting, onStart }: CaseCardProps) {
  const { t } = useTranslation('lab-home');
  const caseTitle = useCaseTitle();
  const text = useLabText();
  return (
    <button
      type="button"
      disabled={isStarting}
      onClick={onStart}
      className="chamfer flex h-full min-h-20 w-full items-center gap-4 border border-line bg-surface p-4 text-start shadow-rest transition-colors hover:border-copper-text disabled:opacity-60"
    >
      <span className="grid min-w-0 grow gap-1">
        <span className="font-semibold">{caseTitle(id)}</span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
          {text(`machine.${model}`)}
          <DifficultyMark difficulty={difficulty} />
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
