import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { hasRecoveryMarker } from '../../features/auth/model/recovery-link.ts';
import { AuthFrame } from '../../features/auth/ui/auth-frame.tsx';
import { ResetPasswordForm } from '../../features/auth/ui/reset-password-form.tsx';
import { useSessionStore } from '../../features/auth/ui/use-session.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { PATHS } from '../paths.ts';

/** Spec section 9: after a reset the person is taken to the sign-in screen. */
const RESET_REDIRECT_MS = 3_000;

export default function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  usePageTitle(t('reset.pageTitle'));
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { isRecoveryAddress } = useSessionStore();
  // Read once on mount: the client may already have removed the tokens from the address.
  const [isLink] = useState(() => isRecoveryAddress || hasRecoveryMarker(hash));
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate(PATHS.login), RESET_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);
  return (
    <AuthFrame
      title={t('reset.title')}
      subtitle={t('reset.subtitle')}
      home={(logo) => (
        <Link to={PATHS.home} aria-label={t('login.back')}>
          {logo}
        </Link>
      )}
      footer={
        <Link to={PATHS.login} className="underline underline-offset-4 hover:text-ink">
          {t('reset.toLogin')}
        </Link>
      }
    >
      <ResetPasswordForm
        isLink={isLink}
        resetUrl={absoluteUrl(PATHS.resetPassword)}
        onDone={() => setDone(true)}
      />
    </AuthFrame>
  );
}
