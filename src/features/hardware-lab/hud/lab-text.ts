import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MachineView } from '../../../core/hardware/view.ts';

type TextValues = Readonly<Record<string, string | number>>;

/** A text of the `lab` namespace. Keys come from data (ids, event kinds); a test proves that each has its text. */
export type LabText = (key: string, values?: TextValues) => string;

export function useLabText(): LabText {
  const { t } = useTranslation('lab');
  return useCallback((key, values = {}) => t(key as never, values) as string, [t]);
}

/** The name of anything on the bench. */
export function nameOf(text: LabText, view: MachineView, target: string): string {
  const labelled =
    view.parts[target] ??
    view.latches[target] ??
    view.fasteners[target] ??
    view.cables[target] ??
    view.sockets[target] ??
    view.leds[target];
  return labelled === undefined ? text(`control.${target}`) : text(labelled.label);
}

/** `A`, `A and B`, `A, B and C` in the reader's language. */
export function listOf(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
