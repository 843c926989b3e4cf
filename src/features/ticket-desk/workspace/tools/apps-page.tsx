import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { Facts, PageSection } from './facts.tsx';

export interface AppsPageProps extends Pick<PanelProps, 'view'> {
  readonly contents: PageContents['devices.apps'];
}

/** Sizes of mobile data, as phones show them. */
function dataOf(megabytes: number): string {
  return megabytes >= 1024 ? `${(megabytes / 1024).toFixed(1)} GB` : `${megabytes} MB`;
}

/** What device management knows of the apps of a phone, and of what they send and receive. */
export function AppsPage({ contents: { device, software }, view }: AppsPageProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { allowsUnknownSources, isRooted, hotspotMb, apps } = software;
  const yesOrNo = (is: boolean): string => t(is ? 'tools.value.yes' : 'tools.value.no');
  return (
    <>
      <p>
        <strong className="reading block text-base font-medium">{device.asset}</strong>
        <span className="text-xs text-ink-muted">{device.model}</span>
      </p>
      <Facts
        rows={[
          [
            t('desk-tools:apps.unknownSources'),
            t(allowsUnknownSources ? 'desk-tools:apps.on' : 'desk-tools:apps.off'),
          ],
          [t('desk-tools:apps.rooted'), yesOrNo(isRooted)],
          [t('desk-tools:apps.hotspot'), dataOf(hotspotMb)],
        ]}
      />
      <PageSection title={t('desk-tools:apps.list')} aside={apps.length}>
        <ul className="grid gap-1.5">
          {apps
            .toSorted((left, right) => right.dataMb - left.dataMb)
            .map(({ name, source, installedAt, isAdmin, dataMb }) => (
              <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
                <strong className="font-medium">{name}</strong>
                <span className="reading text-xs">{dataOf(dataMb)}</span>
                <span className="col-span-2 text-xs text-ink-muted">
                  {[
                    t(`desk-tools:apps.source.${source}`),
                    dayAndTime(installedAt, view.now),
                    ...(isAdmin ? [t('desk-tools:apps.admin')] : []),
                  ].join(', ')}
                </span>
              </li>
            ))}
        </ul>
      </PageSection>
    </>
  );
}
