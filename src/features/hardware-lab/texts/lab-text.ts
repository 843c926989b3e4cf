import { findMachine } from '../../../core/hardware/machines/find-machine.ts';
import { resolveTarget } from '../../../core/hardware/machines/resolve-target.ts';
import type { LabView, MachineModelId } from '../../../core/hardware/model/view.ts';
import { useNamedTexts } from '../../../i18n/use-translation.ts';

export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Translates a key of the `lab` namespace. Keys come from data (ids, event kinds); a test checks that each has its
 * text.
 */
export type LabText = (key: string, values?: TextValues) => string;

const LAB = ['lab'];

export function useLabText(): LabText {
  const { t } = useNamedTexts(LAB);
  return t;
}

/** The name of any target of this model, visible or not: names are public. */
export function nameOf(text: LabText, { model }: Pick<LabView, 'model'>, target: string): string {
  const found = resolveTarget(model, target);
  if (found?.kind !== 'plug') return text(`${found?.kind ?? 'control'}.${target}`);
  const cable = text(`cable.${isAdapter(model, found.cable.id) ? 'cable-adapter' : found.cable.id}`);
  // A cable is named after its first plug.
  return found.cable.id === target ? cable : text('plug.far', { name: cable });
}

/** Whether the lead that brings mains is a laptop's adapter. */
function isAdapter(model: MachineModelId, cable: string): boolean {
  return cable === 'cable-mains' && findMachine(model).portable !== undefined;
}

/** `A`, `A and B`, `A, B and C` in the reader's language. */
export function listOf(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
