import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { WORKPLACE_PARTS } from '../../../../core/ticketing/world/workplaces.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { secondsOf } from '../../model/costs.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from './act-button.tsx';
import { Facts, PageSection } from './facts.tsx';

export interface WorkplacePageProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly contents: PageContents['devices.workplace'];
}

/** What the inventory reports of a desk: dock, power, screen, and the policies of the computer. */
export function WorkplacePage({ contents: { device, workplace, policy }, view, send }: WorkplacePageProps) {
  const { t } = useTranslation('desk');
  const { dock, needsWatts, battery, screen, ordered } = workplace;
  const { open } = view;
  const denied = policy?.denied.map(({ name, reason }) => `${name}: ${reason}`).join(', ') ?? '';
  return (
    <>
      <p>
        <strong className="reading block text-base font-medium">{device.asset}</strong>
        <span className="text-xs text-ink-muted">{device.model}</span>
      </p>
      <Facts
        rows={[
          [t('tools.workplace.dock'), `${dock.model}, ${dock.watts} W`],
          [t('tools.workplace.since'), dayAndTime(dock.since, view.now)],
          [t('tools.workplace.firmware'), t(`tools.workplace.${dock.firmware}`)],
          [t('tools.workplace.needs'), `${needsWatts} W`],
          [t('tools.workplace.battery'), `${battery.healthPercent} %`],
          [t('tools.workplace.limit'), `${battery.limitPercent} %`],
          [t('tools.workplace.screen'), `${screen.hertz} Hz`],
          [t('tools.workplace.driver'), t(`tools.workplace.${screen.driver}`)],
          [
            t('tools.workplace.ordered'),
            ordered.map((part) => t(`tools.workplace.part.${part}`)).join(', ') || t('tools.value.none'),
          ],
        ]}
      />
      {policy === null ? null : (
        <PageSection title={t('tools.workplace.policies')}>
          <Facts
            rows={[
              [t('tools.workplace.applied'), dayAndTime(policy.appliedAt, view.now)],
              [t('tools.workplace.ofUser'), policy.user.join(', ')],
              [t('tools.workplace.filtered'), denied === '' ? t('tools.value.none') : denied],
            ]}
          />
        </PageSection>
      )}
      {open === null ? null : (
        <PageSection title={t('tools.acts')} aside={t('tools.minutes')}>
          <div className="grid gap-1.5">
            {WORKPLACE_PARTS.map((part) => (
              <ActButton
                key={part}
                label={t(`tools.workplace.order.${part}`)}
                seconds={secondsOf('order-part')}
                onAct={() => void send({ kind: 'order-part', ticket: open, asset: device.asset, part })}
              />
            ))}
          </div>
        </PageSection>
      )}
    </>
  );
}
