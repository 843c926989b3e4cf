import type { FirewallRule } from './firewall-rule.ts';
import type { Read } from './office-readings.ts';
import { findDevice, type World, withWorld } from './world.ts';

/** The rules for one computer; on an ordinary day nobody from outside comes in to any. */
export function rulesFor({ firewall }: World, asset: string): readonly FirewallRule[] {
  return firewall.filter((rule) => rule.asset === asset);
}

const FIRST_OF_DESK = 900;

/** Opens a port from the desk, past every change. */
export function withOpenPort(world: World, asset: string, port: number): World {
  const id = `FW-${FIRST_OF_DESK + world.firewall.length}`;
  const rule: FirewallRule = { id, asset, port, from: 'any', change: null, by: 'desk' };
  return withWorld(world, { firewall: [...world.firewall, rule] });
}

export const FIREWALL_READ = {
  /** Who from outside comes in to a computer, and who has approved it; subject: an asset number. */
  'inbound-rule': (world: World, asset: string) => {
    if (findDevice(world, asset) === null) return null;
    const rules = rulesFor(world, asset);
    if (rules.some(({ by }) => by === 'desk')) return 'opened-by-desk' as const;
    if (rules.length === 0) return 'none' as const;
    return rules.some(({ change }) => change === null)
      ? ('without-change' as const)
      : ('with-change' as const);
  },
} as const satisfies Readonly<Record<string, Read<string>>>;
