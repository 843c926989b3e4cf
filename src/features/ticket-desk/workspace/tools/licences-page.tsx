import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { secondsOf } from '../../model/costs.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from './act-button.tsx';
import { Facts, PageSection } from './facts.tsx';

export interface LicencesPageProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly contents: PageContents['cloud.licences'];
}

/** A pool of licences: how many there are, and which disabled accounts still hold one. */
export function LicencesPage({ contents, view, send }: LicencesPageProps) {
  const { t } = useTranslation('desk');
  const { licence, bought, assigned, unused } = contents;
  return (
    <>
      <p className="reading text-base font-medium">{licence}</p>
      <Facts
        rows={[
          [t('tools.field.bought'), String(bought)],
          [t('tools.field.assigned'), String(assigned)],
        ]}
      />
      <PageSection title={t('tools.field.unused')} aside={unused.length}>
        <ul className="grid gap-1.5">
          {unused.map(({ login, lastSignInAt }) => (
            <li key={login} className="grid gap-1">
              <span>
                <span className="reading">{login}</span>
                <span className="block text-xs text-ink-muted">
                  {t('tools.field.lastSignIn')}: {dayAndTime(lastSignInAt, view.now)}
                </span>
              </span>
              <ActButton
                label={`${t('tools.act.remove-licence')}: ${login}`}
                seconds={secondsOf('remove-licence')}
                onAct={() => void send({ kind: 'remove-licence', login })}
              />
            </li>
          ))}
        </ul>
        {unused.length === 0 ? <p className="text-xs text-ink-muted">{t('tools.value.none')}</p> : null}
      </PageSection>
    </>
  );
}
