import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type LabStore, useLab } from '../store.ts';
import { useLabText } from './lab-text.ts';
import type { Speaker } from './sentences.ts';

/** The speaker of the current state in the reader's language. */
export function useSpeaker(store: LabStore): Speaker {
  const text = useLabText();
  const { i18n } = useTranslation();
  const view = useLab(store, (snapshot) => snapshot.view);
  return useMemo(() => ({ text, view, language: i18n.language }), [text, view, i18n.language]);
}
