import type { Chapter } from '../../model/manual.ts';

export const EVIDENCE: Chapter = {
  id: 'evidence',
  title: 'Reading the evidence',
  lead: 'A technician who swaps parts until it works is a gambler with other people’s money. This chapter is about knowing before doing.',
  sections: [
    {
      id: 'method',
      title: 'A method that works',
      blocks: [
        {
          kind: 'steps',
          items: [
            '**Identify the problem.** Ask what happened, what changed, and since when. See it yourself. Check the backup before you touch anything.',
            '**List causes.** Start with the simple and the likely. What changed last is the first suspect.',
            '**Test the best question first.** The best test is cheap and splits your list: whatever it shows, causes drop out.',
            '**Plan and repair.** One change at a time. If it did not help, undo it before the next.',
            '**Prove it.** Let the machine do what it could not do. Twice, if the fault came and went.',
            '**Write it down.** See the last chapter.',
          ],
        },
      ],
    },
    {
      id: 'cheap-looks',
      title: 'Look before you measure, measure before you swap',
      blocks: [
        {
          kind: 'table',
          caption: 'One symptom, what splits it',
          columns: [
            { title: 'Symptom', width: 4 },
            { title: 'Best first look', width: 4 },
            { title: 'Why it splits', width: 6 },
          ],
          rows: [
            [
              'Nothing happens at all',
              'Standby LED',
              'Lit: power arrives, look at the button and its leads. Dark: look towards the wall',
            ],
            [
              'Twitches, then off',
              '24-pin plug',
              'The supply switches itself off: half-seated plug, or a short',
            ],
            [
              'Fans turn, black screen',
              'Debug LEDs',
              'They name the stage: processor, memory, graphics, drive',
            ],
            ['DRAM LED, code stands', 'Heights of the modules', 'One end proud is seen in seconds'],
            ['DRAM LED, codes move', 'The clock', 'Training: wait'],
            [
              'No LED, still no picture',
              'Where the monitor lead ends',
              'The test passed. The picture leaves by another socket, or the monitor shows another input',
            ],
            [
              'Runs, then switches off when busy',
              'Temperatures, then +12 V under load',
              'Heat rises over minutes; a weak supply drops at once',
            ],
          ],
        },
      ],
    },
    {
      id: 'likely',
      title: 'Evidence makes things likelier',
      blocks: [
        {
          kind: 'text',
          text: 'Before you look, several causes are possible, some more than others. Every look shifts that. A lit DRAM LED does not prove a bad module, yet it makes memory far likelier than the processor or the graphics card. The report shows this list as it stood when you began to repair. If the true cause was not near the top yet, you guessed.',
        },
        {
          kind: 'list',
          items: [
            'A look that could not have changed your mind was not worth its time.',
            'Finding nothing is a finding: it moves the other causes up.',
            'Healthy machines have small oddities too. An old, steady error count is noise; one that grows is a lead.',
          ],
        },
      ],
    },
    {
      id: 'proof',
      title: 'What counts as proof',
      blocks: [
        {
          kind: 'list',
          items: [
            'The self-test passes, and the picture is there.',
            'The firmware shows the full amount of memory and every drive.',
            'The symptom does not come back under the conditions that brought it.',
            'Nothing else broke: leads, screws, panel, all back in place.',
          ],
        },
      ],
    },
  ],
};
