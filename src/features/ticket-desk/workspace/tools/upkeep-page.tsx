import { useTranslation } from 'react-i18next';
import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { PageSection } from './facts.tsx';
import { LogTable } from './log-table.tsx';

export interface UpkeepPageProps extends Pick<PanelProps, 'view'> {
  readonly contents: PageContents['devices.upkeep'];
}

/** What was installed on a computer and what the workshop repaired, the newest first. */
export function UpkeepPage({ contents: { device, upkeep }, view }: UpkeepPageProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { installs, repairs } = upkeep;
  const time = (at: number): string => dayAndTime(at, view.now);
  return (
    <>
      <p>
        <strong className="reading block text-base font-medium">{device.asset}</strong>
        <span className="text-xs text-ink-muted">{device.model}</span>
      </p>
      <PageSection title={t('desk-tools:upkeep.installs')} aside={installs.length}>
        <LogTable
          caption={t('desk-tools:upkeep.installs')}
          columns={[t('desk-tools:upkeep.at'), t('desk-tools:upkeep.what'), t('desk-tools:upkeep.name')]}
          rows={installs
            .toReversed()
            .map(({ at, what, name }) => [time(at), t(`desk-tools:upkeep.kind.${what}`), name])}
          empty={t('desk-tools:upkeep.none')}
        />
      </PageSection>
      <PageSection title={t('desk-tools:upkeep.repairs')} aside={repairs.length}>
        <LogTable
          caption={t('desk-tools:upkeep.repairs')}
          columns={[t('desk-tools:upkeep.at'), t('desk-tools:upkeep.part'), t('desk-tools:upkeep.reference')]}
          rows={repairs
            .toReversed()
            .map(({ at, part, reference }) => [time(at), t(`desk-tools:upkeep.of.${part}`), reference])}
          empty={t('desk-tools:upkeep.none')}
        />
      </PageSection>
    </>
  );
}
