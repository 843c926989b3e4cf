import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { AccessDecision } from '../../core/access/guard.ts';
import { PLAN_TOASTS } from '../../features/plans/messages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { notify } from '../../lib/notify.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PATHS } from '../paths.ts';

type RedirectTarget = Extract<AccessDecision, { kind: 'redirect' }>['to'];

const REDIRECT_PATHS: Readonly<Record<RedirectTarget, string>> = {
  login: PATHS.login,
  'select-plan': PATHS.selectPlan,
  'access-denied': PATHS.accessDenied,
  dashboard: PATHS.dashboard,
};

/**
 * The address (with its query) that a redirected person asked for: sign-in leads back to it, and the access-denied
 * page chooses its text by it.
 */
export interface RedirectState {
  readonly from: string;
}

/** Renders a decision of `core/access`: the spinner, the redirect, or the page. */
export function Guarded({
  decision,
  children,
}: {
  readonly decision: AccessDecision;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('workspace');
  const { pathname, search } = useLocation();
  // Memoized per address: Navigate navigates again when its state object changes.
  const state = useMemo<RedirectState>(() => ({ from: `${pathname}${search}` }), [pathname, search]);
  const isSentToPlans = decision.kind === 'redirect' && decision.to === 'select-plan';
  const isNotified = useRef(false);
  useEffect(() => {
    if (isSentToPlans && !isNotified.current) notify(PLAN_TOASTS.selectPlan);
    isNotified.current = isSentToPlans;
  }, [isSentToPlans]);
  switch (decision.kind) {
    case 'wait':
      return (
        <>
          <PageTitle title={t(`wait.${decision.reason}`)} />
          <Spinner isPage label={t(`wait.${decision.reason}`)} />
        </>
      );
    case 'redirect':
      return <Navigate replace to={REDIRECT_PATHS[decision.to]} state={state} />;
    case 'allow':
      return children;
  }
}
