import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { PageSection } from './facts.tsx';
import { LogTable } from './log-table.tsx';

export interface CrashesPageProps extends Pick<PanelProps, 'view'> {
  readonly contents: PageContents['devices.crashes'];
}

/** The blue screens that a computer reported, the newest first, and which others report the same. */
export function CrashesPage({ contents: { device, crashes, alike }, view }: CrashesPageProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  return (
    <>
      <p>
        <strong className="reading block text-base font-medium">{device.asset}</strong>
        <span className="text-xs text-ink-muted">{device.model}</span>
      </p>
      <PageSection title={t('desk-tools:crashes.list')} aside={crashes.length}>
        <LogTable
          caption={t('desk-tools:crashes.list')}
          columns={[t('desk-tools:upkeep.at'), t('desk-tools:crashes.stop'), t('desk-tools:crashes.module')]}
          rows={crashes.toReversed().map(({ at, stop, module }) => [dayAndTime(at, view.now), stop, module])}
          empty={t('desk-tools:crashes.none')}
        />
      </PageSection>
      <PageSection title={t('desk-tools:crashes.alike')} aside={alike.length}>
        <LogTable
          caption={t('desk-tools:crashes.alike')}
          columns={[t('desk:tools.findAsset'), t('desk-tools:crashes.model')]}
          rows={alike.map(({ asset, model }) => [asset, model])}
          empty={t('desk-tools:crashes.alone')}
        />
      </PageSection>
    </>
  );
}
