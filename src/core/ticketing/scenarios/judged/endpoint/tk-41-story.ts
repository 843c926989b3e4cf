import { hasLaptop, isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { didYouAsk, reportSecurity } from '../shared/account-intents.ts';
import { laptop, ownDevice, peopleOf, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-41: a bag with laptop and phone is gone. */
export const LEFT_ON_TRAIN: TicketStory = {
  ...DESK_STORIES['TK-41'],
  roles: {
    requester: {
      suits: (one) => isOrdinary(one) && hasLaptop(one) && one.department !== 'finance' && one.desk !== null,
    },
  },
  subjects: (scene) => ({
    laptop: laptop(scene).asset,
    phone: ownDevice(scene, 'phone').asset,
    account: person(scene).login,
    requester: person(scene).id,
  }),
  values: peopleOf,
  intents: [
    didYouAsk('TK-41'),
    reportSecurity('TK-41'),
    ticketIntent('TK-41', 'approve-wipe', 'question', {
      en: ['wipe|wiping|erase|erased|erasing may|approve|approval|agree|can|do|okay|permission !lock'],
      es: ['borr*|borrado podemos|parece_bien|apruebas|aprobacion|acuerdo|autoriz*|permiso|puedo'],
    }),
    ticketIntent('TK-41', 'report-police', 'request', {
      en: [
        'police|railway|lost_property report|tell|file|give|send|call|reference',
        'police|railway|train_company|lost_and_found told|tell|inform|report*|contact|file|reference',
      ],
      es: ['policia|ferrocarril|objetos_perdidos|denuncia denunci*|avisa*|comunica*|presenta*|da|manda*'],
    }),
    ticketIntent('TK-41', 'look-in-office', 'request', {
      en: [
        'look|check|search|go_back|seen|still|maybe office|room|building|meeting|desk|there !last|where_did',
      ],
      es: [
        'mira*|busca*|vuelve|visto|sigue|siga oficina|sala|edificio|reunion|mesa|alli !ultima|donde_viste',
        'estara|estar|quedo|quedado|olvidado|dejaste|dejado oficina|sala|mesa|despacho !ultima|donde_viste|cuando',
      ],
    }),
    ticketIntent('TK-41', 'where-lost', 'question', {
      en: ['where|which|when see|last|leave|left|lose|train|lost|notice|gone|bag|was !office'],
      es: ['donde|que|cuando viste|ultima|dejaste|tren|notaste|perdiste|faltaba|bolsa !oficina'],
    }),
  ],
  suspects: [
    { id: 'lost-encrypted', band: 'possible', acts: ['lock-device'] },
    { id: 'lost-open', band: 'possible', acts: ['lock-device', 'wipe-device'] },
    { id: 'at-the-office', band: 'possible', acts: ['look-in-office'] },
    { id: 'impostor', band: 'possible', acts: [] },
  ],
  tests: [
    {
      id: 'seen-where@laptop',
      seconds: 30,
      outcomes: ['silent', 'company-now', 'elsewhere-now'],
      otherwise: 'silent',
      says: { 'at-the-office': 'company-now', impostor: 'company-now' },
    },
    {
      id: 'seen-where@phone',
      seconds: 30,
      outcomes: ['silent', 'company-now', 'elsewhere-now'],
      otherwise: 'elsewhere-now',
      says: { 'at-the-office': 'silent', impostor: 'company-now' },
    },
    {
      id: 'disk-encryption@laptop',
      seconds: 30,
      outcomes: ['encrypted', 'open'],
      otherwise: 'encrypted',
      says: { 'lost-open': 'open' },
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
  ],
  waitSeconds: 180,
  objectives: ['C2 2.8', 'C2 4.1'],
};
