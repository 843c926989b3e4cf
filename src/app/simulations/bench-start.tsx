import { useTranslation } from 'react-i18next';
import { useUnfinishedRun } from '../../features/hardware-lab/session/use-unfinished-run.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

export interface BenchStartProps {
  readonly personId: string;
  readonly isBusy: boolean;
  onStart(): void;
}

/** Says that a job was left on the bench and is one press away. */
export function LeftOnBench({ personId }: Pick<BenchStartProps, 'personId'>) {
  const { t } = useTranslation('simulation');
  const unfinished = useUnfinishedRun(personId);
  return unfinished === null ? null : (
    <Alert tone="probe" title={t(`left.${unfinished}.title`)}>
      {t(`left.${unfinished}.text`)}
    </Alert>
  );
}

/** Starts the simulation, or goes on with what was left. */
export function BenchStart({ personId, isBusy, onStart }: BenchStartProps) {
  const { t } = useTranslation('simulation');
  const unfinished = useUnfinishedRun(personId);
  return (
    <Button size="lg" isBusy={isBusy} busyLabel={t('starting')} onClick={onStart}>
      {unfinished === null ? t('testing.start') : t(`left.${unfinished}.goOn`)}
    </Button>
  );
}
