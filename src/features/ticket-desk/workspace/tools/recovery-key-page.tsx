import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import type { Person } from '../../../../core/ticketing/world/company.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { secondsOf } from '../../model/costs.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from './act-button.tsx';
import { Facts, PageSection } from './facts.tsx';

export interface RecoveryKeyPageProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly contents: PageContents['devices.key'];
}

const ACTS = ['reveal-recovery-key', 'rotate-recovery-key'] as const;

/** A recovery key by its id: whose computer it opens, and the key itself once it was asked for. */
export function RecoveryKeyPage({ contents, view, send }: RecoveryKeyPageProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { keyId, device, owner, lentTo, key } = contents;
  const nameOf = (person: Person | null): string =>
    person === null ? t('desk:queue.nobody') : `${person.given} ${person.family}`;
  const time = (at: number | null): string =>
    at === null ? t('desk:tools.value.never') : dayAndTime(at, view.now);
  return (
    <>
      <p>
        <strong className="reading block text-base font-medium">{keyId}</strong>
        <span className="text-xs text-ink-muted">
          {device === null ? t('desk-tools:key.unknown') : `${device.asset}, ${device.model}`}
        </span>
      </p>
      {device === null ? null : (
        <>
          <Facts
            rows={[
              [t('desk:tools.field.owner'), nameOf(owner)],
              ...(lentTo === null ? [] : [[t('desk-tools:key.lentTo'), nameOf(lentTo)] as const]),
              [t('desk:tools.field.status'), t(`desk:tools.status.${device.status}`)],
              [t('desk-tools:key.shown'), time(device.keyShownAt)],
              [t('desk-tools:key.rotated'), time(device.recoveryKeyRotatedAt)],
              [
                t('desk-tools:key.key'),
                key === null ? (
                  t('desk-tools:key.sealed')
                ) : (
                  <span key="key" className="reading text-xs">
                    {key}
                  </span>
                ),
              ],
            ]}
          />
          <PageSection title={t('desk:tools.acts')} aside={t('desk:tools.minutes')}>
            <div className="grid grid-cols-2 gap-1.5">
              {ACTS.map((kind) => (
                <ActButton
                  key={kind}
                  label={t(`desk:tools.act.${kind}`)}
                  seconds={secondsOf(kind)}
                  onAct={() => void send({ kind, asset: device.asset })}
                />
              ))}
            </div>
          </PageSection>
        </>
      )}
    </>
  );
}
