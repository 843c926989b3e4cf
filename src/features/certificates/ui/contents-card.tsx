import type { ExamTrack } from '../../../core/assessment/certificate/award.ts';
import {
  EXAM_RULES,
  type ExamKind,
  JOBS_OF_FAMILY,
  TICKETS_A_SHIFT,
} from '../../../core/assessment/certificate/tracks.ts';
import { Trans } from '../../../i18n/trans.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/card.tsx';

/** More of them would be counted by nobody. */
const MOST_SQUARES = 6;

export interface ContentsCardProps {
  readonly track: ExamTrack;
  readonly kind: ExamKind;
  /** How a group of jobs is called. */
  groupName(group: string): string;
}

/** What an exam is made of: jobs of each kind, or shifts, tickets and callers; then the questions. */
export function ContentsCard({ track, kind, groupName }: ContentsCardProps) {
  const { t } = useTranslation('certificates');
  const { sessions, callers } = EXAM_RULES[track][kind];
  const rows =
    track === 'hardware'
      ? Object.entries(JOBS_OF_FAMILY).map(([family, jobs]) => ({ name: groupName(family), count: jobs }))
      : [
          { name: t('contents.shifts'), count: sessions },
          { name: t('contents.tickets'), count: sessions * TICKETS_A_SHIFT },
          { name: t('contents.callers'), count: callers.genuine + callers.impostor },
        ];
  // A renewal has one job of some kinds: which ones, nobody knows before.
  const hasCounts = track === 'service-desk' || kind === 'whole';
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t(`contents.${track}.title`, { count: sessions })}</CardTitle>
        <p className="text-sm text-ink-muted">{t(`contents.${track}.${kind}`)}</p>
      </CardHeader>
      <CardBody className="grid gap-5">
        <dl className="divide-y divide-line border-y border-line text-sm">
          {rows.map(({ name, count }) => (
            <div key={name} className="flex items-center justify-between gap-4 py-2.5">
              <dt>{name}</dt>
              {hasCounts ? (
                <dd className="flex items-center gap-4">
                  {count <= MOST_SQUARES ? <Squares count={count} /> : null}
                  <span className="reading min-w-5 text-end">{count}</span>
                </dd>
              ) : null}
            </div>
          ))}
        </dl>
        <p className="text-sm text-ink-muted">
          <Trans
            t={t}
            i18nKey={`contents.${track}.questions`}
            components={{ strong: <strong className="font-semibold text-ink" /> }}
          />
        </p>
      </CardBody>
    </Card>
  );
}

/** The number beside them says the same. */
function Squares({ count }: { readonly count: number }) {
  return (
    <span aria-hidden="true" className="flex shrink-0 justify-end gap-1">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: squares are told apart by their place alone
        <i key={at} className="size-3.5 rounded-[2px] border border-edge" />
      ))}
    </span>
  );
}
