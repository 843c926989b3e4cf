import { useCallback, useState } from 'react';
import type { LabStore } from '../../store.ts';
import { useSpeaker } from '../../texts/use-speaker.ts';
import { describeState, describeSurroundings } from './describe-bench.ts';

/** The description requested with S or W. */
export interface BenchDescription {
  /** Empty when there is none. */
  readonly words: string;
  describeState(): void;
  describeSurroundings(): void;
  clear(): void;
}

/** Describes the machine's state and the surroundings on request. */
export function useBenchDescription(store: LabStore): BenchDescription {
  const speaker = useSpeaker(store);
  const [words, setWords] = useState('');
  const clear = useCallback((): void => setWords(''), []);
  return {
    words,
    describeState: () => setWords(describeState(speaker)),
    describeSurroundings: () => setWords(describeSurroundings(speaker)),
    clear,
  };
}
