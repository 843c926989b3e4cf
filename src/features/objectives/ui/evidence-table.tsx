import { MASTERY_MARK } from '../../../core/assessment/objectives/mastery.ts';
import { PASS_MARK } from '../../../core/assessment/pass-mark.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDay } from '../../../lib/format-day.ts';
import type { ObjectiveEvidence } from '../../../runs/objectives/scored-runs.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { countingOf } from '../counting.ts';
import type { ObjectiveMapProps } from './objective-map.tsx';

export interface EvidenceTableProps extends Pick<ObjectiveMapProps, 'titleOf' | 'debriefLink'> {
  /** Newest first. */
  readonly evidence: readonly ObjectiveEvidence[];
}

/** The runs behind a level, and which of them count. */
export function EvidenceTable({ evidence, titleOf, debriefLink }: EvidenceTableProps) {
  const { t } = useTranslation('objectives');
  const counts = {
    yes: t('detail.yes'),
    under: t('detail.under', { mark: PASS_MARK }),
    'pass-only': t('detail.passOnly', { mark: MASTERY_MARK }),
    again: t('detail.again'),
  };
  return (
    <ScrollRegion label={t('detail.runs')} className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead className="text-start text-xs text-ink-muted">
          <tr className="border-b border-line">
            <th className="py-2 pe-3 text-start font-medium">{t('detail.run')}</th>
            <th className="px-3 py-2 text-start font-medium">{t('detail.kind')}</th>
            <th className="px-3 py-2 text-start font-medium">{t('detail.date')}</th>
            <th className="px-3 py-2 text-end font-medium">{t('detail.score')}</th>
            <th className="px-3 py-2 text-start font-medium">{t('detail.counts')}</th>
            <th className="py-2 ps-3">
              <span className="sr-only">{t('debrief')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {evidence.map((one) => (
            <tr key={one.run.id}>
              <th scope="row" className="min-w-32 py-2 pe-3 text-start font-medium">
                {titleOf(one.run.simulation, one.run.story)}
              </th>
              <td className="px-3 py-2 text-ink-muted">
                {t(one.isMixed ? 'detail.test' : 'detail.practice')}
              </td>
              <td className="px-3 py-2 whitespace-nowrap text-ink-muted">
                {formatDay(new Date(one.finishedAt))}
              </td>
              <td className="reading px-3 py-2 text-end">{one.score}</td>
              <td className="px-3 py-2">{counts[countingOf(one, evidence)]}</td>
              <td className="py-2 ps-3 text-end">
                {debriefLink(one.run, t('debrief'), titleOf(one.run.simulation, one.run.story))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
