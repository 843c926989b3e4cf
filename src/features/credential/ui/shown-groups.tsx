import type { ToldCredential, ToldGroup } from '../../../core/assessment/credential/told.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { objectiveNumbers } from '../model/objective-numbers.ts';
import { useCertificateDates } from './use-certificate-dates.ts';
import { useGroupName } from './use-group-name.ts';

/** What was shown in the exam: each kind with its objectives and how many cases were passed. */
export function ShownGroups({ told }: { readonly told: ToldCredential }) {
  const { t } = useTranslation('credential');
  const { period } = useCertificateDates();
  const nameOf = useGroupName();
  const { groups, track, takenFrom, takenTo } = told;
  const total = {
    passed: groups.reduce((sum, { passed }) => sum + passed, 0),
    cases: groups.reduce((sum, { cases }) => sum + cases, 0),
  };
  return (
    <Card aria-labelledby="credential-shown">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 p-5 pb-3 sm:px-6">
        <CardTitle id="credential-shown">{t('shown.heading')}</CardTitle>
        <p className="text-sm text-ink-muted">
          {t(`shown.summary.${track}`, { ...total, period: period(takenFrom, takenTo) })}
        </p>
      </div>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-ink-muted">
            <th className="px-5 py-2 text-start font-medium sm:px-6">{t('shown.kind')}</th>
            <th className="hidden px-3 py-2 text-start font-medium sm:table-cell">{t('shown.objectives')}</th>
            <th className="px-3 py-2 text-start font-medium">{t('shown.cases')}</th>
            <th className="px-5 py-2 text-end font-medium sm:px-6">{t('shown.passed')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {groups.map((group) => (
            <tr key={group.group}>
              <th scope="row" className="px-5 py-3 text-start font-medium sm:px-6">
                {nameOf(group.group)}
              </th>
              <td className="reading hidden px-3 py-3 text-ink-muted sm:table-cell">
                {objectiveNumbers(group.objectives)}
              </td>
              <td className="px-3 py-3">
                <Cells group={group} />
              </td>
              <td className="reading px-5 py-3 text-end whitespace-nowrap sm:px-6">
                {t('shown.count', { passed: group.passed, cases: group.cases })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** A square for each case, full where it was passed; the column beside says it in words. */
function Cells({ group: { passed, cases } }: { readonly group: ToldGroup }) {
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-0.75">
      {Array.from({ length: cases }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: squares are told apart by their place alone
          key={index}
          className={classNames(
            'size-3.5 rounded-[2px]',
            index < passed ? 'bg-passed-mark' : 'border border-edge',
          )}
        />
      ))}
    </span>
  );
}
