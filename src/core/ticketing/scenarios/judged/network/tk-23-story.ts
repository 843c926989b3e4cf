import { worksAtDesk } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { computer, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-23: websites open, the pages of the company do not. */
export const INTRANET_ONLY: TicketStory = {
  ...DESK_STORIES['TK-23'],
  roles: { requester: { suits: worksAtDesk } },
  subjects: (scene) => ({ computer: computer(scene).asset, requester: person(scene).id }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-23', 'proxy-off', 'request', {
      en: ['off|disable|remove|take_out|take|deactivate|switch_off|turn_off proxy !is|whether|if'],
      es: ['desactiv*|desmarc*|apag*|deshabilit*|quit*|elimin*|borr* proxy'],
    }),
    ticketIntent('TK-23', 'proxy-settings', 'question', {
      en: ['proxy'],
      es: ['proxy'],
    }),
    ticketIntent('TK-23', 'other-sites', 'question', {
      en: [
        'google|bing|youtube|news_site open|load|reach|get_to|work|works|see !our|intranet',
        'other|any|which|public|normal|outside|else website*|site*|page*|web|internet open|opens|opening|work|works|working|fine|reach|load|loads !our|intranet',
      ],
      es: [
        'paginas|sitios|webs demas|resto|google|otras !intranet',
        'otra*|otro*|alguna|que|cual*|publico*|fuera pagina*|sitio*|web|webs|internet abr*|funcion*|van|va|carga* !intranet',
        'entrar|entras|abrir|ver|cargar|abres otra|otras|alguna|demas pagina*|web|webs|sitio*',
      ],
    }),
  ],
  suspects: [
    { id: 'manual-dns', band: 'common', acts: ['dns-automatic', 'flush-names'] },
    { id: 'hosts-file', band: 'possible', acts: ['clear-hosts-file'] },
    { id: 'stale-cache', band: 'possible', acts: ['flush-names'] },
    { id: 'proxy', band: 'possible', acts: ['proxy-off'] },
    { id: 'server-down', band: 'rare', acts: [] },
  ],
  tests: [
    {
      id: 'console:name-server@computer',
      seconds: 30,
      outcomes: ['company', 'other', 'none'],
      otherwise: 'company',
      says: { 'manual-dns': 'other' },
    },
    {
      id: 'console:name-answer@computer',
      seconds: 30,
      outcomes: ['right', 'unknown', 'silent'],
      otherwise: 'right',
      says: { 'manual-dns': 'unknown' },
    },
    {
      id: 'console:resolves@computer',
      seconds: 30,
      outcomes: ['right', 'elsewhere', 'not'],
      otherwise: 'right',
      says: { 'manual-dns': 'not', 'stale-cache': 'not', 'hosts-file': 'elsewhere' },
    },
    {
      id: 'console:server-answers@computer',
      seconds: 30,
      outcomes: ['yes', 'no'],
      otherwise: 'yes',
      says: { 'server-down': 'no' },
    },
    {
      id: 'told:proxy@requester',
      seconds: 30,
      outcomes: ['off', 'on'],
      otherwise: 'off',
      says: { proxy: 'on' },
    },
    {
      id: 'told:others@requester',
      seconds: 30,
      outcomes: ['only-me', 'others-too'],
      otherwise: ['only-me', 'likely'],
      says: { 'server-down': ['others-too', 'likely'] },
    },
  ],
  waitSeconds: 240,
  objectives: ['C1 5.5', 'C1 2.4'],
};
