import { KESTREL_B7 } from '../../../../core/hardware/machines/kestrel-b7.ts';
import type { Chapter } from '../../model/manual.ts';

const { parts } = KESTREL_B7;

export const KESTREL: Chapter = {
  id: 'kestrel-b7',
  title: 'The Kestrel B7',
  lead: 'The Kestrel B7 is the tower on your bench: a full-size desktop with parts that you can take out and put back by hand.',
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
              'Socket under the cooler; held by a lever. It has no graphics of its own',
            ],
            ['Cooler', parts['cpu-cooler'].model, 'Over the processor; four screws, tightened crosswise'],
            [
              'Memory',
              parts['dimm-a1'].model,
              'Slots A1, A2, B1, B2, counted from the processor; a latch at each end',
            ],
            [
              'Graphics card',
              parts.gpu.model,
              'Long slot; a hook at its end, two bracket screws, one power lead',
            ],
            ['System drive', parts['ssd-m2-1'].model, 'M.2 slot on the board; one small screw'],
            ['Data drive', parts['ssd-sata'].model, 'Bay; a power lead and a data lead'],
            [
              'Power supply',
              parts.psu.model,
              'Bottom of the case, with its rocker switch at the rear. Never opened',
            ],
            ['Fans', parts['fan-rear'].model, 'Three in front blow in, one at the rear blows out'],
            ['Monitor', parts.monitor.model, 'Connected to the graphics card, not to the board'],
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
            ['24-pin (ATX)', 'Right edge of the board', 'Nothing starts. Half in: a twitch, then off'],
            ['8-pin EPS', 'Top edge of the board', 'Fans turn, processor does not: code `00`'],
            ['PCIe power', 'Graphics card', 'White LED, code `D6`, no picture'],
            ['SATA power and data', 'Data drive', 'The data drive is missing'],
            ['Front panel leads', 'Small pin block at the bottom edge', 'The button does nothing'],
            ['Monitor lead', 'Graphics card, rear', 'The machine runs, the monitor blinks for a signal'],
            ['Mains lead', 'Power supply, rear', 'Dark everywhere'],
          ],
        },
        {
          kind: 'text',
          text: 'A power plug is home when its latch clicks over. The 24-pin plug is the one that fools people: it can look right and stand two millimetres proud at one end.',
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
            'Pin 16 (green) is `PS_ON#`: near 5 V while off, near 0 V while the board asks for power.',
            'Pin 8 (grey) is `PWR_OK`: 5 V once the rails are steady, a fraction of a second after the start.',
            'Some harnesses are all black. Count pins; never trust colour.',
            'Newer supplies may let +12 V sag further for a moment under load. Inside the band but near its edge means: acceptable, watch it.',
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
            { title: 'Lead', width: 4 },
            { title: 'Remark', width: 6 },
          ],
          rows: [
            ['1, 3', 'Drive LED', '1 is plus'],
            ['2, 4', 'Power LED', '2 is plus; reversed it stays dark'],
            ['5, 7', 'Reset switch', 'either way round'],
            ['6, 8', 'Power switch', 'either way round; on 5, 7 by mistake the button only resets'],
            ['9', '+5 V', 'no lead of the case belongs here'],
            ['10', 'no pin', 'shows which end is which'],
          ],
        },
      ],
    },
  ],
};
