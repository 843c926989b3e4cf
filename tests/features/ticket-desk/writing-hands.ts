import type { Finding } from '../../../src/core/ticketing/model/evidence.ts';
import type { DeskView } from '../../../src/core/ticketing/model/view.ts';
import { SENTENCE_SETS, sentencesIn } from '../../../src/features/ticket-desk/model/sentences.ts';
import { choose, dialog, escaped, find, get, press, region } from './screen-hands.ts';

/** What an expert's hands do in the composer and where findings are cited. */
export function writingHands(view: () => DeskView, t: (key: string, values?: object) => string) {
  const ticketView = (number: string | null) => view().tickets.find(({ record }) => record.number === number);
  const cite = async (cites: readonly (readonly Finding[])[], root: ParentNode = dialog()): Promise<void> => {
    for (const findings of cites) {
      const entry = view().evidence.find((one) =>
        findings.some((finding) =>
          one.findings.some(
            ({ test, subject, outcome }) =>
              test === finding.test && subject === finding.subject && outcome === finding.outcome,
          ),
        ),
      );
      if (entry === undefined)
        throw new Error(`The notebook lacks ${findings.map(({ test }) => test).join()}.`);
      const boxes = [...root.querySelectorAll<HTMLInputElement>('fieldset input[type=checkbox]')];
      const box = boxes[view().evidence.indexOf(entry)];
      if (box === undefined) throw new Error('A finding cannot be cited.');
      if (!box.checked) await press(box);
    }
  };
  const composeMode = async (mode: RegExp): Promise<HTMLElement> => {
    await choose(get('[role=tab]', mode, region('Write')));
    return region('Write');
  };
  /** Finds a sentence in its set and presses it. */
  const sentence = async (intent: string): Promise<void> => {
    const open = ticketView(view().open);
    const label = open?.intents.find(({ id }) => id === intent)?.label;
    if (open === undefined || label === undefined) throw new Error(`${intent} is not offered.`);
    const text = t(label, open.values);
    const set = SENTENCE_SETS.find((one) => sentencesIn(open.intents, one).some(({ id }) => id === intent));
    await choose(get('button', t(`desk:compose.sets.${set}`), region('Write')));
    const named = new RegExp(`^(\\d ?)?${escaped(text)}$`);
    for (let page = 0; page < 6; page += 1) {
      const button = find('ul button', named, region('Write'));
      if (button !== null) return press(button);
      const more = find('button', /^More sentences/, region('Write'));
      if (more === null) break;
      await press(more);
    }
    throw new Error(`The screen has no button for "${text}".`);
  };
  return { ticketView, cite, composeMode, sentence };
}
