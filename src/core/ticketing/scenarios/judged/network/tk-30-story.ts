import { hasLaptop, worksAtDesk } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { computer, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-30: somebody wants a port of the firewall opened. */
export const OPEN_PORT: TicketStory = {
  ...DESK_STORIES['TK-30'],
  roles: { requester: { suits: (one) => worksAtDesk(one) && hasLaptop(one) } },
  subjects: (scene) => ({
    computer: computer(scene).asset,
    account: person(scene).login,
    requester: person(scene).id,
  }),
  values: (scene) => ({
    home: scene.placement === 0 ? '203.0.113.77' : '203.0.113.142',
    host: computer(scene).host,
  }),
  intents: [
    ticketIntent('TK-30', 'approve-vpn', 'question', {
      en: [
        'approve|approval|confirm|all_right|okay|agree vpn|remote_access|access',
        'may_they|can_they|are_they_allowed vpn|remote|access',
      ],
      es: [
        'apruebas|aprobacion|confirmar|confirmas|parece_bien|acuerdo vpn|acceso',
        'puede_usar|pueden_usar|permites vpn|acceso',
        'das|dais|autoriz*|concede* permiso|acceso|usar|vpn vpn',
      ],
    }),
    ticketIntent('TK-30', 'did-you-write', 'question', {
      en: [
        'did_you|have_you|was|are_you|did write|email|mail|message|asked|ask|send|wrote|come_from !reboot|vpn|try|tried|error',
        'this|it request|email|mail|message yours|you|really !reboot',
      ],
      es: [
        'has|nos_has|era|es|eres escrito|correo|mensaje|pedido|mandado|enviado|peticion|tuyo|tuya !error|reinici*|vpn',
        'fuiste|eras|fue|has|nos quien|escribio|escribiste|escrito|mandaste|mando puerto|3389|correo|peticion|solicitud',
      ],
    }),
    ticketIntent('TK-30', 'tried-vpn', 'question', {
      en: [
        'vpn tried|try|work|works|working|happens|use|connect|already|reach|through !instead|please|safe|gateway|remote_desktop',
      ],
      es: [
        'vpn probado|probaste|intentaste|funciona|pasa|usas|llegas|conect*|intentado|va|puerta_de_enlace !segur*|favor|^usa|^utiliza|^conectate',
      ],
    }),
    ticketIntent('TK-30', 'use-gateway', 'request', {
      en: [
        'gateway|remote_desktop_gateway',
        'use|connect vpn instead|please|safe',
        'remote_desktop vpn|gateway|home|instead|through|via|with !port|3389|open',
      ],
      es: [
        'puerta_de_enlace|pasarela|gateway',
        'usa|utiliza|conectate vpn favor|segur*|puerta_de_enlace|en_su_lugar',
        'escritorio_remoto vpn|puerta|pasarela|desde_casa !puerto|3389|abr*',
      ],
    }),
    ticketIntent('TK-30', 'what-for', 'question', {
      en: [
        'what|why|who need|want|like|for|use|reach|connect remote|port|home|access|it|do|this !happens|changed|see|shows|say',
      ],
      es: [
        'que|para_que|por_que|quien quieres|necesitas|va_a_usar|llegar|usar|conectarte !pasa|cambi*|ves|pone|sale',
      ],
    }),
  ],
  suspects: [
    { id: 'works-from-home', band: 'common', acts: ['use-gateway'] },
    { id: 'no-vpn-access', band: 'possible', acts: ['join-group', 'use-gateway'] },
    { id: 'supplier', band: 'possible', acts: [] },
    { id: 'never-wrote', band: 'possible', acts: [] },
    { id: 'open-already', band: 'rare', acts: [] },
  ],
  tests: [
    {
      id: 'told:wrote@requester',
      seconds: 30,
      outcomes: ['yes', 'no'],
      otherwise: 'yes',
      says: { 'never-wrote': 'no' },
    },
    {
      id: 'told:purpose@requester',
      seconds: 30,
      outcomes: ['own-work', 'supplier'],
      otherwise: 'own-work',
      says: { supplier: 'supplier' },
    },
    {
      id: 'told:vpn@requester',
      seconds: 30,
      outcomes: ['never-tried', 'refused', 'works'],
      otherwise: 'never-tried',
      says: { 'no-vpn-access': 'refused', supplier: 'works' },
    },
    {
      id: 'vpn-group@account',
      seconds: 30,
      outcomes: ['member', 'missing'],
      otherwise: 'member',
      says: { 'no-vpn-access': 'missing' },
    },
    {
      id: 'inbound-rule@computer',
      seconds: 30,
      outcomes: ['none', 'without-change'],
      otherwise: 'none',
      says: { 'open-already': 'without-change' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C1 2.1', 'C2 4.2', 'C2 2.10'],
};
