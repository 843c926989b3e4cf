import { worksFromHome } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { connectVpn } from '../shared/account-intents.ts';
import { laptop, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-25: the VPN is up, and the home drive has a red cross. */
export const VPN_WITHOUT_FILES: TicketStory = {
  ...DESK_STORIES['TK-25'],
  roles: { requester: { suits: worksFromHome } },
  subjects: (scene) => ({
    account: person(scene).login,
    requester: person(scene).id,
    laptop: laptop(scene).asset,
  }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-25', 'use-hotspot', 'request', {
      en: ['hotspot|tethering', 'share internet|connection phone|mobile'],
      es: [
        'punto_de_acceso|zona_wifi|hotspot|anclaje',
        'compart* internet|conexion|datos movil|telefono',
        'datos_del_movil|datos_moviles|datos_del_telefono',
      ],
    }),
    ticketIntent('TK-25', 'change-router', 'request', {
      en: ['router change|set|put|give|use|other|another|different !what|which|read|written'],
      es: [
        'router cambi*|pon|poner|configur*|dar*|tiene_que|otro|otra|distinta !que_direccion|pone|lee*|que_numeros',
      ],
    }),
    ticketIntent('TK-25', 'read-router', 'question', {
      en: [
        'router|home_network|range what|which|read|label|look|new|address|begin|begins',
        'range|home_network addresses|use|uses|begins|begin',
        'router ip|number|numbers|address !change|set',
      ],
      es: [
        'router|red_de_casa|rango que|etiqueta|mira|lee*|nuevo|direccion|empieza|numeros',
        'rango|red_de_casa direcciones|usa|empieza',
        'router ip|numero|cual|tiene|pone',
      ],
    }),
    connectVpn('TK-25'),
  ],
  suspects: [
    { id: 'suffix-list', band: 'common', acts: ['map-home-drive'] },
    { id: 'stale-name', band: 'common', acts: ['flush-names'] },
    { id: 'same-network', band: 'possible', acts: ['use-hotspot', 'change-router'] },
    { id: 'old-password', band: 'possible', acts: ['clear-credentials'] },
  ],
  tests: [
    {
      id: 'console:drive-connection@laptop',
      seconds: 30,
      outcomes: ['not-found', 'wrong-password', 'open'],
      otherwise: 'not-found',
      says: { 'old-password': 'wrong-password' },
    },
    {
      id: 'console:file-name@laptop',
      seconds: 30,
      outcomes: ['not', 'right', 'elsewhere'],
      otherwise: 'not',
      says: { 'old-password': 'right' },
    },
    {
      id: 'console:file-full-name@laptop',
      seconds: 30,
      outcomes: ['not', 'right', 'elsewhere'],
      otherwise: 'right',
      says: { 'stale-name': 'not', 'same-network': 'not' },
    },
    {
      id: 'console:file-name-answer@laptop',
      seconds: 30,
      outcomes: ['right', 'unknown', 'silent'],
      otherwise: 'right',
      says: { 'suffix-list': 'unknown', 'same-network': 'silent' },
    },
    {
      id: 'console:file-server@laptop',
      seconds: 30,
      outcomes: ['yes', 'no'],
      otherwise: 'yes',
      says: { 'same-network': 'no' },
    },
    {
      id: 'password-age@account',
      seconds: 30,
      outcomes: ['old', 'changed-lately'],
      otherwise: ['old', 'likely'],
      says: { 'old-password': 'changed-lately' },
    },
    {
      id: 'told:router@requester',
      seconds: 30,
      outcomes: ['own-range', 'our-range'],
      otherwise: 'own-range',
      says: { 'same-network': 'our-range' },
    },
  ],
  waitSeconds: 300,
  objectives: ['C1 2.3', 'C1 5.5', 'C2 1.5'],
};
