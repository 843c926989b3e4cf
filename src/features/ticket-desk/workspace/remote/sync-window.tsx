import { CircleCheck, CircleX, RefreshCw } from 'lucide-react';
import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { LONGEST_PATH } from '../../../../core/ticketing/world/sync-client.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { readersLanguage } from '../../../../lib/format.ts';
import { Facts, PageSection } from '../tools/facts.tsx';

export interface SyncWindowProps {
  readonly contents: PageContents['remote.sync'];
}

const MB_PER_GB = 1024;

/** The client that keeps a folder and the cloud alike: who is signed in, what waits, and at which item. */
export function SyncWindow({ contents: { account, pending, item, freeMb, state } }: SyncWindowProps) {
  const { t } = useTranslation('desk-tools');
  // What it says of itself; the item that cannot be uploaded has the cross.
  const Icon = state === 'stuck' || state === 'uploading' ? RefreshCw : CircleCheck;
  return (
    <>
      <p className="flex items-center gap-2">
        <Icon aria-hidden="true" className="size-4 text-probe" />
        <strong className="font-medium">{t(`sync.status.${state}`)}</strong>
      </p>
      <Facts
        rows={[
          [t('sync.account'), account ?? t('sync.nobody')],
          [t('sync.pending'), new Intl.NumberFormat(readersLanguage()).format(pending)],
          [t('sync.free'), `${(freeMb / MB_PER_GB).toFixed(1)} GB`],
        ]}
      />
      {item === null ? null : (
        <PageSection
          title={t('sync.item')}
          aside={<CircleX aria-hidden="true" className="size-4 text-fault" />}
        >
          <Facts
            rows={[
              [t('window.name'), item.name],
              [t('sync.length'), t('sync.letters', { length: item.pathLength, most: LONGEST_PATH })],
            ]}
          />
        </PageSection>
      )}
    </>
  );
}
