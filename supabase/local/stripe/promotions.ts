/** Promotion codes of the stand-in with their discounts in percent. */
const PERCENT_OFF: Readonly<Record<string, number>> = { BENCH50: 50, BENCH100: 100 };

/** The normalized promotion code; null for an unknown one. */
export function knownPromotionCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return PERCENT_OFF[code] === undefined ? null : code;
}

/** The discount of a code in cents. */
export function discountOf(code: string | null, cents: number): number {
  return code === null ? 0 : Math.round((cents * (PERCENT_OFF[code] ?? 0)) / 100);
}

export function percentOff(code: string): number {
  return PERCENT_OFF[code] ?? 0;
}
