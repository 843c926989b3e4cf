import type { Chapter } from '../../model/manual.ts';

export const EVIDENCE: Chapter = {
  id: 'evidence',
  title: 'Reading the evidence',
  lead: 'Find the cause before you repair. Swapping parts until it works costs the customer time and money.',
  sections: [
    {
      id: 'method',
      title: 'A method that works',
      blocks: [
        {
          kind: 'steps',
          items: [
            '**Identify the problem.** Ask what happened, what changed, and since when. See it yourself. Check that there is a backup.',
            '**List the probable causes.** Start with the simple and likely ones. Suspect first what changed last.',
            '**Test your theory.** Choose a cheap test that rules out causes whatever the result is.',
            '**Plan and repair.** Make one change at a time. If it does not help, undo it.',
            '**Verify full function.** Let the machine do what failed before. Twice, if the fault came and went.',
            '**Document** findings, actions and results. See the last chapter.',
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
          caption: 'Symptoms and the best first check',
          columns: [
            { title: 'Symptom', width: 4 },
            { title: 'Check first', width: 4 },
            { title: 'What it tells you', width: 6 },
          ],
          rows: [
            [
              'Nothing happens at all',
              'Standby LED',
              'Lit: power arrives, check the button and its cable. Off: check mains and power supply',
            ],
            [
              'Fans twitch, then off',
              '24-pin plug',
              'The power supply shuts off: plug not fully in, or a short circuit',
            ],
            [
              'Fans spin, black screen',
              'Debug LEDs',
              'They show the stage: processor, RAM, graphics, boot drive',
            ],
            [
              'DRAM LED, code does not change',
              'The RAM modules',
              'A module that is not fully seated is easy to see',
            ],
            ['DRAM LED, codes change', 'Wait two minutes', 'Memory training takes time'],
            [
              'No LED, still no picture',
              'The port of the monitor cable',
              'POST passed. The cable is in the wrong port, or the monitor shows another input',
            ],
            [
              'Switches off under load',
              'Temperatures, then +12 V under load',
              'Heat builds up over minutes; a weak power supply drops at once',
            ],
          ],
        },
      ],
    },
    {
      id: 'likely',
      title: 'Each reading changes the odds',
      blocks: [
        {
          kind: 'text',
          text: 'At first several causes are possible. Each reading makes some more likely and others less. A lit DRAM LED does not prove a bad module, but it makes RAM far more likely than the processor or the graphics card. The report shows how likely each cause was when you began to repair. If the true cause was not near the top yet, you guessed.',
        },
        {
          kind: 'list',
          items: [
            'Skip a test whose result changes nothing.',
            'A normal reading also helps: it makes the other causes more likely.',
            'Good machines also show small oddities. An old, steady error count means nothing. A rising one does.',
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
            'POST passes and there is a picture.',
            'The BIOS/UEFI lists all RAM and every drive.',
            'The fault does not come back under the same conditions.',
            'Nothing else is damaged. Cables, screws and side panel are in place.',
          ],
        },
      ],
    },
  ],
};
