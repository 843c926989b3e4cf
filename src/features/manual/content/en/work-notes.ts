import type { Chapter } from '../../model/manual.ts';

export const WORK_NOTES: Chapter = {
  id: 'work-notes',
  title: 'Work notes',
  lead: 'If it is not written down, the next person starts from nothing. A good note takes a minute and saves an hour.',
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
              'DRAM LED yellow, code `51`, one long and two short beeps. Module B2 proud at one end.',
            ],
            ['Cause', 'What was wrong?', 'B2 latched at one end only.'],
            ['Action', 'What did you change?', 'Unplugged, drained, strap. Reseated B2, two clicks.'],
            ['Proof', 'How do you know?', 'Trained once, code `AA`, picture, full memory shown in firmware.'],
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
            'They may: people have a right to ask for what is stored about them. Write facts, not opinions about people.',
            'Say what you saw and what you concluded, and keep the two apart.',
            'Write readings with their unit and the place where you took them: “+12 V at the EPS plug, under load: `11.62`”.',
            'No passwords, recovery keys or answers to security questions, ever.',
            'Note what you left undone, and the parts you used.',
          ],
        },
        {
          kind: 'note',
          tone: 'tip',
          text: 'Read your note once as somebody who was not there. If you would have to ring yourself up, add the missing line.',
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
            ['POST', 'Power-on self-test: what the board checks before the operating system starts'],
            ['Firmware', 'The program on the board that runs the self-test and lists the parts it has found'],
            ['EPS', 'The 8-pin plug that feeds the processor'],
            ['PCIe', 'The slot and the power plug of add-in cards such as graphics'],
            ['DIMM', 'A memory module for desktop computers'],
            ['Standby', 'The 5 volts that stay on while the machine is off and the mains is in'],
            ['ESD', 'Electrostatic discharge: static electricity jumping into a part'],
            ['SLA', 'Service level agreement: what a desk has promised about its times'],
          ],
        },
      ],
    },
  ],
};
