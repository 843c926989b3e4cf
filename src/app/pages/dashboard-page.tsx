import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayManagePeople } from '../../core/access/roles.ts';
import {
  demoUsesRemaining,
  menuListsScreen,
  planOpensScreen,
  SIMULATION_SCREENS,
  type SimulationScreen,
} from '../../core/access/screens.ts';
import { sessionLengthOf } from '../../core/access/sessions.ts';
import { usablePlanId } from '../../core/access/usable-plan.ts';
import { isChargedAgain } from '../../core/billing/plan-action.ts';
import { planKeyOfId, planName } from '../../core/billing/plans.ts';
import { subscriptionStanding } from '../../core/billing/subscription.ts';
import { NextStep, type NextStepKind } from '../../features/dashboard/ui/next-step.tsx';
import { PlanCard } from '../../features/dashboard/ui/plan-card.tsx';
import { SubscriptionCard } from '../../features/dashboard/ui/subscription-card.tsx';
import { TutorialVideo } from '../../features/dashboard/ui/tutorial-video.tsx';
import { readDemoResult } from '../../features/demo-access/model/kept-result.ts';
import { useCheckoutReturn } from '../../features/plans/ui/use-checkout-return.ts';
import { usePlanRow } from '../../features/plans/ui/use-plan-row.ts';
import { useSubscription } from '../../features/plans/ui/use-subscription.ts';
import { loadWhenOnline } from '../../lib/load-when-online.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import type { LearnersJob } from '../../runs/home/next-run.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { DEMO_RESULT_HASH, PATHS } from '../paths.ts';
import { type Person, trialHoursOf, usablePlanOf, usePerson } from '../person/person.ts';

/** Lazy: only this card needs the history and the cases. */
const NEXT = {
  testing: lazy(() =>
    loadWhenOnline(() => import('../../features/hardware-lab/next-job.tsx')).then((code) => ({
      default: code.NextJob,
    })),
  ),
  ticketing: lazy(() =>
    loadWhenOnline(() => import('../../features/ticket-desk/next-ticket.tsx')).then((code) => ({
      default: code.NextTicket,
    })),
  ),
};

/** Lazy: only people who did runs need the map. */
const Progress = lazy(() =>
  loadWhenOnline(() => import('./dashboard/progress.tsx')).then((code) => ({ default: code.Progress })),
);

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
      <NextThing />
      {currentUser === null ? null : (
        <Suspense fallback={null}>
          <Progress personId={currentUser.id} />
        </Suspense>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="xl:order-last">
          {currentUser === null ? null : <PlanStatus userId={currentUser.id} />}
        </div>
        <Tutorial />
      </div>
    </div>
  );
}

/** The tutorials of what the plan opens; of the bench for who has neither simulation yet. */
function Tutorial() {
  const planId = usablePlanOf(usePerson());
  const subjects = (['testing', 'ticketing'] as const)
    .filter((screen) => planId !== null && planOpensScreen(planId, screen))
    .map((screen) => TUTORIALS[screen]);
  return <TutorialVideo subjects={subjects} />;
}

const TUTORIALS = { testing: 'bench', ticketing: 'desk' } as const;

/** The two cards about the plan; they wait until a returning checkout has been verified. */
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
  const usableId = usablePlanId({ planId, isPlanExpired: isExpired });
  const isPlanOpen = usableId !== null && name !== null;
  // The demo is listed only once its use count is known and not exhausted.
  const isListed = (screen: SimulationScreen): boolean =>
    menuListsScreen(usableId, screen, person.demoUsedCount) &&
    !(screen === 'demo' && person.isDemoUsageLoading);
  const screens = SIMULATION_SCREENS.filter(isListed);
  return (
    <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-1">
      <SubscriptionCard
        isLoading={subscription.isLoading}
        retry={subscription.isUnknown ? person.retryPlan : null}
        standing={subscriptionStanding(row, serverNow())}
        isExpired={isExpired}
        isRenewing={isChargedAgain(row)}
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
            isPlanOpen && screens.length === 0 ? null : isPlanOpen ? (
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

/** The learner's next step, once the plan is known; people who manage others have none. */
function NextThing() {
  const person = usePerson();
  const kind = nextStepOf(person);
  if (kind === null) return null;
  const { currentUser } = person;
  const hasDemoResult = kind === 'upgrade' && currentUser !== null && readDemoResult(currentUser.id) !== null;
  const step = (job: LearnersJob | null): ReactNode => (
    <NextStep
      kind={kind}
      job={job}
      link={(label) => (
        <Button asChild>
          <Link to={NEXT_PATHS[kind]}>{label}</Link>
        </Button>
      )}
      demoResult={
        hasDemoResult
          ? (label) => (
              <Button asChild variant="secondary">
                <Link to={{ pathname: PATHS.demo, hash: DEMO_RESULT_HASH }}>{label}</Link>
              </Button>
            )
          : null
      }
      manual={(label) => (
        <Button asChild variant="secondary">
          <Link to={PATHS.manual}>{label}</Link>
        </Button>
      )}
    />
  );
  if ((kind !== 'testing' && kind !== 'ticketing') || currentUser === null) return step(null);
  const Next = NEXT[kind];
  return (
    <Suspense fallback={step(null)}>
      <Next
        personId={currentUser.id}
        hasClock={sessionLengthOf(person.userPlanId, kind)?.limit === 'session'}
      >
        {step}
      </Next>
    </Suspense>
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
  const { userRole, isPlanLoading, isPlanUnknown, demoUsedCount } = person;
  const planId = usablePlanOf(person);
  if (userRole === null || isPlanLoading || isPlanUnknown || person.isDemoUsageLoading) return null;
  if (planId === null) return mayManagePeople(userRole) ? null : 'choose';
  const [screen] = SIMULATION_SCREENS.filter((one) => planOpensScreen(planId, one));
  if (screen === 'demo' && demoUsesRemaining(demoUsedCount) === 0) return 'upgrade';
  return screen ?? null;
}
