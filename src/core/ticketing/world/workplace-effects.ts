import { hostOf, withHostChange } from './hosts.ts';
import { BRAND_POLICY } from './workplace-readings.ts';
import { type Workplace, type WorkplacePart, withPart } from './workplaces.ts';
import { findAccount, type World, withWorkplace, workplaceOf } from './world.ts';

/** What happens to what stands on somebody's desk, and to the policies of their computer. */
export type WorkplaceEffect =
  | { readonly do: 'change-workplace'; readonly asset: string; readonly change: Partial<Workplace> }
  | { readonly do: 'order-part' | 'deliver-part'; readonly asset: string; readonly part: WorkplacePart }
  /** The computer fetches its policies from the domain. */
  | { readonly do: 'refresh-policy'; readonly asset: string };

type EffectOf<Do extends WorkplaceEffect['do']> = Extract<WorkplaceEffect, { readonly do: Do }>;

/** Who is in this group does not get the policy of the brand. */
export const UNBRANDED_GROUP = 'GRP-Brand-Exempt';

/** Policies as they stand now; the brand's is kept from the members of one group. */
function withFreshPolicy(world: World, { asset }: EffectOf<'refresh-policy'>, now: number): World {
  const host = hostOf(world, asset);
  const account = host === null ? null : findAccount(world, host.session.user);
  if (host === null || host.policy === null || account === null) return world;
  const others = host.policy.user.filter((name) => name !== BRAND_POLICY);
  const denied = host.policy.denied.filter(({ name }) => name !== BRAND_POLICY);
  const isKept = account.groups.includes(UNBRANDED_GROUP);
  const policy = isKept
    ? { user: others, denied: [...denied, { name: BRAND_POLICY, reason: 'Denied (Security)' }] }
    : { user: [BRAND_POLICY, ...others], denied };
  return withHostChange(world, asset, { policy: { ...host.policy, ...policy, appliedAt: now } });
}

export const WORKPLACE_APPLIERS: {
  readonly [Do in WorkplaceEffect['do']]: (world: World, effect: EffectOf<Do>, now: number) => World;
} = {
  'change-workplace': (world, { asset, change }) => withWorkplace(world, asset, change),
  'order-part': (world, { asset, part }) => {
    const { ordered } = workplaceOf(world, asset);
    return withWorkplace(world, asset, { ordered: [...ordered, part] });
  },
  'deliver-part': (world, { asset, part }) =>
    withWorkplace(world, asset, withPart(workplaceOf(world, asset), part)),
  'refresh-policy': withFreshPolicy,
};
