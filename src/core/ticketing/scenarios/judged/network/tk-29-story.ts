import { isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** Whoever has the key of the network cabinet of the store. */
const IN_CHARGE: readonly string[] = ['store-manager', 'till-supervisor', 'store-office-lead'];

type Suits = TicketStory['roles'][string]['suits'];
const inStore: Suits = (one) => one.building === 'coln' && one.department === 'store' && isOrdinary(one);

/** TK-29: monitoring says that a store is cut off. */
export const STORE_DARK: TicketStory = {
  ...DESK_STORIES['TK-29'],
  roles: {
    requester: { suits: ({ title, desk }) => IN_CHARGE.includes(title) && desk !== null },
    cashier: { suits: inStore },
    adviser: { suits: inStore },
  },
  subjects: (scene) => ({ site: 'coln', requester: person(scene).id }),
  values: (scene) => ({ contact: person(scene).phone }),
  intents: [
    ticketIntent('TK-29', 'use-hotspot', 'request', {
      en: [
        'hotspot|4g|mobile_router connect|take|use|switch|set|get|start|run|going|tills !is_there|coverage',
      ],
      es: [
        'punto_de_acceso|4g|router_movil conecta*|saca|usa*|enciende|encender|pon|arranca|cajas !hay_4g|cobertura',
        'cajas|caja conexion|datos emergencia|movil',
      ],
    }),
    ticketIntent('TK-29', 'mobile-works', 'question', {
      en: [
        'mobile|mobiles|phone|phones|4g|coverage|reception signal|internet|coverage|4g|page|data|reception|work*|there',
      ],
      es: ['movil|moviles|telefono|4g|cobertura cobertura|internet|4g|pagina|datos|funciona*|hay|donde'],
    }),
    ticketIntent('TK-29', 'tills-work', 'question', {
      en: [
        'till|tills|cash_register*|register|registers',
        'sell|pay|card anything|customers|card|payments|now',
        'take|accept|process payments|cards|cash|money',
      ],
      es: [
        'caja|cajas',
        'vender|pagar|cobrar|tarjeta algo|clientes|tarjeta|ahora',
        'podeis|pueden|se_puede|puedes cobrar|vender|pasar',
      ],
    }),
    ticketIntent('TK-29', 'router-lights', 'question', {
      en: ['router|cabinet|rack|leds|lamps !4g|mobile'],
      es: ['router|armario|rack|ledes !4g|movil'],
    }),
    ticketIntent('TK-29', 'lights', 'question', {
      en: ['light|lights|electricity|power|blackout|fridges !button|cycle'],
      es: ['luz|luces|electricidad|corriente|apagon|neveras'],
    }),
  ],
  suspects: [
    { id: 'line-cut', band: 'common', acts: ['open-vendor-case'] },
    { id: 'power-out', band: 'possible', acts: [] },
    { id: 'router-change', band: 'possible', acts: [] },
    { id: 'router-dead', band: 'possible', acts: [] },
    { id: 'false-alarm', band: 'rare', acts: [] },
  ],
  tests: [
    {
      id: 'wan-lines@site',
      seconds: 30,
      outcomes: ['signal', 'no-signal'],
      otherwise: 'signal',
      says: { 'line-cut': 'no-signal', 'power-out': 'no-signal' },
    },
    {
      id: 'site-modem@site',
      seconds: 30,
      outcomes: ['answers', 'silent'],
      otherwise: 'answers',
      says: { 'power-out': 'silent', 'router-dead': 'silent' },
    },
    {
      id: 'router-change@site',
      seconds: 30,
      outcomes: ['just-now', 'not-lately'],
      otherwise: 'not-lately',
      says: { 'router-change': 'just-now' },
    },
    {
      id: 'told:lights@requester',
      seconds: 30,
      outcomes: ['on', 'off'],
      otherwise: 'on',
      says: { 'power-out': 'off' },
    },
    {
      id: 'told:router@requester',
      seconds: 60,
      outcomes: ['lit', 'dark'],
      otherwise: 'lit',
      says: { 'power-out': 'dark', 'router-dead': 'dark' },
    },
    {
      id: 'told:tills@requester',
      seconds: 30,
      outcomes: ['working', 'offline'],
      otherwise: 'offline',
      says: { 'false-alarm': 'working' },
    },
  ],
  waitSeconds: 300,
  objectives: ['C1 5.5', 'C1 2.7'],
};
