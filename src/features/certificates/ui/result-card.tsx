import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { kindOfForm } from '../../../core/assessment/certificate/tracks.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { examMarksQuery } from '../api/exam-marks.query.ts';
import type { Exam } from '../model/exam.ts';
import { passMarks } from '../model/pass-marks.ts';
import { FaultList } from './fault-list.tsx';
import { MarkTables } from './mark-tables.tsx';
import { useMarkText } from './use-mark-text.ts';

export interface ResultCardProps {
  readonly exam: Exam;
  /** How a group of jobs is called. */
  groupName(group: string): string;
}

/** What an exam came to: its mark, which conditions it did not meet, and the marks of its sessions. */
export function ResultCard({ exam, groupName }: ResultCardProps) {
  const { t } = useTranslation('certificates');
  const markText = useMarkText();
  const marks = useQuery(examMarksQuery(exam));
  const isPassed = exam.passed === true;
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
      <CardBody className="grid gap-5">
        <p>
          {t('result.mark', {
            ...passMarks(exam.track, kindOfForm(exam.form)),
            mark: markText(exam.mark ?? 0),
          })}
        </p>
        {marks.isError ? (
          <Alert tone="fault" title={t('marks.failed')}>
            <Button size="sm" variant="secondary" onClick={() => void marks.refetch()}>
              {t('retry')}
            </Button>
          </Alert>
        ) : marks.data === undefined ? (
          <Skeleton className="h-48" />
        ) : (
          <>
            <FaultList exam={exam} marks={marks.data} groupName={groupName} />
            <details open={!isPassed} className="group">
              <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium text-copper-text">
                <ChevronRight
                  aria-hidden="true"
                  className="size-4 transition-transform group-open:rotate-90 rtl:rotate-180"
                />
                {t('marks.all')}
              </summary>
              <div className="grid gap-5 pt-3">
                <MarkTables exam={exam} marks={marks.data} groupName={groupName} />
              </div>
            </details>
          </>
        )}
      </CardBody>
    </Card>
  );
}
