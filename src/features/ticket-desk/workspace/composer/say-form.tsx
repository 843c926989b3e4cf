import { Mic } from 'lucide-react';
import type { ContactView } from '../../../../core/ticketing/model/view.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Input } from '../../../../ui/input.tsx';
import { contextOf } from '../../texts/contact-context.ts';
import type { ComposerFormProps } from './composer.tsx';
import { SendBar } from './send-bar.tsx';
import { SentenceList } from './sentence-list.tsx';

export interface SayFormProps extends ComposerFormProps {
  readonly contact: ContactView;
  /** What typed words may have meant, when nobody understood them. */
  readonly nearest: readonly string[];
}

/** Speaking on a call: sentences by buttons or keys, or one's own words. */
export function SayForm({ ticket, text, contact, draft, nearest, send, onDraft }: SayFormProps) {
  const { t } = useTranslation('desk');
  const say = (intent: string): void => void send({ kind: 'say', contact: contact.id, intents: [intent] });
  return (
    <>
      <div className="grid max-h-72 gap-2 overflow-y-auto px-3 py-2.5">
        {nearest.length === 0 ? null : (
          <div role="status" className="grid gap-1.5 rounded-sm bg-sunken px-2.5 py-2 text-xs">
            {t('compose.notUnderstood')}
            <span className="flex flex-wrap gap-1.5">
              {nearest.map((id) => (
                <button
                  key={id}
                  type="button"
                  onClick={() => say(id)}
                  className="min-h-7 rounded-md border border-edge bg-surface px-2 text-ink hover:bg-hover pointer-coarse:min-h-11"
                >
                  {text.intent(ticket, id)}
                </button>
              ))}
            </span>
          </div>
        )}
        <SentenceList ticket={ticket} text={text} onChoose={say} />
        <Input
          data-focus="compose"
          aria-label={t('compose.words')}
          placeholder={t('compose.words')}
          maxLength={2000}
          autoComplete="off"
          className="h-9 max-[59.99875rem]:h-11"
          value={draft.words}
          onChange={({ target }) => onDraft({ ...draft, words: target.value })}
        />
      </div>
      <SendBar
        command="say-words"
        label={t('compose.sayIt', contextOf(contact))}
        icon={Mic}
        isReady={draft.words.trim() !== ''}
        look="next"
      />
    </>
  );
}
