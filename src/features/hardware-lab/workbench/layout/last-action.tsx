import { CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { type LabStore, useLab } from '../../store.ts';
import { useSpeaker } from '../../texts/use-speaker.ts';
import { entrySentence, isBreach } from '../display/bench-log.tsx';

export interface LastActionProps {
  readonly store: LabStore;
  /** Shows the thing that blocked the action. */
  onShow(target: string): void;
}

/** The result of the last action, or why it was refused: always visible and announced. */
export function LastAction({ store, onShow }: LastActionProps) {
  const { t } = useTranslation('lab-bench');
  const speaker = useSpeaker(store);
  const entry = useLab(store, ({ log }) => log.at(-1));
  const progress = useLab(store, (snapshot) => snapshot.progress);
  const tone =
    entry === undefined ? null : entry.kind === 'refused' ? 'refused' : isBreach(entry) ? 'breach' : 'done';
  const inTheWay = entry?.kind === 'refused' ? entry.refusal.by?.[0] : undefined;
  const Icon = { refused: CircleSlash, breach: TriangleAlert, done: CircleCheck }[tone ?? 'done'];
  return (
    <div role="status" aria-live="polite" aria-label={t('lastAction.label')} className="w-full max-w-xl">
      {entry === undefined ? null : (
        // A new element each time, so that a repeated message is announced again.
        <p
          key={entry.id}
          className={classNames(
            'chamfer animate-rise-in flex items-start gap-2.5 border bg-raised/95 px-3 py-2 text-sm shadow-float [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0',
            tone === 'done' && 'border-line [&>svg]:text-passed',
            tone === 'refused' && 'border-standby/60 [&>svg]:text-standby',
            tone === 'breach' && 'border-fault/60 [&>svg]:text-fault',
          )}
        >
          <Icon aria-hidden="true" />
          <span className="line-clamp-4 grow">
            {progress === null
              ? null
              : `${t(progress.done < progress.count ? 'lastAction.stopped' : 'lastAction.steps', { ...progress })} `}
            {entrySentence(speaker, entry)}
          </span>
          {inTheWay === undefined ? null : (
            <button
              type="button"
              className="pointer-events-auto shrink-0 font-medium text-copper-text underline underline-offset-4"
              onClick={() => onShow(inTheWay)}
            >
              {t('lastAction.show')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
