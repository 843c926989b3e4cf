import { useTranslation } from 'react-i18next';
import type { DeskCommand } from '../../../../core/ticketing/model/commands.ts';
import { Button } from '../../../../ui/button.tsx';
import { secondsOf } from '../../model/costs.ts';
import { costOf } from '../../texts/desk-time.ts';
import { PageSection } from './facts.tsx';

export interface DeviceActsProps {
  readonly asset: string;
  send(command: DeskCommand): Promise<boolean>;
}

const ACTS = ['renew-certificate', 'lock-device', 'wipe-device', 'exempt-device'] as const;

/** What device management can do from afar. */
export function DeviceActs({ asset, send }: DeviceActsProps) {
  const { t } = useTranslation('desk');
  return (
    <PageSection title={t('tools.acts')} aside={t('tools.minutes')}>
      <div className="grid grid-cols-2 gap-1.5">
        {ACTS.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            size="sm"
            className="min-h-8 justify-between px-2.5 text-start text-[0.8125rem] leading-4 max-[959.98px]:min-h-11"
            aria-label={t('tools.actFor', { act: t(`tools.act.${kind}`), time: costOf(secondsOf(kind)) })}
            onClick={() => void send({ kind, asset })}
          >
            {t(`tools.act.${kind}`)}
            <span className="reading text-2xs font-normal text-ink-faint">{secondsOf(kind) / 60}</span>
          </Button>
        ))}
      </div>
    </PageSection>
  );
}
