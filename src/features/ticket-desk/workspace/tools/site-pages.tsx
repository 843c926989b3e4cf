import { SECONDS_PER_HOUR } from '../../../../core/kernel/time.ts';
import type { DeskCommand } from '../../../../core/ticketing/model/commands.ts';
import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { secondsOf } from '../../model/costs.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from './act-button.tsx';
import { Facts, PageSection } from './facts.tsx';

type SitePageProps = Pick<PanelProps, 'view' | 'send'>;

export interface WanPageProps extends SitePageProps {
  readonly contents: PageContents['network.wan'];
}

/** How a site is connected: its lines, the modem in its router, and the newest change. */
export function WanPage({ contents, view, send }: WanPageProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { building, circuits, modem, power, lastChange, vendorCase, isOnHotspot } = contents;
  const { open } = view;
  return (
    <>
      <p className="text-base font-medium">{t(`desk:site.${building}`)}</p>
      <PageSection title={t('desk-tools:wan.circuits')} aside={circuits.length}>
        <Facts
          rows={circuits.map(({ id, provider, signal }) => [
            id,
            `${t(`desk-tools:wan.signal.${signal}`)}, ${provider}`,
          ])}
        />
      </PageSection>
      <Facts
        rows={[
          [t('desk-tools:wan.modem'), t(`desk-tools:wan.modemIs.${modem}`)],
          [t('desk-tools:wan.power'), t(`desk-tools:wan.powerIs.${power ?? 'unknown'}`)],
          [t('desk-tools:wan.change'), `${lastChange.reference}, ${dayAndTime(lastChange.at, view.now)}`],
          [
            t('desk-tools:wan.case'),
            vendorCase === null
              ? t('desk-tools:wan.none')
              : `${vendorCase.reference}, ${t(`desk-tools:wan.answer.${vendorCase.answer}`)}`,
          ],
          [t('desk-tools:wan.hotspot'), t(isOnHotspot ? 'desk-tools:wan.inUse' : 'desk-tools:wan.none')],
        ]}
      />
      {open === null ? null : (
        <PageSection title={t('desk:tools.acts')} aside={t('desk:tools.minutes')}>
          <ActButton
            label={t('desk:tools.act.open-vendor-case')}
            seconds={secondsOf('open-vendor-case')}
            onAct={() => void send({ kind: 'open-vendor-case', ticket: open, building })}
          />
        </PageSection>
      )}
    </>
  );
}

export interface StatusPageProps extends SitePageProps {
  readonly contents: PageContents['status.site'];
}

/** When an outage is said to be over by whoever likes to promise. */
const PROMISED = 2 * SECONDS_PER_HOUR;

/** What everybody can read about a site, and whether the major incident manager leads. */
export function StatusPage({ contents: { building, notices, majorSince }, view, send }: StatusPageProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { open } = view;
  const posts: readonly (readonly [string, DeskCommand])[] = [
    ['investigating', { kind: 'post-notice', building, message: 'investigating' }],
    ['cause-known', { kind: 'post-notice', building, message: 'cause-known' }],
    ['promise', { kind: 'post-notice', building, message: 'cause-known', until: PROMISED }],
    ['restored', { kind: 'post-notice', building, message: 'restored' }],
  ];
  return (
    <>
      <p className="text-base font-medium">{t(`desk:site.${building}`)}</p>
      <Facts
        rows={[
          [
            t('desk-tools:status.major'),
            majorSince === null ? t('desk-tools:status.notDeclared') : dayAndTime(majorSince, view.now),
          ],
        ]}
      />
      <PageSection title={t('desk-tools:status.notices')} aside={notices.length}>
        {notices.length === 0 ? (
          <p className="text-xs text-ink-muted">{t('desk-tools:status.nothing')}</p>
        ) : (
          <Facts
            rows={notices.map(({ at, message, until }) => [
              dayAndTime(at, view.now),
              until === null
                ? t(`desk-tools:status.message.${message}`)
                : t(`desk-tools:status.${message === 'investigating' ? 'nextWord' : 'until'}`, {
                    time: dayAndTime(until, view.now),
                  }),
            ])}
          />
        )}
      </PageSection>
      <PageSection title={t('desk:tools.acts')} aside={t('desk:tools.minutes')}>
        <div className="grid grid-cols-2 gap-1.5">
          {open === null ? null : (
            <ActButton
              label={t('desk:tools.act.declare-major')}
              seconds={secondsOf('declare-major')}
              onAct={() => void send({ kind: 'declare-major', ticket: open, building })}
            />
          )}
          {open === null ? null : (
            <ActButton
              label={t('desk:tools.act.book-review')}
              seconds={secondsOf('book-review')}
              onAct={() => void send({ kind: 'book-review', ticket: open })}
            />
          )}
          {posts.map(([name, command]) => (
            <ActButton
              key={name}
              label={t(`desk-tools:status.post.${name}` as never)}
              seconds={secondsOf('post-notice')}
              onAct={() => void send(command)}
            />
          ))}
        </div>
      </PageSection>
    </>
  );
}
