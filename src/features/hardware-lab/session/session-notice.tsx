import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MS_PER_MINUTE } from '../../../core/kernel/time.ts';
import { useServerNow } from '../../../lib/use-server-now.ts';
import { Alert } from '../../../ui/alert.tsx';
import { useLab } from '../store.ts';
import type { LabSession } from './lab-session.ts';

const TICK_MS = 15_000;
/** From here on the end of a test is announced. */
const SOON_MS = 3 * 60_000;

export interface SessionNoticeProps {
  readonly session: LabSession;
}

/** What the referee has to tell, each once and in words: resumed, out of reach, played on elsewhere, nearly over. */
export function SessionNotice({ session: { store, expiresAt, isResumed } }: SessionNoticeProps) {
  const { t } = useTranslation('lab-bench');
  const trouble = useLab(store, (snapshot) => snapshot.trouble);
  const overtaken = useLab(store, (snapshot) => snapshot.overtaken);
  const done = useLab(store, (snapshot) => snapshot.commands.length);
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
          {t('notice.overtaken')}
        </Alert>
      ) : null}
      {isResumed && done === doneBefore ? <Alert tone="probe">{t('notice.resumed')}</Alert> : null}
      {expiresAt === null ? null : <EndingSoon expiresAt={expiresAt} />}
    </>
  );
}

function EndingSoon({ expiresAt }: { readonly expiresAt: string }) {
  const { t } = useTranslation('lab-bench');
  const leftMs = Date.parse(expiresAt) - useServerNow(TICK_MS);
  if (leftMs > SOON_MS) return null;
  return (
    <Alert tone="standby" title={t('notice.soonTitle')}>
      {leftMs > 0 ? t('notice.soon', { minutes: Math.ceil(leftMs / MS_PER_MINUTE) }) : t('notice.over')}
    </Alert>
  );
}
