import { withOpenPort } from './firewall.ts';
import type { FirewallRule } from './firewall-rule.ts';
import { withSiteLink, withVendorCase } from './site-links.ts';
import type { Notice, SiteLink } from './site-records.ts';
import type { Building } from './sites.ts';
import { type World, withWorld } from './world.ts';

/** Changes of the lines, the power and the router of a site, of what is announced about it, and of the firewall. */
export type SiteEffect =
  | { readonly do: 'change-site'; readonly building: Building; readonly change: Partial<SiteLink> }
  | { readonly do: 'open-vendor-case'; readonly building: Building; readonly reference: string }
  | { readonly do: 'post-notice'; readonly notice: Notice }
  | { readonly do: 'put-firewall-rule'; readonly rule: FirewallRule }
  | { readonly do: 'open-port'; readonly asset: string; readonly port: number }
  | { readonly do: 'declare-major'; readonly building: Building; readonly ticket: string };

type Appliers = {
  readonly [Do in SiteEffect['do']]: (
    world: World,
    effect: Extract<SiteEffect, { readonly do: Do }>,
    now: number,
  ) => World;
};

export const SITE_APPLIERS: Appliers = {
  'change-site': (world, { building, change }) => withSiteLink(world, building, change),
  'open-vendor-case': (world, { building, reference }, now) =>
    withVendorCase(world, building, reference, now),
  'post-notice': (world, { notice }) => withWorld(world, { notices: [...world.notices, notice] }),
  'put-firewall-rule': (world, { rule }) => withWorld(world, { firewall: [...world.firewall, rule] }),
  'open-port': (world, { asset, port }) => withOpenPort(world, asset, port),
  'declare-major': (world, { building, ticket }, now) =>
    withWorld(world, { majorIncidents: [...world.majorIncidents, { building, ticket, at: now }] }),
};
