import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { findMachine } from '../../../core/hardware/machines/find-machine.ts';
import type { MachineView } from '../../../core/hardware/view.ts';

type TextValues = Readonly<Record<string, string | number>>;

/** A text of the `lab` namespace. Keys come from data (ids, event kinds); a test proves that each has its text. */
export type LabText = (key: string, values?: TextValues) => string;

export function useLabText(): LabText {
  const { t } = useTranslation('lab');
  return useCallback((key, values = {}) => t(key as never, values) as string, [t]);
}

/** The far plug of a cable that has two: `<cable>-far`. */
const FAR = '-far';

/** The name of anything on the bench: what stands in the view, what waits in the stock, and the controls. */
export function nameOf(text: LabText, view: MachineView, target: string): string {
  const labelled =
    view.parts[target] ??
    view.latches[target] ??
    view.fasteners[target] ??
    view.cables[target] ??
    view.connectors[target] ??
    view.sockets[target] ??
    view.leds[target];
  if (labelled !== undefined) return text(labelled.label);
  if (target.endsWith(FAR)) {
    return text('plug.far', { name: nameOf(text, view, target.slice(0, -FAR.length)) });
  }
  const { parts, cables } = findMachine(view.model);
  if (parts[target] !== undefined) return text(`part.${target}`);
  return text(cables[target] === undefined ? `control.${target}` : `cable.${target}`);
}

/** `A`, `A and B`, `A, B and C` in the reader's language. */
export function listOf(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
