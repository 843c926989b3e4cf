import type { Block } from '../../model/manual.ts';

type KeyRow = readonly [key: string, does: string];

/** The single keys of the desk, as they are until a person chooses others. */
export const DESK_KEYS: readonly { readonly about: string; readonly rows: readonly KeyRow[] }[] = [
  {
    about: 'The ticket',
    rows: [
      ['j', 'Next ticket of the queue'],
      ['k', 'Previous ticket'],
      ['a', 'Assign the ticket to yourself'],
      ['b', 'Start work: it is in progress'],
      ['i', 'Impact, urgency and priority'],
      ['e', 'Edit all fields'],
      ['s', 'Change the state'],
      ['h', 'Put it on hold'],
      ['r', 'Resolve it'],
      ['x', 'Escalate it to a group'],
      ['d', 'Merge a duplicate into another ticket'],
      ['l', 'Make it a child of a parent ticket'],
      ['g', 'Earlier tickets of the person'],
    ],
  },
  {
    about: 'Writing and talking',
    rows: [
      ['c', 'Write a public reply, or speak on a call'],
      ['w', 'Write an internal note'],
      ['m', 'Macros: fields and a reply at once'],
      ['v', 'Saved replies'],
      ['t', 'Answer the call, or ring back'],
      ['o', 'Hold or resume the call'],
      ['u', 'End the call'],
    ],
  },
  {
    about: 'Finding',
    rows: [
      ['n', 'Look up the person'],
      ['y', 'Look up their computer'],
      ['/', 'Find anything: person, device, ticket, printer, article'],
      ['f', 'Search in the open tool'],
      ['q', 'The queue with all columns'],
      ['p', 'Floor map'],
      ['?', 'All keys, and where you change them'],
    ],
  },
  {
    about: 'Tools',
    rows: [
      ['1', 'Directory'],
      ['2', 'Lockouts'],
      ['3', 'Cloud'],
      ['4', 'Devices'],
      ['5', 'Network'],
      ['6', 'Files'],
      ['7', 'Printing'],
      ['8', 'Phone'],
      ['9', 'Remote session'],
      ['0', 'Knowledge base'],
    ],
  },
];

/** Tables of the keys, one for each group. */
export const DESK_KEY_TABLES: readonly Block[] = DESK_KEYS.map(({ about, rows }) => ({
  kind: 'table',
  caption: `Keys of the desk: ${about.toLowerCase()}`,
  columns: [
    { title: 'Key', width: 2 },
    { title: 'What it does', width: 9 },
  ],
  rows: rows.map(([key, does]) => [`\`${key.toUpperCase()}\``, does]),
}));
