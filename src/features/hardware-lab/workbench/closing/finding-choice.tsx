import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockOf } from '../../../../runs/clock-of.ts';
import { type LabStore, useLab } from '../../store.ts';
import { useFindingText } from '../../texts/use-finding-text.ts';

export interface FindingChoiceProps {
  readonly store: LabStore;
  readonly label: string;
  readonly hint: string;
  /** How many may be chosen. */
  readonly most: number;
  readonly chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}

/** Checkboxes of the findings, for the evidence or the proof; newest first, because the proof is usually at the end. */
export function FindingChoice({ store, label, hint, most, chosen, onChange }: FindingChoiceProps) {
  const { t } = useTranslation('lab-bench');
  const findingText = useFindingText(store);
  const findings = useLab(store, ({ view }) => view.findings);
  return (
    <fieldset aria-label={label} className="grid content-start gap-1.5 sm:col-span-2">
      <legend className="mb-1.5 flex w-full items-baseline gap-2">
        <span className="text-[0.8125rem] font-medium">{label}</span>
        <span className="text-xs text-ink-muted">{hint}</span>
        {findings.length === 0 ? null : (
          <span className="reading ms-auto rounded-full border border-line bg-sunken px-1.5 text-2xs leading-4 text-ink-muted">
            {t('note.chosen', { chosen: chosen.length, most })}
          </span>
        )}
      </legend>
      {findings.length === 0 ? <p className="text-sm text-ink-muted">{t('findings.none')}</p> : null}
      <div className="grid max-h-64 auto-rows-max gap-1.5 overflow-y-auto empty:hidden">
        {findings.toReversed().map((finding) => {
          const { test, result } = findingText(finding);
          return (
            <label
              key={finding.id}
              className="flex min-h-9.5 cursor-pointer items-center gap-2.5 rounded-md border border-line bg-ground px-3 py-1.5 text-sm hover:border-edge has-disabled:cursor-not-allowed has-disabled:opacity-60 has-checked:border-probe has-checked:bg-probe-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-copper-text pointer-coarse:min-h-11"
            >
              <input
                type="checkbox"
                className="size-4.5 shrink-0 accent-probe-mark"
                checked={chosen.includes(finding.id)}
                disabled={chosen.length >= most && !chosen.includes(finding.id)}
                onChange={(event) =>
                  onChange(
                    event.target.checked
                      ? [...chosen, finding.id]
                      : chosen.filter((one) => one !== finding.id),
                  )
                }
              />
              <span className="grow">
                {test} <span className="font-medium">{result}</span>
              </span>{' '}
              <span className="reading text-xs text-ink-muted">{clockOf(finding.simSeconds)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
