import { isOrdinary } from '../../cast.ts';
import type { Scene, TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { ownDevice, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** A computer of the warehouse that nobody has been given since its owner left, and a tablet of the requester. */
export const OLD_COMPUTER = 'LK-5311';
export const SPARE_TABLET = 'LK-5312';

const inOffice = (one: Parameters<typeof isOrdinary>[0]): boolean =>
  isOrdinary(one) && one.department === 'warehouse-office';

/** TK-06: the account locks again and again, and was unlocked each time. */
export const LOCKS_AGAIN: TicketStory = {
  ...DESK_STORIES['TK-06'],
  roles: { requester: { suits: inOffice }, colleague: { suits: inOffice } },
  subjects: (scene: Scene) => ({
    account: person(scene).login,
    requester: person(scene).id,
    computer: ownDevice(scene, 'desktop').asset,
    'old-computer': OLD_COMPUTER,
    tablet: SPARE_TABLET,
    'colleague-computer': ownDevice(scene, 'desktop', 'colleague').asset,
  }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-06', 'where-signed-in', 'question', {
      en: [
        'where|which|what|any|other|another|else|ever computer*|device*|pc|machine*|place*|log_in|sign_in|signed_in|logged_in|tablet|work* !name|number|called',
        'colleague*|somebody|someone|borrow* computer|pc|desk',
        'other|another|else|different pc|pcs|computers|machine|machines use|used|using|lately|recently',
      ],
      es: [
        'donde|que|cual*|algun|otro|otros|otra|alguna ordenador*|equipo*|dispositivo*|sesion|tableta|sitio*|entra*|trabaj* !nombre|numero|llama|quita|borra|elimina|desconecta',
        'companer*|alguien|prestado ordenador|equipo|sesion',
      ],
    }),
    ticketIntent('TK-06', 'renew-mail', 'request', {
      en: ['enter|type|put|update|change|save|renew|give|pop|set|fill new|password mail|email|tablet|phone'],
      es: [
        'escrib*|pon|ponga|mete|introduc*|cambi*|actualiz*|guarda contrasena|clave correo|tableta|telefono|movil',
        'correo|mail clave|contrasena vieja|antigua|anterior|de_antes !cual',
      ],
    }),
    ticketIntent('TK-06', 'renew-task', 'request', {
      en: [
        'enter|type|put|update|change|save|renew|needs|give|open task|scheduled|scheduler|job|backup|report_task',
      ],
      es: [
        'escrib*|pon|ponga|mete|introduc*|cambi*|actualiz*|guarda|abre|abra tarea|programad*|programador|copia',
        'tarea|programad*|programador contrasena|clave|nueva|actual',
      ],
    }),
    ticketIntent('TK-06', 'remove-drive', 'request', {
      en: [
        'remove|delete|disconnect|unmap|forget|clear|take drive|connection|credential*|mapping|saved|network_drive',
      ],
      es: ['quit*|borr*|elimin*|desconect*|olvid* unidad|conexion|credencial*|guardad*|red'],
    }),
  ],
  suspects: [
    { id: 'old-computer', band: 'possible', acts: ['clear-credentials'] },
    { id: 'colleague-computer', band: 'possible', acts: ['clear-credentials', 'remove-drive'] },
    { id: 'scheduled-task', band: 'possible', acts: ['renew-task'] },
    { id: 'tablet-mail', band: 'possible', acts: ['renew-mail'] },
  ],
  tests: [
    {
      id: 'lock-source@account',
      seconds: 30,
      outcomes: ['other-computer', 'own-computer', 'mail-gateway', 'none'],
      otherwise: 'other-computer',
      says: { 'scheduled-task': 'own-computer', 'tablet-mail': 'mail-gateway' },
    },
    {
      id: 'saved-password@old-computer',
      seconds: 30,
      outcomes: ['none-stale', 'stale-drive'],
      otherwise: 'none-stale',
      says: { 'old-computer': 'stale-drive' },
    },
    {
      id: 'saved-password@colleague-computer',
      seconds: 30,
      outcomes: ['none-stale', 'stale-drive'],
      otherwise: 'none-stale',
      says: { 'colleague-computer': 'stale-drive' },
    },
    {
      id: 'saved-password@computer',
      seconds: 30,
      outcomes: ['none-stale', 'stale-service'],
      otherwise: 'none-stale',
      says: { 'scheduled-task': 'stale-service' },
    },
    {
      id: 'saved-password@tablet',
      seconds: 30,
      outcomes: ['none-stale', 'stale-mail'],
      otherwise: 'none-stale',
      says: { 'tablet-mail': 'stale-mail' },
    },
    {
      id: 'told:places@requester',
      seconds: 30,
      outcomes: ['only-mine', 'elsewhere-too'],
      otherwise: ['only-mine', 'leaning'],
      says: {
        'old-computer': ['elsewhere-too', 'likely'],
        'colleague-computer': ['elsewhere-too', 'likely'],
      },
    },
  ],
  waitSeconds: 240,
  objectives: ['C2 1.5', 'C2 2.7'],
};
