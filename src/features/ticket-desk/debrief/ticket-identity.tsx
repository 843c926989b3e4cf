import { ShieldCheck } from 'lucide-react';
import type { JudgedAct } from '../../../core/ticketing/assessment/identity.ts';
import type { TicketReport } from '../../../core/ticketing/assessment/ticket-score.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { clockTime } from '../texts/desk-time.ts';
import { listOf } from '../texts/use-fact-text.ts';

const TONES = { fine: 'passed', breach: 'standby', gate: 'fault' } as const;

/** A reset and the telling of its password are one act in the eyes of the policy: on one call it is judged once. */
function isNews(act: JudgedAct, place: number, acts: readonly JudgedAct[]): boolean {
  const judged = ({ act: kind, at, holder, verdict, held }: JudgedAct): string =>
    [kind, clockTime(at), holder, verdict, ...held].join(' ');
  return acts.findIndex((one) => judged(one) === judged(act)) === place;
}

/** Which acts needed to know for whom they were done, what proof was held, and what would have been enough. */
export function TicketIdentity({ ticket: { identity } }: { readonly ticket: TicketReport }) {
  const { t } = useTranslation('desk-debrief');
  return (
    <>
      <h3 id="desk-identity" className="font-semibold">
        {t('identity.title')}
      </h3>
      {identity.length === 0 ? (
        <p className="flex items-center gap-2 text-sm text-ink-muted">
          <ShieldCheck aria-hidden="true" className="size-4 shrink-0" />
          {t('identity.none')}
        </p>
      ) : (
        <ul className="grid gap-3 text-sm">
          {identity.filter(isNews).map((act) => (
            <ActRow key={`${act.step} ${act.act}`} act={act} />
          ))}
        </ul>
      )}
    </>
  );
}

function ActRow({ act: judged }: { readonly act: JudgedAct }) {
  const { t } = useTranslation('desk-debrief');
  const { act, at, holder, held, missing, verdict, reason, required, reached } = judged;
  const proofs = (kinds: JudgedAct['held']): string => listOf(kinds.map((kind) => t(`proof.${kind}`)));
  const needed =
    required.kind === 'level'
      ? t('identity.needed', { level: required.level, reached })
      : t(required.kind === 'identity-team' ? 'identity.neededTeam' : 'identity.neededHr');
  return (
    <li className="grid gap-0.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={TONES[verdict]}>{t(`identity.${verdict}`)}</Badge>
        <span className="font-medium">
          {t(`act.${act}`)}, {holder}
        </span>
        <time className="reading text-xs text-ink-muted">{clockTime(at)}</time>
      </p>
      <p className="text-ink-muted">
        {held.length === 0 ? t('identity.heldNothing') : t('identity.held', { proofs: proofs(held) })}{' '}
        {needed}
      </p>
      {reason === 'impostor' || reason === 'wrong-device' ? (
        <p className="text-fault">{t(`identity.${reason}`)}</p>
      ) : null}
      {missing.length === 0 || reason === 'impostor' ? null : (
        <p>{t('identity.enough', { proofs: proofs(missing) })}</p>
      )}
    </li>
  );
}
