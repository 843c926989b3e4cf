import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Machine } from '../../../core/hardware/machines/catalogue.ts';
import { findMachine } from '../../../core/hardware/machines/find-machine.ts';
import type { LabView } from '../../../core/hardware/model/view.ts';

export type TextValues = Readonly<Record<string, string | number>>;

/** A text of the `lab` namespace. Keys come from data (ids, event kinds); a test proves that each has its text. */
export type LabText = (key: string, values?: TextValues) => string;

export function useLabText(): LabText {
  const { t } = useTranslation('lab');
  return useCallback((key, values = {}) => t(key as never, values) as string, [t]);
}

/** The far plug of a cable that has two: `<cable>-far`. */
const FAR = '-far';

/** The name of anything of this model, in sight or not: names are public. */
export function nameOf(text: LabText, { model }: Pick<LabView, 'model'>, target: string): string {
  if (target.endsWith(FAR))
    return text('plug.far', { name: nameOf(text, { model }, target.slice(0, -FAR.length)) });
  return text(`${shelfOf(findMachine(model), target)}.${target}`);
}

/** Which table of the texts names a thing. */
function shelfOf(spec: Machine, target: string): string {
  if (spec.parts[target] !== undefined) return 'part';
  if (spec.latches[target] !== undefined) return 'latch';
  if (spec.fasteners[target] !== undefined) return 'fastener';
  if (spec.cables[target] !== undefined) return 'cable';
  if (spec.connectors[target] !== undefined) return 'connector';
  if (spec.sockets[target] !== undefined) return 'socket';
  return spec.leds.some(({ id }) => id === target) ? 'led' : 'control';
}

/** `A`, `A and B`, `A, B and C` in the reader's language. */
export function listOf(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
