import { Hammer } from 'lucide-react';
import { useEffect } from 'react';
import type { BenchNote } from '../../../../core/contracts/bench-stories.ts';
import type { TimelineEntry } from '../../../../core/ticketing/record/ticket.ts';
import { loadTexts } from '../../../../i18n/load-texts.ts';
import { useNamedTexts, useTranslation } from '../../../../i18n/use-translation.ts';
import { useMissingText } from '../../texts/use-return-text.ts';
import { TimelineBox } from '../ticket/timeline-box.tsx';

type BenchEntry = Extract<TimelineEntry, { readonly kind: 'bench-report' }>;

/** What came back from the bench: a colleague's words, or what the reader wrote down there. */
export function BenchReportRow({ entry }: { readonly entry: BenchEntry }) {
  const { t } = useTranslation('desk');
  const missingText = useMissingText();
  const { at, by, found, job, missing, note } = entry;
  return (
    <TimelineBox
      at={at}
      look="internal"
      icon={Hammer}
      word={t(`timeline.bench.${by}`)}
      aside={t('timeline.onlyDesk')}
    >
      {t(`timeline.bench.${found}`, {
        job: t(`bench.job.${job}`).toLowerCase(),
        missing: missingText(missing),
      })}
      {by === 'colleague' && found === 'repaired' ? ` ${t(`timeline.bench.did.${job}`)}` : null}
      {note === null ? null : <OwnNote note={note} />}
    </TimelineBox>
  );
}

const LAB = ['lab'];

/** The note as it was written at the bench, whose texts belong to the hardware lab. */
function OwnNote({ note: { cause, action, words } }: { readonly note: BenchNote }) {
  const { t } = useTranslation('desk');
  const { t: benchText, i18n } = useNamedTexts(LAB, { useSuspense: false });
  useEffect(() => void loadTexts(LAB).catch(() => undefined), []);
  const known = (key: string): string => (i18n.exists(key) ? benchText(key) : '');
  const lines = [
    [cause, 'cause', known(`lab:hypothesis.${cause}`)],
    [action, 'action', known(`lab:repair.${action}`)],
  ] as const;
  return (
    <ul className="mt-1 grid gap-0.5">
      {lines.map(([code, field, text]) =>
        code === '' || text === '' ? null : (
          <li key={field}>{t(`timeline.bench.${field}`, { cause: text, action: text })}</li>
        ),
      )}
      {words === '' ? null : <li>{words}</li>}
    </ul>
  );
}
