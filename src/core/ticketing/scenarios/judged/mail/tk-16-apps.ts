import type { Check } from '../../../../assessment/run-record.ts';
import { SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskState } from '../../../model/state.ts';
import type { AppGrantEffect } from '../../../world/app-grant-effects.ts';
import { type AppGrant, isGoodAppRevoked, isHeldByStranger } from '../../../world/app-grants.ts';
import { findAccount } from '../../../world/world.ts';
import type { Scene } from '../../desk-case.ts';
import { drawn, person } from '../shared/scene.ts';

/** Apps that were allowed to act in somebody's name within the last hour. */

type Allowed = Extract<AppGrantEffect, { readonly do: 'allow-app' }>;

function allowed(
  scene: Scene,
  minutesAgo: number,
  grant: Pick<AppGrant, 'app' | 'publisher' | 'isVerified' | 'permissions'>,
): Allowed {
  return {
    do: 'allow-app',
    login: person(scene).login,
    grant: {
      ...grant,
      allowedBy: 'holder',
      allowedAt: scene.at - minutesAgo * SECONDS_PER_MINUTE,
      revokedAt: null,
    },
  };
}

const STRANGERS = {
  isVerified: false,
  permissions: ['sign-in', 'mail-read', 'mail-send', 'stay-signed-in'],
} as const;

/** The app that the stranger's message asked the person to accept. */
export function playerApp(scene: Scene, minutesAgo: number): Allowed {
  const app = drawn(scene, ['Voicemail Player', 'VoiceBox Connect']);
  return allowed(scene, minutesAgo, {
    ...STRANGERS,
    app,
    publisher: drawn(scene, ['vmplayer', 'voicebox-dev']),
  });
}

/** The app that a stranger allows themselves who has got in with the password. */
export function leftApp(scene: Scene, minutesAgo: number): Allowed {
  return allowed(scene, minutesAgo, { ...STRANGERS, app: 'Mail Backup Pro', publisher: 'mbp-tools' });
}

/** The app of the company's own phone system. */
export function voiceApp(scene: Scene, minutesAgo: number): Allowed {
  const own = { app: 'Larkfield Voice', publisher: 'Larkfield Home & Garden', isVerified: true } as const;
  return allowed(scene, minutesAgo, { ...own, permissions: ['sign-in'] });
}

/** No app was taken away that did nothing wrong. */
export function keptApps(scene: Scene, { world }: DeskState): Check {
  const grants = findAccount(world, person(scene).login)?.grants ?? [];
  return { id: 'good-apps-kept', met: !isGoodAppRevoked(grants) };
}

/** The stranger's app is gone, and the others are there. */
export function appGoals(scene: Scene, state: DeskState): readonly Check[] {
  const grants = findAccount(state.world, person(scene).login)?.grants ?? [];
  return [{ id: 'strangers-app-gone', met: !isHeldByStranger(grants) }, keptApps(scene, state)];
}
