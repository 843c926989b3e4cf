import { CircleX, Info, TriangleAlert } from 'lucide-react';
import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { secondsOf } from '../../model/costs.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from '../tools/act-button.tsx';
import { Facts, PageSection } from '../tools/facts.tsx';
import { LogTable, Whole } from '../tools/log-table.tsx';

interface Shows<Page extends keyof PageContents> {
  readonly contents: PageContents[Page];
}

const MB_PER_GB = 1024;
const gigabytes = (mb: number): string => `${(mb / MB_PER_GB).toFixed(1)} GB`;

/** What stands on the button of a service that runs, and of one that does not. */
const SERVICE_ACT = { running: 'stop', stopped: 'start' } as const;

/** Services, each to be started or stopped by the command for it, and the processes that run. */
export function ServicesWindow({
  contents: { asset, services, processes, frequencyPercent },
  send,
}: Shows<'remote.services'> & Pick<PanelProps, 'send'>) {
  const { t } = useTranslation('desk-tools');
  return (
    <>
      <LogTable
        caption={t('desktop.window.services')}
        columns={[t('window.name'), t('window.status'), t('window.startup'), t('window.serviceAct')]}
        rows={services.map(({ name, display, state, start }) => [
          display,
          <Whole key="state">{t(`window.service.${state}`)}</Whole>,
          <Whole key="start">{t(`window.start.${start}`)}</Whole>,
          start === 'disabled' ? (
            ''
          ) : (
            <Button
              key={name}
              variant="secondary"
              size="sm"
              className="min-h-7 px-2 text-xs whitespace-nowrap max-[59.99875rem]:min-h-11"
              aria-label={t(`window.${SERVICE_ACT[state]}Service`, { service: display })}
              onClick={() =>
                void send({ kind: 'run-console', asset, line: `net ${SERVICE_ACT[state]} ${name}` })
              }
            >
              {t(`window.${SERVICE_ACT[state]}It`)}
            </Button>
          ),
        ])}
        empty={t('window.nothing')}
      />
      <PageSection title={t('window.processes')} aside={processes.length}>
        <Facts rows={[[t('window.frequency'), `${frequencyPercent} %`]]} />
        <LogTable
          caption={t('window.processes')}
          columns={[t('window.name'), 'PID', 'CPU', t('window.memory')]}
          rows={processes
            .toSorted((left, right) => right.cpu - left.cpu)
            .map(({ image, pid, cpu, memoryKb }) => [
              image,
              String(pid),
              `${cpu} %`,
              `${Math.round(memoryKb / MB_PER_GB)} MB`,
            ])}
          empty={t('window.nothing')}
        />
        {(['startup-off', 'scan-at-night'] as const).map((setting) => (
          <ActButton
            key={setting}
            label={t(`setting.${setting}`)}
            seconds={secondsOf('change-setting')}
            onAct={() => void send({ kind: 'change-setting', asset, setting })}
          />
        ))}
      </PageSection>
    </>
  );
}

const LEVEL_ICON = {
  critical: CircleX,
  error: CircleX,
  warning: TriangleAlert,
  information: Info,
} as const;

/** The event log, the newest entry first; the computer wrote it in its own words. */
export function EventsWindow({
  contents: { events },
  now,
}: Shows<'remote.events'> & { readonly now: number }) {
  const { t } = useTranslation('desk-tools');
  if (events.length === 0) return <p className="text-ink-muted">{t('window.nothing')}</p>;
  return (
    <ul className="grid gap-2">
      {events.map(({ at, level, log, source, id, message }, index) => {
        const Icon = LEVEL_ICON[level];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries of a log have no id, and two may be alike
          <li key={index} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2 border-b border-line pb-2">
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-4 ${level === 'information' ? 'text-probe' : level === 'warning' ? 'text-standby' : 'text-fault'}`}
            />
            <p>
              <strong className="font-medium">
                {t(`window.level.${level}`)}, {source} {id}
              </strong>{' '}
              <span className="reading text-ink-muted">
                {log}, {dayAndTime(at, now)}
              </span>
              <span lang="en" className="block">
                {message}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** Device manager: devices, their drivers and codes. */
export function DevicesWindow({
  contents: { drivers },
  now,
}: Shows<'remote.devices'> & { readonly now: number }) {
  const { t } = useTranslation('desk-tools');
  return (
    <LogTable
      caption={t('desktop.window.devices')}
      columns={[t('window.name'), t('window.status'), t('window.driver')]}
      rows={drivers.map(({ device, state, code, version, installed }) => [
        device,
        code === 0 ? t(`window.device.${state}`) : `${t(`window.device.${state}`)} (${code})`,
        `${version}, ${dayAndTime(installed, now)}`,
      ])}
      empty={t('window.nothing')}
    />
  );
}

/** Disks, volumes and mapped drives. */
export function DisksWindow({ contents, send }: Shows<'remote.disks'> & Pick<PanelProps, 'send'>) {
  const { t } = useTranslation('desk-tools');
  const { asset, disks, volumes, drives } = contents;
  return (
    <>
      <LogTable
        caption={t('window.disks')}
        columns={[
          t('window.disk'),
          t('window.size'),
          t('window.health'),
          t('window.pending'),
          t('window.crc'),
        ]}
        rows={disks.map(({ model, sizeMb, health, pendingSectors, crcErrors }) => [
          model,
          gigabytes(sizeMb),
          t(`window.diskHealth.${health}`),
          String(pendingSectors),
          String(crcErrors),
        ])}
        empty={t('window.nothing')}
      />
      <LogTable
        caption={t('window.volumes')}
        columns={[t('window.volume'), t('window.free'), t('window.size')]}
        rows={volumes.map(({ mount, label, freeMb, sizeMb }) => [
          `${mount} ${label}`,
          gigabytes(freeMb),
          gigabytes(sizeMb),
        ])}
        empty={t('window.nothing')}
      />
      <ActButton
        label={t('setting.clean-disk')}
        seconds={secondsOf('change-setting')}
        onAct={() => void send({ kind: 'change-setting', asset, setting: 'clean-disk' })}
      />
      <PageSection title={t('window.drives')} aside={drives.length}>
        <LogTable
          caption={t('window.drives')}
          columns={[t('window.drive'), t('window.path'), t('window.status')]}
          rows={drives.map(({ letter, unc, state }) => [
            letter,
            unc,
            t(`window.driveState.${state}` as never),
          ])}
          empty={t('window.nothing')}
        />
        <ActButton
          label={t('setting.map-home-drive')}
          seconds={secondsOf('change-setting')}
          onAct={() => void send({ kind: 'change-setting', asset, setting: 'map-home-drive' })}
        />
      </PageSection>
    </>
  );
}

/** Saved passwords of Windows: what for and of whom, never the password. Removing one types the command for it. */
export function CredentialsWindow({
  contents: { asset, credentials },
  send,
}: Shows<'remote.credentials'> & Pick<PanelProps, 'send'>) {
  const { t } = useTranslation('desk-tools');
  if (credentials.length === 0) return <p className="text-ink-muted">{t('window.noCredentials')}</p>;
  return (
    <ul className="grid gap-2">
      {credentials.map(({ target, kind, user }) => (
        <li key={`${target} ${user}`} className="grid gap-1.5">
          <p>
            <strong className="reading font-medium">{target}</strong>
            <span className="block text-ink-muted">
              {kind}, {user}
            </span>
          </p>
          <ActButton
            label={t('window.removeCredential', { target })}
            seconds={30}
            onAct={() => void send({ kind: 'run-console', asset, line: `cmdkey /delete:${target}` })}
          />
        </li>
      ))}
    </ul>
  );
}
