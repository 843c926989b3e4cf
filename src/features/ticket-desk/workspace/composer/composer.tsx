import { ChevronDown, Lock, Mic, Send } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import type { DeskCommand } from '../../../../core/ticketing/model/commands.ts';
import type { ContactView } from '../../../../core/ticketing/model/view.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import type { KeyAct } from '../../model/desk-keys.ts';
import { contextOf } from '../../texts/contact-context.ts';
import { ActCap } from '../keys/key-cap.tsx';
import type { TicketPanelProps } from '../panel-props.ts';
import { type Draft, partsOf, type SentDraft, talkLanguage } from './draft.ts';
import { type DraftStore, useDraft } from './draft-store.ts';
import { NoteForm } from './note-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { SayForm } from './say-form.tsx';

/** Out to the person, or in the desk; null: folded, on a phone. */
export type ComposerMode = 'public' | 'internal' | null;

export interface ComposerFormProps extends TicketPanelProps {
  readonly draft: Draft;
  onDraft(draft: Draft): void;
}

export interface ComposerProps extends TicketPanelProps {
  readonly drafts: DraftStore;
  readonly mode: ComposerMode;
  readonly nearest: readonly string[];
  /** The call about this ticket that is being held now; null for none. */
  readonly contact: ContactView | null;
  readonly isPhone: boolean;
  onMode(mode: ComposerMode): void;
}

/** Writing: a public reply or an internal note, which look different everywhere; on a call, what to say. */
export function Composer(props: ComposerProps) {
  const { t, i18n } = useTranslation('desk');
  const { ticket, contact, mode, drafts, isPhone, send, onMode } = props;
  const form = useRef<HTMLFormElement>(null);
  const { number } = ticket.record;
  const draft = useDraft(drafts, number, (whole) => whole);
  const writing = { ...props, draft, onDraft: (changed: Draft) => drafts.write(number, changed) };
  const isCall = contact !== null && mode === 'public';

  const sendPart = async (command: DeskCommand, sent: SentDraft): Promise<void> => {
    if (await send(command)) drafts.strike(number, sent);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const language = talkLanguage(i18n.resolvedLanguage);
    const { intents, articles, promise, cited } = draft;
    const words = draft.words.trim();
    const note = draft.note.trim();
    if (mode === 'internal') {
      if (note === '' && cited.length === 0) return;
      const command = { kind: 'note', ticket: number, evidence: cited } as const;
      void sendPart(note === '' ? command : { ...command, words: note }, { note: draft.note, cited });
    } else if (isCall) {
      if (words === '') return;
      void sendPart({ kind: 'say-words', contact: contact.id, words, language }, { words: draft.words });
    } else {
      const parts = partsOf(draft, language);
      if (parts.length === 0) return;
      const sent = { intents, words: draft.words, articles, promise };
      void sendPart({ kind: 'reply', ticket: number, parts }, sent);
    }
  };
  const byKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  const to =
    mode === 'internal'
      ? t('timeline.onlyDesk')
      : isCall
        ? t('compose.toCall', contextOf(contact))
        : t('compose.to', {
            person: `${ticket.requester.given} ${ticket.requester.family}`,
            channel: t(`channel.${ticket.record.channel}`).toLowerCase(),
          });
  return (
    <section
      data-tour="talk"
      aria-label={t('compose.label')}
      className={classNames(
        'mx-5 mb-3 shrink-0 overflow-hidden rounded-md border max-[59.99875rem]:mx-2 max-[59.99875rem]:mb-2',
        mode === 'internal' ? 'border-dashed border-standby bg-standby-soft' : 'border-edge bg-surface',
        isPhone && mode === null && 'border-0 bg-transparent',
      )}
    >
      <div
        className={classNames(
          '@container flex items-stretch',
          mode === null || 'border-b border-line bg-sunken',
        )}
      >
        {/* A row of tabs holds tabs alone. */}
        <div
          role="tablist"
          aria-label={t('compose.kind')}
          className={classNames(
            'flex items-stretch max-[59.99875rem]:grow max-[59.99875rem]:flex-wrap',
            mode === null && 'gap-2',
          )}
        >
          <ComposerTab
            look="public"
            isFolded={mode === null}
            isChosen={mode === 'public'}
            label={contact === null ? t('compose.public') : t('compose.say', contextOf(contact))}
            cap="reply"
            hasCall={contact !== null}
            onChoose={() => onMode('public')}
          />
          <ComposerTab
            look="internal"
            isFolded={mode === null}
            isChosen={mode === 'internal'}
            label={t('compose.internal')}
            cap="note"
            hasCall={false}
            onChoose={() => onMode('internal')}
          />
        </div>
        {isPhone ? (
          mode === null ? null : (
            <button
              type="button"
              aria-label={t('compose.fold')}
              onClick={() => onMode(null)}
              className="grid size-11 place-items-center text-ink-muted"
            >
              <ChevronDown aria-hidden="true" className="size-4" />
            </button>
          )
        ) : (
          <span className="ms-auto self-center truncate px-3 text-xs text-ink-muted max-[79.99875rem]:sr-only @max-[22rem]:sr-only">
            {to}
          </span>
        )}
      </div>
      {mode === null ? null : (
        <form ref={form} onSubmit={submit} onKeyDown={byKey}>
          {mode === 'internal' ? (
            <NoteForm {...writing} />
          ) : contact === null ? (
            <ReplyForm {...writing} />
          ) : (
            <SayForm {...writing} contact={contact} />
          )}
        </form>
      )}
    </section>
  );
}

interface ComposerTabProps {
  readonly look: 'public' | 'internal';
  readonly label: string;
  readonly cap: KeyAct;
  readonly isChosen: boolean;
  readonly isFolded: boolean;
  readonly hasCall: boolean;
  onChoose(): void;
}

function ComposerTab({ look, label, cap, isChosen, isFolded, hasCall, onChoose }: ComposerTabProps) {
  const Icon = look === 'internal' ? Lock : hasCall ? Mic : Send;
  const chosen =
    look === 'public'
      ? 'bg-probe-soft font-semibold text-probe shadow-[inset_0_2px_var(--color-probe-mark)]'
      : 'bg-standby-soft font-semibold text-standby shadow-[inset_0_2px_var(--color-standby-mark)]';
  const folded =
    look === 'public'
      ? 'rounded-md border border-probe bg-probe-soft text-probe'
      : 'rounded-md border border-dashed border-standby bg-standby-soft text-standby';
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isChosen}
      onClick={onChoose}
      className={classNames(
        'flex h-9 items-center justify-center gap-2 px-3 text-[0.8125rem] font-medium whitespace-nowrap focus-visible:-outline-offset-2 max-[59.99875rem]:h-11 max-[59.99875rem]:grow',
        isFolded ? folded : isChosen ? chosen : 'border-e border-line text-ink-muted hover:text-ink',
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {label}
      <span className="@max-[22rem]:hidden">
        <ActCap act={cap} />
      </span>
    </button>
  );
}
