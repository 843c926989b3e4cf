import type { Chapter } from '../../model/manual.ts';

const BEFORE_AFTER = [
  { title: 'Instead of', width: 6 },
  { title: 'Write or say', width: 7 },
] as const;

export const DESK_COMMUNICATION: Chapter = {
  id: 'desk-communication',
  title: 'Talking with people',
  lead: 'People remember how they were treated longer than what was broken. Good words are short, true, and say what happens next.',
  sections: [
    {
      id: 'first-reply',
      title: 'A first reply that works',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Say what you understood, in their words.',
            'Ask what you need, three questions at most.',
            'Say what you do next.',
            'Say when they will hear from you, and keep to it.',
          ],
        },
        {
          kind: 'table',
          caption: 'Replies, before and after',
          columns: BEFORE_AFTER,
          rows: [
            [
              '“Please provide more information.”',
              '“What does the message say, word for word? And does it happen in the web version too?”',
            ],
            [
              '“Your ticket has been escalated.”',
              '“The network team has it now, with all I found. They or I will write to you by 14:00.”',
            ],
            [
              '“You entered the wrong DNS.”',
              '“This computer asks a server that does not know our internal names. I am setting that right.”',
            ],
            [
              '“It works for me.”',
              '“It works from here, so I would like to see it on your computer. May I connect?”',
            ],
            [
              '“That is not possible.”',
              '“I cannot open that port. What works today is the VPN: it takes five minutes to set up.”',
            ],
            ['“Resolved.”', '“The mail is back. Could you send one to yourself and tell me if it comes?”'],
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions that lead somewhere',
      blocks: [
        {
          kind: 'list',
          items: [
            '“What do you see?” before “Did you try…?”',
            '“Since when, and what changed just before?”',
            '“Is it only you, or the people beside you too?”',
            '“What can you not do now, and by when do you need it?” This is urgency.',
            'One question at a time on the phone. In writing, number them.',
          ],
        },
      ],
    },
    {
      id: 'hard-calls',
      title: 'Angry, lost, in a hurry',
      blocks: [
        {
          kind: 'table',
          caption: 'Hard moments',
          columns: [
            { title: 'Moment', width: 3 },
            { title: 'What helps', width: 9 },
          ],
          rows: [
            [
              'Anger',
              'Let them finish. Say once that you are sorry that it costs them time, then act. Do not defend the desk',
            ],
            [
              'The third call',
              'Read the history first, and say that you did. Never repeat what already failed',
            ],
            ['Lost', 'Shorter sentences, one step, wait for “done”. No words of the trade'],
            ['In a hurry', 'Say how long it takes. If it cannot be done in time, offer a way round'],
            ['“I am the director”', 'The same courtesy and the same rules. Priority comes from the matrix'],
            ['You do not know', '“I do not know yet. I will find out and call you by three.”'],
          ],
        },
        {
          kind: 'note',
          tone: 'mind',
          text: 'A caller on hold grows impatient by the minute of the desk’s time. Say how long you need, or promise to call back. A promised call is a clock.',
        },
      ],
    },
    {
      id: 'plain-words',
      title: 'What the checks look for',
      blocks: [
        {
          kind: 'list',
          items: [
            'A question, or what happens next.',
            'A time by which they hear from you.',
            'Words that people outside IT use. A word that the person used first is fine.',
            'No blame, and no “you should have”.',
            'No password, code or key.',
            'Short sentences. The checks tell you under the reply which of these they found.',
          ],
        },
        {
          kind: 'text',
          text: 'You may type, or use the sentences that are offered. Both say the same and count the same. What the desk does not understand costs no time: it offers the three nearest sentences.',
        },
      ],
    },
  ],
};
