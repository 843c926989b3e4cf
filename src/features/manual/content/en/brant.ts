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
  lead: 'An old tower that somebody still depends on. It has no debug lights: listen to it, or put a POST card into a slot.',
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
            ['Processor', parts.cpu.model, 'Load lever; no graphics of its own'],
            ['Cooler', parts['cpu-cooler'].model, 'Four push pins: each clicks, none lifts again'],
            ['Memory', parts['dimm-1'].model, 'Four slots; 1 and 3 first'],
            ['Graphics card', parts.gpu.model, 'Fed by its slot alone; VGA'],
            ['Disk', parts.hdd.model, 'System and data on one disk, often the only copy'],
            ['Power supply', parts.psu.model, 'A red selector at the rear: 115 or 230'],
          ],
        },
        {
          kind: 'note',
          tone: 'danger',
          text: 'Read the red selector before the lead goes in. Set to 115 on 230 V mains the supply is gone in an instant, with a bang.',
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
            { title: 'Look at first', width: 6 },
          ],
          rows: Object.keys(codes.stops).map(beepRow),
        },
        {
          kind: 'text',
          text: `A single short beep at the end means that the self-test has passed. On some boards of other makers a single beep is an error: the table of **this** machine counts.`,
        },
      ],
    },
  ],
};
