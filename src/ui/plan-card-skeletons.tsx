import { classNames } from '../lib/class-names.ts';
import { Skeleton } from './skeleton.tsx';

const PLANS_OF_A_KIND = [0, 1, 2];
const FEATURES = ['w-4/5', 'w-3/5', 'w-2/3', 'w-3/4'];

/** Placeholders for the plan cards; `className` sets the height of the real ones. */
export function PlanCardSkeletons({ className }: { readonly className: string }) {
  return PLANS_OF_A_KIND.map((place) => (
    <div
      key={place}
      className={classNames(
        'chamfer flex flex-col border border-line bg-surface p-6 sm:p-7 md:max-lg:p-4',
        className,
      )}
    >
      <Skeleton className="h-5 w-28" />
      <Skeleton className="mt-8 h-11 w-40" />
      <Skeleton className="mt-5 h-4 w-48 max-w-full" />
      <div className="mt-6 grid gap-4 border-t border-line pt-6">
        {FEATURES.map((width) => (
          <Skeleton key={width} className={classNames('h-4', width)} />
        ))}
      </div>
      <Skeleton className="mt-auto h-13" />
    </div>
  ));
}
