import type { Chapter } from '../../model/manual.ts';

export const BENCH_JOBS: Chapter = {
  id: 'bench-jobs',
  title: 'A job on the hardware bench',
  lead: 'From the customer’s first sentence to the note in the file: what the bench gives you, and what it expects from you.',
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
              'Hints in three levels, undo, every breach explained at once',
            ],
            ['Testing', 'A job that you do not choose', 'None. The report comes at the end; it counts'],
          ],
        },
        {
          kind: 'text',
          text: 'The same complaint can have another cause the next time. Remembering the last answer is no diagnosis.',
        },
      ],
    },
    {
      id: 'what-lies-there',
      title: 'What lies on the bench',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Job card:** the customer’s words, the asset record, the questions that you may ask.',
            '**Notebook:** every reading that you take is a line in it, with value and unit. Notes and theories refer to these lines.',
            '**Theory board:** say what you believe, and how strongly, before you act on it.',
            '**Ledger:** bench time and money. Waiting for a program in the background is counted apart.',
            '**Spares and orders:** a spare is borrowed for a test and comes back; an ordered part is paid for.',
            '**Service manual** of the machine, with its own code table.',
          ],
        },
      ],
    },
    {
      id: 'the-round',
      title: 'The round of a good job',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Read the card, ask what changed, read the asset record.',
            'Look, listen, smell. Outside before inside.',
            'Take the cheapest reading that splits your list. Repeat until one cause stands out.',
            'State your theory.',
            'Make the machine safe, then change one thing.',
            'Prove it: under the conditions that brought the fault, and with a second start.',
            'Close up: screws, leads, panel.',
            'Write the note, close the job.',
          ],
        },
      ],
    },
    {
      id: 'gates',
      title: 'What nothing makes up for',
      blocks: [
        {
          kind: 'list',
          items: [
            'An act that could have killed or destroyed: opening a supply, powering a machine that smokes, the wrong mains setting.',
            'Data lost that the customer has no copy of.',
            'The wrong customer’s machine or drive.',
          ],
        },
        {
          kind: 'text',
          text: 'Each of these puts a ceiling on the whole result that is below a pass. Passing a job on to those whose work it is, with a good note, is no failure: where the house’s rules ask for it, it is the right end.',
        },
      ],
    },
  ],
};
