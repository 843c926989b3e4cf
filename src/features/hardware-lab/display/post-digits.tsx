import { useEffect, useState } from 'react';
import { TRAINING_CODES } from '../../../core/hardware/post.ts';

const STEP_MS = 380;

export interface PostDigitsProps {
  readonly code: string | null;
  /** Memory trains: the digits keep moving. */
  readonly isMoving: boolean;
}

/** The board's two-digit display. */
export function PostDigits({ code, isMoving }: PostDigitsProps) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!isMoving) return;
    const step = setInterval(() => setTurn((last) => last + 1), STEP_MS);
    return () => clearInterval(step);
  }, [isMoving]);
  const shown = isMoving ? TRAINING_CODES[turn % TRAINING_CODES.length] : code;
  return <samp className="reading text-base font-semibold text-fault">{shown ?? '--'}</samp>;
}
