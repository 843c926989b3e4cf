import { CircleDot, Lock, Mail, Send, Undo2 } from 'lucide-react';
import type { TimelineEntry } from '../../../../core/ticketing/record/ticket.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useRecordText } from '../../texts/use-record-text.ts';
import { useReturnText } from '../../texts/use-return-text.ts';
import { BenchReportRow } from '../bench/bench-report-row.tsx';
import type { TicketPanelProps } from '../panel-props.ts';
import { TimelineBox, TimelineNote } from './timeline-box.tsx';

/** An entry of the record itself. */
export function EntryRow({ entry, ...props }: TicketPanelProps & { readonly entry: TimelineEntry }) {
  const { t } = useTranslation('desk');
  const record = useRecordText(props);
  const returnText = useReturnText();
  const { at } = entry;
  const { given } = props.ticket.requester;
  switch (entry.kind) {
    case 'public-reply':
      return (
        <TimelineBox
          at={at}
          look="public"
          icon={Send}
          word={t('timeline.public')}
          aside={t('timeline.publicTo', { person: given })}
        >
          {record.body(entry.text)}
        </TimelineBox>
      );
    case 'internal-note':
      return (
        <TimelineBox
          at={at}
          look="internal"
          icon={Lock}
          word={t('timeline.internal')}
          aside={t('timeline.onlyDesk')}
        >
          {record.body(entry.text)}
          <CitedFindings findings={record.cited(entry.text)} />
        </TimelineBox>
      );
    case 'person-message':
      return (
        <TimelineBox
          at={at}
          look="person"
          icon={Mail}
          word={t('timeline.from', { person: given })}
          aside={t('timeline.by', { channel: t(`channel.${entry.channel}`).toLowerCase() })}
        >
          {record.body(entry.text)}
        </TimelineBox>
      );
    case 'returned':
      return (
        <TimelineBox
          at={at}
          look="internal"
          icon={Undo2}
          word={t('timeline.returned.word', { group: t(`group.${entry.by}`) })}
          aside={t('timeline.onlyDesk')}
        >
          {returnText(entry)}
        </TimelineBox>
      );
    case 'bench-report':
      return <BenchReportRow entry={entry} />;
    case 'system':
      return (
        <TimelineNote at={at} icon={CircleDot}>
          {t(`timeline.system.${entry.code}`, { about: entry.about ?? '' })}
        </TimelineNote>
      );
  }
}

/** The findings of a note, as chips. */
export function CitedFindings({ findings }: { readonly findings: readonly string[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className="mt-1.5 flex flex-wrap gap-1.5">
      {findings.map((finding) => (
        <li
          key={finding}
          className="inline-flex min-h-6 items-center rounded-sm border border-standby/40 bg-surface px-2 text-xs"
        >
          {finding}
        </li>
      ))}
    </ul>
  );
}
