import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { isComputer } from '../../../../core/ticketing/world/devices.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayAndTime, lengthOf } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { DeviceActs } from './device-acts.tsx';
import { Facts, PageSection } from './facts.tsx';

const SYSTEM = {
  'windows-11': 'Windows 11',
  macos: 'macOS',
  linux: 'Linux',
  ios: 'iOS',
  android: 'Android',
} as const;

export interface DevicesPageProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly contents: PageContents['devices.asset'];
}

/** A device in device management. */
export function DevicesPage({ contents: { device, owner, certificate }, view, send }: DevicesPageProps) {
  const { t } = useTranslation('desk');
  const yesOrNo = (is: boolean): string => t(is ? 'tools.value.yes' : 'tools.value.no');
  const time = (at: number): string => dayAndTime(at, view.now);
  return (
    <>
      <p>
        <strong className="reading block text-base font-medium">{device.asset}</strong>
        <span className="text-xs text-ink-muted">
          {t(`tools.device.${device.kind}`)}, {device.model}
        </span>
      </p>
      <Facts
        rows={[
          [t('tools.field.owner'), owner === null ? t('queue.nobody') : `${owner.given} ${owner.family}`],
          [
            t('tools.field.host'),
            <span key="host" className="reading text-xs">
              {device.host}
            </span>,
          ],
          [t('tools.field.system'), SYSTEM[device.os]],
          [t('tools.field.status'), t(`tools.status.${device.status}`)],
          [
            t('tools.field.compliant'),
            device.brokenRule === null ? t('tools.value.yes') : t(`tools.rule.${device.brokenRule}`),
          ],
          ...(device.isExempt ? [[t('tools.field.exempt'), t('tools.value.yes')] as const] : []),
          [t('tools.field.encrypted'), yesOrNo(device.isEncrypted)],
          [t('tools.field.recoveryKey'), device.recoveryKeyId ?? t('tools.value.none')],
          [
            t('tools.field.certificate'),
            certificate === null
              ? t('tools.value.none')
              : t('tools.value.until', { time: time(certificate.to) }),
          ],
          [t('tools.field.managed'), t(`tools.managed.${device.managed}`)],
          [
            t('tools.field.lastSeen'),
            `${time(device.lastSeenAt)}, ${t(`tools.seenFrom.${device.lastSeenFrom}`)}`,
          ],
        ]}
      />
      <PageSection title={t('tools.field.saved')} aside={device.savedPasswords.length}>
        <ul className="grid gap-1.5">
          {device.savedPasswords.map(({ app, login, setAt, everySeconds, lastTryAt }) => (
            <li key={`${app} ${login}`}>
              <strong className="font-medium">{t(`tools.app.${app}`)}</strong>{' '}
              <span className="reading text-xs">{login}</span>
              <span className="block text-xs text-ink-muted">
                {t('tools.value.passwordOf', { time: time(setAt) })},{' '}
                {t('tools.value.every', { time: lengthOf(everySeconds), at: time(lastTryAt) })}
              </span>
            </li>
          ))}
        </ul>
        {device.savedPasswords.length === 0 ? (
          <p className="text-xs text-ink-muted">{t('tools.value.none')}</p>
        ) : null}
      </PageSection>
      <DeviceActs
        asset={device.asset}
        isUnattended={device.assignedTo === null && isComputer(device)}
        send={send}
      />
    </>
  );
}
