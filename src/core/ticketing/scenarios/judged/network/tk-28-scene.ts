import { SECONDS_PER_DAY } from '../../../../kernel/time.ts';
import { momentOf } from '../../../world/calendar.ts';
import { GUEST_SEGMENT, INTRANET } from '../../../world/company-network.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { hostOf } from '../../../world/hosts.ts';
import { addressesOf } from '../../../world/network-of.ts';
import { DOMAIN } from '../../../world/sites.ts';
import { COMPANY_ISSUER } from '../../../world/web.ts';
import type { Scene } from '../../desk-case.ts';
import { computer, drawn } from '../shared/scene.ts';
import { onCable } from './network-scene.ts';
import { lookAlike } from './tk-28-story.ts';

/** What makes the browser call a page not secure. */
export type Truth = 'clock' | 'guest-network' | 'by-number' | 'expired-certificate' | 'look-alike';

export const PAGE = `${INTRANET}.${DOMAIN}`;
/** From the Tuesday of the shift to the same day of another year. */
const SKEW_DAYS = [-730, 1096] as const;

function changed(
  scene: Scene,
  change: Extract<WorldEffect, { readonly do: 'change-host' }>['change'],
): WorldEffect {
  return { do: 'change-host', asset: computer(scene).asset, change };
}

export const opens = (scene: Scene, address: string): WorldEffect => changed(scene, { browser: { address } });

export function withClock(scene: Scene, skewSeconds: number): readonly WorldEffect[] {
  const host = hostOf(scene.world, computer(scene).asset);
  return host === null ? [] : [changed(scene, { clock: { ...host.clock, skewSeconds } })];
}

export const onRadio = (scene: Scene, segment: string | null): WorldEffect => ({
  do: 'change-adapter',
  asset: computer(scene).asset,
  adapter: 'Wi-Fi',
  change: { segment },
});

export const EFFECTS: Readonly<Record<Truth, (scene: Scene) => readonly WorldEffect[]>> = {
  clock: (scene) => withClock(scene, drawn(scene, SKEW_DAYS) * SECONDS_PER_DAY),
  'guest-network': (scene) => [onCable(scene, { segment: null }), onRadio(scene, GUEST_SEGMENT)],
  'by-number': (scene) => [opens(scene, addressesOf(scene.world, INTRANET)[0] ?? '')],
  'expired-certificate': () => [
    {
      do: 'change-network',
      rows: {
        sites: [
          {
            name: PAGE,
            issuer: COMPANY_ISSUER,
            isTrusted: true,
            from: momentOf(2025, 3, 9),
            to: momentOf(2026, 3, 10) - 1,
          },
        ],
      },
    },
  ],
  'look-alike': (scene) => [
    opens(scene, lookAlike(scene)),
    {
      do: 'change-network',
      rows: {
        sites: [
          {
            name: lookAlike(scene),
            issuer: 'Quickcert Free',
            // The second one has a certificate that computers know, and that has run out.
            isTrusted: scene.placement === 1,
            from: momentOf(2025, 12, 7),
            to: scene.placement === 1 ? momentOf(2026, 3, 7) : momentOf(2026, 6, 7),
          },
        ],
      },
    },
  ],
};
