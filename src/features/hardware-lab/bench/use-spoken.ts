import { useCallback, useState } from 'react';
import type { LabStore } from '../store.ts';
import { useSpeaker } from '../words/use-speaker.ts';
import { describeState, describeSurroundings } from './describe-bench.ts';

/** The description requested with S or W. */
export interface Spoken {
  /** Empty when there is none. */
  readonly words: string;
  sayState(): void;
  saySurroundings(): void;
  hush(): void;
}

/** Describes the machine's state and the surroundings on request. */
export function useSpoken(store: LabStore): Spoken {
  const speaker = useSpeaker(store);
  const [words, setWords] = useState('');
  const hush = useCallback((): void => setWords(''), []);
  return {
    words,
    sayState: () => setWords(describeState(speaker)),
    saySurroundings: () => setWords(describeSurroundings(speaker)),
    hush,
  };
}
