import { sessionLengthOf } from '../../core/access/sessions.ts';
import type { SessionScreen } from '../../features/simulation/model/simulation-source.ts';
import { Trans } from '../../i18n/trans.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TestClock } from '../../runs/session/test-clock.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { usePerson } from '../person/person.ts';
import { useOpenTestOf, useUnfinishedOf } from './kept-runs.ts';

interface UnfinishedRunProps {
  readonly screen: SessionScreen;
  readonly personId: string;
}

export interface StartOrResumeProps extends UnfinishedRunProps {
  readonly isBusy: boolean;
  onStart(): void;
  /** Opens the start page of the simulation instead of resuming the unfinished run. */
  onFresh(): void;
}

/** Says that a run was left in the middle; nothing without one. */
export function UnfinishedRunNote({ screen, personId }: UnfinishedRunProps) {
  const { t } = useTranslation('simulation');
  const { userPlanId } = usePerson();
  const unfinished = useUnfinishedOf(screen, personId);
  const testEnd = useOpenTestOf(screen, personId);
  const hasClock = testEnd !== null && sessionLengthOf(userPlanId, screen)?.limit === 'session';
  return unfinished === null ? null : (
    <Alert tone="probe" title={t(`left.${screen}.${unfinished}.title`)}>
      {t('left.saved')}
      {hasClock ? (
        <p className="mt-1">
          <Trans t={t} i18nKey="left.clock" components={{ clock: <TestClock expiresAt={testEnd} /> }} />
        </p>
      ) : null}
    </Alert>
  );
}

/** Starts the simulation, or resumes the unfinished run. */
export function StartOrResume({ screen, personId, isBusy, onStart, onFresh }: StartOrResumeProps) {
  const { t } = useTranslation('simulation');
  const unfinished = useUnfinishedOf(screen, personId);
  return (
    <>
      <Button size="lg" isBusy={isBusy} busyLabel={t('starting')} onClick={onStart}>
        {unfinished === null ? t(`${screen}.start`) : t(`left.${screen}.${unfinished}.goOn`)}
      </Button>
      {unfinished === null ? null : (
        <Button size="lg" variant="secondary" aria-disabled={isBusy || undefined} onClick={onFresh}>
          {t(`left.${screen}.other`)}
        </Button>
      )}
    </>
  );
}
