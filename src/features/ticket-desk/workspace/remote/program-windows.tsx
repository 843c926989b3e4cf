import { Globe } from 'lucide-react';
import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { secondsOf } from '../../model/costs.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from '../tools/act-button.tsx';
import { Facts, PageSection } from '../tools/facts.tsx';
import { LogTable } from '../tools/log-table.tsx';

interface Shows<Page extends keyof PageContents> {
  readonly contents: PageContents[Page];
}

/** What the clock shows, and who sets it. */
export function ClockWindow({
  contents: { asset, shows, source, lastSync },
  now,
  send,
}: Shows<'remote.clock'> & Pick<PanelProps, 'send'> & { readonly now: number }) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  return (
    <>
      <Facts
        rows={[
          [t('desk-tools:window.clockShows'), dayAndTime(shows, now)],
          [t('desk-tools:window.clockSource'), source],
          [
            t('desk-tools:window.clockSync'),
            lastSync === null ? t('tools.value.never') : dayAndTime(lastSync, now),
          ],
        ]}
      />
      {(['clock-automatic', 'clock-from-domain'] as const).map((setting) => (
        <ActButton
          key={setting}
          label={t(`desk-tools:setting.${setting}`)}
          seconds={secondsOf('change-setting')}
          onAct={() => void send({ kind: 'change-setting', asset, setting })}
        />
      ))}
    </>
  );
}

/** The browser at the page that it is at, and the certificate that the page shows. */
export function BrowserWindow({
  contents: { asset, page, shows, certificate, setup },
  now,
  send,
}: Shows<'remote.browser'> & Pick<PanelProps, 'send'> & { readonly now: number }) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  return (
    <>
      <p className="reading flex items-center gap-2 rounded-md border border-line bg-sunken px-2.5 py-1.5 wrap-anywhere">
        <Globe aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
        {page}
      </p>
      <p className="grid min-h-20 content-center gap-1 rounded-md border border-line px-3 py-4">
        <strong className="text-sm font-semibold">{t(`desk-tools:browser.${shows}.title`)}</strong>
        <span className="text-ink-muted">{t(`desk-tools:browser.${shows}.text`)}</span>
      </p>
      {certificate === null ? null : (
        <Facts
          rows={[
            [t('desk-tools:browser.certificate.name'), certificate.name],
            [t('desk-tools:browser.certificate.issuer'), certificate.issuer],
            [t('desk-tools:browser.certificate.from'), dayAndTime(certificate.from, now)],
            [t('desk-tools:browser.certificate.to'), dayAndTime(certificate.to, now)],
            [
              t('desk-tools:browser.certificate.trusted'),
              t(certificate.isTrusted ? 'tools.value.yes' : 'tools.value.no'),
            ],
          ]}
        />
      )}
      <Facts
        rows={[
          [t('desk-tools:browser.allowed'), setup.allowed.join(', ') || t('tools.value.none')],
          [t('desk-tools:browser.extensions'), setup.extensions.join(', ') || t('tools.value.none')],
          [t('desk-tools:browser.startsWith'), setup.startsWith],
        ]}
      />
      <div className="grid gap-1.5">
        {(['block-notifications', 'remove-extension', 'reset-start-page'] as const).map((setting) => (
          <ActButton
            key={setting}
            label={t(`desk-tools:setting.${setting}`)}
            seconds={secondsOf('change-setting')}
            onAct={() => void send({ kind: 'change-setting', asset, setting })}
          />
        ))}
      </div>
    </>
  );
}

/** The mail client's state, and the programs that are installed. */
export function MailWindow({
  contents: { asset, account, state, profile, passwordSavedAt, programs },
  now,
  send,
}: Shows<'remote.mail'> & Pick<PanelProps, 'send'> & { readonly now: number }) {
  const { t } = useTranslation('desk-tools');
  return (
    <>
      <Facts
        rows={[
          [t('window.account'), account],
          [t('window.status'), t(`window.mail.${state}`)],
          [t('window.profile'), t(`window.mailProfile.${profile}`)],
          [
            t('window.passwordSaved'),
            passwordSavedAt === null ? t('window.passwordNone') : dayAndTime(passwordSavedAt, now),
          ],
        ]}
      />
      {(['mail-online', 'new-mail-profile'] as const).map((setting) => (
        <ActButton
          key={setting}
          label={t(`setting.${setting}`)}
          seconds={secondsOf('change-setting')}
          onAct={() => void send({ kind: 'change-setting', asset, setting })}
        />
      ))}
      <PageSection title={t('window.programs')} aside={programs.length}>
        <LogTable
          caption={t('window.programs')}
          columns={[t('window.name'), t('window.version'), t('window.publisher')]}
          rows={programs.map(({ name, version, publisher }) => [name, version, publisher])}
          empty={t('window.nothing')}
        />
      </PageSection>
    </>
  );
}
