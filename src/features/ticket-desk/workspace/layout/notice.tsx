import { X } from 'lucide-react';
import { useState } from 'react';
import type { DeskView } from '../../../../core/ticketing/model/view.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { DeskLogEntry } from '../../store.ts';
import type { DeskText } from '../../texts/use-desk-text.ts';
import { useEventText } from '../../texts/use-event-text.ts';

export interface NoticeProps {
  readonly view: DeskView;
  readonly text: DeskText;
  /** The last entry of the log; null before the first. */
  readonly last: DeskLogEntry | null;
}

/** What the last command did, for everybody to hear; why it was refused, for everybody to see. */
export function Notice({ view, text, last }: NoticeProps) {
  const { t } = useTranslation('desk');
  const eventText = useEventText(view, text);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const isRefused = last?.kind === 'refused' && last.id !== dismissed;
  const outcomes = last?.kind === 'done' ? last.events.map(eventText).filter((one) => one !== '') : [];
  return (
    <>
      <p role="status" aria-label={t('lastAction')} className="sr-only">
        {outcomes.join(' ')}
      </p>
      {isRefused ? (
        <div
          role="alert"
          className="flex shrink-0 items-center gap-3 border-b border-fault/45 bg-fault-soft px-4 py-1.5 text-[0.8125rem]"
        >
          <strong className="font-semibold text-fault">{t('tell.refused')}</strong>
          <span className="grow">
            {t(`refusal.${last.refusal.reason}`, { subject: last.refusal.subject })}
          </span>
          <button
            type="button"
            aria-label={t('tell.dismiss')}
            onClick={() => setDismissed(last.id)}
            className="grid size-7 place-items-center rounded-sm hover:bg-hover pointer-coarse:size-11"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
      ) : null}
    </>
  );
}
