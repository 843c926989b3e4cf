import { KESTREL_B7 } from '../../../../core/hardware/machines/kestrel-b7.ts';
import type { Chapter } from '../../model/manual.ts';

const { parts } = KESTREL_B7;

export const KESTREL: Chapter = {
  id: 'kestrel-b7',
  title: 'The Kestrel B7',
  lead: 'The Kestrel B7 is a full-size desktop tower (ATX). You can remove and refit all its parts.',
  sections: [
    {
      id: 'parts',
      title: 'What is inside',
      blocks: [
        {
          kind: 'table',
          caption: 'Parts of the Kestrel B7',
          columns: [
            { title: 'Part', width: 3 },
            { title: 'Model', width: 4 },
            { title: 'Where, and how it is held', width: 6 },
          ],
          rows: [
            [
              'Processor',
              parts.cpu.model,
              'Socket under the heat sink; held by a lever. It has no built-in graphics',
            ],
            [
              'Cooler',
              parts['cpu-cooler'].model,
              'Heat sink with fan on the processor; four screws, tightened crosswise',
            ],
            [
              'RAM',
              parts['dimm-a1'].model,
              'Slots A1, A2, B1, B2, counted from the processor; a latch at each end',
            ],
            [
              'Graphics card',
              parts.gpu.model,
              'PCIe x16 slot; a latch at its end, two bracket screws, one power cable',
            ],
            ['System drive', parts['ssd-m2-1'].model, 'M.2 SSD; slot on the motherboard, one small screw'],
            ['Data drive', parts['ssd-sata'].model, 'SATA SSD in a bay; a power cable and a data cable'],
            ['Power supply', parts.psu.model, 'Bottom of the case, its switch at the rear. Never open it'],
            ['Fans', parts['fan-rear'].model, 'Three at the front blow air in, one at the rear blows it out'],
            ['Monitor', parts.monitor.model, 'Connected to the graphics card, not to the motherboard'],
          ],
        },
      ],
    },
    {
      id: 'connectors',
      title: 'Connectors',
      blocks: [
        {
          kind: 'table',
          caption: 'Cables of the Kestrel B7',
          columns: [
            { title: 'Cable', width: 3 },
            { title: 'Goes to', width: 4 },
            { title: 'Without it', width: 5 },
          ],
          rows: [
            [
              '24-pin (ATX)',
              'Right edge of the motherboard',
              'Nothing starts. Not fully in: fans twitch, then off',
            ],
            [
              '8-pin EPS (CPU power)',
              'Top edge of the motherboard',
              'Fans spin, the processor does not run: code `00`',
            ],
            ['PCIe power', 'Graphics card', 'White LED, code `D6`, no picture'],
            ['SATA power and data', 'Data drive', 'The data drive is not listed'],
            ['Front panel cables', 'F_PANEL pins at the bottom edge', 'The power button does nothing'],
            ['Monitor cable', 'Graphics card, rear', 'The machine runs, the monitor shows no signal'],
            ['Mains lead', 'Power supply, rear', 'No LED is lit'],
          ],
        },
        {
          kind: 'text',
          text: 'A power plug is fully in when its latch clicks. Check the 24-pin plug closely: one end can stick out a little and still look right.',
        },
      ],
    },
    {
      id: 'power-pins',
      title: 'Voltages worth knowing',
      blocks: [
        {
          kind: 'table',
          caption: 'Rails and limits (plus or minus 5 percent; 10 percent on -12 V)',
          columns: [
            { title: 'Rail', width: 2 },
            { title: 'Colour', width: 3 },
            { title: 'Lowest', width: 2 },
            { title: 'Highest', width: 2 },
          ],
          rows: [
            ['+12 V', 'yellow', '`11.40`', '`12.60`'],
            ['+5 V', 'red', '`4.75`', '`5.25`'],
            ['+3.3 V', 'orange', '`3.135`', '`3.465`'],
            ['+5 V standby', 'purple, pin 9', '`4.75`', '`5.25`'],
            ['-12 V', 'blue', '`-10.80`', '`-13.20`'],
          ],
        },
        {
          kind: 'list',
          items: [
            'Pin 16 (green) is `PS_ON#`: near 5 V while the machine is off, near 0 V while the motherboard switches the power supply on.',
            'Pin 8 (grey) is `PWR_OK`: 5 V once the rails are steady, a fraction of a second after the start.',
            'Some power supplies have only black wires. Count the pins: the latch of the 24-pin plug is on the row of pins 13 to 24.',
            'Newer power supplies (ATX 3.x) may drop +12 V to 11.16 V, or 11.04 V at a PCIe plug. A value near a limit is acceptable: note it.',
          ],
        },
      ],
    },
    {
      id: 'front-panel',
      title: 'Front panel pins',
      blocks: [
        {
          kind: 'table',
          caption: 'F_PANEL, ten positions in two rows',
          columns: [
            { title: 'Pins', width: 2 },
            { title: 'Cable', width: 4 },
            { title: 'Note', width: 6 },
          ],
          rows: [
            ['1, 3', 'Drive LED', '1 is plus'],
            ['2, 4', 'Power LED', '2 is plus; reversed, the LED stays dark'],
            ['5, 7', 'Reset switch', 'either way round'],
            ['6, 8', 'Power switch', 'either way round; on pins 5 and 7 the button only resets'],
            ['9', '+5 V', 'no cable of the case goes here'],
            ['10', 'no pin', 'shows the direction'],
          ],
        },
      ],
    },
  ],
};
