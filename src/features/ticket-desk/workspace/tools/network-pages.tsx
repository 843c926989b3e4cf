import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { secondsOf } from '../../model/costs.ts';
import { costOf, dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { Facts, PageSection } from './facts.tsx';
import { LogTable } from './log-table.tsx';

export interface ScopePageProps {
  readonly contents: PageContents['network.scope'];
}

/** The addresses of a floor: how many are free, who holds the others, and what the server answers. */
export function ScopePage({ contents }: ScopePageProps) {
  const { t } = useTranslation('desk');
  const { floor, network, server, from, size, inUse, held, kept, asked, offered, otherServer } = contents;
  return (
    <>
      <p className="reading text-base font-medium">{floor}</p>
      <Facts
        rows={[
          [t('tools.field.networkAddress'), network],
          [t('tools.field.dhcpServer'), server],
          [t('tools.field.firstAddress'), from],
          [t('tools.field.inUse'), t('tools.value.ofAll', { count: inUse, all: size })],
          [t('tools.field.kept'), String(kept)],
          [t('tools.field.requests'), String(asked)],
          [t('tools.field.answered'), String(offered)],
          [
            t('tools.field.otherServer'),
            otherServer === null ? t('tools.value.none') : t('tools.value.otherServerAt', otherServer),
          ],
        ]}
      />
      <PageSection title={t('tools.field.heldBy')} aside={inUse}>
        <Facts rows={held.map(({ by, count }) => [t(`tools.holder.${by}`), String(count)])} />
      </PageSection>
    </>
  );
}

export interface NetworkSitePageProps extends Pick<PanelProps, 'send'> {
  readonly contents: PageContents['network.site'];
}

/** What the network of a site is made of. */
export function NetworkSitePage({
  contents: { building, switches, accessPoints },
  send,
}: NetworkSitePageProps) {
  const { t } = useTranslation('desk');
  return (
    <>
      <p className="text-base font-medium">{t(`site.${building}`)}</p>
      <PageSection title={t('tools.field.switches')} aside={switches.length}>
        <Facts rows={switches.map(({ id, state }) => [id, t(`tools.switchState.${state}`)])} />
      </PageSection>
      <PageSection title={t('tools.field.accessPoints')} aside={accessPoints.length}>
        <LogTable
          caption={t('tools.field.accessPoints')}
          columns={[
            t('tools.field.accessPoint'),
            t('tools.field.place'),
            t('tools.field.status'),
            t('tools.field.channel'),
            t('tools.field.clients'),
            t('tools.field.busy'),
          ]}
          rows={accessPoints.map(({ id, place, state, channel, clients, busyPercent }) => [
            id,
            place,
            t(`tools.pointState.${state}`),
            String(channel),
            String(clients),
            t('tools.value.percent', { count: busyPercent }),
          ])}
          empty={t('tools.value.none')}
        />
      </PageSection>
      <PageSection title={t('tools.act.restart-access-point')} aside={t('tools.minutes')}>
        <div className="grid grid-cols-2 gap-1.5">
          {accessPoints.map(({ id }) => (
            <Button
              key={id}
              variant="secondary"
              size="sm"
              className="min-h-8 justify-between px-2.5 text-start text-[0.8125rem] leading-4 max-[59.99875rem]:min-h-11"
              aria-label={t('tools.actFor', {
                act: `${t('tools.act.restart-access-point')} ${id}`,
                time: costOf(secondsOf('restart-access-point')),
              })}
              onClick={() => void send({ kind: 'restart-access-point', accessPoint: id })}
            >
              {id}
              <span className="reading text-2xs font-normal text-ink-faint">
                {secondsOf('restart-access-point') / 60}
              </span>
            </Button>
          ))}
        </div>
      </PageSection>
    </>
  );
}

export interface SiteTicketsPageProps extends Pick<PanelProps, 'view'> {
  readonly contents: PageContents['record.site'];
}

/** What colleagues work on from a site. */
export function SiteTicketsPage({ contents: { building, tickets }, view }: SiteTicketsPageProps) {
  const { t } = useTranslation('desk');
  return (
    <>
      <p className="text-base font-medium">{t(`site.${building}`)}</p>
      <PageSection title={t('tools.field.openTickets')} aside={tickets.length}>
        <LogTable
          caption={t('tools.field.openTickets')}
          columns={[t('tools.field.time'), t('tools.field.ticketNumber'), t('ticket.category')]}
          rows={tickets
            .toReversed()
            .map(({ openedAt, number, subcategory }) => [
              dayAndTime(openedAt, view.now),
              number,
              t(`subcategory.${subcategory}`),
            ])}
          empty={t('tools.value.none')}
        />
      </PageSection>
    </>
  );
}
