import { DESK_STORIES } from '../../../../core/ticketing/scenarios/public/catalogue.ts';
import type { Chapter } from '../../model/manual.ts';

const TICKETS = Object.keys(DESK_STORIES).length;

/** Ways to work at the desk: looking around, practice and testing, and what each allows. */
export const DESK_MODES: Chapter['sections'][number] = {
  id: 'desk-modes',
  title: 'Look around, practise, test',
  blocks: [
    {
      kind: 'list',
      items: [
        '**Look around**: a healthy company with every tool open. Nothing to solve, nothing is judged.',
        `**Practice, one ticket**: ${TICKETS} complaints in seven families. The same complaint has another cause next time: learn the questions, not the answers.`,
        '**Practice shift**: several people at once. Learn to choose who comes first.',
        '**Testing**: a shift that the server judges. Tickets arrive while you work. No hints, nothing is taken back, the clocks do not stop.',
      ],
    },
    {
      kind: 'list',
      items: [
        'In practice you may ask for **hints** (where to look, what to read, what it means), take an act **back**, and **stop the clocks**. While they are stopped work takes no time; the ticket then earns no points for time.',
        'The desk’s time passes by what you do, not by how fast you read or type. **Wait** lets minutes pass, or goes on until something happens.',
        'A practice ticket that you leave stays on your desk in this browser. A test is kept on the server: its session goes on while you are away.',
        'On Expert a session lasts 10 minutes of your time, on the business plans there is no limit. **Give me more time** costs nothing.',
        'What you have begun to write is kept when a call comes in between, and after a reload.',
      ],
    },
  ],
};
