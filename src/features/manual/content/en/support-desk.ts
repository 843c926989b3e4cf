import type { Chapter } from '../../model/manual.ts';

export const SUPPORT_DESK: Chapter = {
  id: 'support-desk',
  title: 'The support desk',
  lead: 'In the ticketing simulation you are the first person that people reach when their work has stopped. These are the rules of the desk.',
  sections: [
    {
      id: 'priority',
      title: 'Priority comes from impact and urgency',
      blocks: [
        {
          kind: 'text',
          text: '**Impact** is how many people or how much of the business is hit: 1 a site, a service or safety; 2 a team or a critical function; 3 one person. **Urgency** is how soon it hurts: 1 work has stopped and there is no way round; 2 the way round is painful; 3 a question or something planned. Who shouts loudest is neither.',
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
          rows: [
            ['Impact 1', '`P1`', '`P2`', '`P3`'],
            ['Impact 2', '`P2`', '`P3`', '`P4`'],
            ['Impact 3', '`P3`', '`P4`', '`P5`'],
          ],
        },
        {
          kind: 'table',
          caption: 'How fast the desk answers',
          columns: [
            { title: 'Priority', width: 2 },
            { title: 'First answer', width: 4 },
            { title: 'Solved', width: 4 },
            { title: 'Clock', width: 3 },
          ],
          rows: [
            ['`P1`', '15 minutes', '4 hours', 'day and night'],
            ['`P2`', '30 minutes', '8 hours', 'business hours'],
            ['`P3`', '4 hours', '24 hours', 'business hours'],
            ['`P4`', '8 hours', '40 hours', 'business hours'],
            ['`P5`', '9 hours', '90 hours', 'business hours'],
          ],
        },
      ],
    },
    {
      id: 'clocks',
      title: 'Two clocks run on every ticket',
      blocks: [
        {
          kind: 'list',
          items: [
            '**First answer** stops with the first reply that a person writes to the customer. An automatic receipt, a work note or a new assignee does not stop it, and nothing pauses it.',
            '**Solved** stops when the ticket is resolved. It pauses while the ticket is on hold, and goes on where it stood if the ticket is reopened.',
            'On hold needs a reason: a question that the customer has to answer, or a reference number at the supplier. Parking a ticket to save the clock is seen.',
            'Handing a ticket to another group resets nothing.',
          ],
        },
      ],
    },
    {
      id: 'talking',
      title: 'Talking to people',
      blocks: [
        {
          kind: 'list',
          items: [
            'Say that you have understood what it means for their work, in one sentence.',
            'Ask one question at a time, in their words. “What do you see on the screen?” beats “Did POST complete?”',
            'Say what happens next, and when they will hear from you. Then keep to it.',
            'Never ask for a password. Never send one in a ticket.',
            'Before you reset an account, check who is asking, by the desk’s procedure and not by how sure they sound.',
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
          text: 'Escalating is not failing; escalating without a note is. The next person should be able to go on without asking you or the customer anything twice: who and what is hit, since when, what you saw word for word, what you tried and what it did, what you believe, what you want from them, and what the customer was told.',
        },
      ],
    },
  ],
};
