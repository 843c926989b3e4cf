import { type PlanKey, planKeyOfName } from '../core/billing/plans.ts';
import { classNames } from '../lib/class-names.ts';

/** Colours by plan name (spec section 3). */
const COLOURS: Readonly<Record<PlanKey, string>> = {
  free: 'bg-plan-free',
  ace: 'bg-plan-ace',
  expert: 'bg-plan-expert',
  testing: 'bg-plan-testing',
  ticketing: 'bg-plan-ticketing',
  golden: 'bg-plan-golden',
};

export interface PlanNameProps {
  readonly name: string;
  readonly className?: string;
}

/** A plan's name with a band in its colour; unknown plans use the edge colour. */
export function PlanName({ name, className }: PlanNameProps) {
  const key = planKeyOfName(name);
  return (
    <span className={classNames('inline-flex items-center gap-2.5', className)}>
      <span
        aria-hidden="true"
        data-plan={key ?? 'unknown'}
        className={classNames('h-[1.1em] w-1 shrink-0 rounded-full', key === null ? 'bg-edge' : COLOURS[key])}
      />
      {name}
    </span>
  );
}
