import type { DeskCommand } from '../../../../core/ticketing/model/commands.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { secondsOf } from '../../model/costs.ts';
import { ActButton } from './act-button.tsx';
import { PageSection } from './facts.tsx';

export interface DeviceActsProps {
  readonly asset: string;
  /** Nobody's own: the desk connects without asking anybody. */
  readonly isUnattended: boolean;
  send(command: DeskCommand): Promise<boolean>;
}

const ACTS = [
  'clear-credentials',
  'renew-certificate',
  'lock-device',
  'remove-work-data',
  'wipe-device',
  'exempt-device',
] as const;

/** What device management can do from afar. */
export function DeviceActs({ asset, isUnattended, send }: DeviceActsProps) {
  const { t } = useTranslation('desk');
  return (
    <PageSection title={t('tools.acts')} aside={t('tools.minutes')}>
      <div className="grid grid-cols-2 gap-1.5">
        {[...ACTS, ...(isUnattended ? (['connect-unattended'] as const) : [])].map((kind) => (
          <ActButton
            key={kind}
            label={t(`tools.act.${kind}`)}
            seconds={secondsOf(kind)}
            onAct={() => void send({ kind, asset })}
          />
        ))}
      </div>
    </PageSection>
  );
}
