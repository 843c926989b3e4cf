import type { ReactNode } from 'react';
import type { ExamMarks, SessionMark } from '../../../core/assessment/certificate/marks.ts';
import { rulesOf } from '../../../core/assessment/certificate/tracks.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Exam } from '../model/exam.ts';
import { useMarkText } from './use-mark-text.ts';

export interface MarkTablesProps {
  readonly exam: Pick<Exam, 'track' | 'form'>;
  readonly marks: ExamMarks;
  groupName(group: string): string;
}

/** The marks of an exam: by session, by group of jobs where the track has groups, and by domain of the objectives. */
export function MarkTables({ exam: { track, form }, marks, groupName }: MarkTablesProps) {
  const { t } = useTranslation(['certificates', 'objectives']);
  const markText = useMarkText();
  const { groupFloor } = rulesOf(track, form).pass;
  const hasGroups = marks.groups.length > 0;
  return (
    <>
      <MarkTable
        title={t(`marks.${track}.title`)}
        head={t(`marks.${track}.one`)}
        rows={marks.sessions.map(({ position, mark }) => ({
          name: String(position),
          note: hasGroups && mark?.group != null ? groupName(mark.group) : '',
          mark: mark === null ? '–' : markText(mark.score),
          outcome: t(`marks.${outcomeOf(mark)}`),
        }))}
      />
      {hasGroups && groupFloor !== null ? (
        <MarkTable
          title={t('marks.groups')}
          head={t('marks.group')}
          rows={marks.groups.map(({ group, mean }) => ({
            name: groupName(group),
            note: '',
            mark: markText(mean),
            outcome: t(mean < groupFloor ? 'marks.below' : 'marks.enough', { floor: groupFloor }),
          }))}
        />
      ) : null}
      <MarkTable
        title={t('marks.objectives')}
        head={t('marks.domain')}
        rows={marks.domains.map(({ exam, topic, objectives, mean }) => ({
          name: t(`objectives:domain.${topic}`),
          note: `${exam}: ${objectives.join(', ')}`,
          mark: markText(mean),
          outcome: null,
        }))}
      />
    </>
  );
}

function outcomeOf(mark: SessionMark | null): 'untaken' | 'serious' | 'passed' | 'notPassed' {
  if (mark === null) return 'untaken';
  if (mark.hasGate) return 'serious';
  return mark.passed ? 'passed' : 'notPassed';
}

interface MarkRow {
  readonly name: string;
  readonly note: string;
  readonly mark: string;
  /** Null in a table without outcomes. */
  readonly outcome: ReactNode;
}

function MarkTable({
  title,
  head,
  rows,
}: {
  readonly title: string;
  readonly head: string;
  readonly rows: readonly MarkRow[];
}) {
  const { t } = useTranslation('certificates');
  const hasOutcome = rows.some(({ outcome }) => outcome !== null);
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <table aria-label={title} className="w-full text-sm">
        <thead className="text-ink-muted">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              {head}
            </th>
            <th scope="col" className="px-3 py-2 text-end font-medium">
              {t('marks.mark')}
            </th>
            {hasOutcome ? (
              <th scope="col" className="py-2 ps-3 text-start font-medium">
                {t('marks.outcome')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ name, note, mark, outcome }) => (
            <tr key={name + note}>
              <th scope="row" className="py-2 pe-3 text-start font-medium">
                {name}
                {note === '' ? null : <span className="ms-2 font-normal text-ink-muted">{note}</span>}
              </th>
              <td className="reading px-3 py-2 text-end">{mark}</td>
              {hasOutcome ? <td className="w-2/5 py-2 ps-3 text-ink-muted">{outcome}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
