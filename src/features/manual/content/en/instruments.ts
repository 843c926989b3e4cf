import { SECONDS } from '../../../../core/hardware/commands/seconds.ts';
import { METER_RANGES } from '../../../../core/hardware/model/vocabulary.ts';
import type { Chapter } from '../../model/manual.ts';

const seconds = (of: keyof typeof SECONDS): string => `\`${SECONDS[of]}\``;
const ranges = (name: keyof typeof METER_RANGES): string => METER_RANGES[name].join(', ');

export const INSTRUMENTS: Chapter = {
  id: 'instruments',
  title: 'Instruments, and what each cannot show',
  lead: 'Every instrument answers one question well and is blind to the next. Knowing where it is blind is half of measuring.',
  sections: [
    {
      id: 'meter',
      title: 'The multimeter',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Choose the function first: DC volts inside a computer, AC volts at an outlet, ohms and continuity on dead circuits alone.',
            'Choose the range: the smallest that the value still fits. `OL` means over range.',
            'Black to ground: a COM pin, or bare metal of the case. Red to the pin in question.',
            'A minus sign means that the two are reversed. The reading is as good.',
          ],
        },
        {
          kind: 'table',
          caption: 'The knob',
          columns: [
            { title: 'Function', width: 3 },
            { title: 'Ranges', width: 3 },
            { title: 'For', width: 7 },
          ],
          rows: [
            ['DC volts', `${ranges('dcv')} V`, 'Rails, PS_ON#, PWR_OK, the cell'],
            ['AC volts', `${ranges('acv')} V`, 'Outlet and strip'],
            ['Ohms', `${ranges('ohm')} ohm`, 'Shorts; machine unplugged and drained'],
            ['Continuity', 'beeps below 30 ohm', 'Leads and switches; machine unplugged and drained'],
            ['DC amperes', `${ranges('dca')} A`, 'In series only. Across a rail it blows its fuse'],
          ],
        },
        {
          kind: 'note',
          tone: 'mind',
          text: 'A cell out of its holder reads well even when it is nearly empty. A supply at rest reads well even when it sags under load. Measure where and when it matters.',
        },
      ],
    },
    {
      id: 'other-tools',
      title: 'The rest of the belt',
      blocks: [
        {
          kind: 'table',
          caption: 'What the tools show',
          columns: [
            { title: 'Tool', width: 3 },
            { title: 'Shows', width: 5 },
            { title: 'Does not show', width: 5 },
          ],
          rows: [
            ['Power supply tester', 'Every rail and the time to PWR_OK', 'Sag: its own load is small'],
            ['Self-test button (Harrow)', 'That the rails come up', 'How high, how steady'],
            ['PS_ON jumper', 'That a supply starts without its board', 'Anything about the board'],
            ['POST card (Brant)', 'The code that the board puts out', 'Why it stopped there'],
            ['Loopback plug', 'That the network port can send and receive', 'The lead and the wall'],
            ['Cable tester', 'Which pair of a lead is open', 'The port at its end'],
            ['Flashlight, magnifier', 'Marks, dust, bent contacts, scorching', 'What is inside a part'],
            ['Thermal camera', 'What is hot, and what stays cold beside it', 'Why'],
            ['Known-good spare', 'Whether a part is the cause', 'Anything, if two things changed at once'],
            [
              'Boot stick',
              'Whether machine or installed system is at fault',
              'Faults that need hours to show',
            ],
          ],
        },
        {
          kind: 'text',
          text: `A reading costs ${seconds('reading')} seconds of bench time, the first of a job twice that, a look at the asset label ${seconds('assetRecord')}, a question ${seconds('question')}. A spare that was borrowed has to come back, or it is billed.`,
        },
      ],
    },
  ],
};
