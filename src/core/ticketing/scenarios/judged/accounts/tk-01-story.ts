import { hasLaptop, isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { laptop, ownDevice, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-01: the account is locked, the day after a change of the password. */
export const LOCKED_OUT: TicketStory = {
  ...DESK_STORIES['TK-01'],
  roles: { requester: { suits: (one) => isOrdinary(one) && hasLaptop(one) && one.site === 'coln' } },
  subjects: (scene) => ({
    account: person(scene).login,
    requester: person(scene).id,
    phone: ownDevice(scene, 'phone').asset,
    laptop: laptop(scene).asset,
    tablet: TABLET,
    'shared-computer': SHARED_COMPUTER,
  }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-01', 'which-devices', 'question', {
      en: [
        'phone|tablet|device*|ipad|computers use|have|else|other|sign* !number|enter|type|put|update|password|i_have|i_also|we_have|we_also',
        'phone|tablet|ipad|computers|elsewhere account|work_mail|also|too|as_well|logged_in|signed_in !number|enter|type|put|update|password|i_have|i_also|we_have|we_also',
        'where|else|elsewhere|anywhere sign*|logged_in|log_in|logged_on|mail|account',
        'gadget*|devices|anywhere|something|another|other|else got|have|use|is|are mail|email|account|work !enter|type|put|update|password|change|number',
      ],
      es: [
        'telefono|movil|moviles|tableta|dispositivo*|aparato*|equipos|ordenadores usa|usas|tiene|tienes|otro|otros|algun|mas|conectad* !contrasena|clave',
        'donde|sitio|sitios|aparato* correo|sesion|entras|conectad*|abierta !contrasena|clave',
        'usas|tienes|entras|abres cuenta|correo sitios|sitio|aparte|ademas|mas|otro|otros !contrasena|clave',
      ],
    }),
    ticketIntent('TK-01', 'renew-phone-mail', 'request', {
      en: [
        'enter|type|put|pop|fill|update|change|set|renew|save new|password mail|email|phone|tablet|account|settings !wifi|wi_fi|wireless',
      ],
      es: [
        'escrib*|pon|ponle|ponga|mete|introduc*|introduzca|cambi*|actualic*|actualiz* contrasena|clave correo|mail|telefono|movil|tableta !wifi|wi_fi',
        'correo|mail|aplicacion clave|contrasena vieja|antigua|anterior|de_antes !cual|wifi|wi_fi',
      ],
    }),
    ticketIntent('TK-01', 'renew-wifi', 'request', {
      en: [
        'enter|type|put|update|change|forget|join|set|connect|reconnect|use|renew|redo wifi|wi_fi|wireless|network password|profile|again',
      ],
      es: [
        'escrib*|pon|ponga|mete|cambi*|actualiz*|olvid*|borr*|conect* wifi|wi_fi|red contrasena|clave|perfil|nuevo|nueva',
        'wifi|wi_fi clave|contrasena vieja|antigua|anterior|de_antes !cual',
      ],
    }),
    ticketIntent('TK-01', 'sign-out-shared', 'request', {
      en: [
        'sign_out|log_off|log_out|remove|delete|disconnect other|old|shared|that computer|pc|machine|drive|password',
        'sign|log|get shared|other|that|old out|off|yourself computer|pc|machine',
      ],
      es: [
        'cierr*|sal|borr*|elimin*|desconect* otro|viejo|compartido|ese ordenador|equipo|pc|unidad|contrasena',
        'compartido|otro|ese|viejo ordenador|equipo|pc sesion|salir|desconect*|cerrar',
        'sal|cierra|salte del_todo|completo|todos ordenador|equipo|pc',
      ],
    }),
    ticketIntent('TK-01', 'check-keyboard', 'request', {
      en: ['caps|caps_lock|keyboard|layout|language|num_lock|capital*'],
      es: ['mayus*|bloqueo|teclado|idioma|distribucion'],
    }),
  ],
  suspects: [
    { id: 'phone-mail', band: 'common', acts: ['renew-phone-mail'] },
    { id: 'shared-drive', band: 'possible', acts: ['sign-out-shared'] },
    { id: 'wifi-profile', band: 'possible', acts: ['renew-wifi'] },
    { id: 'typing', band: 'possible', acts: ['check-keyboard'] },
    { id: 'password-guessing', band: 'rare', acts: [] },
  ],
  tests: [
    {
      id: 'lock-source@account',
      seconds: 30,
      outcomes: ['mail-gateway', 'other-computer', 'wifi-gateway', 'own-computer', 'vpn-gateway'],
      otherwise: 'own-computer',
      says: {
        'phone-mail': 'mail-gateway',
        'shared-drive': 'other-computer',
        'wifi-profile': 'wifi-gateway',
        'password-guessing': 'vpn-gateway',
      },
    },
    {
      id: 'foreign-sign-ins@account',
      seconds: 30,
      outcomes: ['none', 'refused'],
      otherwise: 'none',
      says: { 'password-guessing': 'refused' },
    },
    {
      id: 'told:changed@requester',
      seconds: 30,
      outcomes: ['password', 'nothing'],
      otherwise: 'password',
      says: { 'password-guessing': 'nothing' },
    },
    {
      id: 'told:devices@requester',
      seconds: 30,
      outcomes: ['one-asks-again', 'all-quiet'],
      otherwise: ['all-quiet', 'likely'],
      says: { 'phone-mail': ['one-asks-again', 'likely'], 'wifi-profile': ['one-asks-again', 'leaning'] },
    },
    {
      id: 'saved-password@phone',
      seconds: 30,
      outcomes: ['none-stale', 'stale-mail', 'stale-wifi'],
      otherwise: 'none-stale',
      says: {
        'phone-mail': { 'stale-mail': 1, 'none-stale': 1 },
        'wifi-profile': { 'stale-wifi': 1, 'none-stale': 1 },
      },
    },
    {
      id: 'told:keyboard@requester',
      seconds: 30,
      outcomes: ['was-wrong', 'was-right'],
      otherwise: 'was-right',
      says: { typing: 'was-wrong' },
    },
  ],
  // The requester's customer comes in ten minutes.
  waitSeconds: 240,
  objectives: ['C2 2.7', 'C2 3.2'],
};

/** A tablet that the requester uses besides the phone, and a computer that many people sign in to. */
export const TABLET = 'LK-5104';
export const SHARED_COMPUTER = 'LK-5207';
