import { Check } from 'lucide-react';
import { MOST_EVIDENCE } from '../../../../core/hardware/model/vocabulary.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockOf } from '../../../../runs/clock-of.ts';
import { type LabStore, useLab } from '../../store.ts';
import { useFindingText } from '../../texts/use-finding-text.ts';

export interface FindingsNotebookProps {
  readonly store: LabStore;
  /** The findings cited as evidence; null where nothing can be cited. */
  readonly cited?: readonly string[] | null;
  onCite?(finding: string): void;
}

/** All findings so far, oldest first, with their bench time. */
export function FindingsNotebook({ store, cited = null, onCite }: FindingsNotebookProps) {
  const { t } = useTranslation('lab-bench');
  const findingText = useFindingText(store);
  const findings = useLab(store, ({ view }) => view.findings);
  if (findings.length === 0) return <p className="p-2 text-sm text-ink-muted">{t('findings.none')}</p>;
  return (
    <ol aria-label={t('findings.title')} className="grid divide-y divide-line">
      {findings.map((finding, index) => {
        const { test, result } = findingText(finding);
        const isCited = cited?.includes(finding.id) === true;
        return (
          <li key={finding.id} className="flex items-center gap-2 px-1 py-2 text-sm">
            <div className="grid min-w-0 grow grid-cols-[auto_1fr_auto] items-baseline gap-x-3">
              <span aria-hidden="true" className="silk text-copper-text">
                {index + 1}
              </span>
              <span>{test}</span>
              <span className="reading text-2xs text-ink-faint">{clockOf(finding.simSeconds)}</span>
              <span className="col-start-2 col-end-4 font-medium">{result}</span>
            </div>
            {cited === null ? null : (
              <button
                type="button"
                aria-pressed={isCited}
                disabled={cited.length >= MOST_EVIDENCE && !isCited}
                aria-label={t('findings.citeName', { finding: `${test}: ${result}` })}
                onClick={() => onCite?.(finding.id)}
                className="inline-flex min-h-8 min-w-19 shrink-0 items-center justify-center gap-1.5 rounded-md border border-edge px-2.5 text-[0.8125rem] font-medium hover:bg-hover disabled:opacity-60 aria-pressed:border-probe aria-pressed:bg-probe-soft pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:text-probe"
              >
                {isCited ? <Check aria-hidden="true" /> : null}
                {t(isCited ? 'findings.cited' : 'findings.cite')}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
