import { ArrowRight } from 'lucide-react';
import type { MachineModelId } from '../../../core/hardware/model/view.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { STILL_SIZE, stillFor } from '../places/stills.ts';
import type { SessionRequest } from '../session/session-request.ts';
import { useLabText } from '../texts/lab-text.ts';

const MACHINES = [
  'kestrel-b7',
  'harrow-5000-mt',
  'brant-h6',
  'marlow-14',
] as const satisfies readonly MachineModelId[];

export interface ExploreCardsProps {
  readonly isStarting: boolean;
  onStart(wish: SessionRequest): void;
}

/** Explore: one card per machine, to take a healthy one apart. */
export function ExploreCards({ isStarting, onStart }: ExploreCardsProps) {
  const { t } = useTranslation('lab-home');
  const text = useLabText();
  return (
    <section aria-labelledby="lab-explore" className="grid content-start gap-3">
      <header>
        <h2 id="lab-explore" className="text-xl font-semibold">
          {t('explore.title')}
        </h2>
        <p className="text-sm text-ink-muted">{t('explore.text')}</p>
      </header>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {MACHINES.map((machine) => (
          <li key={machine}>
            <button
              type="button"
              disabled={isStarting}
              onClick={() => onStart({ kind: 'explore', subject: machine })}
              className="chamfer group grid h-full w-full content-start gap-2 border border-line bg-surface p-3 text-start shadow-rest transition-colors hover:border-copper-text disabled:opacity-60"
            >
              <img
                src={stillFor(machine, 'machine').src}
                {...STILL_SIZE}
                alt=""
                className="aspect-4/3 w-full rounded-sm bg-mat object-cover"
              />
              <span className="font-semibold">{text(`machine.${machine}`)}</span>
              <span className="text-sm text-ink-muted">{t(`machine.${machine}`)}</span>
              <span className="mt-auto flex items-center gap-1 pt-1 text-sm font-medium text-copper-text">
                {t('explore.open')}
                <ArrowRight aria-hidden="true" className="size-4 rtl:rotate-180" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
