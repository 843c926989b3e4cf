import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { ComposerFormProps } from './composer.tsx';
import { MACRO_IDS, macroOf, SAVED_REPLIES } from './macros.ts';

const SELECT =
  'h-8 max-w-44 rounded-md border border-edge/60 bg-surface px-2 text-xs text-ink max-[59.99875rem]:h-11';

/** Macros, which set fields and a reply at once, and saved replies, whose holes are filled. Nothing is sent by them. */
export function MacroBar({ ticket, draft, send, onDraft }: ComposerFormProps) {
  const { t } = useTranslation('desk');
  const { record, requester } = ticket;
  const apply = (wanted: string): void => {
    const id = MACRO_IDS.find((one) => one === wanted);
    if (id === undefined) return;
    const { fields, intents, promise } = macroOf(id);
    if (fields !== undefined) void send({ kind: 'classify', ticket: record.number, ...fields });
    onDraft({ ...draft, intents, promise });
  };
  const insert = (wanted: string): void => {
    const id = SAVED_REPLIES.find((one) => one === wanted);
    if (id === undefined) return;
    const words = t(`saved.${id}`, { person: requester.given, number: record.number });
    onDraft({ ...draft, words: [draft.words.trim(), words].filter((part) => part !== '').join('\n') });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <select
        data-focus="macro"
        aria-label={t('macro.label')}
        className={SELECT}
        value=""
        onChange={({ target }) => apply(target.value)}
      >
        <option value="">{t('macro.label')}</option>
        {MACRO_IDS.map((id) => (
          <option key={id} value={id}>
            {t(`macro.name.${id}`)}
          </option>
        ))}
      </select>
      <select
        data-focus="saved"
        aria-label={t('saved.label')}
        className={SELECT}
        value=""
        onChange={({ target }) => insert(target.value)}
      >
        <option value="">{t('saved.label')}</option>
        {SAVED_REPLIES.map((id) => (
          <option key={id} value={id}>
            {t(`saved.name.${id}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
