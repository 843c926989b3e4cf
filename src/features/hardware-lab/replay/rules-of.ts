import { type LabRules, labRules } from '../../../core/hardware/rules.ts';
import type { LabMode } from '../../../core/hardware/vocabulary.ts';

const MODES: readonly LabMode[] = ['testing', 'practice', 'explore'];

/** The rules that a log was played under, by their version; null for rules that are no longer here. */
export function rulesOf(version: string): LabRules | null {
  return MODES.map((mode) => labRules(mode)).find((rules) => rules.version === version) ?? null;
}
