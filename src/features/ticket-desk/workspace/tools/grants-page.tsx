import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { secondsOf } from '../../model/costs.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from './act-button.tsx';
import { Facts, PageSection } from './facts.tsx';

export interface GrantsPageProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly contents: PageContents['cloud.grants'];
}

/** The apps that may act in somebody's name: who made them, what they may do, and since when. */
export function GrantsPage({ contents: { login, grants }, view, send }: GrantsPageProps) {
  const { t } = useTranslation('desk-tools');
  return (
    <>
      <p className="reading text-base font-medium">{login}</p>
      <PageSection title={t('grants.title')} aside={grants.length}>
        {grants.length === 0 ? (
          <p className="text-xs text-ink-muted">{t('grants.none')}</p>
        ) : (
          <ul className="grid gap-3">
            {grants.map(({ app, publisher, isVerified, allowedBy, allowedAt, permissions, revokedAt }) => (
              <li key={app} className="grid gap-1.5 border-b border-line pb-3">
                <strong className="font-medium">{app}</strong>
                <Facts
                  rows={[
                    [
                      t('grants.publisher'),
                      t(isVerified ? 'grants.verified' : 'grants.notVerified', { publisher }),
                    ],
                    [
                      t('grants.allowed'),
                      `${dayAndTime(allowedAt, view.now)}, ${t(`grants.by.${allowedBy}`)}`,
                    ],
                    [t('grants.may'), permissions.map((one) => t(`grants.permission.${one}`)).join(', ')],
                    ...(revokedAt === null
                      ? []
                      : [[t('grants.revoked'), dayAndTime(revokedAt, view.now)] as const]),
                  ]}
                />
                {revokedAt === null ? (
                  <ActButton
                    label={t('grants.revoke', { app })}
                    seconds={secondsOf('revoke-grant')}
                    onAct={() => void send({ kind: 'revoke-grant', login, app })}
                  />
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </PageSection>
    </>
  );
}
