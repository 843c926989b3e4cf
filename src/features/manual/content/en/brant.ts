import { BRANT_H6 } from '../../../../core/hardware/machines/brant-h6.ts';
import type { StopCause } from '../../../../core/hardware/machines/codes.ts';
import type { Chapter } from '../../model/manual.ts';
import { inWords, STOPS } from './stop-words.ts';

const { parts, codes } = BRANT_H6;

function beepRow(cause: string): readonly string[] {
  const stop = codes.stops[cause as StopCause];
  const card = codes.portCodes?.[cause as StopCause] ?? '-';
  const { means, first } = STOPS[cause as StopCause];
  return [inWords(stop.beeps), `\`${card}\``, means, first];
}

export const BRANT: Chapter = {
  id: 'brant-h6',
  title: 'The Brant H6',
  lead: 'An older tower that is still in use. It has no debug LEDs: count its beeps, or plug in a POST card.',
  sections: [
    {
      id: 'brant-parts',
      title: 'What is special about it',
      blocks: [
        {
          kind: 'table',
          caption: 'Parts of the Brant H6',
          columns: [
            { title: 'Part', width: 3 },
            { title: 'Model', width: 4 },
            { title: 'What to know', width: 6 },
          ],
          rows: [
            ['Processor', parts.cpu.model, 'Socket with a lever; no built-in graphics'],
            [
              'Cooler',
              parts['cpu-cooler'].model,
              'Heat sink with four push-pins: each must click and stay down',
            ],
            ['RAM', parts['dimm-1'].model, 'Four slots; fill 1 and 3 first'],
            ['Graphics card', parts.gpu.model, 'Gets its power from the slot; VGA output'],
            ['Hard disk', parts.hdd.model, 'Windows and data on one disk, often the only copy'],
            ['Power supply', parts.psu.model, 'A red selector at the rear: 115 or 230'],
          ],
        },
        {
          kind: 'note',
          tone: 'danger',
          text: 'Check the red selector before you plug in the mains lead. Set to 115 on 230 V mains, the power supply is destroyed at once.',
        },
      ],
    },
    {
      id: 'brant-beeps',
      title: 'Beeps and the POST card',
      blocks: [
        {
          kind: 'table',
          caption: 'Beeps of a Brant H6, and what a POST card reads',
          columns: [
            { title: 'You hear', width: 4 },
            { title: 'Card', width: 2 },
            { title: 'Meaning', width: 5 },
            { title: 'Check first', width: 6 },
          ],
          rows: Object.keys(codes.stops).map(beepRow),
        },
        {
          kind: 'text',
          text: `One short beep means that POST has passed. On some other motherboards one beep is an error: use the table of **this** machine.`,
        },
      ],
    },
  ],
};
