/** The promotion codes of the stand-in and what each takes off, in percent. */
const PERCENT_OFF: Readonly<Record<string, number>> = { BENCH50: 50, BENCH100: 100 };

/** The code as the books write it; null for one that nobody knows. */
export function knownPromotionCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return PERCENT_OFF[code] === undefined ? null : code;
}

/** Cents that the code takes off. */
export function discountOf(code: string | null, cents: number): number {
  return code === null ? 0 : Math.round((cents * (PERCENT_OFF[code] ?? 0)) / 100);
}

export function percentOff(code: string): number {
  return PERCENT_OFF[code] ?? 0;
}
