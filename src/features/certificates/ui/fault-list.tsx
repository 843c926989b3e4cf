import type { ExamMarks } from '../../../core/assessment/certificate/marks.ts';
import { kindOfForm, rulesOf } from '../../../core/assessment/certificate/tracks.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Exam } from '../model/exam.ts';
import { passMarks } from '../model/pass-marks.ts';
import { useMarkText } from './use-mark-text.ts';

const PLAIN = ['overall', 'impostor', 'genuine', 'urgent', 'viva', 'revoked'] as const;
const PARTS = ['safety', 'verify', 'security', 'communication'] as const;

export interface FaultListProps {
  readonly exam: Pick<Exam, 'track' | 'form' | 'faults'>;
  readonly marks: ExamMarks;
  groupName(group: string): string;
}

/** The conditions of a pass that an exam did not meet, with what it came to and what is needed. Nothing for a passed one. */
export function FaultList({ exam: { track, form, faults }, marks, groupName }: FaultListProps) {
  const { t, i18n } = useTranslation('certificates');
  const markText = useMarkText();
  if (faults.length === 0) return null;
  const { sessions, groups, parts } = marks;
  const needed = passMarks(track, kindOfForm(form));
  const { pass, refusedAtMost } = rulesOf(track, form);
  const { itemFloor, groupFloor } = pass;
  const has = (kind: string): boolean => faults.some((fault) => fault.kind === kind);
  const numbers = (list: readonly number[]) => ({
    count: list.length,
    list: new Intl.ListFormat(i18n.language).format(list.map(String)),
  });
  const taken = sessions.flatMap(({ mark }) => mark ?? []);
  const missing = sessions.filter(({ mark }) => mark === null).map(({ position }) => position);
  const low = taken.filter(({ score }) => score < (itemFloor ?? 0)).map(({ position }) => position);
  const serious = taken.filter(({ hasGate }) => hasGate).map(({ position }) => position);
  const lines = [
    ...(has('unfinished') ? [t(`fault.${track}.unfinished`, numbers(missing))] : []),
    ...(has('items-passed')
      ? [
          t(`fault.${track}.items-passed`, {
            ...needed,
            passed: taken.filter(({ passed }) => passed).length,
            items: sessions.length,
          }),
        ]
      : []),
    ...(has('item-floor') && low.length > 0
      ? [t(`fault.${track}.item-floor`, { ...needed, ...numbers(low) })]
      : []),
    ...groups
      .filter(({ group }) => faults.some((fault) => fault.kind === 'group' && fault.group === group))
      .map(({ group, mean }) =>
        t('fault.group', { name: groupName(group), mean: markText(mean), floor: groupFloor }),
      ),
    ...parts
      .filter(({ part }) => faults.some((fault) => fault.kind === 'part' && fault.part === part))
      .map(({ part, mean, floor }) => {
        const known = PARTS.find((one) => one === part);
        return t('fault.part', {
          name: known === undefined ? part : t(`part.${known}`),
          mean: markText(mean),
          floor,
        });
      }),
    ...(has('gate') ? [t(`fault.${track}.gate`, numbers(serious))] : []),
    ...PLAIN.filter(has).map((kind) => t(`fault.${kind}`, { ...needed, count: refusedAtMost })),
  ];
  return (
    <section aria-label={t('result.missed')} className="grid gap-2">
      <h3 className="font-semibold">{t('result.missed')}</h3>
      <ul className="list-disc ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
