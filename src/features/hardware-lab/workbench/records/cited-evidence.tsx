import { Eye, X } from 'lucide-react';
import { MOST_EVIDENCE } from '../../../../core/hardware/model/vocabulary.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { type LabStore, useLab } from '../../store.ts';
import { useFindingText } from '../../texts/use-finding-text.ts';

export interface CitedEvidenceProps {
  readonly store: LabStore;
  readonly cited: readonly string[];
  onCite(finding: string): void;
  /** Opens the findings, where they can be cited. */
  onFindings(): void;
}

/** The findings cited for the theory; the note starts with them. */
export function CitedEvidence({ store, cited, onCite, onFindings }: CitedEvidenceProps) {
  const { t } = useTranslation('lab-bench');
  const findingText = useFindingText(store);
  const findings = useLab(store, ({ view }) => view.findings);
  const shown = findings.filter(({ id }) => cited.includes(id));
  return (
    <section aria-label={t('note.evidence')} className="grid gap-1.5">
      <p className="flex items-baseline gap-2 text-[0.8125rem]">
        <span className="font-medium">{t('note.evidence')}</span>
        <span className="text-ink-muted">
          {t('theory.cited', { chosen: shown.length, most: MOST_EVIDENCE })}
        </span>
      </p>
      {shown.length === 0 ? (
        <Button size="sm" variant="ghost" className="justify-self-start px-0 underline" onClick={onFindings}>
          {t('theory.cite')}
        </Button>
      ) : (
        <ul className="grid gap-1.5">
          {shown.map((finding) => {
            const { test, result } = findingText(finding);
            return (
              <li
                key={finding.id}
                className="flex min-h-9 items-center gap-2.5 rounded-md bg-probe-soft ps-3 text-[0.8125rem]"
              >
                <Eye aria-hidden="true" className="size-4 shrink-0 text-probe" />
                <span className="grow py-1">
                  {test}: {result}
                </span>
                <Button
                  size="icon"
                  variant="ghost"
                  className="size-9 pointer-coarse:size-11"
                  aria-label={t('theory.uncite', { finding: `${test}: ${result}` })}
                  onClick={() => onCite(finding.id)}
                >
                  <X aria-hidden="true" />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
