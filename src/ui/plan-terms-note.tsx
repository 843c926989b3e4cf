import type { PlanTerms } from '../core/access/plan-terms.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { classNames } from '../lib/class-names.ts';

interface PlanTermsNoteProps {
  readonly terms: PlanTerms;
  readonly className?: string;
}

/**
 * Says on a plan's card how long access lasts and what its session minutes apply to. Phrasing content only: it is
 * also used inside labels.
 */
export function PlanTermsNote({ terms, className }: PlanTermsNoteProps) {
  const { t } = useTranslation('plan-notes');
  const { isForThirtyDays, testMinutes } = terms;
  if (!isForThirtyDays && testMinutes === null) return null;
  return (
    <span className={classNames('block text-sm text-ink-muted', className)}>
      {isForThirtyDays ? <span className="block">{t('terms.thirtyDays')}</span> : null}
      {testMinutes === null ? null : (
        <span className="block">{t('terms.testMinutes', { count: testMinutes })}</span>
      )}
    </span>
  );
}
