import { worksFromHome } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { allowNotifications, connectVpn } from '../shared/account-intents.ts';
import { laptop, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-24: the VPN ends with a validation failure, and on Friday it worked. */
export const VALIDATION_FAILURE: TicketStory = {
  ...DESK_STORIES['TK-24'],
  roles: { requester: { suits: worksFromHome } },
  subjects: (scene) => ({
    account: person(scene).login,
    requester: person(scene).id,
    laptop: laptop(scene).asset,
  }),
  values: (scene) => ({ shown: scene.placement === 0 ? '11' : '14' }),
  intents: [
    ticketIntent('TK-24', 'reinstall-client', 'request', {
      en: [
        'reinstall|uninstall|fresh_install vpn|client|program|software|app|it',
        'install|set_up|put|remove|take client|vpn|software|program again|anew|once_more|back|off|on !turn|connect',
      ],
      es: [
        'reinstal*|desinstal*|instalacion_limpia',
        'instal*|quit*|elimin*|pon* cliente|programa|software|aplicacion otra_vez|una_vez_mas|de_nuevo|vuelve|nuevo',
      ],
    }),
    allowNotifications('TK-24'),
    ticketIntent('TK-24', 'prompt-comes', 'question', {
      en: [
        'prompt|request|notification|authenticator|approv* come|comes|up|see|get|ask|asks|was|appear*|there|did !allow|enable|turn|password',
        'phone|mobile what|happens|happen|see|get|appears',
        'anything|something|nothing pop|pops|come|comes|show|shows|appear*|arrive* phone|mobile|up',
      ],
      es: [
        'aviso|solicitud|notificacion|autenticador|aprobar sale|salio|viste|recibes|llega|llego|pide|hubo|aparece',
        'movil|telefono que|pasa|sale|recibes|aparece !hora|reloj|modo',
      ],
    }),
    ticketIntent('TK-24', 'set-clock', 'request', {
      en: [
        'time|clock set|sync|synchronize|automatic|automatically|correct|adjust|put|fix !what|which|differ|right_now',
      ],
      es: [
        'hora|reloj ajust*|sincroniz*|automatic*|corrig*|pon|ponga|poner|coja|coge|solo|sola|deja !marca|lee|pone',
      ],
    }),
    ticketIntent('TK-24', 'read-clock', 'question', {
      en: ['time|clock|date what|which|show|shows|compare|right|differ|read|same|corner|taskbar'],
      es: ['hora|reloj|fecha que|dime|marca|compar*|bien|esquina|distinta|misma|lee*|barra'],
    }),
    connectVpn('TK-24'),
  ],
  suspects: [
    { id: 'certificate-expired', band: 'common', acts: ['renew-certificate'] },
    { id: 'prompt-silenced', band: 'common', acts: ['allow-notifications'] },
    { id: 'clock-off', band: 'possible', acts: ['set-clock', 'clock-automatic'] },
    { id: 'vpn-group', band: 'possible', acts: ['join-group'] },
  ],
  tests: [
    {
      id: 'vpn-sign-in@account',
      seconds: 30,
      outcomes: ['approval-failed', 'certificate', 'not-allowed', 'ok'],
      otherwise: 'approval-failed',
      says: { 'certificate-expired': 'certificate', 'vpn-group': 'not-allowed' },
    },
    {
      id: 'vpn-group@account',
      seconds: 30,
      outcomes: ['member', 'missing'],
      otherwise: 'member',
      says: { 'vpn-group': 'missing' },
    },
    {
      id: 'device-certificate@laptop',
      seconds: 30,
      outcomes: ['valid', 'expired'],
      otherwise: 'valid',
      says: { 'certificate-expired': 'expired' },
    },
    {
      id: 'told:clock@requester',
      seconds: 30,
      outcomes: ['right', 'off'],
      otherwise: 'right',
      says: { 'clock-off': 'off' },
    },
    {
      id: 'console:clock-skew@laptop',
      seconds: 30,
      outcomes: ['right', 'off'],
      otherwise: 'right',
      says: { 'clock-off': 'off' },
    },
    {
      id: 'told:prompt@requester',
      seconds: 30,
      outcomes: ['none', 'comes'],
      otherwise: 'none',
      says: { 'clock-off': 'comes' },
    },
  ],
  waitSeconds: 300,
  objectives: ['C2 3.1', 'C2 4.9'],
};
