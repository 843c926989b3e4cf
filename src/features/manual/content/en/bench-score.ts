import { PASS_MARK } from '../../../../core/assessment/pass-mark.ts';
import { GATE_CAP, MANY_B, WEIGHTS } from '../../../../core/assessment/score.ts';
import type { Chapter } from '../../model/manual.ts';

const points = (part: keyof typeof WEIGHTS): string => `\`${Math.round(100 * WEIGHTS[part])}\``;

export const BENCH_SCORE: Chapter = {
  id: 'bench-score',
  title: 'Keys of the bench, and how a job is scored',
  lead: 'What to press, where the points come from, and how to read the report. Practice and Testing are scored in the same way.',
  sections: [
    {
      id: 'bench-keys',
      title: 'Keys',
      blocks: [
        {
          kind: 'table',
          caption: 'Keys on the bench',
          columns: [
            { title: 'Key', width: 2 },
            { title: 'What it does', width: 6 },
          ],
          rows: [
            [
              '`1` to `9`',
              'Take a tool: look, power, meter, testers, service, screen, parts tray, manual, customer',
            ],
            ['Arrows', 'Move through a list or along the belt; in the picture, turn it'],
            ['`Enter`', 'Open or do'],
            ['`F`', 'Bring the camera to what is selected'],
            ['`M`', 'The machine’s service manual'],
            ['`S`', 'How the machine stands, in words'],
            ['`W`', 'What is on the bench, in words'],
            ['`U`', 'Take the last action back (Explore and Practice)'],
            ['`?`', 'Help, and this list'],
            ['`Esc`', 'Put down, close'],
          ],
        },
        {
          kind: 'text',
          text: 'On a phone the same things are sheets at the lower edge. In Practice the tutor beside the job gives hints: the first says where to think, the second what to look at, the third what it means.',
        },
      ],
    },
    {
      id: 'points',
      title: 'A hundred points',
      blocks: [
        {
          kind: 'table',
          caption: `Points of a job; ${PASS_MARK} and more is a pass`,
          columns: [
            { title: 'Part', width: 3 },
            { title: 'Points', width: 2 },
            { title: 'All of them for', width: 9 },
          ],
          rows: [
            [
              'Diagnosis',
              points('diagnosis'),
              'Knowing the cause from readings before the first act that costs or cannot be undone, by a short way',
            ],
            [
              'Repair',
              points('fix'),
              'The cause gone and every goal met. An accepted workaround earns six tenths; a cure that leaves something undone, three',
            ],
            [
              'Safety',
              points('safety'),
              'No breach. A grave one takes a quarter of these points, a small one a twelfth, a deadly one all',
            ],
            ['Proof', points('verify'), 'Each proof taken after the repair, not before it'],
            [
              'Documentation',
              points('document'),
              'Symptom, cause, evidence, action, part, proof and prevention, each from your own notebook',
            ],
            ['Cost', points('cost'), 'Bench time and parts within par; none left from twice par on'],
          ],
        },
        {
          kind: 'list',
          items: [
            `Opening a supply, or anything else that could have killed or destroyed: at most ${GATE_CAP['breach-a']} points in all.`,
            `Data lost that nobody has a copy of, or the wrong machine: at most ${GATE_CAP['data-loss']}.`,
            `More than ${MANY_B} grave breaches: at most ${GATE_CAP['many-b']}.`,
            'Buying parts until it works earns the repair and loses the diagnosis: it does not pass.',
          ],
        },
      ],
    },
    {
      id: 'reading-the-report',
      title: 'Reading the report',
      blocks: [
        {
          kind: 'list',
          items: [
            '**The graph** shows how unsure somebody with your readings had to be, step by step. It falls with each reading that told something.',
            '**Three notes:** your best move for its cost, your most costly guess, and the moment from which the answer was known.',
            '**Goals and proofs** say what was met, line by line, and so does the note.',
            '**What was odd and meant nothing:** most machines bring a harmless oddity, and their owners a theory. The report says which they were and why they may stay.',
            '**The expert’s way** can be played beside yours, step by step.',
          ],
        },
        {
          kind: 'note',
          tone: 'tip',
          text: 'A figure inside its range, an old entry in a log, a count that no longer rises: note it, and let it lie.',
        },
      ],
    },
  ],
};
