import { disclosureOf } from '../../core/assessment/forms/disclosure.ts';
import type { AttemptStanding } from '../../core/contracts/forms.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatMoment } from '../../lib/format-moment.ts';

/** When scores, cases and debriefs of an attempt open, and why not before; nothing once they are open. */
export function DisclosureNote({ standing }: { readonly standing: AttemptStanding }) {
  const { t } = useTranslation('attempts');
  const { scoreShown, caseShown, closesAt, isOver, readAt } = standing;
  const shown = disclosureOf(standing, { isAttemptOver: isOver }, readAt);
  const when = closesAt === null ? '' : formatMoment(closesAt);
  return (
    <div className="grid gap-2 text-sm text-ink-muted">
      {shown.score ? null : <p>{t(`score.${scoreShown}`, { when })}</p>}
      {shown.case ? null : <p>{t(`case.${caseShown}`, { when })}</p>}
    </div>
  );
}
