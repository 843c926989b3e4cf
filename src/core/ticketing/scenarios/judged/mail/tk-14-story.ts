import { worksAtDesk } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { computer, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-14: Outlook says that it is disconnected, on one computer alone. */
export const OUTLOOK_DISCONNECTED: TicketStory = {
  ...DESK_STORIES['TK-14'],
  roles: { requester: { suits: worksAtDesk } },
  subjects: (scene) => ({
    account: person(scene).login,
    requester: person(scene).id,
    computer: computer(scene).asset,
  }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-14', 'go-online', 'request', {
      en: [
        'offline|online switch|click|press|put|set|take|turn|off|pressed|back|again',
        'work_offline|offline_mode',
      ],
      es: [
        'sin_conexion|en_linea|con_conexion|desconectado quita*|puls*|pon*|saca*|desactiv*|volver|apag*|otra_vez|modo',
        'desmarc*|quit* sin_conexion|conexion|casilla|opcion',
      ],
    }),
    ticketIntent('TK-14', 'reinstall-outlook', 'request', {
      en: [
        'reinstall*|uninstall*|reimage',
        'install|set_up|set|put|remove again|anew|afresh|fresh|outlook|office|program !profile|account|online|offline',
      ],
      es: ['reinstal*|desinstal*|formatea*', 'instal* otra_vez|de_nuevo|desde_cero|outlook|office|programa'],
    }),
    ticketIntent('TK-14', 'webmail', 'question', {
      en: [
        'webmail',
        'mail|outlook|it browser|web|web_page|website|edge|chrome|online !reinstall*|switch|put|set|work_offline',
      ],
      es: ['correo_web|webmail', 'correo|outlook|buzon navegador|web|edge|chrome|pagina'],
    }),
  ],
  suspects: [
    { id: 'stale-password', band: 'common', acts: ['clear-credentials'] },
    { id: 'damaged-profile', band: 'common', acts: ['new-mail-profile'] },
    { id: 'work-offline', band: 'possible', acts: ['go-online', 'mail-online'] },
    { id: 'proxy', band: 'possible', acts: ['proxy-off'] },
  ],
  tests: [
    {
      id: 'told:status-bar@requester',
      seconds: 30,
      outcomes: ['disconnected', 'offline'],
      otherwise: 'disconnected',
      says: { 'work-offline': 'offline' },
    },
    {
      id: 'told:webmail@requester',
      seconds: 30,
      outcomes: ['opens', 'fails'],
      otherwise: 'opens',
      says: { proxy: 'fails' },
    },
    {
      id: 'console:mail-connection@computer',
      seconds: 30,
      outcomes: ['disconnected', 'offline', 'connected'],
      otherwise: 'disconnected',
      says: { 'work-offline': 'offline' },
    },
    {
      id: 'console:mail-profile@computer',
      seconds: 30,
      outcomes: ['sound', 'damaged'],
      otherwise: 'sound',
      says: { 'damaged-profile': 'damaged' },
    },
    {
      id: 'console:mail-password@computer',
      seconds: 30,
      outcomes: ['current', 'stale', 'none'],
      otherwise: 'current',
      says: { 'stale-password': 'stale' },
    },
    {
      id: 'console:proxy@computer',
      seconds: 30,
      outcomes: ['off', 'on'],
      otherwise: 'off',
      says: { proxy: 'on' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C2 3.1', 'C2 1.6'],
};
