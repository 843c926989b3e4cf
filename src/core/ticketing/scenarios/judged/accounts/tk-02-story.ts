import { hasLaptop, isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { connectVpn, temporaryPassword } from '../shared/account-intents.ts';
import { laptop, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-02: on the road the VPN refuses somebody whose laptop still lets them in. */
export const ON_THE_ROAD: TicketStory = {
  ...DESK_STORIES['TK-02'],
  roles: {
    requester: {
      suits: (one) =>
        isOrdinary(one) && hasLaptop(one) && one.department !== 'finance' && one.site === 'remote',
    },
  },
  subjects: (scene) => ({
    account: person(scene).login,
    requester: person(scene).id,
    laptop: laptop(scene).asset,
  }),
  values: () => ({}),
  intents: [
    temporaryPassword('TK-02'),
    ticketIntent('TK-02', 'self-service-reset', 'request', {
      en: [
        'self_service|reset_page|password_page|portal|web_page|reset_it_yourself|reset_your_password !company_portal',
        'yourself|your_own reset|change|renew|new_password|portal|site|page',
        'reset|password site|page|website|portal|link|web',
      ],
      es: [
        'autoservicio|portal|pagina_de_contrasenas|web !portal_de_empresa|trabaj*|version|sincroniz*',
        'restablec*|renueva* tu_mismo|tu_misma|por_tu_cuenta|pagina',
      ],
    }),
    ticketIntent('TK-02', 'use-new-password', 'request', {
      en: [
        'new|newer|newest|latest|changed|yesterday|other password|one type|enter|use|try|put !temporary|laptop|lock|portal|reset|choose',
        'latest|newest|new|last|recent password vpn|it wants|needs|expects|asks|takes !temporary|laptop|lock|portal|reset|choose',
        'give|gave|tell|use vpn password',
      ],
      es: [
        'nueva|ultima|reciente|cambiaste|ayer|otra contrasena|clave|la escribe|pon|poner|mete|usa|prueba|introduce !otra_vez|temporal|provisional|bloquea|portal|elige|sesion',
      ],
    }),
    ticketIntent('TK-02', 'lock-unlock', 'request', {
      en: [
        'lock|locked|locking unlock|screen|laptop|computer|open|again|back !caps',
        'win_l|windows_l',
        'windows_key|win_key|windows_and|win_and|start_and l',
        'key_and_l|windows_plus_l',
      ],
      es: [
        'bloquea*|bloqueo desbloquea*|pantalla|portatil|equipo|abre|vuelve !mayus*',
        'win_l|windows_l',
        'windows_y|win_y|windows_mas|tecla_windows|inicio_y l',
        'windows_l|win_l',
      ],
    }),
    connectVpn('TK-02'),
    ticketIntent('TK-02', 'sync-device', 'request', {
      en: [
        'update*|encryption|company_portal|check_in|sync*|compliance|device_management|rules install|start|open|press|run|check|finish|restart|let|sync*|click',
      ],
      es: [
        'actualiza*|cifrado|portal_de_empresa|sincroniza*|cumplimiento|gestion|reglas instala*|inicia|abre|pulsa|haz|termina|comprueba|deja|reinicia|sincroniza*',
        'portatil|equipo|ordenador sincronice|sincroniza*|actualice|se_ponga|compruebe',
      ],
    }),
  ],
  suspects: [
    { id: 'expired', band: 'common', acts: ['self-service-reset', 'reset-password'] },
    { id: 'new-password', band: 'common', acts: ['use-new-password'] },
    { id: 'vpn-group', band: 'possible', acts: ['join-group'] },
    { id: 'device-rules', band: 'possible', acts: ['sync-device'] },
  ],
  tests: [
    {
      id: 'account-state@account',
      seconds: 30,
      outcomes: ['open', 'expired', 'must-change'],
      otherwise: 'open',
      says: { expired: 'expired' },
    },
    {
      id: 'password-age@account',
      seconds: 30,
      outcomes: ['old', 'changed-lately'],
      otherwise: 'old',
      says: { 'new-password': 'changed-lately' },
    },
    {
      id: 'vpn-group@account',
      seconds: 30,
      outcomes: ['member', 'missing'],
      otherwise: 'member',
      says: { 'vpn-group': 'missing' },
    },
    {
      id: 'vpn-sign-in@account',
      seconds: 30,
      outcomes: ['expired', 'wrong-password', 'not-allowed', 'not-compliant', 'ok'],
      otherwise: 'expired',
      says: {
        'new-password': 'wrong-password',
        'vpn-group': 'not-allowed',
        'device-rules': 'not-compliant',
      },
    },
    {
      id: 'device-rules@laptop',
      seconds: 30,
      outcomes: ['met', 'not-met'],
      otherwise: 'met',
      says: { 'device-rules': 'not-met' },
    },
    {
      id: 'told:changed@requester',
      seconds: 30,
      outcomes: ['nothing', 'password'],
      otherwise: 'nothing',
      says: { 'new-password': 'password' },
    },
  ],
  waitSeconds: 300,
  objectives: ['C2 4.9', 'C2 2.7'],
};
