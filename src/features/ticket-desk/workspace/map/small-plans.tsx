import { useMemo } from 'react';
import { floorPlans } from '../../model/floor-plan.ts';
import { SmallPlan } from './small-plan.tsx';

export interface SmallPlansProps {
  readonly companySeed: number;
}

/** The ground floors of the three sites. */
export function SmallPlans({ companySeed }: SmallPlansProps) {
  const plans = useMemo(() => floorPlans(companySeed, (department) => department), [companySeed]);
  const first = plans.filter(
    ({ building }, index) => plans.findIndex((one) => one.building === building) === index,
  );
  return (
    <div className="flex h-16 gap-3">
      {first.map((plan) => (
        <SmallPlan key={plan.floor} plan={plan} className="h-full min-w-0 flex-1" />
      ))}
    </div>
  );
}
