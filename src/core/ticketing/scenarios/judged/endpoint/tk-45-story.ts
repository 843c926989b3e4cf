import { isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { ownDevice, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-45: work mail stopped on an iPhone, and the phone asks to update something. */
export const MAIL_GONE: TicketStory = {
  ...DESK_STORIES['TK-45'],
  // Every other phone of the company is an iPhone (devices.ts).
  roles: { requester: { suits: (one) => isOrdinary(one) && one.index % 2 === 0 } },
  subjects: (scene) => ({
    phone: ownDevice(scene, 'phone').asset,
    account: person(scene).login,
    requester: person(scene).id,
  }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-45', 'renew-phone-mail', 'request', {
      en: ['enter|type|put|update|change|set password mail|phone|account|settings !passcode|lock'],
      es: [
        'escrib*|pon|mete|introduc*|cambia*|actualiza* contrasena|clave correo|telefono|movil|cuenta|ajustes !codigo',
      ],
    }),
    ticketIntent('TK-45', 'set-screen-lock', 'request', {
      en: ['passcode|screen_lock|lock_screen|face_id|code|lock set|turn|choose|switch|need*|on|again|put'],
      es: [
        'codigo|bloqueo|face_id|pantalla activ*|pon|elige|ponle|necesita|vuelve',
        'codigo|bloqueo|pin|clave poner|activar|activa|ponle|pon|volver movil|telefono|pantalla|iphone !correo',
      ],
    }),
    ticketIntent('TK-45', 'open-portal', 'request', {
      en: [
        'portal|company_portal|management|check_in|sync open|launch|tap|go|use|start|sync|check|let|press|wait|run',
        'sync|check_in phone|portal|app',
      ],
      es: [
        'portal|gestion|sincroniza* abre|abrir|entra|inicia|revis*|sincroniza*|comprueb*|deja|pulsa|espera|registre',
      ],
    }),
    ticketIntent('TK-45', 'plug-in', 'request', {
      en: ['charger|backup|back_up|power|charge|charged|plug|wifi|wi_fi|wireless|cable !mail|vpn|in_my'],
      es: ['cargador|copia|enchufa*|cargar|wifi|wi_fi|inalambrica|corriente|cable !correo|vpn'],
    }),
    ticketIntent('TK-45', 'update-system', 'request', {
      en: [
        'update|install|upgrade|get|load|put ios|system|phone|iphone|version|software|newest|settings !password|mail',
      ],
      es: [
        'actualiza*|instala* ios|sistema|telefono|iphone|version|software|ultima|reciente|ajustes !contrasena',
      ],
    }),
  ],
  suspects: [
    { id: 'old-system', band: 'possible', acts: ['update-system'] },
    { id: 'no-screen-lock', band: 'possible', acts: ['set-screen-lock'] },
    { id: 'not-checked-in', band: 'possible', acts: ['open-portal'] },
    { id: 'old-password', band: 'possible', acts: ['renew-phone-mail'] },
  ],
  tests: [
    {
      id: 'broken-rule@phone',
      seconds: 30,
      outcomes: ['none', 'system-version', 'screen-lock', 'check-in'],
      otherwise: 'none',
      says: {
        'old-system': 'system-version',
        'no-screen-lock': 'screen-lock',
        'not-checked-in': 'check-in',
      },
    },
    {
      id: 'saved-password@phone',
      seconds: 30,
      outcomes: ['none-stale', 'stale-mail'],
      otherwise: 'none-stale',
      says: { 'old-password': 'stale-mail' },
    },
    {
      id: 'password-age@account',
      seconds: 30,
      outcomes: ['old', 'changed-lately'],
      otherwise: ['old', 'likely'],
      says: { 'old-password': 'changed-lately' },
    },
    {
      id: 'told:wording@requester',
      seconds: 30,
      outcomes: ['rules', 'password'],
      otherwise: 'rules',
      says: { 'old-password': 'password' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C1 1.3', 'C2 3.2', 'C2 2.8'],
};
