import { UPGRADE_MINUTES } from '../../../../core/ticketing/commands/command-seconds.ts';
import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { UPGRADE_WORKS } from '../../../../core/ticketing/world/upgrade-reports.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from './act-button.tsx';
import { Facts, PageSection } from './facts.tsx';

export interface UpgradePageProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly contents: PageContents['devices.upgrade'];
}

/** What the inventory knows of a computer that is to get the next version of Windows, and the work for it. */
export function UpgradePage({ contents, view, send }: UpgradePageProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { device, processor, backupAt, protection, isBypassed, isReplaced } = contents;
  return (
    <>
      <p>
        <strong className="reading block text-base font-medium">{device.asset}</strong>
        <span className="text-xs text-ink-muted">{device.model}</span>
      </p>
      <Facts
        rows={[
          [t('desk-tools:upgrade.processor'), processor.name],
          [
            t('desk-tools:upgrade.list'),
            t(processor.isSupported ? 'desk-tools:upgrade.onList' : 'desk-tools:upgrade.notOnList'),
          ],
          [t('desk-tools:upgrade.edition'), t('desk-tools:upgrade.editionIs')],
          [t('desk-tools:upgrade.protection'), t(`desk-tools:upgrade.protectionIs.${protection}`)],
          [
            t('desk-tools:upgrade.backup'),
            backupAt === null ? t('tools.value.never') : dayAndTime(backupAt, view.now),
          ],
          [t('desk-tools:upgrade.check'), t(isBypassed ? 'tools.value.no' : 'tools.value.yes')],
          [t('desk-tools:upgrade.replacement'), t(isReplaced ? 'tools.value.yes' : 'tools.value.no')],
          [t('desk-tools:upgrade.firmware'), t('desk-tools:upgrade.notSeen')],
        ]}
      />
      <PageSection title={t('desk:tools.acts')} aside={t('desk:tools.minutes')}>
        <div className="grid grid-cols-2 gap-1.5">
          {UPGRADE_WORKS.map((work) => (
            <ActButton
              key={work}
              label={t(`tools.act.${work}`)}
              seconds={UPGRADE_MINUTES[work] * 60}
              onAct={() => void send({ kind: 'upgrade-work', asset: device.asset, work })}
            />
          ))}
        </div>
      </PageSection>
    </>
  );
}
