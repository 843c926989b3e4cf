import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { Facts } from './facts.tsx';

export interface ActivityPageProps extends Pick<PanelProps, 'view'> {
  readonly contents: PageContents['shares.activity'];
}

/** What the file server counts on a share: files that get another ending, from where, and in whose name. */
export function ActivityPage({ contents: { share, activity, person }, view }: ActivityPageProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  return (
    <>
      <p className="text-base font-medium">{share}</p>
      {activity === null ? (
        <p className="text-xs text-ink-muted">{t('desk-tools:activity.quiet')}</p>
      ) : (
        <Facts
          rows={[
            [
              t('desk-tools:activity.renamed'),
              t('desk-tools:activity.renamedTo', {
                renamed: activity.renamed,
                ending: activity.ending,
                perMinute: activity.perMinute,
              }),
            ],
            [t('desk-tools:activity.since'), dayAndTime(activity.since, view.now)],
            [
              t('desk-tools:activity.state'),
              t(activity.endedAt === null ? 'desk-tools:activity.running' : 'desk-tools:activity.still'),
            ],
            [t('desk-tools:activity.from'), t(`desk-tools:activity.of.${activity.from}`)],
            [
              t('desk:tools.field.host'),
              <span key="host" className="reading text-xs">
                {activity.host}
              </span>,
            ],
            [
              t('desk:tools.field.login'),
              person === null ? activity.login : `${activity.login}, ${person.given} ${person.family}`,
            ],
            [t('desk-tools:activity.backup'), t('desk-tools:activity.backupAt')],
          ]}
        />
      )}
    </>
  );
}
