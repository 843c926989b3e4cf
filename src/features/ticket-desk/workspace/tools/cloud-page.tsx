import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { secondsOf } from '../../model/costs.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from './act-button.tsx';
import { ActButtons } from './act-buttons.tsx';
import { Facts, PageSection } from './facts.tsx';
import { LogTable } from './log-table.tsx';

export interface CloudPageProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly contents: PageContents['cloud.sign-ins'];
}

/** Sign-ins to the cloud and how they are approved. */
export function CloudPage({ contents, view, send }: CloudPageProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { login, signIns, authenticators, hasSelfService, accessPassUntil, licences } = contents;
  const time = (at: number): string => dayAndTime(at, view.now);
  const hasPass = accessPassUntil !== null && accessPassUntil > view.now;
  return (
    <>
      <p className="reading text-base font-medium">{login}</p>
      <Facts
        rows={[
          [
            t('tools.field.authenticator'),
            authenticators
              .map(({ phone, registeredAt }) =>
                t('tools.value.registered', { phone, time: time(registeredAt) }),
              )
              .join('; ') || t('tools.value.none'),
          ],
          [
            t('tools.field.selfService'),
            t(hasSelfService ? 'tools.value.enrolled' : 'tools.value.notEnrolled'),
          ],
          [
            t('tools.field.accessPass'),
            hasPass ? t('tools.value.until', { time: time(accessPassUntil) }) : t('tools.value.none'),
          ],
          [t('tools.field.licences'), licences.join(', ') || t('tools.value.none')],
        ]}
      />
      <PageSection title={t('tools.field.signIns')} aside={signIns.length}>
        <LogTable
          caption={t('tools.field.signIns')}
          columns={[
            t('tools.field.time'),
            t('tools.field.app'),
            t('tools.field.from'),
            t('tools.field.result'),
          ]}
          rows={signIns
            .toReversed()
            .map(({ at, app, from, place, result }) => [
              time(at),
              t(`tools.app.${app}`),
              `${from} ${place}`,
              t(`tools.result.${result}`),
            ])}
          empty={t('tools.signInsNone')}
        />
      </PageSection>
      {authenticators.length === 0 ? null : (
        <div className="grid gap-1.5">
          {authenticators.map(({ phone }) => (
            <ActButton
              key={phone}
              label={t('desk-tools:cloud.removeOn', { phone })}
              seconds={secondsOf('remove-authenticator')}
              onAct={() => void send({ kind: 'remove-authenticator', login, phone })}
            />
          ))}
        </div>
      )}
      <ActButtons
        login={login}
        acts={[
          'assign-licence',
          'assign-pdf-licence',
          'remove-licence',
          'end-sessions',
          'issue-access-pass',
          'remove-authenticator',
        ]}
        send={send}
      />
    </>
  );
}
