import { useCallback } from 'react';
import type { LabStore } from '../store.ts';
import { useLabText } from './lab-text.ts';

/** A cause that the customer's words could mean, by name. */
export function useHypothesisName(_store: LabStore): (id: string) => string {
  const text = useLabText();
  return useCallback((id) => text(`hypothesis.${id}`), [text]);
}
