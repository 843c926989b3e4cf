import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButtons } from './act-buttons.tsx';
import { PageSection } from './facts.tsx';
import { LogTable } from './log-table.tsx';

export interface LockoutsPageProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly contents: PageContents['lockouts.account'];
}

/** Wrong passwords and lockouts of an account, and which computer asked. */
export function LockoutsPage({ contents: { login, events }, view, send }: LockoutsPageProps) {
  const { t } = useTranslation('desk');
  return (
    <>
      <p className="reading text-base font-medium">{login}</p>
      <PageSection title={t('tools.field.events')} aside={events.length}>
        <LogTable
          caption={t('tools.field.events')}
          columns={[t('tools.field.time'), t('tools.field.event'), t('tools.field.caller')]}
          rows={events
            .toReversed()
            .map(({ at, event, caller }) => [dayAndTime(at, view.now), t(`tools.event.${event}`), caller])}
          empty={t('tools.eventsNone')}
        />
      </PageSection>
      <ActButtons login={login} acts={['unlock-account']} send={send} />
    </>
  );
}
