import { PASS_MARK } from '../../../core/assessment/pass-mark.ts';
import type { ShiftReport } from '../../../core/ticketing/assessment/shift-report.ts';
import { LATE_FLOOR, LATE_SHARE, PASSED_SHARE } from '../../../core/ticketing/assessment/shift-weights.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { readersLanguage } from '../../../lib/format.ts';

/** Why a shift did not pass, and what took a share of its score; empty for a pass that nothing was taken from. */
export function useShiftReasons({ passed, score, tickets, late }: ShiftReport): readonly string[] {
  const { t } = useTranslation('desk-debrief');
  const total = tickets.length;
  const count = tickets.filter(({ faults }) => faults.length === 0).length;
  const gates = tickets.filter((ticket) => ticket.gates.length > 0).length;
  const needed = Math.ceil(PASSED_SHARE * total);
  const factor = new Intl.NumberFormat(readersLanguage()).format(
    Math.max(LATE_FLOOR, 1 - LATE_SHARE * late.length),
  );
  return [
    ...(gates > 0 ? [t('reason.gate', { count: gates })] : []),
    ...(count < needed ? [t('reason.tickets', { count, total, needed })] : []),
    ...(!passed && score < PASS_MARK && gates === 0 && count >= needed
      ? [t('reason.score', { mark: PASS_MARK })]
      : []),
    ...(late.length > 0 ? [t('late', { count: late.length, factor })] : []),
    ...(passed && late.length > 0 ? [t('passedOf', { count, total })] : []),
  ];
}
