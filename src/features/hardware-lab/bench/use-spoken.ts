import { useCallback, useState } from 'react';
import type { LabStore } from '../store.ts';
import { useSpeaker } from '../words/use-speaker.ts';
import { describeState, describeSurroundings } from './describe-bench.ts';

/** What was asked for with S or W, in words. */
export interface Spoken {
  /** Empty when nothing was. */
  readonly words: string;
  sayState(): void;
  saySurroundings(): void;
  hush(): void;
}

/** How the machine stands and what is around it, told when it is asked for. */
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
