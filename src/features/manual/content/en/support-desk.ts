import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../../../core/kernel/time.ts';
import { TARGETS } from '../../../../core/ticketing/clocks/targets.ts';
import { LEVELS, PRIORITIES, priorityOf } from '../../../../core/ticketing/priority/matrix.ts';
import { ARTICLES } from '../../../../core/ticketing/tools/articles.ts';
import type { Chapter } from '../../model/manual.ts';
import { DESK_KEY_TABLES } from './desk-keys.ts';
import { DESK_MODES } from './desk-practice.ts';
import { OTHER_SYSTEMS } from './other-systems.ts';

const length = (seconds: number): string => {
  const [amount, unit] =
    seconds < SECONDS_PER_HOUR
      ? [seconds / SECONDS_PER_MINUTE, 'minute']
      : [seconds / SECONDS_PER_HOUR, 'hour'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
};

const targetRows = PRIORITIES.map((priority) => {
  const { firstResponse, resolution, updateEvery, calendar } = TARGETS[priority];
  return [
    `\`${priority}\``,
    length(firstResponse),
    updateEvery === null ? 'on change' : `every ${length(updateEvery)}`,
    length(resolution),
    calendar === 'always' ? 'day and night' : 'business hours',
  ];
});

const matrixRows = LEVELS.map((impact) => [
  `Impact ${impact}`,
  ...LEVELS.map((urgency) => {
    const priority = priorityOf({ impact, urgency, isSecurityCase: false, isVip: false, override: null });
    return priority.ok ? `\`${priority.value}\`` : '';
  }),
]);

export const SUPPORT_DESK: Chapter = {
  id: 'support-desk',
  title: 'Service desk practice',
  lead: 'In the ticketing simulation you are the first person that people reach when their work has stopped. You work at the desk of Larkfield Home & Garden: 420 people, three sites, one in three at home. These are the rules of the desk.',
  sections: [
    {
      id: 'workspace',
      title: 'Your screen',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Queue**, left: the tickets, the most urgent clock first. Its views are Mine, Unassigned, Due, At risk, Open and Resolved; one button shows it with all columns.',
            '**Ticket**, middle: who, what, how urgent, and everything that was said. Public replies and internal notes differ in colour, icon and button. A public reply names who will read it.',
            '**Tools**, right: directory, lockouts, cloud, devices, network, files, printing, phone, the remote session and the knowledge base. All of them show the same company: what you change in one you see in the others, and in other people’s tickets.',
            'A call rings while you work. Answer it, hold it, put it through, or call back. On a phone the three columns are three pages.',
            '**Find anything** looks for people, devices, tickets, printers and articles at once. The **floor map** shows the three sites: a desk, a printer or an access point lights up while a ticket is open there.',
            'What you find out goes into your **notebook**. You cite it when you hand over or resolve.',
          ],
        },
        {
          kind: 'text',
          text: `A **macro** sets fields and writes a reply at once, a **saved reply** writes alone. Read both before they go out: what they say is yours, and one of the macros asks for what nobody may ask for. The **knowledge base** has ${ARTICLES.length} articles with an owner and the day of the last review. Some are out of date on purpose: compare one that is past its yearly review with a newer one. Note in the ticket the article that you followed.`,
        },
      ],
    },
    {
      id: 'desk-keys',
      title: 'Keys',
      blocks: [
        {
          kind: 'text',
          text: 'Single keys work while no field has the focus. `?` lists them: there you choose other keys, go back to these, or switch all of them off. `Ctrl`+`Enter` sends, `Esc` leaves a field or closes, and both always work.',
        },
        ...DESK_KEY_TABLES,
      ],
    },
    {
      id: 'priority',
      title: 'Priority comes from impact and urgency',
      blocks: [
        {
          kind: 'text',
          text: '**Impact** is how many people or how much of the business is hit: 1 a site, a service or safety; 2 a team or a critical function; 3 one person. **Urgency** is how soon it hurts: 1 work has stopped and there is no way round; 2 the way round is painful; 3 a question or something planned. Who shouts loudest is neither. A security case is `P2` at least.',
        },
        {
          kind: 'table',
          caption: 'Priority matrix',
          columns: [
            { title: '', width: 3 },
            { title: 'Urgency 1', width: 2 },
            { title: 'Urgency 2', width: 2 },
            { title: 'Urgency 3', width: 2 },
          ],
          rows: matrixRows,
        },
        {
          kind: 'table',
          caption: 'What the desk has promised; business hours are Monday to Friday, 08:00 to 17:00',
          columns: [
            { title: 'Priority', width: 2 },
            { title: 'First answer', width: 3 },
            { title: 'Update', width: 4 },
            { title: 'Solved', width: 3 },
            { title: 'Clock', width: 3 },
          ],
          rows: targetRows,
        },
      ],
    },
    {
      id: 'clocks',
      title: 'Three clocks run on every ticket',
      blocks: [
        {
          kind: 'list',
          items: [
            '**First answer** stops with the first reply that a person writes, or when you answer the call. An automatic receipt, a work note or a new assignee does not stop it, and nothing pauses it.',
            '**Update** begins with your first reply and starts again with each public reply. If the person writes, an answer may be due sooner. While the ticket is on hold the follow-up of the hold is due instead.',
            '**Solved** stops when the ticket is resolved. It pauses while the ticket is on hold, and goes on where it stood if the ticket is reopened.',
            'A new priority counts from the beginning of the ticket, not from the change.',
            'Handing a ticket to another group resets nothing.',
            'Without impact and urgency there is no priority, and without a priority nothing is due: set them first. A time that you promise is a clock as well.',
          ],
        },
      ],
    },
    {
      id: 'states',
      title: 'The way of a ticket',
      blocks: [
        {
          kind: 'table',
          caption: 'States, and what each step needs',
          columns: [
            { title: 'Step', width: 4 },
            { title: 'What it needs', width: 8 },
          ],
          rows: [
            ['New to Assigned', 'Category, impact and urgency; a person or group'],
            ['To In progress', 'The ticket is yours'],
            ['To On hold, caller', 'A public reply with a real question, and when you ask again'],
            ['To On hold, others', 'A reference number, and when you look again'],
            ['To another group', 'A complete hand-over note'],
            [
              'To Resolved',
              'Cause, resolution code, how it was verified, and the person’s word that it works',
            ],
            ['Back from Resolved', 'Within three business days; after that a new ticket is linked'],
          ],
        },
        {
          kind: 'list',
          items: [
            'A cause in the hardware goes to the bench (change the state, **Send the computer to the bench**) with the reading that shows it. The ticket stays yours, on hold for parts under the bench’s reference. A colleague writes back after about two business hours. In practice, and with a plan that has the lab, you can do that work yourself: once it is judged, your note comes back into the ticket.',
            'On hold is for waiting. Parking a ticket to save the clock is seen, and costs points.',
            'Somebody who stays silent is asked three times, on two channels, a business day apart. Then the ticket may be resolved, with a friendly word how to come back.',
            'Two tickets for one trouble: the later one becomes a **duplicate**. Many people, one trouble: their tickets become **children** of one parent, and are solved with it.',
            'Trouble that comes again and again needs a **problem** record, not a fifth repair.',
          ],
        },
      ],
    },
    {
      id: 'handing-over',
      title: 'Handing over well',
      blocks: [
        {
          kind: 'text',
          text: 'Escalating is not failing; escalating without a note is. The next person should be able to go on without asking you or the customer anything twice. If a fact is missing, the ticket comes back.',
        },
        {
          kind: 'list',
          items: [
            'Who, where, and how to reach them.',
            'What exactly, word for word; since when; what changed before.',
            'Impact and urgency, with the reason.',
            'What you checked and what it showed. What you changed.',
            'Why this group, and what the person was told to expect.',
          ],
        },
      ],
    },
    DESK_MODES,
    {
      id: 'other-names',
      title: 'The same thing in other systems',
      blocks: [OTHER_SYSTEMS],
    },
  ],
};
