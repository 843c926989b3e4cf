import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import {
  allowNotifications,
  confirmDetails,
  confirmRequest,
  didYouAsk,
  oldPhone,
  reportSecurity,
  tellAccessPass,
} from '../shared/account-intents.ts';
import { peopleOf, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-04: the finance director, or somebody who says so, wants the approvals on another phone at once. */
export const FURIOUS_DIRECTOR: TicketStory = {
  ...DESK_STORIES['TK-04'],
  roles: { requester: { suits: ({ title }) => title === 'finance-director' } },
  subjects: (scene) => ({ account: person(scene).login, requester: person(scene).id }),
  values: peopleOf,
  intents: [
    tellAccessPass('TK-04'),
    allowNotifications('TK-04'),
    ticketIntent('TK-04', 'join-network', 'request', {
      en: [
        'wifi|wi_fi|wireless|mobile_data|flight_mode|airplane_mode|internet|network join|connect|turn|switch|check|accept|sign_in|on|off|use',
      ],
      es: [
        'wifi|wi_fi|datos|modo_avion|internet|red conecta*|activa*|quita*|desactiva*|comprueba|acepta|usa|enciende',
      ],
    }),
    confirmRequest('TK-04'),
    didYouAsk('TK-04'),
    reportSecurity('TK-04'),
    confirmDetails('TK-04'),
    oldPhone('TK-04'),
  ],
  suspects: [
    { id: 'impostor', band: 'common', acts: [] },
    { id: 'new-phone', band: 'common', acts: ['issue-access-pass', 'remove-authenticator'] },
    { id: 'silenced', band: 'possible', acts: ['allow-notifications'] },
    { id: 'no-network', band: 'possible', acts: ['join-network'] },
  ],
  tests: [
    {
      id: 'told:old-phone@requester',
      seconds: 30,
      outcomes: ['dead', 'quiet', 'no-internet'],
      otherwise: 'dead',
      says: { silenced: ['quiet', 'likely'], 'no-network': ['no-internet', 'likely'] },
    },
    {
      id: 'approval-used@account',
      seconds: 30,
      outcomes: ['not-lately', 'minutes-ago'],
      otherwise: 'not-lately',
      says: { impostor: 'minutes-ago' },
    },
    {
      id: 'foreign-sign-ins@account',
      seconds: 30,
      outcomes: ['none', 'refused'],
      otherwise: 'none',
      says: { impostor: ['refused', 'likely'] },
    },
    {
      id: 'calendar@requester',
      seconds: 30,
      outcomes: ['travel', 'meeting'],
      otherwise: ['travel', 'likely'],
      says: { impostor: ['meeting', 'likely'] },
    },
    {
      id: 'told:asked@requester',
      seconds: 65,
      outcomes: ['yes', 'no'],
      otherwise: 'yes',
      says: { impostor: 'no' },
    },
    {
      id: 'told:manager@requester',
      seconds: 65,
      outcomes: ['knows', 'knows-nothing'],
      otherwise: ['knows', 'likely'],
      says: { impostor: 'knows-nothing' },
    },
  ],
  waitSeconds: 180,
  objectives: ['C2 2.5', 'C2 4.7'],
};
