import { SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { Condition } from '../../../model/condition.ts';
import type { SignIn } from '../../../world/accounts.ts';
import type { Scene } from '../../desk-case.ts';
import { laptop } from '../shared/scene.ts';

/** What tickets about the VPN have in common: somebody at home with a laptop of the company. */

/** What the gateway has said this morning. */
export function triedBefore(scene: Scene, result: SignIn['result']): readonly SignIn[] {
  return [41, 23, 8].map((minutes) => ({
    at: scene.at - minutes * SECONDS_PER_MINUTE,
    app: 'vpn',
    from: '198.51.100.24',
    place: 'home',
    result,
  }));
}

export function isConnected(scene: Scene): Condition {
  return { reading: 'vpn-connection', subject: laptop(scene).asset, is: ['connected'] };
}
