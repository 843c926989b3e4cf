import type { Chapter } from '../../model/manual.ts';

export const WORK_NOTES: Chapter = {
  id: 'work-notes',
  title: 'Work notes',
  lead: 'The next technician relies on your note. A good one takes a minute and saves an hour.',
  sections: [
    {
      id: 'five-lines',
      title: 'Five lines are enough',
      blocks: [
        {
          kind: 'table',
          caption: 'What a note holds',
          columns: [
            { title: 'Line', width: 2 },
            { title: 'Question', width: 4 },
            { title: 'Example', width: 8 },
          ],
          rows: [
            ['Symptom', 'What did the user see?', 'After adding memory: fans spin, screen stays black.'],
            [
              'Evidence',
              'What did you see, word for word?',
              'DRAM LED yellow, code `51`, one long and two short beeps. RAM module B2 not seated at one end.',
            ],
            ['Cause', 'What was wrong?', 'RAM module B2 latched at one end only.'],
            [
              'Action',
              'What did you change?',
              'Unplugged, drained, ESD strap on. Reseated B2 until both latches clicked.',
            ],
            [
              'Proof',
              'How do you know?',
              'Memory trained once, code `AA`, picture, all RAM listed in the BIOS/UEFI.',
            ],
          ],
        },
      ],
    },
    {
      id: 'tone',
      title: 'Write as if the customer reads it',
      blocks: [
        {
          kind: 'list',
          items: [
            'They may ask to see it. Write facts, not opinions about people.',
            'Say what you saw and what you concluded, and keep the two apart.',
            'Write readings with their unit and the place where you took them: “+12 V at the EPS plug, under load: `11.62`”.',
            'No passwords, recovery keys or answers to security questions, ever.',
            'Note what you left undone, and the parts you used.',
          ],
        },
        {
          kind: 'note',
          tone: 'tip',
          text: 'Read your note as somebody who was not there. Add what is missing.',
        },
      ],
    },
    {
      id: 'words',
      title: 'Words in this manual',
      blocks: [
        {
          kind: 'table',
          caption: 'Short glossary',
          columns: [
            { title: 'Word', width: 2 },
            { title: 'Meaning', width: 8 },
          ],
          rows: [
            ['POST', 'Power-on self-test: what the motherboard checks before the operating system starts'],
            [
              'Firmware (BIOS/UEFI)',
              'The program on the motherboard that runs POST, holds the settings and starts the operating system',
            ],
            [
              'CMOS battery',
              'The coin cell that keeps the clock, and often the settings, while the machine is unplugged',
            ],
            [
              'Heat sink',
              'The metal block that takes the heat from the processor; thermal paste joins the two',
            ],
            ['Backlight', 'The light behind the picture of a monitor'],
            ['Driver', 'The program by which Windows uses a device'],
            ['EPS', 'The 8-pin CPU power plug'],
            ['PCIe', 'The slots of expansion cards, and the power plug of a graphics card'],
            ['DIMM', 'A RAM module for desktop computers'],
            ['Standby', 'The 5 volts that stay on while the machine is off but plugged in'],
            ['ESD', 'Electrostatic discharge: static electricity jumping into a part'],
            ['SLA', 'Service level agreement: what a desk has promised about its times'],
          ],
        },
      ],
    },
  ],
};
