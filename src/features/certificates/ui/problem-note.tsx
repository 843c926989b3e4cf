import {
  BOOK_AHEAD_DAYS,
  RENEW_DAYS,
  RETAKE_AFTER_DAYS,
  TRIES,
  TRIES_DAYS,
} from '../../../core/assessment/certificate/tracks.ts';
import { BOOKING_REFUSALS } from '../../../core/contracts/exams.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Alert } from '../../../ui/alert.tsx';

const TOLD = [
  ...BOOKING_REFUSALS,
  'not-open-yet',
  'window-over',
  'not-held',
  'goes-on',
  'no-plan',
  'plan-expired',
  'plan-without-testing',
] as const;

/** Why something about an exam did not work; nothing where it did. */
export function ProblemNote({ problem }: { readonly problem: string | null }) {
  const { t } = useTranslation('certificates');
  if (problem === null) return null;
  const told = TOLD.find((one) => one === problem) ?? 'failed';
  return (
    <Alert tone="fault">
      {t(`problem.${told}`, {
        retakeDays: RETAKE_AFTER_DAYS,
        tries: TRIES,
        triesDays: TRIES_DAYS,
        bookDays: BOOK_AHEAD_DAYS,
        renewDays: RENEW_DAYS,
      })}
    </Alert>
  );
}
