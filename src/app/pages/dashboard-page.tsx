import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { mayManagePeople } from '../../core/access/roles.ts';
import {
  demoUsesRemaining,
  menuListsScreen,
  planOpensScreen,
  SIMULATION_SCREENS,
  type SimulationScreen,
} from '../../core/access/screens.ts';
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
import type { SessionScreen } from '../../features/simulation/model/simulation-source.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loadWhenOnline } from '../../lib/load-when-online.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { DEMO_RESULT_HASH, PATHS } from '../paths.ts';
import { type Person, trialHoursOf, usablePlanOf, usePerson } from '../person/person.ts';
import { HomeSkeleton } from './dashboard/home-skeleton.tsx';

/** Lazy: only people whose plan opens a simulation have runs to look back on. */
const LearnerHome = lazy(() =>
  loadWhenOnline(() => import('./dashboard/learner-home.tsx')).then((code) => ({
    default: code.LearnerHome,
  })),
);

export default function DashboardPage() {
  const { t, i18n } = useTranslation('dashboard');
  usePageTitle(t('pageTitle'));
  const { currentUser, fullName } = usePerson();
  const today = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full' });
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1.5">
          <h1 className="text-3xl font-semibold tracking-tight wrap-anywhere">
            {t('welcome', { name: fullName ?? t('user') })}
          </h1>
          <p className="text-ink-muted">{t('subtitle')}</p>
        </div>
        <p className="reading text-sm text-ink-muted max-sm:hidden">{today.format(serverNow())}</p>
      </div>
      <NextThing />
      <p className="silk flex items-center gap-4 text-ink-muted after:grow after:border-t after:border-line">
        {t('yourPlan')}
      </p>
      <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        <Tutorial />
        {currentUser === null ? null : <PlanStatus userId={currentUser.id} />}
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
  return (
    <div className="md:max-xl:col-span-2">
      <TutorialVideo subjects={subjects} />
    </div>
  );
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
    <>
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
    </>
  );
}

/** What the person came for, once the plan is known; people who manage others have nothing here. */
function NextThing() {
  const { t } = useTranslation('dashboard');
  const person = usePerson();
  const { currentUser } = person;
  const todo = todoOf(person);
  if (todo === null || currentUser === null) return null;
  if (todo.kind === 'practise')
    return (
      <Suspense fallback={<HomeSkeleton label={t('loading')} />}>
        <LearnerHome personId={currentUser.id} screens={todo.screens} />
      </Suspense>
    );
  const hasDemoResult = todo.kind === 'upgrade' && readDemoResult(currentUser.id) !== null;
  return (
    <NextStep
      kind={todo.kind}
      link={(label) => (
        <Button asChild>
          <Link to={NEXT_PATHS[todo.kind]}>{label}</Link>
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
}

const NEXT_PATHS: Readonly<Record<NextStepKind, string>> = {
  choose: PATHS.selectPlan,
  demo: PATHS.demo,
  upgrade: PATHS.plans,
};

type Todo =
  | { readonly kind: NextStepKind }
  | { readonly kind: 'practise'; readonly screens: readonly SessionScreen[] };

/** Null while the plan is not known, and for people who manage others and have none. */
function todoOf(person: Person): Todo | null {
  const { userRole, isPlanLoading, isPlanUnknown, demoUsedCount } = person;
  const planId = usablePlanOf(person);
  if (userRole === null || isPlanLoading || isPlanUnknown || person.isDemoUsageLoading) return null;
  if (planId === null) return mayManagePeople(userRole) ? null : { kind: 'choose' };
  const screens = SESSION_SCREENS.filter((screen) => planOpensScreen(planId, screen));
  if (screens.length > 0) return { kind: 'practise', screens };
  if (!planOpensScreen(planId, 'demo')) return null;
  return { kind: demoUsesRemaining(demoUsedCount) === 0 ? 'upgrade' : 'demo' };
}

const SESSION_SCREENS = ['testing', 'ticketing'] as const satisfies readonly SessionScreen[];
