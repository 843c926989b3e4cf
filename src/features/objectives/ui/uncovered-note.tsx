import { domainsOf, EXAMS } from '../../../core/assessment/objectives/catalogue.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Which objectives no run covers, and why; and whose the numbers are. */
export function UncoveredNote() {
  const { t, i18n } = useTranslation('objectives');
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const uncovered = EXAMS.flatMap((exam) =>
    domainsOf(exam).flatMap(({ objectives }) =>
      objectives.map(({ number, uncovered: reason }) => ({ name: `${exam} ${number}`, reason })),
    ),
  );
  const named = (reason: 'idea' | 'machine'): string =>
    list.format(uncovered.filter((one) => one.reason === reason).map(({ name }) => name));
  return (
    <p className="max-w-3xl border-t border-line pt-4 text-sm text-ink-muted">
      <strong className="text-ink">{t('page.notCovered')}:</strong> {t('page.ideas', { list: named('idea') })}{' '}
      {t('page.machines', { list: named('machine') })} {t('page.endorsed')}
    </p>
  );
}
