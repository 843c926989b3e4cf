import { SECONDS } from '../../../../core/hardware/commands/seconds.ts';
import { METER_RANGES } from '../../../../core/hardware/model/vocabulary.ts';
import type { Chapter } from '../../model/manual.ts';

const seconds = (of: keyof typeof SECONDS): string => `\`${SECONDS[of]}\``;
const ranges = (name: keyof typeof METER_RANGES): string => METER_RANGES[name].join(', ');

export const INSTRUMENTS: Chapter = {
  id: 'instruments',
  title: 'Instruments and their limits',
  lead: 'What each instrument shows, and what it cannot show.',
  sections: [
    {
      id: 'meter',
      title: 'The multimeter',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Choose the function first: DC volts inside a computer, AC volts at an outlet, ohms and continuity only with the power off.',
            'Choose the smallest range that is above the expected value. `OL` means over range.',
            'Black to ground: a COM pin, or bare metal of the case. Red to the pin in question.',
            'A minus sign means that the probes are reversed. The value is still right.',
          ],
        },
        {
          kind: 'table',
          caption: 'Functions of the multimeter',
          columns: [
            { title: 'Function', width: 3 },
            { title: 'Ranges', width: 3 },
            { title: 'For', width: 7 },
          ],
          rows: [
            ['DC volts', `${ranges('dcv')} V`, 'Voltages of the power supply, PS_ON#, PWR_OK, CMOS battery'],
            ['AC volts', `${ranges('acv')} V`, 'Outlet and power strip'],
            ['Ohms', `${ranges('ohm')} ohm`, 'Short circuits; machine unplugged and drained'],
            ['Continuity', 'beeps below 30 ohm', 'Cables and switches; machine unplugged and drained'],
            ['DC amperes', `${ranges('dca')} A`, 'In series only. Across a voltage it blows its fuse'],
          ],
        },
        {
          kind: 'note',
          tone: 'mind',
          text: 'Without load a weak CMOS battery can still measure well. A weak power supply (PSU) can measure well at idle. Measure under load.',
        },
      ],
    },
    {
      id: 'other-tools',
      title: 'Other tools',
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
            [
              'Power supply tester',
              'Every voltage and the time to PWR_OK',
              'A drop under load: its own load is small',
            ],
            ['Self-test button (Harrow)', 'That the voltages come up', 'Their values'],
            ['PS_ON jumper', 'That a power supply starts without a motherboard', 'Faults of the motherboard'],
            ['POST card (Brant)', 'The POST code of the motherboard', 'Why POST stopped there'],
            [
              'Loopback plug',
              'That the network port can send and receive',
              'Faults of the cable and the wall socket',
            ],
            ['Cable tester', 'Which pair of a network cable is open', 'Faults of the port'],
            [
              'Flashlight, magnifier',
              'Marks, dust, bent contacts, burns; a faint picture when the backlight is dead',
              'What is inside a part',
            ],
            ['Thermal camera', 'Which parts are hot or cold', 'The reason'],
            [
              'Known-good spare',
              'Whether a part is the cause',
              'The cause, if you changed two things at once',
            ],
            [
              'Boot stick',
              'Whether the hardware or the installed Windows is at fault',
              'Faults that show only after hours',
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
