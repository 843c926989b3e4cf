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
    'POST stopped before it could beep, or there is no power. Look at the LEDs',
  [inWords(POST_STOPS.memoryAbsent.beeps)]: 'RAM: not found, or not answering',
  [inWords(POST_STOPS.graphics.beeps)]: 'No graphics output',
  [inWords(POST_PASSED.beeps)]: 'RAM and graphics are good. If Windows does not start, check the boot drive',
};

export const SELF_TEST: Chapter = {
  id: 'self-test',
  title: 'The power-on self-test: LEDs, codes and beeps',
  lead: 'At every start the motherboard checks processor, RAM, graphics and boot drive in this order (POST). It stops at the first one that fails. LEDs, codes and beeps then show the same result.',
  sections: [
    {
      id: 'debug-leds',
      title: 'Debug LEDs',
      blocks: [
        {
          kind: 'text',
          text: `There are four debug LEDs at the edge of the motherboard. Each lights while its part is tested. An LED that stays lit shows where POST stopped. All four go off when POST has passed (code \`${POST_PASSED.code}\`).`,
        },
        {
          kind: 'table',
          caption: 'LEDs on the motherboard, the case and the monitor',
          columns: [
            { title: 'LED', width: 2 },
            { title: 'Colour', width: 2 },
            { title: 'Lit', width: 6 },
          ],
          rows: [
            ['CPU', colourOf('led-cpu'), 'the processor does not start'],
            ['DRAM', colourOf('led-dram'), 'POST stopped at the RAM; blinking: memory training'],
            ['VGA', colourOf('led-vga'), 'no graphics output'],
            ['BOOT', colourOf('led-boot'), 'no system drive'],
            ['Standby', colourOf('led-standby'), 'standby power is on: do not work inside'],
            ['Power', colourOf('led-power'), 'the machine runs'],
            ['Monitor', colourOf('led-monitor'), 'the monitor gets a signal; blinking: no signal'],
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
              'POST passed',
              'Nothing. Let Windows start to prove it',
            ],
          ],
        },
        {
          kind: 'note',
          tone: 'mind',
          text: 'Codes differ between motherboards. The same code, blinks or beeps can mean something else on another machine. Always use the table of that machine.',
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
      title: 'Memory training',
      blocks: [
        {
          kind: 'text',
          text: `DDR5 RAM is trained once after each change of modules. The screen stays black, the DRAM LED blinks, and the code changes between ${TRAINING_CODES.map((code) => `\`${code}\``).join(', ')}. On this bench it takes ${MEMORY_TRAINING_S} seconds; on real motherboards it can take several minutes.`,
        },
        {
          kind: 'note',
          tone: 'mind',
          text: 'Wait. Switching off starts the training over. Changing codes mean training. A code that does not change means that POST stopped.',
        },
      ],
    },
    {
      id: 'no-code',
      title: 'When there is no code at all',
      blocks: [
        {
          kind: 'text',
          text: 'No code means that POST did not start. Follow the power: outlet, power strip, mains lead, switch of the power supply, standby LED, 24-pin plug, front panel cables. If the standby LED is lit and the button does nothing, check the cable of the button before you suspect the power supply (PSU). If the fans twitch and stop, look for a 24-pin plug that is not fully in, or a short circuit.',
        },
      ],
    },
  ],
};
