import { useTranslation } from 'react-i18next';
import { clockOf } from '../bench/clock-of.ts';
import { type LabStore, useLab } from '../store.ts';
import { useFindingText } from '../words/use-finding-text.ts';

/** Everything that was read so far, oldest first, with the bench time at which it was. */
export function FindingsNotebook({ store }: { readonly store: LabStore }) {
  const { t } = useTranslation('lab-bench');
  const findingText = useFindingText(store);
  const findings = useLab(store, ({ view }) => view.findings);
  if (findings.length === 0) return <p className="p-2 text-sm text-ink-muted">{t('findings.none')}</p>;
  return (
    <ol aria-label={t('findings.title')} className="grid divide-y divide-line">
      {findings.map((finding, index) => {
        const { test, said } = findingText(finding);
        return (
          <li
            key={finding.id}
            className="grid grid-cols-[auto_1fr_auto] items-baseline gap-x-3 px-1 py-2 text-sm"
          >
            <span aria-hidden="true" className="silk text-copper-text">
              {index + 1}
            </span>
            <span>{test}</span>
            <span className="reading text-2xs text-ink-faint">{clockOf(finding.simSeconds)}</span>
            <span className="col-start-2 col-end-4 font-medium">{said}</span>
          </li>
        );
      })}
    </ol>
  );
}
