import { useTranslation } from 'react-i18next';
import { BOOKING_REFUSALS } from '../../../core/contracts/exams.ts';
import { Alert } from '../../../ui/alert.tsx';

const TOLD = [
  ...BOOKING_REFUSALS,
  'not-open-yet',
  'window-over',
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
  return <Alert tone="fault">{t(`problem.${told}`)}</Alert>;
}
