import { PASS_MARK } from '../../../../core/assessment/pass-mark.ts';
import {
  LATE_SHARE,
  PASSED_SHARE,
  PRIORITY_WEIGHT,
  SHIFT_GATE_CAP,
} from '../../../../core/ticketing/assessment/shift-weights.ts';
import { TICKET_WEIGHTS } from '../../../../core/ticketing/assessment/ticket-weights.ts';
import { PRIORITIES } from '../../../../core/ticketing/priority/matrix.ts';
import type { Chapter } from '../../model/manual.ts';

const points = (part: keyof typeof TICKET_WEIGHTS): string => `\`${TICKET_WEIGHTS[part]}\``;

const percent = (share: number): number => Math.round(100 * share);

export const DESK_SCORE: Chapter = {
  id: 'desk-score',
  title: 'How a shift is scored',
  lead: 'Each ticket has a hundred points in seven parts. A shift is the mean of its tickets, and the urgent ones count more.',
  sections: [
    {
      id: 'ticket-points',
      title: 'A ticket',
      blocks: [
        {
          kind: 'table',
          caption: `Points of a ticket; a pass needs at least ${PASS_MARK}`,
          columns: [
            { title: 'Part', width: 3 },
            { title: 'Points', width: 2 },
            { title: 'All of them for', width: 9 },
          ],
          rows: [
            [
              'Triage',
              points('triage'),
              'The right priority and category. One step off in the priority is half',
            ],
            [
              'Security',
              points('security'),
              'The proof that each act needs, nothing disclosed, Security told when due',
            ],
            [
              'Diagnosis',
              points('diagnosis'),
              'Knowing the cause from what you looked up and asked, before you changed anything',
            ],
            [
              'Resolution',
              points('resolution'),
              'The cause gone for good, or the right group with a complete note. Relief alone earns three tenths',
            ],
            [
              'Communication',
              points('communication'),
              'Useful questions, courtesy, plain words, a promise that was kept, and the person’s word that it works',
            ],
            [
              'Documentation',
              points('documentation'),
              'Cause, the findings that showed it, classification and resolution code',
            ],
            [
              'Time',
              points('time'),
              'Half for the first answer in time, half for the solution in time. None if the clocks were stopped',
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            'To try every repair until one helps does not pass: an act on which no finding had pointed counts against Diagnosis, and two of them limit the ticket.',
            'To close a ticket whose cause is still there does not pass: it comes back.',
            'To hand over everything does not pass, and neither does to refuse everybody.',
            'A pass also needs half of the points of Diagnosis, the cause in the record, every act with its proof, and every goal met.',
          ],
        },
      ],
    },
    {
      id: 'shift-points',
      title: 'A shift',
      blocks: [
        {
          kind: 'table',
          caption: 'How much a ticket counts',
          columns: [
            { title: 'Priority', width: 3 },
            { title: 'Weight', width: 3 },
          ],
          rows: PRIORITIES.map((priority) => [`\`${priority}\``, `${PRIORITY_WEIGHT[priority]}`]),
        },
        {
          kind: 'list',
          items: [
            `Each \`P1\` or \`P2\` that was answered too late takes ${percent(LATE_SHARE)} per cent off the shift.`,
            `A shift passes with ${PASS_MARK} points, ${percent(PASSED_SHARE)} per cent of its tickets passed, and nothing of the list “What makes a ticket worth nothing”. With one of those it has ${SHIFT_GATE_CAP} points at most.`,
            'Tickets that are open at the end are handed over by note. What you found out so far counts.',
          ],
        },
      ],
    },
    {
      id: 'figures',
      title: 'Figures of a desk, and how they mislead',
      blocks: [
        {
          kind: 'table',
          caption: 'Figures that real desks use',
          columns: [
            { title: 'Figure', width: 4 },
            { title: 'Meaning', width: 6 },
            { title: 'Read it with', width: 5 },
          ],
          rows: [
            [
              'First-contact resolution',
              'Solved in the first contact',
              'Reopened: closing early lifts the one and the other',
            ],
            ['Handling time', 'Talk, hold and writing', 'Quality: faster is not better'],
            ['SLA attainment', 'Answered and solved in time', 'Holds: parking makes it look good'],
            ['Satisfaction', 'What people say in the survey', 'How many answered'],
            [
              'Bounces',
              'Hand-overs that came back',
              'Hand-overs: none at all means that tickets wait too long',
            ],
            ['Backlog', 'Open tickets, by age', 'Arrivals of the day'],
          ],
        },
        {
          kind: 'text',
          text: 'The report shows these figures in pairs. Nobody at the desk is paid by one of them, and neither should you be.',
        },
      ],
    },
  ],
};
