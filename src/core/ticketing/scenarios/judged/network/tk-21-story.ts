import { worksAtDesk } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { computer, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';
import { addressAutomatic, readAddresses } from './network-intents.ts';

/** TK-21: one desk without network, since a screen was moved. */
export const ONE_DESK: TicketStory = {
  ...DESK_STORIES['TK-21'],
  roles: { requester: { suits: worksAtDesk } },
  subjects: (scene) => ({ computer: computer(scene).asset, requester: person(scene).id }),
  values: (scene) => ({
    port: `${person(scene).desk ?? ''}/${scene.placement + 1}`,
    address: scene.placement === 0 ? '192.168.1.20' : '192.168.0.15',
  }),
  intents: [
    ticketIntent('TK-21', 'try-socket', 'question', {
      en: ['straight|directly|direct|without wall|socket|port|box|switch'],
      es: ['direct* pared|toma|enchufe|roseta', 'sin cajita|caja|switch'],
    }),
    ticketIntent('TK-21', 'plug-switch', 'request', {
      en: [
        'plug|connect|reconnect|plugged|put switch|box|hub !other|adapter',
        'switch|hub|box wall|under_the_desk|desk is_not|not|lost|unplugged|loose|disconnected !adapter|other',
        'plug it in|back|again <6',
      ],
      es: [
        'conect*|enchuf*|reconect*|pon switch|cajita|caja !adaptador',
        'enchuf*|conect* pared|otra_vez|de_nuevo !cable|directo|portatil',
      ],
    }),
    ticketIntent('TK-21', 'read-port', 'question', {
      en: [
        'label|number|code|written|sticker|says socket|outlet|port|wall',
        'what|which socket|port label|number|written|have|name',
      ],
      es: ['etiqueta|numero|codigo|pone|escrito|nombre toma|puerto|pared|enchufe|roseta !pon|conect*'],
    }),
    ticketIntent('TK-21', 'swap-cable', 'request', {
      en: ['another|other|different|swap|replace|new|spare|empty|free|change cable|lead|wire'],
      es: ['otro|distinto|cambi*|sustitu*|nuevo|vacia|libre|reemplaz* cable'],
    }),
    addressAutomatic('TK-21'),
    ticketIntent('TK-21', 'enable-adapter', 'request', {
      en: [
        'enable|enabled|activate|turn|switch|choose adapter|ethernet|card|connection on|enable|activate|back|again',
      ],
      es: [
        'habilit*|activ*|encend*|enciende adaptador|ethernet|tarjeta|conexion',
        'adaptador|ethernet|tarjeta_de_red|tarjeta apagad*|desactivad*|deshabilitad*|enciende*|enciendel*|encend*|activ*|habilit*',
      ],
    }),
    readAddresses('TK-21'),
  ],
  suspects: [
    { id: 'cable-dead', band: 'common', acts: ['swap-cable'] },
    { id: 'adapter-disabled', band: 'possible', acts: ['enable-adapter'] },
    { id: 'static-address', band: 'possible', acts: ['address-automatic'] },
    { id: 'desk-switch', band: 'possible', acts: ['plug-switch'] },
    { id: 'wall-port', band: 'rare', acts: [] },
  ],
  tests: [
    {
      id: 'told:address@requester',
      seconds: 30,
      outcomes: ['no-link', 'not-listed', 'typed-in', 'self-given', 'leased'],
      otherwise: 'self-given',
      says: { 'cable-dead': 'no-link', 'adapter-disabled': 'not-listed', 'static-address': 'typed-in' },
    },
    {
      id: 'told:socket@requester',
      seconds: 60,
      outcomes: ['same', 'works'],
      otherwise: 'same',
      says: { 'desk-switch': 'works' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C1 5.5', 'C1 2.4'],
};
