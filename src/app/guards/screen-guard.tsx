import { Outlet } from 'react-router-dom';
import { decideScreenAccess } from '../../core/access/guard.ts';
import type { SimulationScreen } from '../../core/access/screens.ts';
import { accessFactsOf, usePerson } from '../person/person.ts';
import { Guarded } from './guarded.tsx';
import { PlanUnknown } from './plan-unknown.tsx';

/** Admits people whose plan opens a simulation screen (spec section 2, route guard order). */
export function ScreenGuard({ screen }: { readonly screen: SimulationScreen }) {
  const person = usePerson();
  if (person.isPlanUnknown) return <PlanUnknown onRetry={person.retryPlan} />;
  return (
    <Guarded decision={decideScreenAccess(screen, accessFactsOf(person))}>
      <Outlet />
    </Guarded>
  );
}
