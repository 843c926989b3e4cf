import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type LabStore, useLab } from '../../store.ts';
import { nameOf } from '../../texts/lab-text.ts';
import { useSpeaker } from '../../texts/use-speaker.ts';
import { FoldingPanel } from '../layout/folding-panel.tsx';
import { kindOf } from './kind-of.ts';

const FACETS = ['what', 'fits', 'fails'] as const;

export interface PartCardProps {
  readonly store: LabStore;
  readonly isOpen: boolean;
  onToggle(): void;
}

/** Explore: what the selected thing is, how it fits, and how it fails. */
export function PartCard({ store, isOpen, onToggle }: PartCardProps) {
  const { t } = useTranslation('lab-parts');
  const { text, view } = useSpeaker(store);
  const selected = useLab(store, (snapshot) => snapshot.selected);
  const kind = selected === null ? null : kindOf(view, selected);
  const name = selected === null ? null : nameOf(text, view, selected);
  return (
    <FoldingPanel
      label={t('title')}
      anchor="job"
      isOpen={isOpen}
      onToggle={onToggle}
      head={<span className="silk text-ink-muted">{t('title')}</span>}
      title={<span className="truncate">{name ?? t('title')}</span>}
    >
      <div className="grid gap-3 text-sm">
        {name === null || selected === null || kind === null ? (
          <p className="text-ink-muted">{t('pick')}</p>
        ) : (
          <>
            <header>
              <h2 className="text-base font-semibold">{name}</h2>
              {view.parts[selected] === undefined ? null : (
                <p className="reading text-xs text-ink-muted">{view.parts[selected].model}</p>
              )}
            </header>
            <dl className="grid gap-2.5">
              {FACETS.map((facet) => (
                <div key={facet}>
                  <dt className="silk text-copper-text">{t(facet)}</dt>
                  <dd>{t(`${kind}.${facet}`)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </FoldingPanel>
  );
}
