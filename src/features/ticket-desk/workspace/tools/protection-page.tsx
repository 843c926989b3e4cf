import { MALWARE_MINUTES } from '../../../../core/ticketing/commands/command-seconds.ts';
import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { MALWARE_STEPS } from '../../../../core/ticketing/world/infections.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { secondsOf } from '../../model/costs.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from './act-button.tsx';
import { Facts, PageSection } from './facts.tsx';

export interface ProtectionPageProps extends Pick<PanelProps, 'send'> {
  readonly contents: PageContents['devices.protection'];
}

/** What the protection of a computer reports, and the work against malware in the order in which it was done. */
export function ProtectionPage({ contents, send }: ProtectionPageProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { device, antivirus, programs, download, secondScan, steps } = contents;
  return (
    <>
      <p>
        <strong className="reading block text-base font-medium">{device.asset}</strong>
        <span className="text-xs text-ink-muted">{device.model}</span>
      </p>
      <Facts
        rows={[
          [t('desk-tools:protection.antivirus'), t(`finding.antivirus.${antivirus}` as never)],
          [t('desk-tools:protection.programs'), t(`finding.strange-programs.${programs}` as never)],
          [t('desk-tools:protection.download'), t(`finding.downloaded-program.${download}`)],
          [t('desk-tools:protection.secondScan'), t(`finding.second-scan.${secondScan}` as never)],
        ]}
      />
      <PageSection title={t('desk-tools:protection.done')} aside={steps.length}>
        {steps.length === 0 ? (
          <p className="text-xs text-ink-muted">{t('tools.value.none')}</p>
        ) : (
          <p>{steps.map((step) => t(`tools.act.${step}`)).join(', ')}</p>
        )}
      </PageSection>
      <PageSection title={t('tools.acts')} aside={t('tools.minutes')}>
        <div className="grid grid-cols-2 gap-1.5">
          {MALWARE_STEPS.map((step) => (
            <ActButton
              key={step}
              label={t(`tools.act.${step}`)}
              seconds={MALWARE_MINUTES[step] * 60}
              onAct={() => void send({ kind: 'malware-step', asset: device.asset, step })}
            />
          ))}
          {download === 'held-flagged' || download === 'held-unapproved' ? (
            <ActButton
              label={t('tools.act.release-download')}
              seconds={secondsOf('release-download')}
              onAct={() => void send({ kind: 'release-download', asset: device.asset })}
            />
          ) : null}
        </div>
      </PageSection>
    </>
  );
}
