import type { LabView } from '../../../../core/hardware/model/view.ts';
import { type StateWord, stateOf } from '../../../../core/hardware/projection/target-state.ts';
import { type LabText, listOf, nameOf } from '../../texts/lab-text.ts';

/** The state of a thing in words; empty for things without a state. */
export function targetState(text: LabText, view: LabView, language: string, target: string): string {
  const words = stateOf(view, target).map((word) => stateText(text, view, language, word));
  return listOf(words, language);
}

function stateText(text: LabText, view: LabView, language: string, word: StateWord): string {
  if ('holds' in word) return nameOf(text, view, word.holds);
  const { key, ends, colour } = word;
  if (colour !== undefined) return text(key, { colour: text(`colour.${colour}`) });
  if (ends === undefined) return text(key);
  return text(key, {
    ends: listOf(
      ends.map((end) => text(`end.${end}`)),
      language,
    ),
  });
}
