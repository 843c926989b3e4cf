import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format-day.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/card.tsx';
import type { Exam } from '../model/exam.ts';
import { passMarks } from '../model/pass-marks.ts';

const FAULTS = [
  'unfinished',
  'overall',
  'items-passed',
  'item-floor',
  'group',
  'part',
  'gate',
  'impostor',
  'genuine',
  'urgent',
  'viva',
] as const;

/** What an exam came to, and which conditions it did not meet. */
export function ResultCard({ exam }: { readonly exam: Exam }) {
  const { t, i18n } = useTranslation('certificates');
  const marks = passMarks(exam.track);
  const isPassed = exam.passed === true;
  const mark = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(exam.mark ?? 0);
  return (
    <Card>
      <CardHeader>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <CardTitle>{t('result.title', { track: t(`track.${exam.track}`) })}</CardTitle>
          <Badge tone={isPassed ? 'passed' : 'neutral'}>
            {t(isPassed ? 'result.passed' : 'result.notYet')}
          </Badge>
        </div>
        <p className="text-sm text-ink-muted">
          {t('result.when', { date: formatDay(new Date(exam.concludedAt ?? 0)), form: exam.form })}
        </p>
      </CardHeader>
      <CardBody className="grid gap-3">
        <p>{t('result.mark', { ...marks, mark })}</p>
        {exam.faults.length === 0 ? null : (
          <ul className="list-disc ps-5">
            {FAULTS.filter((kind) => exam.faults.includes(kind)).map((kind) => (
              <li key={kind}>{t(`fault.${kind}`, marks)}</li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
