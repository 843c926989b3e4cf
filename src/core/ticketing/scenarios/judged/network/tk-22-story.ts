import { worksAtDesk } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { computer, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';
import { cabled } from './network-scene.ts';
import { NEWCOMERS } from './newcomers.ts';

/** TK-22: at Brill nothing new gets onto the network, and whatever was there before works. */
export const NOBODY_NEW: TicketStory = {
  ...DESK_STORIES['TK-22'],
  roles: {
    requester: { suits: (one) => worksAtDesk(one) && one.site === 'brill' },
    second: { suits: (one) => worksAtDesk(one) && one.site === 'brill' },
    third: { suits: (one) => worksAtDesk(one) && one.site === 'brill' },
  },
  subjects: (scene) => ({
    newcomer: NEWCOMERS[0],
    computer: computer(scene).asset,
    requester: person(scene).id,
    scope: cabled(scene),
    site: 'brill',
  }),
  values: (scene) => ({ port: `${person(scene).desk ?? ''}/${scene.placement + 3}` }),
  intents: [
    ticketIntent('TK-22', 'type-address', 'request', {
      en: [
        'type|enter|set|give|put|use|write address|ip fixed|static|manual|hand|by_hand|i_tell|settings',
        'fixed|static|manual|manually ip|address',
      ],
      es: [
        'escrib*|pon|poner|dale|dar|introduc*|usa*|usaremos|mete direccion|ip fija|estatica|manual|a_mano|digo|configuracion',
        'ip|direccion fija|estatica|a_mano|manual !es|esta|tiene|quit*|borr*',
      ],
    }),
    ticketIntent('TK-22', 'plug-uplink', 'request', {
      en: ['switch|uplink plug|connect|put|link|cable|in|wall !router|off|different|another'],
      es: ['switch|conmutador|subida enchuf*|conect*|pon|ponlo|mete|une|unir|cable !router|otro|otra'],
    }),
    ticketIntent('TK-22', 'unplug-router', 'request', {
      en: [
        'router|box|access_point|whatever unplug|disconnect|pull|take|remove|find|out|off',
        'unplug|disconnect plugged|port|socket|stranger|home',
      ],
      es: [
        'router|aparato|punto_de_acceso|lo_que desenchuf*|desconect*|quit*|saca*|retir*|busc*',
        'desenchuf*|desconect* toma|puerto|casa',
      ],
    }),
    ticketIntent('TK-22', 'try-other-place', 'question', {
      en: [
        'another|other|different|else|elsewhere|colleague* desk|socket|place|corner|port|plug|connect|test|try',
        'desk|place|socket|corner that_works|working try|plug|take|carry|test',
        'take|carry|bring|move|put laptop|laptops|one_of desk|place|socket|seat|table',
      ],
      es: [
        'otra|otro|distinta|companer* mesa|toma|sitio|rincon|lugar|puesto',
        'mesa|sitio|toma|donde funcion* prueb*|conect*|llev*',
      ],
    }),
    ticketIntent('TK-22', 'read-address', 'question', {
      en: ['ipconfig', 'ip|ipv4|address what|which|read|see|show|shows|tell|look|have|line !mail|email'],
      es: ['ipconfig', 'ip|ipv4|direccion que|cual|lee*|ves|aparece|dime|linea|mira*|muestra !correo'],
    }),
  ],
  suspects: [
    { id: 'scope-full', band: 'common', acts: [] },
    { id: 'new-switch', band: 'common', acts: ['plug-uplink'] },
    { id: 'other-router', band: 'possible', acts: ['unplug-router'] },
    { id: 'server-unheard', band: 'possible', acts: [] },
  ],
  tests: [
    {
      id: 'told:address@requester',
      seconds: 30,
      outcomes: ['self-given', 'foreign', 'leased', 'typed-in'],
      otherwise: 'self-given',
      says: { 'other-router': 'foreign' },
    },
    {
      id: 'told:spread@requester',
      seconds: 30,
      outcomes: ['several-places', 'one-corner'],
      otherwise: 'several-places',
      says: { 'new-switch': 'one-corner' },
    },
    {
      id: 'told:elsewhere@requester',
      seconds: 60,
      outcomes: ['same', 'works'],
      otherwise: 'same',
      says: { 'new-switch': 'works' },
    },
    {
      id: 'site-tickets@site',
      seconds: 30,
      outcomes: ['none', 'few', 'many'],
      otherwise: 'many',
      says: { 'new-switch': 'none' },
    },
    {
      id: 'scope-use@scope',
      seconds: 30,
      outcomes: ['free', 'full'],
      otherwise: 'free',
      says: { 'scope-full': 'full' },
    },
    {
      id: 'scope-holders@scope',
      seconds: 30,
      outcomes: ['work-devices', 'phones'],
      otherwise: 'work-devices',
      says: { 'scope-full': 'phones' },
    },
    {
      id: 'scope-requests@scope',
      seconds: 30,
      outcomes: ['answered', 'unanswered', 'none-arrive'],
      otherwise: 'answered',
      says: { 'scope-full': 'unanswered', 'server-unheard': 'none-arrive' },
    },
    {
      id: 'other-dhcp-server@scope',
      seconds: 30,
      outcomes: ['none', 'seen'],
      otherwise: 'none',
      says: { 'other-router': 'seen' },
    },
    {
      id: 'switches@site',
      seconds: 30,
      outcomes: ['all-reached', 'one-not-reached'],
      otherwise: 'all-reached',
      says: { 'new-switch': 'one-not-reached' },
    },
    {
      id: 'console:lease-renewal@computer',
      seconds: 60,
      outcomes: ['answered', 'unanswered'],
      otherwise: 'answered',
      says: { 'server-unheard': 'unanswered' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C1 5.5', 'C1 2.4'],
};
