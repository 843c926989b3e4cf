import { z } from 'zod';
import { json } from '../http/answers.ts';
import type { StripeControl } from './control.ts';
import { WEBHOOK_MODES } from './webhooks.ts';

const command = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('mode'), mode: z.enum(WEBHOOK_MODES) }),
  z.strictObject({ action: z.literal('deliver-pending') }),
  z.strictObject({ action: z.literal('deliver'), eventId: z.string() }),
  z.strictObject({
    action: z.literal('fail'),
    on: z.string().optional(),
    status: z.int().min(400).max(599).optional(),
    delayMs: z.int().positive().optional(),
    times: z.int().positive().optional(),
  }),
  z.strictObject({ action: z.literal('pay'), sessionId: z.string(), promotionCode: z.string().optional() }),
  z.strictObject({ action: z.literal('expire'), sessionId: z.string() }),
  z.strictObject({
    action: z.literal('renew'),
    subscriptionId: z.string(),
    cardWorks: z.boolean().default(true),
  }),
  z.strictObject({ action: z.literal('refund'), paidId: z.string(), cents: z.int().positive().optional() }),
  z.strictObject({ action: z.literal('reset') }),
]);
type Command = z.output<typeof command>;

/** `/stripe/control`: GET returns the state, POST executes the JSON body. For tests in a browser. */
export async function answerControl(control: StripeControl, request: Request): Promise<Response> {
  if (isForeignPage(request)) return json({ error: 'Not for pages of other sites.' }, 403);
  if (request.method === 'GET') return json(stateOf(control));
  const parsed = command.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return json({ error: z.prettifyError(parsed.error) }, 400);
  const result = await obey(control, parsed.data);
  return json({ ...stateOf(control), result: result ?? null });
}

/** Whether a page of another site sent the request: by the Sec-Fetch-Site header, or because it is no JSON. */
function isForeignPage(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  const isJson = /^application\/json\b/.test(request.headers.get('content-type') ?? '');
  return site === 'cross-site' || site === 'same-site' || (request.method !== 'GET' && !isJson);
}

function obey(control: StripeControl, order: Command): Promise<unknown> | undefined {
  switch (order.action) {
    case 'mode':
      control.setWebhookMode(order.mode);
      return undefined;
    case 'deliver-pending':
      return control.deliverPending();
    case 'deliver':
      return control.deliver(order.eventId);
    case 'fail':
      control.fail(faultOf(order));
      return undefined;
    case 'pay':
      return control.pay(
        order.sessionId,
        order.promotionCode === undefined ? {} : { promotionCode: order.promotionCode },
      );
    case 'expire':
      return control.expire(order.sessionId);
    case 'renew':
      return control.renew(order.subscriptionId, { cardWorks: order.cardWorks });
    case 'refund':
      return control.refund(order.paidId, order.cents);
    case 'reset':
      control.reset();
      return undefined;
  }
}

function faultOf(order: Extract<Command, { action: 'fail' }>) {
  return {
    ...(order.on === undefined ? {} : { on: order.on }),
    ...(order.status === undefined ? {} : { status: order.status }),
    ...(order.delayMs === undefined ? {} : { delayMs: order.delayMs }),
    ...(order.times === undefined ? {} : { times: order.times }),
  };
}

function stateOf(control: StripeControl) {
  const { customers, sessions, subscriptions, invoices } = control.books;
  return {
    customers: Object.values(customers),
    sessions: Object.values(sessions),
    subscriptions: Object.values(subscriptions),
    invoices: Object.values(invoices),
    events: control.events.map(({ id, type }) => ({ id, type })),
    pending: control.pending.map(({ id, type }) => ({ id, type })),
    calls: control.calls,
  };
}
