import type { Chapter } from '../../model/manual.ts';

export const BENCH_JOBS: Chapter = {
  id: 'bench-jobs',
  title: 'A job on the hardware bench',
  lead: 'From the customer’s complaint to the work note: what you get, and what you have to do.',
  sections: [
    {
      id: 'modes',
      title: 'Explore, Practice, Testing',
      blocks: [
        {
          kind: 'table',
          caption: 'Three ways to use the bench',
          columns: [
            { title: 'Mode', width: 2 },
            { title: 'What it is for', width: 5 },
            { title: 'Help', width: 6 },
          ],
          rows: [
            [
              'Explore',
              'A healthy machine to take apart',
              'Names and explanations of everything; no clock, no score',
            ],
            [
              'Practice',
              'A job of your choice',
              'Hints in three levels, undo, every safety mistake explained at once',
            ],
            ['Testing', 'A job that you do not choose', 'None. The report comes at the end'],
          ],
        },
        {
          kind: 'text',
          text: 'The same complaint can have another cause the next time. Diagnose it again.',
        },
      ],
    },
    {
      id: 'what-lies-there',
      title: 'What you work with',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Job card:** the customer’s words, the asset record, the questions that you may ask.',
            '**Findings:** every reading that you take is listed with value and unit. Your note and theories refer to them.',
            '**Theory:** state the cause you suspect, and how sure you are, before you repair.',
            '**Time and cost:** bench time and money. Waiting for a program in the background is counted apart.',
            '**Spares and orders:** a spare is borrowed for a test and goes back. An ordered part must be paid.',
            '**Service manual** of the machine, with its own code table.',
          ],
        },
      ],
    },
    {
      id: 'the-round',
      title: 'The steps of a good job',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Read the job card, ask the customer what changed, read the asset record.',
            'See the complaint yourself where it is safe. Look, listen, smell. Outside before inside.',
            'Take the cheapest reading that rules out causes. Repeat until one cause is left.',
            'State your theory.',
            'Make the machine safe, then change one thing.',
            'Verify: under the same conditions as the fault, and with a second start.',
            'Close up: screws, cables, side panel.',
            'Write the work note, close the job.',
          ],
        },
      ],
    },
    {
      id: 'gates',
      title: 'Severe mistakes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Danger to life or destruction: opening a power supply, powering on a machine that smokes, the wrong mains voltage.',
            'Losing data that the customer has no copy of.',
            'Working on the wrong customer’s machine or drive.',
          ],
        },
        {
          kind: 'text',
          text: 'Each of these limits the score to below a pass. Escalating is right where the shop’s rules ask for it: read the evidence first and hand it over in your note.',
        },
      ],
    },
  ],
};
