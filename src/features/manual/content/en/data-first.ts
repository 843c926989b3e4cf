import type { Chapter } from '../../model/manual.ts';

export const DATA_FIRST: Chapter = {
  id: 'data-first',
  title: 'Drives, and the data on them',
  lead: 'A part can be bought again. Data cannot. Losing what a customer has no copy of ends a job as failed, whatever else went well.',
  sections: [
    {
      id: 'before-writing',
      title: 'Before anything is written',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Ask: is there a backup, and was it ever tried?',
            'Ask for consent, and let it be noted.',
            'Compare the drive’s serial number with the asset record. Twice.',
            'Image or copy first. Then repair, restore, and let the customer open a file.',
          ],
        },
        {
          kind: 'note',
          tone: 'danger',
          text: 'Repairing the file system, formatting and reinstalling all write to the drive. On one that fails they destroy what could still have been read.',
        },
      ],
    },
    {
      id: 'health',
      title: 'Reading a drive’s health',
      blocks: [
        {
          kind: 'table',
          caption: 'Raw values that decide',
          columns: [
            { title: 'Value', width: 3 },
            { title: 'Counts', width: 4 },
            { title: 'Above zero', width: 6 },
          ],
          rows: [
            ['`5`', 'Sectors replaced', 'Plan the replacement; growing: now'],
            ['`187`', 'Errors not corrected', 'Copy the data, replace'],
            ['`188`', 'Commands timed out', 'Look at lead and power first'],
            ['`197`, `198`', 'Sectors waiting or unreadable', 'Copy the data, replace'],
            [
              '`199`',
              'Errors on the data lead',
              'Rising: the lead. It never falls again; a steady count is history',
            ],
            ['NVMe warning `0x08`', 'Read-only', 'It takes no more writes: copy, replace'],
            ['NVMe spare below its threshold', 'Cells worn out', 'Copy, replace'],
          ],
        },
        {
          kind: 'text',
          text: 'After a new data lead the count of link errors stays where it is. The proof is that it no longer grows while a large copy runs.',
        },
      ],
    },
    {
      id: 'modes-and-lanes',
      title: 'Modes and shared lanes',
      blocks: [
        {
          kind: 'list',
          items: [
            'A system starts in the drive mode in which it was installed. In another one it stops with `0x7B`. The drive is well.',
            'Sockets can share lanes: on the Kestrel a SATA drive in `M.2_2` switches off `SATA_3` and `SATA_4`. The disk that vanished is well too.',
          ],
        },
      ],
    },
  ],
};
