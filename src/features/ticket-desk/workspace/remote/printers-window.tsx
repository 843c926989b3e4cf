import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { secondsOf } from '../../model/costs.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from '../tools/act-button.tsx';
import { PageSection } from '../tools/facts.tsx';
import { LogTable } from '../tools/log-table.tsx';

export interface PrintersWindowProps extends Pick<PanelProps, 'send'> {
  readonly contents: PageContents['remote.printers'];
}

/** Printers of a computer: the way each is reached by, whether it shows as offline, and what can be put right. */
export function PrintersWindow({ contents, send }: PrintersWindowProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { asset, printers, spooler } = contents;
  return (
    <>
      {spooler === 'stopped' ? <p>{t('desk-tools:window.noSpooler')}</p> : null}
      <LogTable
        caption={t('desk-tools:desktop.window.printers')}
        columns={[
          t('desk-tools:window.name'),
          t('desk-tools:window.port'),
          t('desk-tools:window.status'),
          t('desk-tools:window.default'),
        ]}
        rows={printers.map(({ name, port, shows, usesOffline, isStandard }) => [
          name,
          port.kind === 'server'
            ? t('desk-tools:window.portIs.server')
            : t(`desk-tools:window.portIs.${port.kind}`, { address: port.address }),
          t(`desk-tools:window.printerIs.${usesOffline ? 'keptBack' : shows}`),
          t(isStandard ? 'tools.value.yes' : 'tools.value.no'),
        ])}
        empty={t('desk-tools:window.nothing')}
      />
      <PageSection title={t('tools.acts')} aside={t('tools.minutes')}>
        <div className="grid gap-1.5">
          {(['printer-from-server', 'default-printer-here', 'printer-online'] as const).map((setting) => (
            <ActButton
              key={setting}
              label={t(`desk-tools:setting.${setting}`)}
              seconds={secondsOf('change-setting')}
              onAct={() => void send({ kind: 'change-setting', asset, setting })}
            />
          ))}
        </div>
      </PageSection>
    </>
  );
}
