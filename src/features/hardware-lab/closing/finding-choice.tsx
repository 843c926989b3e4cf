import { useTranslation } from 'react-i18next';
import { type LabStore, useLab } from '../store.ts';
import { useFindingText } from '../words/use-finding-text.ts';

export interface FindingChoiceProps {
  readonly store: LabStore;
  readonly label: string;
  readonly hint: string;
  readonly chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}

/** Findings of the notebook to tick: the evidence, or the proof. The newest stands first: a long job's proof is at its end. */
export function FindingChoice({ store, label, hint, chosen, onChange }: FindingChoiceProps) {
  const { t } = useTranslation('lab-bench');
  const findingText = useFindingText(store);
  const findings = useLab(store, ({ view }) => view.findings);
  return (
    <fieldset className="grid content-start gap-1">
      <legend className="text-sm font-medium">{label}</legend>
      <p className="text-xs text-ink-faint">{hint}</p>
      {findings.length === 0 ? <p className="text-sm text-ink-muted">{t('findings.none')}</p> : null}
      <div className="grid max-h-44 gap-0.5 overflow-y-auto rounded-md border border-line bg-sunken p-1 empty:hidden">
        {findings.toReversed().map((finding) => {
          const { test, said } = findingText(finding);
          return (
            <label
              key={finding.id}
              className="flex min-h-9 cursor-pointer items-start gap-2.5 rounded-sm px-2 py-1.5 text-sm hover:bg-hover"
            >
              <input
                type="checkbox"
                className="mt-0.5 size-4 shrink-0 accent-copper"
                checked={chosen.includes(finding.id)}
                onChange={(event) =>
                  onChange(
                    event.target.checked
                      ? [...chosen, finding.id]
                      : chosen.filter((one) => one !== finding.id),
                  )
                }
              />
              <span>
                {test} <span className="font-medium">{said}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
