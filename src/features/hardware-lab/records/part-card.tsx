import { useTranslation } from 'react-i18next';
import { type LabStore, useLab } from '../store.ts';
import { nameOf } from '../words/lab-text.ts';
import { useSpeaker } from '../words/use-speaker.ts';
import { kindOf } from './kind-of.ts';

const FACETS = ['what', 'fits', 'fails'] as const;

/** Explore: what the selected thing is, how it fits, and how it fails. */
export function PartCard({ store }: { readonly store: LabStore }) {
  const { t } = useTranslation('lab-parts');
  const { text, view } = useSpeaker(store);
  const selected = useLab(store, (snapshot) => snapshot.selected);
  const kind = selected === null ? null : kindOf(view, selected);
  return (
    <section
      aria-label={t('title')}
      data-tour="job"
      className="chamfer grid gap-3 border border-line bg-surface/95 p-4 text-sm shadow-lift"
    >
      {selected === null || kind === null ? (
        <p className="text-ink-muted">{t('pick')}</p>
      ) : (
        <>
          <header>
            <h2 className="text-base font-semibold">{nameOf(text, view, selected)}</h2>
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
    </section>
  );
}
