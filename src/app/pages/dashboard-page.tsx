import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayManagePeople } from '../../core/access/roles.ts';
import { demoUsesRemaining, planOpensScreen, SIMULATION_SCREENS } from '../../core/access/screens.ts';
import { planKeyOfId, planName } from '../../core/billing/plans.ts';
import { NextStep, type NextStepKind } from '../../features/dashboard/ui/next-step.tsx';
import { PlanCard } from '../../features/dashboard/ui/plan-card.tsx';
import { SubscriptionCard } from '../../features/dashboard/ui/subscription-card.tsx';
import { TutorialVideo } from '../../features/dashboard/ui/tutorial-video.tsx';
import { useCheckoutReturn } from '../../features/plans/ui/use-checkout-return.ts';
import { usePlanRow } from '../../features/plans/ui/use-plan-row.ts';
import { useSubscription } from '../../features/plans/ui/use-subscription.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PATHS } from '../paths.ts';
import { type Person, trialHoursOf, usePerson } from '../person/person.ts';

export default function DashboardPage() {
  const { t } = useTranslation('dashboard');
  usePageTitle(t('pageTitle'));
  const { currentUser, fullName } = usePerson();
  return (
    <div className="grid gap-8">
      <div className="grid gap-1.5">
        <h1 className="text-3xl font-semibold tracking-tight wrap-anywhere">
          {t('welcome', { name: fullName ?? t('user') })}
        </h1>
        <p className="text-ink-muted">{t('subtitle')}</p>
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="xl:order-last">
          {currentUser === null ? null : <PlanStatus userId={currentUser.id} />}
        </div>
        <div className="grid gap-6">
          <TutorialVideo />
          <NextThing />
        </div>
      </div>
    </div>
  );
}

/** The two cards about the plan, after a returned checkout has been looked at. */
function PlanStatus({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('dashboard');
  const person = usePerson();
  const isVerifying = useCheckoutReturn(userId);
  const subscription = useSubscription(userId);
  const { row, planId, isExpired } = subscription;
  const offered = usePlanRow(planId);
  if (isVerifying) return <Spinner label={t('verifying')} />;

  const key = planId === null ? null : planKeyOfId(planId);
  const name =
    planId === null
      ? null
      : (offered?.name ?? (key === null ? t('subscription.unknownPlan') : planName(key)));
  const isPlanOpen = !isExpired && name !== null;
  const screens = isPlanOpen ? SIMULATION_SCREENS.filter((screen) => planOpensScreen(planId, screen)) : [];
  return (
    <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-1">
      <SubscriptionCard
        isLoading={subscription.isLoading}
        retry={subscription.isUnknown ? person.retryPlan : null}
        isActive={subscription.isActive}
        isExpired={isExpired}
        isCanceled={row?.status === 'canceled'}
        planName={name}
        periodEnd={row?.current_period_end ?? null}
        link={(label) => (
          <Button asChild variant="secondary">
            <Link to={PATHS.plans}>{label}</Link>
          </Button>
        )}
      />
      {subscription.isUnknown ? null : (
        <PlanCard
          isLoading={subscription.isLoading}
          plan={isPlanOpen ? { name, description: offered?.description ?? null } : null}
          trialHoursLeft={trialHoursOf(person)}
          links={
            isPlanOpen ? (
              screens.map((screen) => (
                <Button key={screen} asChild variant="secondary" className="w-full">
                  <Link to={PATHS[screen]}>{t(`plan.${screen}`)}</Link>
                </Button>
              ))
            ) : (
              <Button asChild variant="secondary" className="w-full">
                <Link to={PATHS.selectPlan}>{t('plan.select')}</Link>
              </Button>
            )
          }
        />
      )}
    </div>
  );
}

/** The learner's next step, as soon as the plan is known; who manages others has none. */
function NextThing() {
  const person = usePerson();
  const kind = nextStepOf(person);
  if (kind === null) return null;
  return (
    <NextStep
      kind={kind}
      link={(label) => (
        <Button asChild>
          <Link to={NEXT_PATHS[kind]}>{label}</Link>
        </Button>
      )}
      manual={(label) => (
        <Button asChild variant="secondary">
          <Link to={PATHS.manual}>{label}</Link>
        </Button>
      )}
    />
  );
}

const NEXT_PATHS: Readonly<Record<NextStepKind, string>> = {
  choose: PATHS.selectPlan,
  demo: PATHS.demo,
  upgrade: PATHS.plans,
  testing: PATHS.testing,
  ticketing: PATHS.ticketing,
};

function nextStepOf(person: Person): NextStepKind | null {
  const { userPlanId, userRole, isPlanLoading, isPlanUnknown, isPlanExpired, demoUsedCount } = person;
  if (userRole === null || isPlanLoading || isPlanUnknown || person.isDemoUsageLoading) return null;
  if (isPlanExpired || userPlanId === null) return mayManagePeople(userRole) ? null : 'choose';
  const [screen] = SIMULATION_SCREENS.filter((one) => planOpensScreen(userPlanId, one));
  return screen === 'demo' && demoUsesRemaining(demoUsedCount) === 0 ? 'upgrade' : (screen ?? null);
}
