import type { SignOptions } from '../../../supabase/local/stripe/webhooks.ts';
import { call, type Scene, type StagedAttack } from './scene.ts';

const nowS = (): number => Math.floor(Date.now() / 1000);

/** The event as it stands, with whatever header the attacker can make. */
const unsigned = (
  id: string,
  headers: (scene: Scene, payload: string) => Record<string, string>,
  change: (event: Scene['event']) => unknown = (event) => event,
): StagedAttack => ({
  id,
  stage: (scene) => {
    const body = change(scene.event);
    return {
      actor: 'anon',
      request: call('stripe-webhook', body, { headers: headers(scene, JSON.stringify(body)) }),
      allowedStatuses: [400],
      forbiddenText: ['activated', 'whsec_', 'sk_test_'],
      control: {
        actor: 'anon',
        request: call('stripe-webhook', scene.event, {
          headers: signed(scene, JSON.stringify(scene.event)),
        }),
        statuses: [200],
        finds: '"outcome":"activated"',
        leaves: { sql: 'select count(*)::int as n from private.fulfilments', value: 1 },
      },
    };
  },
});

function signed(scene: Scene, payload: string, options: SignOptions = {}): Record<string, string> {
  return { 'stripe-signature': scene.stack.stripe.control.sign(payload, options) };
}

/** Group "webhooks" of design/security.md: what must not be believed. */
export const WEBHOOK_ATTACKS: readonly StagedAttack[] = [
  unsigned('an event comes without a signature', () => ({})),
  unsigned('an event comes with an empty signature', () => ({ 'stripe-signature': '' })),
  unsigned('an event comes with a signature that is none', () => ({ 'stripe-signature': 'yes, really' })),
  unsigned('an event is signed with another secret', (scene, payload) =>
    signed(scene, payload, { secret: 'whsec_guess' }),
  ),
  unsigned('an event is signed with an empty secret', (scene, payload) =>
    signed(scene, payload, { secret: '' }),
  ),
  unsigned('an event is replayed six minutes later', (scene, payload) =>
    signed(scene, payload, { timestamp: nowS() - 360 }),
  ),
  unsigned(
    'an event was changed after it was signed',
    (scene) => signed(scene, JSON.stringify(scene.event)),
    (event) => ({ ...event, id: 'evt_changed' }),
  ),
  unsigned('an old signature gets a new time', (scene, payload) => {
    const old = scene.stack.stripe.control.sign(payload, { timestamp: nowS() - 3600 });
    return { 'stripe-signature': old.replace(/^t=\d+/, `t=${nowS()}`) };
  }),
  unsigned(
    'an event says that it is of live mode',
    (scene, payload) => signed(scene, payload),
    (event) => ({ ...event, livemode: true }),
  ),
];
