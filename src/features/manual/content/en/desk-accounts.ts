import type { Chapter } from '../../model/manual.ts';

export const DESK_ACCOUNTS: Chapter = {
  id: 'desk-accounts',
  title: 'Accounts, mailboxes and devices',
  lead: 'Three out of ten tickets of a desk are about an account. Look before you change: four different troubles sound alike on the phone.',
  sections: [
    {
      id: 'four-troubles',
      title: 'Locked, disabled, expired, forgotten',
      blocks: [
        {
          kind: 'table',
          caption: 'What the directory says, and what helps',
          columns: [
            { title: 'The directory says', width: 4 },
            { title: 'What it means', width: 5 },
            { title: 'What helps', width: 5 },
          ],
          rows: [
            [
              'Locked out: yes',
              'Too many wrong passwords, by the person or by a device',
              'Find the source in **Lockouts** first, then unlock',
            ],
            [
              'Enabled: no',
              'Somebody switched the account off, often HR or Security',
              'Ask who and why. Never simply enable it',
            ],
            [
              'Password expired',
              'It is older than the policy allows',
              'Self-service on the sign-in page, or a reset with two proofs',
            ],
            [
              'Nothing unusual',
              'Forgotten, wrong keyboard, wrong account, or another system',
              'Ask for the exact words on the screen',
            ],
          ],
        },
        {
          kind: 'note',
          tone: 'mind',
          text: 'An unlock does not cure a lockout whose source goes on. A phone or an old computer with the old password locks the account again within minutes. The lockout viewer names it.',
        },
      ],
    },
    {
      id: 'changing-an-account',
      title: 'Changing an account',
      blocks: [
        {
          kind: 'list',
          items: [
            'Read the user name twice. Two people may share a name; the department and the staff record tell them apart.',
            'Do the least that helps. Who is locked out needs no new password.',
            'A temporary password goes by the channel that you verified, and has to be changed at the first sign-in.',
            'After a change have the person sign in while you are with them. At this desk it works at once; in a large company it may be minutes until every server knows.',
            'A right to a folder or an application comes with the approval of its owner. Note the reference.',
            'Who moves to another department gets the new groups and loses the old ones.',
            'A leaver’s account is disabled on HR’s word, confirmed by a call to HR’s number on record.',
          ],
        },
      ],
    },
    {
      id: 'cloud',
      title: 'Sign-ins, licences, mailboxes',
      blocks: [
        {
          kind: 'table',
          caption: 'Where to look in the cloud administration',
          columns: [
            { title: 'Page', width: 3 },
            { title: 'Answers', width: 8 },
          ],
          rows: [
            ['Sign-in log', 'When, from where, with which device, and why a sign-in failed'],
            ['Methods', 'Which authenticators are registered, and when each was last used'],
            ['Licences', 'What the person has, and how many are left in the pool'],
            ['Mailbox', 'Size, rules, forwarding. A rule that sends mail outside is a security case'],
            ['Service health', 'Whether it is broken for everybody. Look before you repair one computer'],
            ['Message trace', 'Whether a mail came, where it went, and who else has it'],
          ],
        },
      ],
    },
    {
      id: 'devices',
      title: 'Devices',
      blocks: [
        {
          kind: 'list',
          items: [
            'The asset number on the sticker is the device. Check it against the person it is assigned to.',
            '**Compliant** means that the device meets the policy: encrypted, up to date, with a lock. If it does not, mail stops; bring the device up to date and do not exempt it.',
            '**Lock** keeps the device and its data. **Retire** takes the company’s data off. **Wipe** takes everything and cannot be undone.',
            'A recovery key belongs to one device. Compare the first eight characters of the key ID, read the key on a verified call, and never write it into a ticket.',
          ],
        },
      ],
    },
  ],
};
