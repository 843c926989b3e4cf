import { hasLaptop, isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { laptop, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-49: since the password was changed, a Mac asks for it again and again. */
export const MAC_ASKS: TicketStory = {
  ...DESK_STORIES['TK-49'],
  roles: { requester: { suits: (one) => isOrdinary(one) && hasLaptop(one) && one.desk !== null } },
  subjects: (scene) => ({
    computer: laptop(scene).asset,
    account: person(scene).login,
    requester: person(scene).id,
  }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-49', 'lose-items', 'request', {
      en: [
        'keychain|everything|saved|stored|remembers lost|lose|losing|gone|empty|replace|new_keychain|go_with_it',
      ],
      es: [
        'tendria|tendras crear|volver|escribir|empezar llavero|claves|guardad*',
        'llavero|todo|guardad*|recuerda perder*|pierd*|desaparec*|vacio|sustituir|borrar|van_con|llavero_nuevo',
      ],
    }),
    ticketIntent('TK-49', 'old-password', 'question', {
      en: [
        'old|before|previous|earlier|former|last_week|last password|one know|remember|recall|still|type|kept|forgot*|have !mail|keychain',
      ],
      es: [
        'antes|anterior|vieja|antigua|pasada|previa contrasena|clave acuerdas|recuerdas|sabes|escribir|conservas|olvid*|tienes|todavia|aun !llavero|correo|mail',
      ],
    }),
    ticketIntent('TK-49', 'sync-password', 'request', {
      en: [
        'menu|menu_bar|single_sign_on|sso|company_sign_in|key sign|sync|synchronize*|password|click|open',
        'sync|synchronize* mac|password',
      ],
      es: [
        'menu|menus|inicio_unico|inicio_de_sesion|llave inicia|sesion|sincroni*|contrasena|pulsa|abre',
        'sincroni* mac|contrasena',
      ],
    }),
    ticketIntent('TK-49', 'renew-mail-password', 'request', {
      en: [
        'mail|email|mail_account|outlook new|current|present password type|enter|put|give|save*|remember|into|tick',
        'asks|window|popup|pop_up new|current password type|enter|put|save*|remember',
        'pops_up|pop_up|appears|shows_up|comes_up|asks new|current password',
      ],
      es: [
        'mail|correo|outlook nueva|actual contrasena|clave escrib*|introduc*|pon|dale|guarda*|recordar*',
        'pida|ventana nueva|actual contrasena|clave escrib*|introduc*|mete|pon|guarda*|recordar*',
      ],
    }),
  ],
  suspects: [
    { id: 'old-known', band: 'possible', acts: ['set-keychain-password'] },
    { id: 'old-forgotten', band: 'possible', acts: ['new-keychain'] },
    { id: 'stale-entry', band: 'possible', acts: ['delete-keychain-entry', 'renew-mail-password'] },
    { id: 'locks-soon', band: 'possible', acts: ['keep-keychain-open'] },
    { id: 'not-synced', band: 'possible', acts: ['sync-password'] },
  ],
  tests: [
    {
      id: 'console:keychain-opens@computer',
      seconds: 30,
      outcomes: ['opens', 'old-password', 'none'],
      otherwise: 'opens',
      says: { 'old-known': 'old-password', 'old-forgotten': 'old-password' },
    },
    {
      id: 'console:keychain-lock-time@computer',
      seconds: 30,
      outcomes: ['stays-open', 'locks-soon'],
      otherwise: 'stays-open',
      says: { 'locks-soon': 'locks-soon' },
    },
    {
      id: 'console:keychain-entries@computer',
      seconds: 30,
      outcomes: ['current', 'stale', 'locked'],
      otherwise: 'current',
      says: { 'old-known': 'locked', 'old-forgotten': 'locked', 'stale-entry': 'stale' },
    },
    {
      id: 'console:computer-password@computer',
      seconds: 30,
      outcomes: ['same', 'older'],
      otherwise: 'same',
      says: { 'not-synced': 'older' },
    },
    {
      id: 'told:old-password@requester',
      seconds: 30,
      outcomes: ['known', 'forgotten'],
      otherwise: 'known',
      says: { 'old-forgotten': 'forgotten' },
    },
    {
      id: 'told:wording@requester',
      seconds: 30,
      outcomes: ['keychain', 'mail-password', 'sync'],
      otherwise: 'keychain',
      says: { 'stale-entry': 'mail-password', 'not-synced': 'sync' },
    },
  ],
  waitSeconds: 300,
  objectives: ['C2 1.8', 'C2 3.1'],
};
