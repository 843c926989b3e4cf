import type { Chapter } from '../../model/manual.ts';

export const DESK_WINDOWS: Chapter = {
  id: 'desk-windows',
  title: 'Looking into a computer from afar',
  lead: 'A remote session shows you what the person sees. Ask first, say what you do, and read before you change.',
  sections: [
    {
      id: 'consent',
      title: 'Before you connect',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Check the computer’s name against the asset record. A wrong name is somebody else’s screen.',
            'Ask: “May I connect to your computer? Please close what is private.” The person has to accept.',
            'Say what you open while you open it. Leave private things alone.',
            'Say what you changed, and disconnect when you are done.',
          ],
        },
      ],
    },
    {
      id: 'windows-tools',
      title: 'Windows of a remote session, and the question each answers',
      blocks: [
        {
          kind: 'table',
          caption: 'Which window for which question',
          columns: [
            { title: 'Window', width: 4 },
            { title: 'Question', width: 7 },
          ],
          rows: [
            ['Network and internet', 'Is the address fixed by hand? Which DNS servers?'],
            [
              'Services',
              'Does it run? Does it start by itself? Which process uses the processor and memory?',
            ],
            ['Event Viewer', 'What happened at that minute, and what came just before it?'],
            ['Device Manager', 'Is the driver there, and since when this one?'],
            ['Disks and drives', 'How full is it? Is every disk and every network drive there?'],
            ['Credential Manager', 'Which saved passwords does this computer use?'],
            ['Printers', 'Which printer is the default, and by which port?'],
            ['Date and time', 'Is the clock right, and where does it get its time from?'],
            ['Browser', 'Extensions, notifications that were allowed, the proxy, the certificate'],
            ['Mail and programs', 'Does the mail program connect? What is installed?'],
            ['Sound', 'Which microphone, and may programs use it?'],
            ['File sync', 'What waits, and why?'],
            ['Keychain Access', 'On a Mac: which password does it keep asking for?'],
          ],
        },
        {
          kind: 'text',
          text: 'Updates, crashes and protection of a computer stand in the tool **Devices**: you see them without a session. On a computer of your own, Task Manager and the reliability history answer the same questions.',
        },
        {
          kind: 'note',
          tone: 'tip',
          text: 'An error in the event log is a cause only if it came at the right minute. Every healthy computer has red entries.',
        },
      ],
    },
    {
      id: 'careful-order',
      title: 'The careful order',
      blocks: [
        {
          kind: 'list',
          items: [
            'What can be taken back comes before what cannot: a driver rolled back before a computer set up anew.',
            'Save the person’s data before anything that writes to the disk.',
            'Change one thing, then have the person try exactly what failed.',
            'Several computers with the same trouble on the same day have one cause. Stop repairing and link the tickets.',
            'A part that is broken goes to the bench, with your readings in the note.',
          ],
        },
      ],
    },
  ],
};
