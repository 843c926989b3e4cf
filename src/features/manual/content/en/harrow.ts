import type { StopCause } from '../../../../core/hardware/machines/codes.ts';
import { HARROW_5000_MT } from '../../../../core/hardware/machines/harrow-5000-mt.ts';
import type { Chapter } from '../../model/manual.ts';
import { STOPS } from './stop-words.ts';

const { parts, codes, baseline } = HARROW_5000_MT;

function blinkRow(cause: string): readonly string[] {
  const { blink } = codes.stops[cause as StopCause];
  const { means, first } = STOPS[cause as StopCause];
  return [blink === null ? 'steady white' : `\`${blink[0]}\` amber, \`${blink[1]}\` white`, means, first];
}

export const HARROW: Chapter = {
  id: 'harrow-5000-mt',
  title: 'The Harrow 5000 MT',
  lead: 'The office mini-tower: small, quiet, the same in every room of the house. It has no code display; its power light tells what stopped it.',
  sections: [
    {
      id: 'harrow-parts',
      title: 'What is special about it',
      blocks: [
        {
          kind: 'table',
          caption: 'The Harrow 5000 MT beside the Kestrel',
          columns: [
            { title: 'Part', width: 3 },
            { title: 'Model', width: 4 },
            { title: 'What to know', width: 6 },
          ],
          rows: [
            ['Processor', parts.cpu.model, 'With graphics of its own; a lever closes its socket'],
            ['Cooler', parts['cpu-cooler'].model, 'Two clips instead of screws; both must be closed'],
            ['Memory', parts['dimm-1'].model, 'Slots 1 to 4, counted from the processor; 1 and 3 first'],
            ['System drive', parts['ssd-m2-1'].model, 'M.2, in RAID mode as delivered'],
            ['Data drive', parts.hdd.model, 'Only where the customer ordered it'],
            ['Power supply', parts.psu.model, 'No rocker switch; a test button with its own light'],
            ['Front ports', parts['front-io'].model, 'One unit, one screw, one lead to the board'],
          ],
        },
      ],
    },
    {
      id: 'harrow-blinks',
      title: 'Amber, then white',
      blocks: [
        {
          kind: 'text',
          text: 'A machine that cannot start blinks its power light: some blinks in amber, a pause, some in white. Count twice before you look it up.',
        },
        {
          kind: 'table',
          caption: 'Blinks of a Harrow 5000 MT',
          columns: [
            { title: 'Power light', width: 4 },
            { title: 'Meaning', width: 6 },
            { title: 'Look at first', width: 6 },
          ],
          rows: Object.keys(codes.stops).map(blinkRow),
        },
        {
          kind: 'list',
          items: [
            'Steady white and a text on the screen: the self-test has passed. Read the text.',
            'No light at all: power. The supply has a button and a light of its own beside the inlet. Lit: its rails come up.',
            'Pull the 24-pin plug and press the test button again: now the supply answers for itself alone.',
          ],
        },
      ],
    },
    {
      id: 'harrow-settings',
      title: 'Settings that matter',
      blocks: [
        {
          kind: 'list',
          items: [
            `Firmware \`${baseline.firmware}\`; drives in \`${baseline.sataMode}\` mode. The system starts in the mode it was installed in, and in no other: after a new cell or a reset, put the mode back **before** the first start.`,
            'Boot order: the drive first. A forgotten stick in front can keep a machine from starting when USB comes first.',
            `Its clock lives on a cell of \`${baseline.cellVolts.toFixed(2)}\` V when new. Below \`2.8\` V it goes.`,
          ],
        },
      ],
    },
  ],
};
