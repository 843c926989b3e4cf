import { DEMO_USE_LIMIT } from '../../../../core/access/screens.ts';
import { BRAND_NAME } from '../../../../core/brand.ts';
import { SECONDS } from '../../../../core/hardware/commands/seconds.ts';
import type { Chapter } from '../../model/manual.ts';

const seconds = (of: keyof typeof SECONDS): string => `\`${SECONDS[of]}\``;

export const HOW_IT_WORKS: Chapter = {
  id: 'how-it-works',
  title: 'How the simulations work',
  lead: `${BRAND_NAME} has three simulations: a one-minute demo, the hardware bench, and the support desk. Your plan decides which of them you can open.`,
  sections: [
    {
      id: 'the-three-simulations',
      title: 'Demo, testing, ticketing',
      blocks: [
        {
          kind: 'table',
          caption: 'Simulations and plans',
          columns: [
            { title: 'Simulation', width: 2 },
            { title: 'What you do', width: 5 },
            { title: 'Plans that open it', width: 3 },
            { title: 'Session', width: 3 },
          ],
          rows: [
            [
              'Demo',
              'Bring back the picture of one computer, with guidance',
              'Free',
              `60 s, ${DEMO_USE_LIMIT} use`,
            ],
            [
              'Testing',
              'Find and repair hardware faults on the bench, without guidance',
              'Ace, Testing, Golden Bundle',
              '20 minutes on Ace',
            ],
            [
              'Ticketing',
              'Work a queue of support tickets',
              'Expert, Ticketing System, Golden Bundle',
              '10 minutes on Expert',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Every simulation opens from its own page in the menu. **Start** fills the whole screen. While the red **Live** mark is shown, the session is running. **Exit Simulation**, top right, takes you back at any time; the page behind it is where you left it.',
        },
      ],
    },
    {
      id: 'two-clocks',
      title: 'Two kinds of time',
      blocks: [
        {
          kind: 'text',
          text: '**Session time** is yours: the minute of the demo, or the length of a session on your plan. In the demo it runs only while you can act. It stands still while you read the help, while the bench loads, and while you are in another tab.',
        },
        {
          kind: 'text',
          text: '**Bench time** belongs to the job. Every action costs what it would cost a technician: half a minute for a look, a few seconds for a switch, half a minute for a plug. Slow typing or a slow computer costs nothing.',
        },
        {
          kind: 'table',
          caption: 'What common actions cost in bench time',
          columns: [
            { title: 'Action', width: 5 },
            { title: 'Seconds', width: 2 },
          ],
          rows: [
            ['Look closely at something', seconds('look')],
            ['Lift a part out, or set one in place', seconds('movePart')],
            ['Plug in or unplug a cable', seconds('cable')],
            ['Loosen or tighten one screw', seconds('screw')],
            ['Press the power button and watch', seconds('powerButton')],
            ['Press one end of a part fully in', seconds('pushEnd')],
            ['Turn the switch of the power supply', seconds('supplySwitch')],
          ],
        },
      ],
    },
    {
      id: 'three-ways-to-work',
      title: 'Mouse, keyboard, outline',
      blocks: [
        {
          kind: 'text',
          text: 'You can work in the 3D view, or in the outline beside it. The outline is the same machine written as a list: every part, cable, latch and light, with the same actions. Nothing in a simulation needs the mouse, and nothing needs 3D. On a device that cannot draw the bench, a plan of the board takes its place.',
        },
        {
          kind: 'list',
          items: [
            '`Tab` moves through the controls; `Enter` or `Space` uses one.',
            'In the demo the keys `1` to `6` take the six steps.',
            'A screen reader hears every change that a sighted person sees: lights, codes, beeps.',
          ],
        },
      ],
    },
    {
      id: 'what-is-judged',
      title: 'What is judged',
      blocks: [
        {
          kind: 'text',
          text: 'A repair that happens to work is not enough. The report at the end of a bench job looks at six things:',
        },
        {
          kind: 'list',
          items: [
            '**Safety.** Was anything done that could hurt you, the machine, or the data on it? Serious mistakes limit the whole score.',
            '**Diagnosis.** Did you know the cause before you began to repair? The report shows what your readings told, and when.',
            '**Repair.** Is the cause gone, with nothing else broken?',
            '**Proof.** Did the machine show that it works?',
            '**Documentation.** Could a colleague take over from your note?',
            '**Cost.** How much bench time and how many parts did it take, compared with a good technician?',
          ],
        },
        {
          kind: 'note',
          tone: 'tip',
          text: 'Many orders are right. A reading must point to the cause before you repair it, and the repair must be verified.',
        },
      ],
    },
  ],
};
