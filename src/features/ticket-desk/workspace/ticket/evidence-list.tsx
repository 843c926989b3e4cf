import type { Evidence } from '../../../../core/ticketing/model/evidence.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockTime } from '../../texts/desk-time.ts';
import { useFindingText } from '../../texts/use-finding-text.ts';

export interface EvidenceListProps {
  readonly entries: readonly Evidence[];
  readonly companySeed: number;
  readonly cited: readonly number[];
  /** Has room for more of them. */
  readonly isRoomy?: boolean;
  onCite(cited: readonly number[]): void;
}

/** The notebook: what was found out, to be cited in a note or a resolution. */
export function EvidenceList({ entries, companySeed, cited, isRoomy = false, onCite }: EvidenceListProps) {
  const { t } = useTranslation('desk');
  const findingText = useFindingText(companySeed);
  // What was read again and is still the same is offered once.
  const texts = new Map<string, Evidence>();
  for (const entry of entries) {
    const words = findingText(entry);
    if (!texts.has(words)) texts.set(words, entry);
  }
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="mb-1 text-xs text-ink-muted">{t('act.evidence')}</legend>
      {entries.length === 0 ? <p className="text-xs text-ink-muted">{t('act.noEvidence')}</p> : null}
      <div
        className={`grid auto-rows-max gap-0.5 overflow-y-auto ${isRoomy ? 'max-h-[max(10rem,32vh)]' : 'max-h-40'}`}
      >
        {[...texts].map(([words, entry]) => (
          <label
            key={entry.id}
            className="flex min-h-7 items-baseline gap-2 rounded-sm px-1 py-1 text-[0.8125rem] hover:bg-hover pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              className="size-4 shrink-0 translate-y-0.75 accent-copper-text"
              checked={cited.includes(entry.id)}
              onChange={({ target }) =>
                onCite(target.checked ? [...cited, entry.id] : cited.filter((id) => id !== entry.id))
              }
            />
            <time className="reading text-xs text-ink-faint">{clockTime(entry.at)}</time>
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
