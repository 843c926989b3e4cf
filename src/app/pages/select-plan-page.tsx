import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { TRIAL_PLAN_ID } from '../../core/billing/plans.ts';
import { useBackfillAccountType } from '../../features/auth/ui/use-backfill-account-type.ts';
import { VerificationCard } from '../../features/auth/ui/verification-card.tsx';
import { plansQuery } from '../../features/plans/api/plans.queries.ts';
import { planUsedQuery } from '../../features/plans/api/subscription.queries.ts';
import { decideSelection } from '../../features/plans/model/selection-gate.ts';
import { urlErrorOf } from '../../features/plans/model/url-error.ts';
import { rememberWantedPlan } from '../../features/plans/model/wanted-plan.ts';
import { SelectionFailure } from '../../features/plans/ui/selection-failure.tsx';
import { translateSentence } from '../../i18n/sentences.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { backendMessage } from '../../lib/backend-message.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { absoluteUrl } from '../absolute-url.ts';
import { type LoginState, pageAfterLogin } from '../login-state.ts';
import { PATHS } from '../paths.ts';
import { pendingEmailOf } from '../pending-verification.ts';
import { usePerson } from '../person/person.ts';
import { useGoogleFailure } from '../use-google-failure.ts';
import { keepWantedPage, wantedPage } from '../wanted-page.ts';
import { PlanSelectionSection } from './select-plan/plan-selection-section.tsx';
import { SelectPlanFrame } from './select-plan/select-plan-frame.tsx';

export default function SelectPlanPage() {
  const { t } = useTranslation('plans');
  usePageTitle(t('select.pageTitle'));
  const person = usePerson();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const userId = person.currentUser?.id ?? null;
  useBackfillAccountType(userId);
  // A plan in the address is remembered as if it had been chosen before registering.
  useEffect(() => rememberWantedPlan(new URLSearchParams(search).get('plan')), [search]);

  // The address the person asked for before going to Google, which returns here.
  const [wanted] = useState(wantedPage);
  useEffect(() => keepWantedPage(null), []);

  const googleFailedFrom = useGoogleFailure();

  const plans = useQuery({ ...plansQuery(), enabled: userId !== null });
  const demoUsed = useQuery({ ...planUsedQuery(userId ?? '', TRIAL_PLAN_ID), enabled: userId !== null });
  const urlError = urlErrorOf(search, hash);
  const pendingEmail = pendingEmailOf(state);
  const decision = decideSelection({
    isAuthLoading: person.isAuthLoading,
    isSignedIn: userId !== null,
    isEmailConfirmed: person.currentUser?.isEmailConfirmed ?? false,
    pendingEmail,
    isStatusLoading: person.isPlanLoading,
    isStatusUnknown: person.isPlanUnknown,
    isPeriodOpen: !person.isPlanExpired,
    isPlansLoading: plans.isPending || demoUsed.isPending,
    isPlansFailed: plans.isError && plans.data === undefined,
  });

  // Memoized per message: Navigate navigates again when its state object changes.
  const loginState = useMemo<LoginState>(
    () => ({
      urlError,
      isWanted: false,
      from: wanted ?? (urlError === null ? `${pathname}${search}` : null),
    }),
    [urlError, wanted, pathname, search],
  );
  const goToLogin = (label: string) => (
    <Button
      variant="secondary"
      onClick={() =>
        void navigate(PATHS.login, {
          state: { urlError: null, isWanted: true, from: null } satisfies LoginState,
        })
      }
    >
      {label}
    </Button>
  );

  if (googleFailedFrom !== null) {
    const state: LoginState = { urlError: null, isWanted: true, from: wanted };
    return <Navigate replace to={googleFailedFrom} state={state} />;
  }
  if (userId !== null && wanted !== null) return <Navigate replace to={pageAfterLogin(wanted)} />;
  if (decision.kind === 'redirect') {
    return decision.to === 'dashboard' ? (
      <Navigate replace to={PATHS.dashboard} />
    ) : (
      <Navigate replace to={PATHS.login} state={loginState} />
    );
  }
  return (
    <SelectPlanFrame
      home={(logo) => <Link to={PATHS.home}>{logo}</Link>}
      onLogout={userId === null ? null : () => void person.logout()}
    >
      {urlError === null ? null : (
        <Alert tone="fault" className="mx-auto w-full max-w-3xl">
          {t('select.fromUrl', { message: translateSentence(urlError) })}
        </Alert>
      )}
      {decision.kind === 'wait' ? (
        <Spinner
          isPage
          label={t(decision.reason === 'account' ? 'select.checkingAccount' : 'select.loadingPlans')}
        />
      ) : decision.kind === 'verify' ? (
        <VerificationCard
          email={person.currentUser?.email ?? pendingEmail}
          returnTo={absoluteUrl(PATHS.selectPlan)}
          backToLogin={goToLogin(t('select.backToLogin'))}
        />
      ) : decision.kind === 'failed' ? (
        <SelectionFailure
          message={
            decision.reason === 'plans'
              ? (backendMessage(plans.error) ?? t('select.fetchFailed'))
              : (backendMessage(person.planFailure) ?? t('select.statusFailed'))
          }
          goToLogin={goToLogin(t('select.goToLogin'))}
        />
      ) : (
        userId !== null && (
          <PlanSelectionSection
            userId={userId}
            plans={plans.data ?? []}
            accountType={person.accountType}
            isDemoUsed={demoUsed.data ?? false}
            isPlanOver={person.isPlanExpired && person.userPlanId !== null}
          />
        )
      )}
    </SelectPlanFrame>
  );
}
