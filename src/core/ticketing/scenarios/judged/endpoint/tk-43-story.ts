import { worksAtDesk } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { computer, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-43: the home drive is gone, and the monthly report is on it. */
export const VANISHED_DRIVE: TicketStory = {
  ...DESK_STORIES['TK-43'],
  roles: { requester: { suits: worksAtDesk } },
  subjects: (scene) => ({
    computer: computer(scene).asset,
    account: person(scene).login,
    requester: person(scene).id,
  }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-43', 'remove-stick', 'request', {
      en: [
        'take|pull out stick|usb|card|drive|it !did|is',
        'eject|remove|unplug|disconnect stick|usb|card|memory|drive|plugged !did|when|have',
      ],
      es: [
        'saca*|expuls*|quit*|desconect*|retir* memoria|pendrive|usb|disco|tarjeta|conectado !has|hay|cuando',
      ],
    }),
    ticketIntent('TK-43', 'what-plugged-in', 'question', {
      en: [
        'plug*|connected|attached|insert* what|anything|something|stick|usb|card|disk|drive !when|last',
        'is|have there|you stick|usb_drive|memory_stick|card',
      ],
      es: [
        'conectad*|enchufad*|puesto|pinchad* algo|que|memoria|pendrive|usb|disco|tarjeta !cuando',
        'hay|tienes pendrive|memoria|usb',
      ],
    }),
    ticketIntent('TK-43', 'last-saved', 'question', {
      en: [
        'when last|could|did|save*|open*|use*|work* report|drive|file|it|h|time !plug*',
        'was|were|did file|drive|report|h yesterday|morning|open|there',
      ],
      es: [
        'cuando abriste|guardaste|funcion*|usaste|abrio informe|unidad|archivo|ultima|h',
        'estaba|abria|abrio|se_abrio archivo|unidad|informe|h ayer|manana',
      ],
    }),
  ],
  suspects: [
    { id: 'saved-password', band: 'possible', acts: ['clear-credentials'] },
    { id: 'old-server', band: 'possible', acts: ['map-home-drive'] },
    { id: 'letter-taken', band: 'possible', acts: ['remove-stick', 'map-home-drive'] },
    { id: 'server-down', band: 'possible', acts: [] },
  ],
  tests: [
    {
      id: 'console:drive-connection@computer',
      seconds: 30,
      outcomes: ['not-found', 'wrong-password', 'none'],
      otherwise: 'not-found',
      says: { 'saved-password': 'wrong-password', 'letter-taken': 'none' },
    },
    {
      id: 'console:drive-path@computer',
      seconds: 30,
      outcomes: ['current', 'old', 'none'],
      otherwise: 'current',
      says: { 'old-server': 'old', 'letter-taken': 'none' },
    },
    {
      id: 'password-age@account',
      seconds: 30,
      outcomes: ['old', 'changed-lately'],
      otherwise: ['old', 'likely'],
      says: { 'saved-password': 'changed-lately' },
    },
    {
      id: 'told:plugged-in@requester',
      seconds: 30,
      outcomes: ['nothing', 'stick'],
      otherwise: ['nothing', 'likely'],
      says: { 'letter-taken': 'stick' },
    },
    {
      id: 'told:others@requester',
      seconds: 30,
      outcomes: ['only-me', 'others-too'],
      otherwise: ['only-me', 'likely'],
      says: { 'server-down': ['others-too', 'likely'] },
    },
  ],
  waitSeconds: 240,
  objectives: ['C2 1.5', 'C2 1.7'],
};
