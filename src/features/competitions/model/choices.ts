import { readCredentialNumber } from '../../../core/assessment/credential/number.ts';
import type { Review } from '../../../core/contracts/competition-answers.ts';
import type { Choice } from '../ui/decide-dialog.tsx';

/**
 * What a flag or a dispute can come to: it stays as it is, one of the items that it names counts for nobody, or the attempt is
 * taken off the list. About a plain test nothing can be decided but that somebody looked.
 */
export function choicesOf({
  id,
  purpose,
  positions,
  attempt_id,
  subject,
}: Review): readonly [Choice, ...Choice[]] {
  const isRanking = purpose === 'ranked' || purpose === 'competition';
  const about = (position: number | null) => ({ about: 'review', id, position }) as const;
  return [
    { outcome: 'keep', decided: about(null), position: null },
    ...(isAppeal({ subject }) ? [{ outcome: 'restore', decided: about(null), position: null } as const] : []),
    ...(isRanking
      ? positions.map((position) => ({ outcome: 'void-item', decided: about(position), position }) as const)
      : []),
    ...(isRanking && attempt_id !== null
      ? [{ outcome: 'void-entry', decided: about(null), position: null } as const]
      : []),
  ];
}

/** Whether it is about a revoked certificate, whose number is its subject. */
export function isAppeal({ subject }: Pick<Review, 'subject'>): boolean {
  return subject !== null && readCredentialNumber(subject) !== null;
}
