import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AUTH_TOASTS } from '../../features/auth/messages.ts';
import { storeGoogleIntent } from '../../features/auth/model/google-intent.ts';
import { AuthFrame } from '../../features/auth/ui/auth-frame.tsx';
import { GoogleButton } from '../../features/auth/ui/google-button.tsx';
import { LoginForm } from '../../features/auth/ui/login-form.tsx';
import { OrDivider } from '../../features/auth/ui/or-divider.tsx';
import { useSession } from '../../features/auth/ui/use-session.ts';
import { translateSentence } from '../../i18n/sentences.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Alert } from '../../ui/alert.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { absoluteUrl } from '../absolute-url.ts';
import { loginStateOf, pageAfterLogin } from '../login-state.ts';
import { PATHS } from '../paths.ts';
import { keepWantedPage } from '../wanted-page.ts';

/** Spec section 9: after signing in the person is taken to the dashboard, or to the page that they came for. */
const LOGIN_REDIRECT_MS = 500;

export default function LoginPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { user, isInterrupted } = useSession();
  const { urlError, isWanted, from } = loginStateOf(useLocation().state);
  const target = pageAfterLogin(from);
  /** True once this form was submitted: its sign-in shows the welcome message before it navigates. */
  const [isOwnAttempt, setOwnAttempt] = useState(false);
  const [hasSignedIn, setSignedIn] = useState(false);
  useEffect(() => {
    if (!hasSignedIn) return;
    const timer = setTimeout(() => void navigate(target), LOGIN_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [hasSignedIn, navigate, target]);

  if (user !== null && !isOwnAttempt && !isWanted) return <Navigate replace to={target} />;
  return (
    <AuthFrame
      title={t('login.title')}
      subtitle={t('login.subtitle')}
      home={(logo) => (
        <Link to={PATHS.home} aria-label={t('login.back')}>
          {logo}
        </Link>
      )}
      footer={
        <>
          <p>
            {t('login.noAccount')}{' '}
            <Link to={PATHS.register} className="font-medium text-copper-text underline underline-offset-4">
              {t('login.signUp')}
            </Link>
          </p>
          <Link to={PATHS.home} className="underline underline-offset-4 hover:text-ink">
            {t('login.back')}
          </Link>
        </>
      }
    >
      <PageTitle title={t('login.pageTitle')} />
      {isInterrupted ? <Alert tone="standby">{t('login.sessionOver')}</Alert> : null}
      {urlError === null ? null : (
        <Alert tone="fault">{t('login.fromUrl', { message: translateSentence(urlError) })}</Alert>
      )}
      <LoginForm
        resetUrl={absoluteUrl(PATHS.resetPassword)}
        onAttempt={() => setOwnAttempt(true)}
        onSignedIn={() => setSignedIn(true)}
      />
      <OrDivider />
      <GoogleButton
        label={t('login.google')}
        returnTo={absoluteUrl(PATHS.selectPlan)}
        failure={AUTH_TOASTS.googleSignInFailed}
        onLeave={() => {
          storeGoogleIntent('sign-in');
          keepWantedPage(from === null ? null : target);
        }}
      />
    </AuthFrame>
  );
}
