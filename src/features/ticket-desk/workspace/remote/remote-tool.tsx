import { MonitorUp } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { secondsOf } from '../../model/costs.ts';
import { clockTime, costOf } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { Console } from './console.tsx';
import { Desktop } from './desktop.tsx';

export interface RemoteToolProps extends PanelProps {
  readonly isPhone: boolean;
}

/** Working on somebody's computer: consent first, then its console and its windows. */
export function RemoteTool(props: RemoteToolProps) {
  const { t } = useTranslation('desk-tools');
  const { view } = props;
  const sessions = view.remote.filter(({ ticket }) => ticket === view.open);
  const session = sessions.at(-1);
  if (session === undefined) return <Consent {...props} />;
  return (
    // Where windows stand below the console, the dock scrolls: in what a call leaves of a phone, a window would be a slit.
    <div className="@container flex min-h-0 grow flex-col max-[79.99875rem]:shrink-0">
      <p className="flex flex-wrap items-center gap-x-3 border-b border-line px-4 py-2 text-xs text-ink-muted">
        <strong className="reading text-[0.8125rem] font-medium text-ink">{session.host}</strong>
        <span className="reading">{session.asset}</span>
        {t(session.contact === null ? 'remote.unattended' : 'remote.allowed', {
          time: clockTime(session.allowedAt),
        })}
      </p>
      <div className="grid min-h-0 grow content-start @min-[50rem]:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] @min-[50rem]:grid-rows-[minmax(0,1fr)] @min-[50rem]:content-stretch">
        <Console key={session.asset} {...props} session={session} />
        <Desktop key={`${session.asset} windows`} {...props} session={session} />
      </div>
    </div>
  );
}

function Consent({ view, send }: PanelProps) {
  const { t } = useTranslation('desk-tools');
  const talking = view.contacts.filter(({ ticket, status }) => ticket === view.open && status === 'active');
  return (
    <div className="grid content-start gap-3 px-4 py-4 text-[0.8125rem] leading-5">
      <p className="text-ink-muted">{t('remote.consentText')}</p>
      {talking.length === 0 ? <p>{t('remote.talkFirst')}</p> : null}
      {talking.length === 0 ? <p className="text-ink-muted">{t('remote.nobody')}</p> : null}
      {talking.map(({ id }) => (
        <Button
          key={id}
          variant="secondary"
          size="sm"
          className="justify-between max-[59.99875rem]:min-h-11"
          onClick={() => void send({ kind: 'ask-remote-consent', contact: id })}
        >
          <MonitorUp aria-hidden="true" />
          {t('remote.ask')}
          <span className="text-xs font-normal text-ink-faint">
            {costOf(secondsOf('ask-remote-consent'))}
          </span>
        </Button>
      ))}
    </div>
  );
}
