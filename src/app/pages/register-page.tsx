import { useEffect, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { accountTypeOfPlan, planKeyOfId, planName } from '../../core/billing/plans.ts';
import type { AccountType } from '../../core/contracts/vocabulary.ts';
import { AUTH_TOASTS } from '../../features/auth/messages.ts';
import { rememberAccountType, rememberedAccountType } from '../../features/auth/model/account-type.ts';
import { storeGoogleIntent } from '../../features/auth/model/google-intent.ts';
import { keepReopeningWish } from '../../features/auth/model/reopening.ts';
import { AuthFrame } from '../../features/auth/ui/auth-frame.tsx';
import { GoogleButton } from '../../features/auth/ui/google-button.tsx';
import { OrDivider } from '../../features/auth/ui/or-divider.tsx';
import { RegisterForm } from '../../features/auth/ui/register-form.tsx';
import { useSession } from '../../features/auth/ui/use-session.ts';
import { rememberWantedPlan } from '../../features/plans/model/wanted-plan.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { absoluteUrl } from '../absolute-url.ts';
import { PATHS } from '../paths.ts';
import type { PendingVerification } from '../pending-verification.ts';

export default function RegisterPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  // Prerendered without a plan; the address is read after hydration.
  const isHydrated = useIsHydrated();
  const wantedId = useSearchParams()[0].get('plan');
  const planId = isHydrated ? wantedId : null;
  const planKey = planId === null ? null : planKeyOfId(planId);
  const paidPlan = planKey === 'free' ? null : planKey;
  const [chosenType, setChosenType] = useState<AccountType | null>(null);
  const knownType = isHydrated ? (accountTypeOfPlan(planId) ?? rememberedAccountType()) : null;
  const accountType = chosenType ?? knownType ?? 'individual';
  const { user } = useSession();
  /** True once this form was submitted: its registration then leads to the plans. */
  const [isOwnAttempt, setOwnAttempt] = useState(false);
  const isElsewhere = user !== null && !isOwnAttempt;
  // Signed-in people need no second account: the plan they asked for is kept for the plan selection page.
  useEffect(() => {
    if (isElsewhere) rememberWantedPlan(planId);
  }, [isElsewhere, planId]);
  const keepChoices = (): void => {
    rememberWantedPlan(planId);
    rememberAccountType(accountType);
  };
  const finish = (email: string, awaitsConfirmation: boolean): void => {
    keepChoices();
    const state: PendingVerification | null = awaitsConfirmation ? { pendingEmail: email } : null;
    void navigate(PATHS.selectPlan, { replace: true, state });
  };
  if (isElsewhere) return <Navigate replace to={PATHS.dashboard} />;
  return (
    <AuthFrame
      title={t('register.title')}
      subtitle={
        paidPlan === null ? t('register.subtitle') : t('register.paidSubtitle', { plan: planName(paidPlan) })
      }
      home={(logo) => (
        <Link to={PATHS.home} aria-label={t('register.back')}>
          {logo}
        </Link>
      )}
      footer={
        <>
          <p>
            {t('register.haveAccount')}{' '}
            <Link to={PATHS.login} className="font-medium text-copper-text underline underline-offset-4">
              {t('register.signIn')}
            </Link>
          </p>
          <Link to={PATHS.home} className="underline underline-offset-4 hover:text-ink">
            {t('register.back')}
          </Link>
        </>
      }
    >
      <PageTitle title={t('register.pageTitle')} />
      <RegisterForm
        accountType={accountType}
        onAccountType={setChosenType}
        returnTo={absoluteUrl(PATHS.selectPlan)}
        onAttempt={() => setOwnAttempt(true)}
        onRegistered={finish}
      />
      <OrDivider />
      <GoogleButton
        label={t('register.google')}
        returnTo={absoluteUrl(PATHS.selectPlan)}
        failure={AUTH_TOASTS.googleSignUpFailed}
        onLeave={() => {
          storeGoogleIntent('sign-up');
          keepChoices();
          keepReopeningWish();
        }}
      />
    </AuthFrame>
  );
}
