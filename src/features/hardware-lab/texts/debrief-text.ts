import type { DebriefSentence } from '../../../core/assessment/debrief-facts.ts';
import { findMachine } from '../../../core/hardware/machines/find-machine.ts';
import { resolveTarget } from '../../../core/hardware/machines/resolve-target.ts';
import { clockOf } from '../../../runs/clock-of.ts';
import { testName } from './finding-text.ts';
import { type LabText, nameOf } from './lab-text.ts';
import type { NameSpeaker } from './sentences.ts';

/** Reads the name of a check of the work note. */
type CheckText = (id: string) => string;

/** The key of a text that is not there any more. */
const MISSING = /^[a-zA-Z]+\.[\w.:-]+$/;

/** A sentence of the debrief in the reader's language; empty where a run of earlier rules names what is gone. */
export function debriefText(
  speaker: NameSpeaker,
  checkText: CheckText,
  { group, name, values }: DebriefSentence,
): string {
  const { text, view } = speaker;
  const worded = Object.entries(values).map(([kind, value]): [string, string | number] => {
    const id = String(value);
    switch (kind) {
      case 'cause':
        return [kind, text(`hypothesis.${id}`)];
      case 'place':
        return [kind, nameOf(text, view, id)];
      case 'test':
        return [kind, testName(speaker, id)];
      case 'part':
        return [kind, partName(text, speaker, id)];
      case 'rule':
        return [kind, text(`tutor.${id}.title`)];
      case 'goal':
        return [kind, text(`goal.${id}`)];
      case 'proof':
        return [kind, text(`verify.${id}`)];
      case 'check':
        return [kind, checkText(id)];
      case 'time':
      case 'par':
        return [kind, clockOf(Number(value))];
      default:
        return [kind, value];
    }
  });
  if (worded.some(([, word]) => MISSING.test(String(word)))) return '';
  return text(`debrief.${group}.${name}`, Object.fromEntries(worded));
}

/** A kind of part, with its article, or else a thing of the machine or a setting. */
function partName(text: LabText, { view }: NameSpeaker, id: string): string {
  const target = resolveTarget(view.model, id);
  if (target?.kind === 'part') return text(`kind.${target.spec.kind}`);
  if (target !== null) return nameOf(text, view, id);
  const isSetting = findMachine(view.model).baseline.settings[id] !== undefined;
  return text(isSetting ? `setting.${id}` : `kind.${id}`);
}
