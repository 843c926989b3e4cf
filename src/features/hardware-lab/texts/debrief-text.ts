import type { DebriefSentence } from '../../../core/assessment/debrief-facts.ts';
import { clockOf } from '../../../runs/clock-of.ts';
import { testName } from './finding-text.ts';
import { type LabText, nameOf } from './lab-text.ts';
import type { Speaker } from './sentences.ts';

/** Reads the name of a check of the work note. */
type CheckText = (id: string) => string;

/** A sentence of the debrief in the reader's language. */
export function debriefText(
  speaker: Speaker,
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
  return text(`debrief.${group}.${name}`, Object.fromEntries(worded));
}

/** A kind of part, with its article, or else a setting or a thing of the machine. */
function partName(text: LabText, { view }: Speaker, id: string): string {
  const kind = text(`kind.${id}`);
  if (!kind.startsWith('kind.')) return kind;
  const setting = text(`setting.${id}`);
  return setting.startsWith('setting.') ? nameOf(text, view, id) : setting;
}
