import { Lock } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { EvidenceList } from '../ticket/evidence-list.tsx';
import type { ComposerFormProps } from './composer.tsx';
import { SendBar } from './send-bar.tsx';

/** An internal note: findings that it cites, and words for colleagues. */
export function NoteForm({ view, draft, onDraft }: ComposerFormProps) {
  const { t } = useTranslation('desk');
  return (
    <>
      <div className="grid max-h-72 gap-2 overflow-y-auto px-3 py-2.5">
        <EvidenceList
          entries={view.evidence}
          companySeed={view.companySeed}
          cited={draft.cited}
          onCite={(cited) => onDraft({ ...draft, cited })}
        />
        <textarea
          data-focus="compose"
          aria-label={t('compose.words')}
          placeholder={t('compose.words')}
          rows={2}
          maxLength={2000}
          value={draft.note}
          onChange={({ target }) => onDraft({ ...draft, note: target.value })}
          className="w-full resize-y bg-transparent text-base leading-5.25 placeholder:text-ink-muted focus-visible:outline-offset-4 sm:text-sm"
        />
      </div>
      <SendBar
        command="note"
        label={t('compose.save')}
        icon={Lock}
        isReady={draft.cited.length > 0 || draft.note.trim() !== ''}
        look="internal"
      />
    </>
  );
}
