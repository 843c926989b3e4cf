import { MS_PER_DAY } from '../../kernel/time.ts';

const APPEAL_DAYS = 30;

/** Until when its holder may appeal, ms since 1970. */
export function appealUntil(revokedAt: number): number {
  return revokedAt + APPEAL_DAYS * MS_PER_DAY;
}
