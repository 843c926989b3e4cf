import { useTranslation } from 'react-i18next';
import type { ExamTrack } from '../../../core/assessment/certificate/award.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { passMarks } from '../model/pass-marks.ts';

const CONDITIONS = ['mark', 'passed', 'floors', 'questions', 'again'] as const;

/** The conditions of a pass, and when somebody may try again. */
export function WhatAPassNeeds({ track }: { readonly track: ExamTrack }) {
  const { t } = useTranslation('certificates');
  const marks = passMarks(track);
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('needs.title', { track: t(`track.${track}`) })}</CardTitle>
      </CardHeader>
      <CardBody>
        <dl className="grid gap-4 sm:grid-cols-2">
          {CONDITIONS.map((one) => (
            <div key={one}>
              <dt className="font-semibold">{t(`needs.${track}.${one}.title`, marks)}</dt>
              <dd className="text-sm text-ink-muted">{t(`needs.${track}.${one}.text`, marks)}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}
