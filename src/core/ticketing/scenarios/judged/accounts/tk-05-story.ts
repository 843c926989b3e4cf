import { isOrdinary } from '../../cast.ts';
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

/** TK-05: somebody at the counter has a new phone and cannot approve a sign-in. */
export const NEW_PHONE: TicketStory = {
  ...DESK_STORIES['TK-05'],
  roles: { requester: { suits: (one) => isOrdinary(one) && one.site === 'ashby' } },
  subjects: (scene) => ({ account: person(scene).login, requester: person(scene).id }),
  values: peopleOf,
  intents: [
    tellAccessPass('TK-05'),
    ticketIntent('TK-05', 'move-yourself', 'request', {
      en: [
        'add|move|register|set_up|transfer|enrol new|phone|one yourself|approve|with_the_old|old_one|old_phone|from',
      ],
      es: [
        'anade|pasa|registra|configura|traslada nuevo|movil|telefono|telefono_nuevo tu_mismo|aprueba|apruebalo|con_el_viejo|con_el_antiguo|desde|antiguo|viejo !que_pasa|pasa_con|que_le|donde',
        'alta|anadir|registrar|configurar|pasar nuevo tu|cuenta|mismo|misma|viejo|antiguo',
      ],
    }),
    allowNotifications('TK-05'),
    confirmRequest('TK-05'),
    didYouAsk('TK-05'),
    reportSecurity('TK-05'),
    confirmDetails('TK-05'),
    oldPhone('TK-05'),
  ],
  suspects: [
    { id: 'dead-phone', band: 'common', acts: ['issue-access-pass', 'remove-authenticator'] },
    { id: 'old-works', band: 'common', acts: ['move-yourself'] },
    { id: 'silenced', band: 'possible', acts: ['allow-notifications'] },
    { id: 'impostor', band: 'possible', acts: [] },
  ],
  tests: [
    {
      id: 'told:old-phone@requester',
      seconds: 30,
      outcomes: ['dead', 'works', 'handed-in'],
      otherwise: 'dead',
      says: { 'old-works': ['works', 'likely'], silenced: ['handed-in', 'likely'] },
    },
    {
      id: 'proof:photo-id-in-person@requester',
      seconds: 60,
      outcomes: ['held', 'failed'],
      otherwise: 'held',
      says: { impostor: 'failed' },
    },
    {
      id: 'method-age@account',
      seconds: 30,
      outcomes: ['old', 'new'],
      otherwise: 'old',
      says: { silenced: 'new' },
    },
    {
      id: 'approval-used@account',
      seconds: 30,
      outcomes: ['not-lately', 'minutes-ago'],
      otherwise: 'not-lately',
      says: { impostor: 'minutes-ago' },
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
      otherwise: 'knows',
      says: { impostor: ['knows-nothing', 'likely'] },
    },
  ],
  waitSeconds: 420,
  objectives: ['C2 2.1', 'C2 2.7'],
};
