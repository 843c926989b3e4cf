export interface CardDetails {
  readonly number: string;
  /** The expiry as entered: MM / YY. */
  readonly expiry: string;
  readonly cvc: string;
}

export const WORKING_CARD: CardDetails = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };

export type CardField = keyof CardDetails;
export type CardErrors = Partial<Record<CardField, string>>;

const APPROVED_NUMBERS = ['4242424242424242', '5555555555554444', '378282246310005'];
const DECLINES: Readonly<Record<string, string>> = {
  '4000000000000002': 'Your card was declined. Nothing was charged: try another card.',
  '4000000000009995': 'Your card has insufficient funds. Nothing was charged: try another card.',
  '4000000000000069': 'Your card has expired. Nothing was charged: try another card.',
};
const NOT_A_TEST_CARD = 'This is a test page: only test cards work here, such as 4242 4242 4242 4242.';

/** Validation errors of the entered details; empty when a charge can be tried. */
export function cardErrors(card: CardDetails, nowMs: number): CardErrors {
  const errors: CardErrors = {};
  if (!passesLuhn(digitsOf(card.number))) errors.number = 'Your card number is not valid.';
  const ends = endOfExpiry(card.expiry);
  if (ends === null) errors.expiry = 'Enter the expiry date as MM / YY.';
  else if (ends <= nowMs) errors.expiry = 'Your card’s expiry date is in the past.';
  if (!/^\d{3,4}$/.test(card.cvc.trim())) errors.cvc = 'The security code has 3 or 4 digits.';
  return errors;
}

/** Why the bank declines the card; null when it accepts it. */
export function declineReason(card: CardDetails): string | null {
  const digits = digitsOf(card.number);
  return APPROVED_NUMBERS.includes(digits) ? null : (DECLINES[digits] ?? NOT_A_TEST_CARD);
}

function digitsOf(text: string): string {
  return text.replace(/[\s-]/g, '');
}

function passesLuhn(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The first millisecond at which a card with this MM / YY no longer works. */
function endOfExpiry(expiry: string): number | null {
  const match = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|20\d{2})\s*$/.exec(expiry);
  if (match === null) return null;
  const month = Number(match[1]);
  const year = Number(match[2]) % 100;
  return month < 1 || month > 12 ? null : Date.UTC(2000 + year, month, 1);
}
