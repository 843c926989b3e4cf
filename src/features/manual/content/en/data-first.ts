import type { Chapter } from '../../model/manual.ts';

export const DATA_FIRST: Chapter = {
  id: 'data-first',
  title: 'Drives, and the data on them',
  lead: 'You can buy a new drive, but not the customer’s data. If you lose data without a backup, the job fails.',
  sections: [
    {
      id: 'before-writing',
      title: 'Before you write to a drive',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Ask: is there a backup, and was it tested?',
            'Ask for the customer’s consent and write it down.',
            'Compare the serial number of the drive with the asset record. Check twice.',
            'Image or copy the drive first. Then repair, restore, and ask the customer to open a file.',
          ],
        },
        {
          kind: 'note',
          tone: 'danger',
          text: 'Repairing the file system, formatting and reinstalling write to the drive. On a failing drive this can destroy data that was still readable.',
        },
      ],
    },
    {
      id: 'health',
      title: 'Reading a drive’s health',
      blocks: [
        {
          kind: 'table',
          caption: 'SMART and NVMe values',
          columns: [
            { title: 'Value', width: 3 },
            { title: 'Counts', width: 4 },
            { title: 'Above zero', width: 6 },
          ],
          rows: [
            ['`5`', 'Reallocated sectors', 'Plan a replacement; if rising, replace now'],
            ['`187`', 'Uncorrectable errors', 'Copy the data, replace the drive'],
            ['`188`', 'Command timeouts', 'Check data cable and power first'],
            ['`197`, `198`', 'Pending or uncorrectable sectors', 'Copy the data, replace the drive'],
            [
              '`199`',
              'Link (CRC) errors',
              'Rising: replace the data cable. The count never falls; a steady count is old',
            ],
            ['NVMe warning `0x08`', 'Read-only', 'The SSD takes no more writes: copy the data, replace it'],
            ['NVMe spare below its threshold', 'Flash memory worn out', 'Copy the data, replace the SSD'],
          ],
        },
        {
          kind: 'text',
          text: 'After a new data cable, the count of link errors does not fall. Copy many files: if the count does not rise, the cable was the cause.',
        },
      ],
    },
    {
      id: 'modes-and-lanes',
      title: 'Drive mode and shared lanes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Windows starts only in the drive mode in which it was installed. In another mode it stops with `0x7B`. The drive is good.',
            'Slots can share lanes: on the Kestrel a SATA SSD in `M.2_2` disables `SATA_3` and `SATA_4`. The missing disk is good.',
          ],
        },
      ],
    },
  ],
};
