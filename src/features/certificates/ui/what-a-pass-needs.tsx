import type { ExamTrack } from '../../../core/assessment/certificate/award.ts';
import { EXAM_RULES, type ExamKind } from '../../../core/assessment/certificate/tracks.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { passMarks } from '../model/pass-marks.ts';

const CONDITIONS = ['mark', 'passed', 'floors', 'again'] as const;

export interface WhatAPassNeedsProps {
  readonly track: ExamTrack;
  readonly kind: ExamKind;
}

/** The conditions of a pass, and when somebody may try again. */
export function WhatAPassNeeds({ track, kind }: WhatAPassNeedsProps) {
  const { t } = useTranslation('certificates');
  const marks = passMarks(track, kind);
  const { sessions, refusedAtMost } = EXAM_RULES[track][kind];
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('needs.title', { track: t(`track.${track}`) })}</CardTitle>
      </CardHeader>
      <CardBody>
        <dl className="grid gap-x-5 gap-y-4 divide-line sm:grid-cols-2 xl:grid-cols-4 xl:divide-x rtl:divide-x-reverse">
          {CONDITIONS.map((one) => (
            <div key={one} className="xl:not-first:ps-5">
              <dt className="font-semibold">
                {t(`needs.${track}.${one}.title`, { ...marks, count: sessions })}
              </dt>
              <dd className="text-sm text-ink-muted">
                {t(`needs.${track}.${one}.text`, { ...marks, count: refusedAtMost })}
              </dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}
