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
          caption: `Points of a job; a pass needs at least ${PASS_MARK}`,
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
            `Opening a power supply, or another act that could kill or destroy: at most ${GATE_CAP['breach-a']} points in all.`,
            `Data lost that nobody has a copy of, or the wrong machine: at most ${GATE_CAP['data-loss']}.`,
            `More than ${MANY_B} grave breaches: at most ${GATE_CAP['many-b']}.`,
            'Buying parts until it works does not pass: the repair counts, but the diagnosis is lost.',
            'A pass also needs half of the points of Diagnosis, a reading that pointed to the cause before the repair, every goal met, and a note that names the cause and its place.',
            'Asking the customer, reading the asset record and the manual, and seeing the complaint once cost no points.',
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
            '**The graph** shows how many suspects were left after each reading.',
            '**Three sentences:** what was wrong, what you did well, what to do differently.',
            '**Goals and proofs** say what was met, line by line, and so does the note.',
            '**Harmless findings:** most machines have a harmless oddity. The report names it and says why it is harmless.',
            '**The expert’s way** can be played beside yours, step by step.',
          ],
        },
        {
          kind: 'note',
          tone: 'tip',
          text: 'A value inside its limits, an old log entry, a count that does not rise: note it and change nothing.',
        },
      ],
    },
  ],
};
