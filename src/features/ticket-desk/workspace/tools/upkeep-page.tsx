import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { ROLLOUTS } from '../../../../core/ticketing/world/upkeep.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { secondsOf } from '../../model/costs.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from './act-button.tsx';
import { PageSection } from './facts.tsx';
import { LogTable } from './log-table.tsx';

export interface UpkeepPageProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly contents: PageContents['devices.upkeep'];
}

const REMOVALS = ['roll-back-driver', 'remove-update'] as const;

/** What was installed on a computer and what the workshop repaired, the newest first. */
export function UpkeepPage({ contents: { device, upkeep, paused }, view, send }: UpkeepPageProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { installs, repairs, removed } = upkeep;
  const time = (at: number): string => dayAndTime(at, view.now);
  return (
    <>
      <p>
        <strong className="reading block text-base font-medium">{device.asset}</strong>
        <span className="text-xs text-ink-muted">{device.model}</span>
      </p>
      <PageSection title={t('desk-tools:upkeep.installs')} aside={installs.length}>
        <LogTable
          caption={t('desk-tools:upkeep.installs')}
          columns={[t('desk-tools:upkeep.at'), t('desk-tools:upkeep.what'), t('desk-tools:upkeep.name')]}
          rows={installs
            .toReversed()
            .map(({ at, what, name }) => [
              time(at),
              t(`desk-tools:upkeep.kind.${what}`),
              removed.includes(what) && what !== 'firmware' ? t('desk-tools:upkeep.removed', { name }) : name,
            ])}
          empty={t('desk-tools:upkeep.none')}
        />
      </PageSection>
      <PageSection title={t('desk-tools:upkeep.repairs')} aside={repairs.length}>
        <LogTable
          caption={t('desk-tools:upkeep.repairs')}
          columns={[t('desk-tools:upkeep.at'), t('desk-tools:upkeep.part'), t('desk-tools:upkeep.reference')]}
          rows={repairs
            .toReversed()
            .map(({ at, part, reference }) => [time(at), t(`desk-tools:upkeep.of.${part}`), reference])}
          empty={t('desk-tools:upkeep.none')}
        />
      </PageSection>
      <PageSection title={t('desk:tools.acts')} aside={t('desk:tools.minutes')}>
        <div className="grid gap-1.5">
          {REMOVALS.map((kind) => (
            <ActButton
              key={kind}
              label={t(`desk:tools.act.${kind}`)}
              seconds={secondsOf(kind)}
              onAct={() => void send({ kind, asset: device.asset })}
            />
          ))}
          {ROLLOUTS.map((rollout) =>
            paused.includes(rollout) ? (
              <p key={rollout} className="text-xs text-ink-muted">
                {t(`desk-tools:upkeep.paused.${rollout}`)}
              </p>
            ) : (
              <ActButton
                key={rollout}
                label={t(`desk-tools:upkeep.pause.${rollout}`)}
                seconds={secondsOf('pause-rollout')}
                onAct={() => void send({ kind: 'pause-rollout', rollout })}
              />
            ),
          )}
        </div>
      </PageSection>
    </>
  );
}
