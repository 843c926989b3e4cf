import {
  MEMORY_TRAINING_S,
  POST_PASSED,
  POST_STOPS,
  type PostStop,
  TRAINING_CODES,
} from '../../../../core/hardware/behaviour/post.ts';
import { KESTREL_B7 } from '../../../../core/hardware/machines/kestrel-b7.ts';
import type { Chapter } from '../../model/manual.ts';
import { inWords, STOPS } from './stop-words.ts';

const LED_NAMES: Readonly<Record<string, string>> = {
  'led-cpu': 'CPU',
  'led-dram': 'DRAM',
  'led-vga': 'VGA',
  'led-boot': 'BOOT',
};

const colourOf = (led: string): string => KESTREL_B7.leds.find(({ id }) => id === led)?.colour ?? '';

function stopRow([name, stop]: readonly [string, PostStop]): readonly string[] {
  const { means, first } = STOPS[name as keyof typeof POST_STOPS];
  return [
    `\`${stop.code}\``,
    `${LED_NAMES[stop.led] ?? ''}, ${colourOf(stop.led)}`,
    inWords(stop.beeps),
    means,
    first,
  ];
}

const uniqueBeeps = [
  ...new Set([...Object.values(POST_STOPS), POST_PASSED].map((stop) => inWords(stop.beeps))),
];

const BEEP_MEANINGS: Readonly<Record<string, string>> = {
  [inWords(POST_STOPS.processor.beeps)]:
    'Stopped before the speaker could be used, or no power at all. Look at the LEDs',
  [inWords(POST_STOPS.memoryAbsent.beeps)]: 'Memory: none, or not answering',
  [inWords(POST_STOPS.graphics.beeps)]: 'No graphics output',
  [inWords(POST_PASSED.beeps)]: 'Memory and graphics are fine. If no system follows, look for the drive',
};

export const SELF_TEST: Chapter = {
  id: 'self-test',
  title: 'The self-test: LEDs, codes, beeps',
  lead: 'At every start the board tests itself in a fixed order: processor, memory, graphics, drive. It stops at the first thing that is missing, and says so in three ways at once.',
  sections: [
    {
      id: 'debug-leds',
      title: 'Debug LEDs',
      blocks: [
        {
          kind: 'text',
          text: `Four LEDs stand at the edge of the board. Each lights while its part is being tested. One that stays lit marks the place where the test stopped; all four go dark when the machine has handed over to the operating system (code \`${POST_PASSED.code}\`).`,
        },
        {
          kind: 'table',
          caption: 'Lights on the board, the case and the monitor',
          columns: [
            { title: 'LED', width: 2 },
            { title: 'Colour', width: 2 },
            { title: 'Lit', width: 6 },
          ],
          rows: [
            ['CPU', colourOf('led-cpu'), 'the processor does not start'],
            ['DRAM', colourOf('led-dram'), 'memory stops the start; blinking: memory is being trained'],
            ['VGA', colourOf('led-vga'), 'no graphics output'],
            ['BOOT', colourOf('led-boot'), 'no system drive'],
            ['Standby', colourOf('led-standby'), 'standby power is on the board: hands off'],
            ['Power', colourOf('led-power'), 'the machine runs'],
            ['Monitor', colourOf('led-monitor'), 'a picture arrives; blinking: no signal'],
          ],
        },
      ],
    },
    {
      id: 'post-codes',
      title: 'POST codes',
      blocks: [
        {
          kind: 'text',
          text: 'The two-digit display shows where the self-test is. Read it together with the LED: they come from the same test and never contradict each other.',
        },
        {
          kind: 'table',
          caption: 'Where the self-test of a Kestrel B7 can stop',
          columns: [
            { title: 'Code', width: 2 },
            { title: 'LED', width: 3 },
            { title: 'Beeps', width: 4 },
            { title: 'Meaning', width: 5 },
            { title: 'Look at first', width: 6 },
          ],
          rows: [
            ...Object.entries(POST_STOPS).map(stopRow),
            [
              `\`${POST_PASSED.code}\``,
              'all dark',
              inWords(POST_PASSED.beeps),
              'Passed: handed over to the system',
              'Nothing. Prove it: let it start',
            ],
          ],
        },
        {
          kind: 'note',
          tone: 'mind',
          text: 'Codes belong to a board. The same two digits, blinks or beeps mean something else on another maker’s machine. Always open that machine’s own table.',
        },
      ],
    },
    {
      id: 'beeps',
      title: 'Beeps',
      blocks: [
        {
          kind: 'table',
          caption: 'Beeps of a Kestrel B7',
          columns: [
            { title: 'You hear', width: 4 },
            { title: 'It means', width: 7 },
          ],
          rows: uniqueBeeps.map((pattern) => [pattern, BEEP_MEANINGS[pattern] ?? '']),
        },
      ],
    },
    {
      id: 'memory-training',
      title: 'Moving codes are good news',
      blocks: [
        {
          kind: 'text',
          text: `DDR5 memory is trained once for every new layout of modules. The screen stays black, the DRAM LED blinks, and the display walks through ${TRAINING_CODES.map((code) => `\`${code}\``).join(', ')}. On this bench it takes ${MEMORY_TRAINING_S} seconds; on real boards it can take several minutes.`,
        },
        {
          kind: 'note',
          tone: 'mind',
          text: 'Wait. Switching off begins the training again from the start. Codes that move mean work; a code that stands still means a stop.',
        },
      ],
    },
    {
      id: 'no-code',
      title: 'When there is no code at all',
      blocks: [
        {
          kind: 'text',
          text: 'A dark display is evidence too: the self-test never began. Follow the power from the wall inwards: outlet, power strip, mains lead, rocker switch, standby LED, 24-pin plug, front panel leads. If the standby LED is lit and the button does nothing, look at the button’s leads before you suspect the supply. If the machine twitches and dies, look for a half-seated 24-pin plug or a short.',
        },
      ],
    },
  ],
};
