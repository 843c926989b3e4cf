import { escapeHtml } from '../http/html.ts';
import type { CardDetails, CardErrors } from './cards.ts';

export const TEST_CARDS =
  '<p class="note">No real money moves here. Use the test card <span class="mono">4242 4242 4242 4242</span> with any future date and any three digits; <span class="mono">4000 0000 0000 0002</span> is declined.</p>';

/** The fields of a card, with what is wrong in each. */
export function cardFields(card: CardDetails, errors: CardErrors): string {
  return `${field('number', 'Card number', card.number, errors.number, 'autocomplete="cc-number" inputmode="numeric" placeholder="1234 1234 1234 1234"')}
<div class="pair">
${field('expiry', 'Expiry (MM / YY)', card.expiry, errors.expiry, 'autocomplete="cc-exp" inputmode="numeric" placeholder="MM / YY"')}
${field('cvc', 'Security code', card.cvc, errors.cvc, 'autocomplete="cc-csc" inputmode="numeric" placeholder="CVC"')}
</div>`;
}

function field(name: string, text: string, value: string, error: string | undefined, more: string): string {
  return `<div class="field">${label(name, text)}${input(name, value, error, `class="mono" ${more}`)}${problem(name, error)}</div>`;
}

export function label(name: string, text: string): string {
  return `<label for="${name}">${text}</label>`;
}

export function input(name: string, value: string, error: string | undefined, more: string): string {
  const state = error === undefined ? '' : `aria-invalid="true" aria-describedby="${name}-problem" autofocus`;
  return `<input id="${name}" name="${name}" value="${escapeHtml(value)}" ${more} ${state}>`;
}

export function problem(name: string, error: string | undefined): string {
  return error === undefined ? '' : `<p class="problem" id="${name}-problem">${escapeHtml(error)}</p>`;
}

export function cardOf(form: URLSearchParams): CardDetails {
  const text = (name: string): string => form.get(name) ?? '';
  return { number: text('number'), expiry: text('expiry'), cvc: text('cvc') };
}
