import { Shield } from 'lucide-react';
import type { ContactView } from '../../../../core/ticketing/model/view.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { secondsOf } from '../../model/costs.ts';
import { clockTime, costOf } from '../../texts/desk-time.ts';
import { usePlaceName } from '../../texts/use-place-name.ts';
import type { TicketPanelProps } from '../panel-props.ts';

type ProofCheck = 'send-push' | 'start-video' | 'check-badge' | 'check-photo-id';

/** What can be checked of somebody whom one hears or reads only. */
const ON_THE_LINE: readonly ProofCheck[] = ['send-push', 'start-video'];

/** The same for who can be seen. */
const CHECKS: Readonly<Partial<Record<ContactView['channel'], readonly ProofCheck[]>>> = {
  'walk-up': ['send-push', 'check-badge', 'check-photo-id'],
  video: ['send-push', 'check-photo-id'],
};

const CHECK_WORD = {
  'send-push': 'push',
  'start-video': 'video',
  'check-badge': 'badge',
  'check-photo-id': 'photo',
} as const satisfies Readonly<Record<ProofCheck, string>>;

export interface IdentityProps extends TicketPanelProps {
  /** Null while nobody is on the line. */
  readonly contact: ContactView | null;
}

/** What is known about who somebody is. No tick and no level: what it is enough for is the learner's to judge. */
export function Identity({ ticket, view, contact, send }: IdentityProps) {
  const { t } = useTranslation('desk');
  const checks =
    contact === null || contact.status !== 'active' ? [] : (CHECKS[contact.channel] ?? ON_THE_LINE);
  // A callback proves who was called: the manager's is none of the requester's.
  const nameOf = usePlaceName(view.companySeed);
  return (
    <div className="grid gap-1.5">
      <h3 className="silk text-ink-faint">{t('call.identity')}</h3>
      {ticket.proofs.length === 0 ? (
        <p className="text-xs text-ink-muted">{t('call.nothing')}</p>
      ) : (
        <ul className="grid gap-1">
          {ticket.proofs.map(({ kind, at, contact: from, person }) => (
            <li key={`${kind} ${from} ${at}`} className="flex items-start gap-2">
              <Shield aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-muted" />
              <span className="grow">
                {t(`call.proof.${kind}`)}
                {person === ticket.record.requester ? null : `, ${nameOf(person)}`}
              </span>
              <time className="reading text-xs text-ink-faint">{clockTime(at)}</time>
            </li>
          ))}
        </ul>
      )}
      {checks.map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          size="sm"
          className="min-h-8 justify-between px-2.5 text-start text-[0.8125rem] max-[59.99875rem]:min-h-11"
          onClick={() => contact !== null && void send({ kind, contact: contact.id })}
        >
          {t(`call.${CHECK_WORD[kind]}`)}
          <span className="text-xs font-normal whitespace-nowrap text-ink-faint">
            {costOf(secondsOf(kind))}
          </span>
        </Button>
      ))}
    </div>
  );
}
