import type { ReactNode } from 'react';
import { SECONDS_PER_MINUTE } from '../../../../core/kernel/time.ts';
import type { ContactView } from '../../../../core/ticketing/model/view.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { Button } from '../../../../ui/button.tsx';
import { rungPerson } from '../../model/whose-number.ts';
import { contextOf } from '../../texts/contact-context.ts';
import { counterOf } from '../../texts/desk-time.ts';
import { KeyCap } from '../keys/key-cap.tsx';
import type { PanelProps } from '../panel-props.ts';
import { CallLine } from './call-line.tsx';
import { CONTACT_ICONS } from './contact-icons.ts';
import { Identity } from './identity.tsx';
import { Numbers } from './numbers.tsx';

/** From here on nobody waits gladly. */
const LONG_HOLD_MINUTES = 3;

export interface CallCardProps extends PanelProps {
  readonly contact: ContactView;
  /** Something is being written, and stays when the call is answered. */
  readonly hasDraft: boolean;
  /** The only call of the dock. */
  readonly isAlone: boolean;
  /** Numbers and proofs: shown here, folded where a tool below needs the room, or shown elsewhere. */
  readonly numbers: 'shown' | 'folded' | 'elsewhere';
}

/** A call at the top of the dock: who rings or talks, on which number, and what can be done with the line. */
export function CallCard(props: CallCardProps) {
  const { t } = useTranslation('desk');
  const { contact, view, hasDraft, isAlone, numbers, send } = props;
  const { id, status, number, direction, beganAt, answeredAt, heldAt, channel } = contact;
  const context = contextOf(contact);
  const rung = rungPerson(view, contact);
  const Icon = CONTACT_ICONS[channel];
  const ticket = view.tickets.find(({ record }) => record.number === contact.ticket);
  const since = status === 'held' ? (heldAt ?? beganAt) : (answeredAt ?? beganAt);
  const word =
    contact.joined !== null && status === 'active'
      ? 'joined'
      : status === 'ringing' || status === 'held' || status === 'unanswered'
        ? status
        : 'active';
  return (
    <section
      aria-label={`${t('call.label', context)}, ${contact.ticket}`}
      className={classNames(
        '@container grid shrink-0 gap-3 border-b border-line bg-surface px-4 py-3 text-[0.8125rem]',
        status === 'ringing' && 'shadow-[inset_0_3px_var(--color-probe-mark)]',
        // What a tool shows may be long: the line stays at hand while it scrolls.
        isAlone && numbers === 'folded' && 'z-10 min-[60rem]:sticky min-[60rem]:top-0',
      )}
    >
      <div>
        <div className="flex items-center justify-between gap-2 font-semibold text-probe">
          <h2 className="inline-flex items-center gap-2">
            <span
              aria-hidden="true"
              className={`size-2 rounded-full bg-probe-mark ${status === 'ringing' ? 'animate-pulse' : ''}`}
            />
            {t(`call.${word}`, context)}
          </h2>
          <time className="reading font-normal text-ink-muted">{counterOf(view.now - since)}</time>
        </div>
        {number === null ? null : (
          <>
            <p className="reading text-2xl leading-8 font-medium">{number}</p>
            <p className="text-xs text-ink-muted">
              {rung === null
                ? t(`call.${direction}`)
                : t('call.onRecord', { person: `${rung.given} ${rung.family}` })}
            </p>
          </>
        )}
        <Patience contact={contact} now={view.now} />
      </div>
      {status === 'ringing' ? (
        <>
          <Button
            className="min-h-9 py-1 text-[0.8125rem] max-[59.99875rem]:min-h-11"
            data-focus="call"
            onClick={() => void send({ kind: 'answer-call', contact: id })}
          >
            <Icon aria-hidden="true" />
            {t('call.answer')}
            <KeyCap>↵</KeyCap>
          </Button>
          {hasDraft ? (
            <p className="text-xs text-ink-muted">{t('call.draft', { number: contact.ticket })}</p>
          ) : null}
        </>
      ) : (
        <CallLine {...props} />
      )}
      {status === 'ringing' ||
      status === 'unanswered' ||
      ticket === undefined ||
      numbers === 'elsewhere' ? null : (
        <Fold isFolded={numbers === 'folded'} proofs={ticket.proofs.length}>
          <Numbers {...props} ticket={ticket} />
          <Identity {...props} ticket={ticket} contact={contact} />
        </Fold>
      )}
    </section>
  );
}

interface FoldProps {
  readonly isFolded: boolean;
  readonly proofs: number;
  readonly children: ReactNode;
}

/** Numbers and proofs behind one line, which says how much is known. */
function Fold({ isFolded, proofs, children }: FoldProps) {
  const { t } = useTranslation('desk');
  return isFolded ? (
    <details>
      <summary className="cursor-pointer text-xs text-ink-muted hover:text-ink pointer-coarse:min-h-11">
        {t('call.fold')}
        {proofs === 0 ? null : ` · ${t('call.proofs', { count: proofs })}`}
      </summary>
      <div className="mt-2 grid gap-3">{children}</div>
    </details>
  ) : (
    children
  );
}

/** How long somebody has been on hold: the longer, the sooner they hang up. */
function Patience({ contact, now }: { readonly contact: ContactView; readonly now: number }) {
  const { t } = useTranslation('desk');
  if (contact.status !== 'held' || contact.heldAt === null) return null;
  const minutes = Math.floor((now - contact.heldAt) / SECONDS_PER_MINUTE);
  return (
    <p className={`text-xs ${minutes < LONG_HOLD_MINUTES ? 'text-ink-muted' : 'font-medium text-standby'}`}>
      {t('call.waits', { count: minutes })}
    </p>
  );
}
