import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { secondsOf } from '../../model/costs.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from '../tools/act-button.tsx';
import { Facts, PageSection } from '../tools/facts.tsx';

export interface NetworkWindowProps extends Pick<PanelProps, 'send'> {
  readonly contents: PageContents['remote.network'];
}

/** Network and internet in the settings: adapters, name servers, proxy, hosts file, and what can be put right there. */
export function NetworkWindow({ contents, send }: NetworkWindowProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { asset, adapters, proxy, hostsFile } = contents;
  const change = (setting: 'dns-automatic' | 'address-automatic' | 'proxy-off' | 'clear-hosts-file') => (
    <ActButton
      label={t(`desk-tools:setting.${setting}`)}
      seconds={secondsOf('change-setting')}
      onAct={() => void send({ kind: 'change-setting', asset, setting })}
    />
  );
  return (
    <>
      {adapters.map(({ name, description, enabled, hasLink, dhcp, ipv4, dns }) => {
        const state = !enabled ? 'disabled' : hasLink ? 'connected' : 'noLink';
        return (
          <PageSection key={name} title={name}>
            <Facts
              rows={[
                [t('desk-tools:window.adapter'), description],
                [t('tools.field.status'), t(`desk-tools:window.link.${state}`)],
                [
                  t('desk-tools:window.address'),
                  ipv4 === null
                    ? t('tools.value.none')
                    : `${ipv4.ip} (${t(`desk-tools:window.origin.${ipv4.origin}`)})`,
                ],
                [t('desk-tools:window.gateway'), ipv4?.gateway ?? t('tools.value.none')],
                [t('desk-tools:window.dhcp'), t(dhcp ? 'tools.value.yes' : 'tools.value.no')],
                [
                  t('desk-tools:window.nameServers'),
                  dns.servers.length === 0
                    ? t('tools.value.none')
                    : `${dns.servers.join(', ')} (${t(`desk-tools:window.dnsOrigin.${dns.origin}`)})`,
                ],
              ]}
            />
          </PageSection>
        );
      })}
      <div className="grid gap-1.5">
        {change('address-automatic')}
        {change('dns-automatic')}
      </div>
      <PageSection title={t('desk-tools:window.proxy')}>
        <p>{proxy.enabled ? (proxy.server ?? '') : t('desk-tools:window.off')}</p>
        {change('proxy-off')}
      </PageSection>
      <PageSection title={t('desk-tools:window.hosts')} aside={hostsFile.length}>
        {hostsFile.length === 0 ? (
          <p className="text-ink-muted">{t('desk-tools:window.hostsEmpty')}</p>
        ) : (
          <pre className="reading overflow-x-auto leading-4.5">
            {hostsFile.map(({ address, names }) => `${address.padEnd(16)}${names.join(' ')}`).join('\n')}
          </pre>
        )}
        {change('clear-hosts-file')}
      </PageSection>
    </>
  );
}
