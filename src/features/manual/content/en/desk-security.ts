import type { Chapter } from '../../model/manual.ts';
import { ACT_LEVELS, levelWords } from './desk-levels.ts';

export const DESK_SECURITY: Chapter = {
  id: 'desk-security',
  title: 'Security at the desk',
  lead: 'The desk can open every door, so people who should not come in try the desk first. Identity is decided by proof, never by tone.',
  sections: [
    {
      id: 'levels',
      title: 'What needs which proof',
      blocks: [
        {
          kind: 'table',
          caption: 'Acts and the level each needs',
          columns: [
            { title: 'Act', width: 6 },
            { title: 'Ordinary account', width: 4 },
            { title: 'VIP or finance', width: 4 },
            { title: 'Administrator', width: 4 },
          ],
          rows: ACT_LEVELS,
        },
        {
          kind: 'table',
          caption: 'How a level is reached',
          columns: [
            { title: 'Level', width: 2 },
            { title: 'Proof', width: 10 },
          ],
          rows: [
            [
              levelWords(1),
              'A call back to the number on record, **or** a signed-in session of the portal, **or** a badge in person',
            ],
            [
              levelWords(2),
              'Level 1 and one thing more: a number match on the authenticator that was registered before, an ID in person or on live video, or the manager’s word by the number on record',
            ],
            [
              levelWords(3),
              'Two proofs, one of them seeing the person with an ID, in person or on live video, **and** the manager’s approval by the number on record. A badge and a photo ID in person count as both proofs',
            ],
          ],
        },
      ],
    },
    {
      id: 'proves-nothing',
      title: 'What proves nothing',
      blocks: [
        {
          kind: 'list',
          items: [
            'A number or address that the caller gives you, and the number on the display. Both can be arranged.',
            'Staff number, date of birth, the manager’s name. They can be bought or read on the internet.',
            'A text message to a new number.',
            'Rank, haste, anger, and the threat to name you.',
          ],
        },
        {
          kind: 'text',
          text: 'Do not say which answer was wrong. Do not say whether an account exists. Say what you can do instead: “I will call you back on the number we have for you”, “Come to the desk with your badge”, “Your manager can confirm it by phone”. A caller who is who they say can take one of these ways at once.',
        },
        {
          kind: 'note',
          tone: 'mind',
          text: 'Most people who cannot sign in are exactly who they say. To refuse everybody is not safe, it is no service: a ticket that you refused wrongly fails as well.',
        },
      ],
    },
    {
      id: 'first-quarter-hour',
      title: 'Phishing and malware: the first quarter of an hour',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Thank the person. Whoever is scolded reports nothing next time.',
            'Ask four things: opened? clicked? entered a password? ran something? And when.',
            'Get the original message as an attachment. A forwarded text has lost its headers.',
            'If a password was entered: end all sessions, reset it with the proofs it needs, check methods and mailbox rules.',
            'If something ran: take the computer off the network and **leave it switched on**. No scan, no restart, no clean-up: it is evidence.',
            'Look in the message trace who else received it.',
            'Hand over to Security within 15 minutes, with all of this in the note.',
          ],
        },
        {
          kind: 'note',
          tone: 'danger',
          text: 'A ransom note on the screen: network cable out, wireless off, power on. Report a major incident at once. Restore nothing before Security says that it has stopped spreading.',
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Data of other people',
      blocks: [
        {
          kind: 'list',
          items: [
            'Read no more of it than the work needs. In a remote session, say what you will open before you open it.',
            'Passwords, recovery keys and answers to security questions stand in no field of a ticket, internal notes included.',
            'Papers or files that somebody lost go to the Privacy contact, untouched, with who had them when.',
            'A lost device: lock it, ask for approval before a wipe, end the sessions, and tell Security.',
          ],
        },
      ],
    },
    {
      id: 'worth-nothing',
      title: 'What makes a ticket worth nothing',
      blocks: [
        {
          kind: 'list',
          items: [
            'Helping somebody who is not who they say.',
            'An act of level 2 or 3 without any proof of the person.',
            'A password or recovery key in a field of the ticket.',
            'Wiping the wrong device, destroying data or evidence.',
          ],
        },
        {
          kind: 'text',
          text: 'An act with some proof, but less than its level, is a breach: half of the points of Security at most, and the ticket does not pass.',
        },
      ],
    },
  ],
};
