import { Trans, useTranslation } from 'react-i18next';
import { sessionLengthOf } from '../../core/access/sessions.ts';
import {
  useLeftOnBench,
  useOpenBenchTestEnd,
} from '../../features/hardware-lab/session/use-left-on-bench.ts';
import { TestClock } from '../../runs/session/test-clock.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { usePerson } from '../person/person.ts';

export interface BenchStartProps {
  readonly personId: string;
  readonly isBusy: boolean;
  onStart(): void;
  /** Opens the start page of the lab instead of resuming the unfinished job. */
  onFresh(): void;
}

/** Says that there is an unfinished job, and links to it. */
export function LeftOnBench({ personId }: Pick<BenchStartProps, 'personId'>) {
  const { t } = useTranslation('simulation');
  const { userPlanId } = usePerson();
  const unfinished = useLeftOnBench(personId);
  const testEnd = useOpenBenchTestEnd(personId);
  const hasClock = testEnd !== null && sessionLengthOf(userPlanId, 'testing')?.limit === 'session';
  return unfinished === null ? null : (
    <Alert tone="probe" title={t(`left.${unfinished}.title`)}>
      {t(`left.${unfinished}.text`)}
      {hasClock ? (
        <p className="mt-1">
          <Trans
            t={t}
            i18nKey="left.testing.clock"
            components={{ clock: <TestClock expiresAt={testEnd} /> }}
          />
        </p>
      ) : null}
    </Alert>
  );
}

/** Starts the simulation, or resumes the unfinished run. */
export function BenchStart({ personId, isBusy, onStart, onFresh }: BenchStartProps) {
  const { t } = useTranslation('simulation');
  const unfinished = useLeftOnBench(personId);
  return (
    <>
      <Button size="lg" isBusy={isBusy} busyLabel={t('starting')} onClick={onStart}>
        {unfinished === null ? t('testing.start') : t(`left.${unfinished}.goOn`)}
      </Button>
      {unfinished === null ? null : (
        <Button size="lg" variant="secondary" aria-disabled={isBusy || undefined} onClick={onFresh}>
          {t('left.other')}
        </Button>
      )}
    </>
  );
}
