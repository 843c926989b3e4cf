import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { PageSection } from './facts.tsx';
import { LogTable } from './log-table.tsx';
import { PersonHead } from './person-head.tsx';

export interface CalendarPageProps extends Pick<PanelProps, 'view'> {
  readonly contents: PageContents['calendar.person'];
}

/** What of somebody's calendar others may see. */
export function CalendarPage({ contents: { person, appointments }, view }: CalendarPageProps) {
  const { t } = useTranslation('desk-tools');
  const time = (at: number): string => dayAndTime(at, view.now);
  return (
    <>
      <PersonHead person={person} />
      <PageSection title={t('calendar.entries')} aside={appointments.length}>
        <LogTable
          caption={t('calendar.entries')}
          columns={[t('calendar.from'), t('calendar.to'), t('calendar.what')]}
          rows={appointments.map(({ from, to, kind }) => [time(from), time(to), t(`calendar.kind.${kind}`)])}
          empty={t('calendar.none')}
        />
      </PageSection>
    </>
  );
}
