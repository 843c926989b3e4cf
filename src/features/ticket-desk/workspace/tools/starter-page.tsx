import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { companyOf } from '../../../../core/ticketing/world/company.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { secondsOf } from '../../model/costs.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from './act-button.tsx';
import { ActButtons } from './act-buttons.tsx';
import { Facts, PageSection } from './facts.tsx';
import { GroupForm } from './group-form.tsx';

export interface StarterPageProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly contents: PageContents['onboarding.form'];
}

/** The form of somebody who begins, the account that they have, and the account that they can be given. */
export function StarterPage({ contents: { starter, account, stock }, view, send }: StarterPageProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { given, family, login, department, manager, startsAt, model, laptop } = starter;
  const boss = companyOf(view.companySeed).byId.get(manager);
  return (
    <>
      <p className="text-base font-medium">
        {given} {family}
      </p>
      <Facts
        rows={[
          [t('tools.field.login'), login],
          [t('desk-tools:starter.department'), t(`desk-tools:department.${department}`)],
          [t('tools.field.manager'), boss === undefined ? manager : `${boss.given} ${boss.family}`],
          [
            t('desk-tools:starter.startsAt'),
            startsAt === null ? t('desk-tools:starter.notFilled') : dayAndTime(startsAt, view.now),
          ],
          [t('desk-tools:starter.likeWhom'), model],
          [t('desk-tools:starter.laptop'), laptop ?? t('tools.value.none')],
        ]}
      />
      <PageSection title={t('tools.field.account')}>
        {account === null ? (
          <>
            <p className="text-xs text-ink-muted">{t('desk-tools:starter.noAccount')}</p>
            <div className="grid gap-1.5">
              <ActButton
                label={t('desk-tools:starter.byRole')}
                seconds={secondsOf('create-account')}
                onAct={() => void send({ kind: 'create-account', starter: starter.id, template: 'role' })}
              />
              <ActButton
                label={t('desk-tools:starter.asCopy', { model })}
                seconds={secondsOf('create-account')}
                onAct={() => void send({ kind: 'create-account', starter: starter.id, template: 'copy' })}
              />
            </div>
          </>
        ) : (
          <Facts
            rows={[
              [t('tools.field.login'), account.login],
              [
                t('tools.field.account'),
                t(account.isEnabled ? 'tools.value.enabled' : 'tools.value.disabled'),
              ],
              [t('tools.field.groups'), account.groups.join(', ')],
              [t('tools.field.licences'), account.licences.join(', ') || t('tools.value.none')],
            ]}
          />
        )}
      </PageSection>
      {account === null ? null : (
        <>
          <ActButtons
            login={account.login}
            acts={[
              account.isEnabled ? 'disable-account' : 'enable-account',
              'reset-password',
              'assign-licence',
            ]}
            send={send}
          />
          <GroupForm login={account.login} send={send} />
        </>
      )}
      <PageSection title={t('desk-tools:starter.laptop')}>
        <div className="grid gap-1.5">
          {stock.map((free) => (
            <ActButton
              key={free.asset}
              label={t('desk-tools:starter.reserve', free)}
              seconds={secondsOf('reserve-laptop')}
              onAct={() => void send({ kind: 'reserve-laptop', starter: starter.id, asset: free.asset })}
            />
          ))}
        </div>
      </PageSection>
    </>
  );
}
