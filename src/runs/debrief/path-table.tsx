import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../lib/class-names.ts';
import { type ReplayStep, timeOfStep } from '../replay/replay-step.ts';
import type { PathRow } from './align-paths.ts';

const REMARK = { good: 'text-passed', costly: 'text-standby', fault: 'text-fault' } as const;

/** Two paths side by side, the times in the middle; what only one of them holds has an open mark. */
export function PathTable({ rows }: { readonly rows: readonly PathRow[] }) {
  const { t } = useTranslation('runs');
  return (
    <table className="w-full table-fixed text-sm max-sm:text-xs">
      <caption className="sr-only">{t('debrief.paths')}</caption>
      <colgroup>
        <col />
        <col className="w-12 sm:w-16" />
        <col className="w-12 sm:w-16" />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className="pb-2 text-end font-semibold">
            {t('debrief.you')}
          </th>
          <td colSpan={2} />
          <th scope="col" className="pb-2 text-start font-semibold">
            {t('debrief.expert')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ own, expert }, index) => {
          const isCostly = own.some(({ remark }) => remark?.tone === 'costly');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={index} className="border-t border-line align-top">
              <td className={classNames('py-2 text-end', isCostly && 'bg-standby-soft')}>
                <Steps steps={own} />
              </td>
              <td
                className={classNames(
                  'reading py-2 ps-1 pe-3 text-end text-2xs leading-5 text-ink-muted sm:pe-4',
                  isCostly && 'bg-standby-soft',
                )}
              >
                {timeOf(own)}
              </td>
              <td className="reading relative border-s border-edge py-2 ps-3 text-2xs leading-5 text-ink-muted sm:ps-4">
                <span
                  aria-hidden="true"
                  className={classNames(
                    'absolute -start-[4.5px] top-3.5 size-2 rounded-full border border-ink',
                    own.length > 0 && expert.length > 0 ? 'bg-ink' : 'bg-surface',
                  )}
                />
                {timeOf(expert)}
              </td>
              <td className="py-2 ps-1">
                <Steps steps={expert} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function timeOf(steps: readonly ReplayStep[]): string {
  const last = steps.at(-1);
  return last === undefined ? '' : timeOfStep(last);
}

function Steps({ steps }: { readonly steps: readonly ReplayStep[] }) {
  const [first] = steps;
  if (first === undefined) return null;
  const { result, remark } = first;
  return (
    <>
      <p className="leading-5 wrap-anywhere">{steps.map(({ text }) => text).join(' · ')}</p>
      {result === undefined ? null : <p className="text-xs text-ink-muted">{result}</p>}
      {remark === undefined ? null : (
        <p className={classNames('text-xs font-semibold', REMARK[remark.tone])}>{remark.text}</p>
      )}
    </>
  );
}
