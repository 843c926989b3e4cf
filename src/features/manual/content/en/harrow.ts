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
  lead: 'A small office tower (microATX). It has no code display: its power LED blinks to show where POST stopped.',
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
            ['Processor', parts.cpu.model, 'With built-in graphics; a lever closes its socket'],
            ['Cooler', parts['cpu-cooler'].model, 'Heat sink with two clips; both must be closed'],
            ['RAM', parts['dimm-1'].model, 'Slots 1 to 4, counted from the processor; fill 1 and 3 first'],
            ['System drive', parts['ssd-m2-1'].model, 'M.2 SSD, in RAID mode as delivered'],
            ['Data drive', parts.hdd.model, 'Only if the customer ordered it'],
            ['Power supply', parts.psu.model, 'No switch; a self-test button with its own LED'],
            ['Front ports', parts['front-io'].model, 'One unit, one screw, one cable to the motherboard'],
          ],
        },
      ],
    },
    {
      id: 'harrow-blinks',
      title: 'Blinks of the power LED',
      blocks: [
        {
          kind: 'text',
          text: 'If POST stops, the power LED blinks amber, then white. Count both twice. Then look them up.',
        },
        {
          kind: 'table',
          caption: 'Blinks of a Harrow 5000 MT',
          columns: [
            { title: 'Power LED', width: 4 },
            { title: 'Meaning', width: 6 },
            { title: 'Check first', width: 6 },
          ],
          rows: Object.keys(codes.stops).map(blinkRow),
        },
        {
          kind: 'list',
          items: [
            'Steady white and a text on the screen: POST has passed. Read the text.',
            'No LED at all: check the power. Press the self-test button beside the mains inlet. Its LED lights if the voltages come up.',
            'Unplug the 24-pin plug and press it again: now you test the power supply alone.',
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
            `Firmware \`${baseline.firmware}\`; drives in \`${baseline.sataMode}\` mode. Windows starts only in the mode in which it was installed. After a new CMOS battery or a reset, set the mode back **before** the first start.`,
            'Boot order: the drive first. If USB is first, a USB stick left in a port can stop the start.',
            `The CMOS battery has \`${baseline.cellVolts.toFixed(2)}\` V when new. Replace it below \`2.8\` V.`,
          ],
        },
      ],
    },
  ],
};
