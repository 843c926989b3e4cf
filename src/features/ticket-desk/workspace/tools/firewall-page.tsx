import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { secondsOf } from '../../model/costs.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from './act-button.tsx';
import { Facts, PageSection } from './facts.tsx';

export interface FirewallPageProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly contents: PageContents['network.firewall'];
}

/** Who from outside comes in to a computer. */
export function FirewallPage({ contents, view, send }: FirewallPageProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { asset, host, rules, neverOpen } = contents;
  const { open } = view;
  const [remoteDesktop] = neverOpen;
  return (
    <>
      <p className="reading text-base font-medium">{host}</p>
      <PageSection title={t('desk-tools:firewall.rules')} aside={rules.length}>
        {rules.length === 0 ? (
          <p className="text-xs text-ink-muted">{t('desk-tools:firewall.none')}</p>
        ) : (
          <Facts
            rows={rules.map(({ id, port, from, change }) => [
              id,
              t('desk-tools:firewall.rule', {
                port,
                from: from === 'any' ? t('desk-tools:firewall.any') : from,
                change: change ?? t('desk-tools:firewall.noChange'),
              }),
            ])}
          />
        )}
      </PageSection>
      <Facts rows={[[t('desk-tools:firewall.never'), neverOpen.join(', ')]]} />
      <PageSection title={t('desk:tools.acts')} aside={t('desk:tools.minutes')}>
        <div className="grid grid-cols-2 gap-1.5">
          {open === null ? null : (
            <ActButton
              label={t('desk:tools.act.raise-change')}
              seconds={secondsOf('raise-change')}
              onAct={() => void send({ kind: 'raise-change', ticket: open })}
            />
          )}
          {remoteDesktop === undefined ? null : (
            <ActButton
              label={`${t('desk:tools.act.open-port')} ${remoteDesktop}`}
              seconds={secondsOf('open-port')}
              onAct={() => void send({ kind: 'open-port', asset, port: remoteDesktop })}
            />
          )}
        </div>
      </PageSection>
    </>
  );
}

export interface CataloguePageProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly contents: PageContents['catalogue.service'];
}

/** What the company offers for a wish. */
export function CataloguePage({ contents: { service, offers }, view, send }: CataloguePageProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { open } = view;
  return (
    <>
      <p className="text-base font-medium">{t(`desk-tools:catalogue.service.${service}`)}</p>
      <ul className="grid gap-1.5">
        {offers.map((offer) => (
          <li key={offer}>{t(`desk-tools:catalogue.offer.${offer}`)}</li>
        ))}
      </ul>
      {open === null ? null : (
        <PageSection title={t('desk:tools.acts')} aside={t('desk:tools.minutes')}>
          <ActButton
            label={t('desk:tools.act.raise-change')}
            seconds={secondsOf('raise-change')}
            onAct={() => void send({ kind: 'raise-change', ticket: open })}
          />
        </PageSection>
      )}
    </>
  );
}
