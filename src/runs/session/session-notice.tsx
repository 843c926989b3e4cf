import { useState } from 'react';
import { MS_PER_MINUTE } from '../../core/kernel/time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useServerNow } from '../../lib/use-server-now.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { type RunStore, type RunTypes, useRun } from '../store.ts';
import { type TestEnd, useTestEnd } from './test-end.ts';

const TICK_MS = 15_000;
/** From here on the end of a test is announced. */
const SOON_MS = 3 * 60_000;

export interface SessionNoticeProps<Types extends RunTypes> {
  readonly store: RunStore<Types>;
  /** When a test ends; null where no clock runs. */
  readonly end: TestEnd | null;
  readonly isResumed: boolean;
  /** What a run that was played on in another tab looks like here now. */
  readonly overtakenText: string;
}

/** Notices about a run that is being played: resumed, referee out of reach, played on elsewhere, nearly over. */
export function SessionNotice<Types extends RunTypes>({
  store,
  end,
  isResumed,
  overtakenText,
}: SessionNoticeProps<Types>) {
  const { t } = useTranslation('runs');
  const trouble = useRun(store, ({ trouble: now }) => now);
  const overtaken = useRun(store, ({ overtaken: isOvertaken }) => isOvertaken);
  const done = useRun(store, ({ commands }) => commands.length);
  const [doneBefore] = useState(done);
  return (
    <>
      {trouble === null ? null : (
        <Alert tone="fault" title={t(`trouble.${trouble}.title`)}>
          {t(`trouble.${trouble}.text`)}
        </Alert>
      )}
      {overtaken ? (
        <Alert tone="standby" title={t('notice.overtakenTitle')}>
          {overtakenText}
        </Alert>
      ) : null}
      {isResumed && done === doneBefore ? <Alert tone="probe">{t('notice.resumed')}</Alert> : null}
      {end === null ? null : <EndingSoon end={end} />}
    </>
  );
}

function EndingSoon({ end }: { readonly end: TestEnd }) {
  const { t } = useTranslation('runs');
  const expiresAt = useTestEnd(end) ?? '';
  const [asked, setAsked] = useState<'not-yet' | 'asking' | 'no-more' | 'failed'>('not-yet');
  const leftMs = Date.parse(expiresAt) - useServerNow(TICK_MS);
  if (leftMs > SOON_MS) return null;
  const extend = async (): Promise<void> => {
    setAsked('asking');
    try {
      setAsked((await end.extend()) ? 'not-yet' : 'no-more');
    } catch {
      setAsked('failed');
    }
  };
  return (
    <Alert tone="standby" title={t('notice.soonTitle')}>
      <p>
        {leftMs > 0 ? t('notice.soon', { minutes: Math.ceil(leftMs / MS_PER_MINUTE) }) : t('notice.over')}
      </p>
      {asked === 'no-more' ? <p>{t('notice.noMoreTime')}</p> : null}
      {asked === 'failed' ? <p>{t('notice.timeFailed')}</p> : null}
      {leftMs > 0 && asked !== 'no-more' ? (
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          isBusy={asked === 'asking'}
          onClick={() => void extend()}
        >
          {t('notice.moreTime')}
        </Button>
      ) : null}
    </Alert>
  );
}
