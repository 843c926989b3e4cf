import { worksAtDesk } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { computer, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-26: scanner guns in one aisle take a minute to send a pick. */
export const SLOW_SCANNERS: TicketStory = {
  ...DESK_STORIES['TK-26'],
  roles: {
    requester: { suits: (one) => worksAtDesk(one) && one.department === 'warehouse-office' },
  },
  subjects: (scene) => ({
    requester: person(scene).id,
    computer: computer(scene).asset,
    site: 'brill',
  }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-26', 'workaround', 'request', {
      en: [
        'until|workaround|meantime|moment|for_now|meanwhile end|bench|cross_aisle|aisle|packing',
        'until_then bench|scanner|aisle',
        'send|let|use|go packing_bench|packing|bench|other_aisle',
      ],
      es: ['hasta|provisional|momento|por_ahora|mientras final|mesa|pasillo|embalaje'],
    }),
    ticketIntent('TK-26', 'restart-scanners', 'request', {
      en: ['scanner|scanners|gun|guns|handheld|handhelds restart|reboot|reset|off|turn|switch !signal|bars'],
      es: ['escaner|escaneres|pistola|pistolas|terminal|terminales reinici*|apag*|restablec*|encend*'],
    }),
    ticketIntent('TK-26', 'new-radio', 'question', {
      en: [
        'wireless|radio|camera|cameras|wi-fi|wifi|transmitter|equipment|gear new|put_up|install|installed|other',
      ],
      es: [
        'inalambric*|radio|camara|camaras|wifi|emisor|equipo|equipos|aparatos nuev*|puesto|instal*|otros|otras',
      ],
    }),
    ticketIntent('TK-26', 'look-at-access-point', 'question', {
      en: [
        'access_point|box|ap look|see|damaged|broken|light|hit|hanging|looks',
        'light is_its|on|whether !bars|signal',
        'access_point|ap|box lamp|led|lit|lights|dark|on|off|shining|green|red !bars|signal',
      ],
      es: [
        'punto_de_acceso|caja mira*|ver|danado|roto|luz|golpe*|suelto|aspecto|acerca*',
        'luz|lucecita|luces|piloto|led encendid*|apagad*|verde|roja',
      ],
    }),
    ticketIntent('TK-26', 'read-signal', 'question', {
      en: ['signal|bars|reception|strength'],
      es: ['senal|rayas|rayitas|barras|barritas|cobertura|intensidad'],
    }),
  ],
  suspects: [
    { id: 'access-point-off', band: 'common', acts: [] },
    { id: 'server-slow', band: 'common', acts: [] },
    { id: 'access-point-stuck', band: 'possible', acts: ['restart-access-point'] },
    { id: 'channel-crowded', band: 'possible', acts: [] },
  ],
  tests: [
    {
      id: 'told:spread@requester',
      seconds: 30,
      outcomes: ['one-corner', 'several-places'],
      otherwise: 'one-corner',
      says: { 'server-slow': 'several-places' },
    },
    {
      id: 'told:signal@requester',
      seconds: 30,
      outcomes: ['weak', 'strong'],
      otherwise: 'weak',
      says: { 'server-slow': 'strong', 'channel-crowded': 'strong' },
    },
    {
      id: 'wireless-state@site',
      seconds: 30,
      outcomes: ['all-serve', 'one-off', 'one-empty'],
      otherwise: 'all-serve',
      says: { 'access-point-off': 'one-off', 'access-point-stuck': 'one-empty' },
    },
    {
      id: 'wireless-load@site',
      seconds: 30,
      outcomes: ['normal', 'crowded'],
      otherwise: 'normal',
      says: { 'channel-crowded': 'crowded' },
    },
    {
      id: 'told:access-point@requester',
      seconds: 60,
      outcomes: ['lit', 'dark'],
      otherwise: 'lit',
      says: { 'access-point-off': 'dark' },
    },
    {
      id: 'told:new-radio@requester',
      seconds: 30,
      outcomes: ['nothing', 'new-gear'],
      otherwise: 'nothing',
      says: { 'channel-crowded': 'new-gear' },
    },
    {
      id: 'console:server-speed@computer',
      seconds: 30,
      outcomes: ['quick', 'slow'],
      otherwise: 'quick',
      says: { 'server-slow': 'slow' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C1 5.5', 'C1 2.2'],
};
