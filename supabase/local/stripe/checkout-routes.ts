import { page } from '../http/answers.ts';
import { ApiError } from './api-error.ts';
import { cardOf } from './card-fields.ts';
import { type CheckoutDraft, checkoutPage, closedPage, EMPTY_DRAFT, unknownPage } from './checkout-page.ts';
import type { Session } from './objects.ts';
import { type PaymentContext, paySession } from './payments.ts';
import { knownPromotionCode } from './promotions.ts';
import { applyPromotion, findSession, orderOf } from './sessions.ts';

const SESSION_PLACEHOLDER = '{CHECKOUT_SESSION_ID}';

/** Answers the hosted page of a session: GET shows it, POST handles its buttons. */
export async function answerCheckout(till: PaymentContext, id: string, request: Request): Promise<Response> {
  const session = find(till, id);
  if (session === null) return page(unknownPage(), { status: 404 });
  if (session.status === 'complete') return successRedirect(session);
  if (session.status === 'expired') return page(closedPage(session), { status: 410 });
  if (request.method !== 'POST') return show(till, session, EMPTY_DRAFT);

  const form = new URLSearchParams(await request.text());
  const draft = draftOf(form);
  if (form.get('action') === 'apply' || isCodeWaiting(till, session, draft)) {
    return applyCode(till, session, draft);
  }
  const outcome = await paySession(till, session, draft.card);
  if (outcome.kind === 'invalid') return show(till, session, { ...draft, errors: outcome.errors });
  if (outcome.kind === 'declined') return show(till, session, { ...draft, alert: outcome.reason });
  return outcome.kind === 'paid' ? successRedirect(session) : page(closedPage(session), { status: 410 });
}

function find(till: PaymentContext, id: string): Session | null {
  try {
    return findSession(till.books, id);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Whether an entered promotion code was not applied yet or is invalid; nothing is charged then. */
function isCodeWaiting(till: PaymentContext, session: Session, draft: CheckoutDraft): boolean {
  if (draft.promotion.trim() === '') return false;
  const code = knownPromotionCode(draft.promotion);
  return code === null || code !== orderOf(till.books, session).promotionCode;
}

function applyCode(till: PaymentContext, session: Session, draft: CheckoutDraft): Response {
  const code = knownPromotionCode(draft.promotion);
  if (session.allow_promotion_codes !== true || (code === null && draft.promotion.trim() !== '')) {
    return show(till, session, { ...draft, errors: { promotion: 'This code is invalid.' } });
  }
  applyPromotion(till.books, session, code);
  till.books.save();
  return show(till, session, draft);
}

function draftOf(form: URLSearchParams): CheckoutDraft {
  return {
    card: cardOf(form),
    promotion: form.get('promotion') ?? '',
    errors: {},
    alert: null,
  };
}

/** Shows the form, always with 200: browsers would report another status on the console. */
function show(till: PaymentContext, session: Session, draft: CheckoutDraft): Response {
  const origin = new URL(session.success_url ?? '').origin;
  return page(checkoutPage(session, orderOf(till.books, session), draft), {
    // Browsers apply form-action also to the redirect after a form post.
    formAction: `'self' ${origin}`,
  });
}

function successRedirect(session: Session): Response {
  const location = (session.success_url ?? '').replaceAll(SESSION_PLACEHOLDER, session.id);
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
