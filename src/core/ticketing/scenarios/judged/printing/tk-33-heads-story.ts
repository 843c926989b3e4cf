import { worksAtDesk } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';
import { printerNear } from './printing-scene.ts';

/** TK-33 at printers that print with a head: a white line down every label, and stripes across a poster. */

const SHARED = {
  ...DESK_STORIES['TK-33'],
  roles: { requester: { suits: worksAtDesk } },
  waitSeconds: 240,
  objectives: ['C1 5.6', 'C1 3.8'],
} as const;

const TEST_PRINT = ticketIntent('TK-33', 'test-print', 'question', {
  en: [
    'test|self test|self_test|internal label|page|print|pattern print|make|do|see|look*|show*|line|complete|without',
    'nozzle check|test|pattern',
    'print|make|run test|self_test|self',
  ],
  es: [
    'prueba|autoprueba|test|interna|patron imprim*|saca|haz|hac*|ves|ve|sale|raya*|franja*|complet*|inyectores',
    'inyectores patron|comprob*|prueba|test',
    'lanza*|haz|hac*|ejecut*|saca* autoprueba|prueba|test',
  ],
});

const CLEAN_HEAD = ticketIntent('TK-33', 'clean-head', 'request', {
  en: ['clean|wipe|cleaning|rub head|printhead|print_head|nozzles|bar', 'run|start|do|clean cleaning|cycle'],
  es: [
    'limpi*|pasa*|frot* cabezal|inyectores|barra',
    'limpieza inicia*|ejecut*|haz|hac*|lanza*|arranca*|cabezal*',
  ],
});

export const LABELS: TicketStory = {
  ...SHARED,
  complaint: 'label',
  subjects: (scene) => ({ requester: person(scene).id, printer: printerNear(scene, 'label').name }),
  values: (scene) => ({ printer: printerNear(scene, 'label').name }),
  intents: [
    TEST_PRINT,
    CLEAN_HEAD,
    ticketIntent('TK-33', 'look-at-head', 'question', {
      en: [
        'look|looks|see|sticky|glue|dust|dirt*|grey|shiny head|printhead|print_head|bar !clean',
        'open|lift|raise cover|lid !clean',
      ],
      es: [
        'mira*|ves|ve|como|esta|hay|aspecto|pegajos*|pegamento|polvo|suci*|brillante cabezal|barra !limpi*',
        'abre|abrir|levanta* tapa|cubierta !limpi*',
      ],
    }),
    ticketIntent('TK-33', 'label-preview', 'question', {
      en: [
        'preview see|look|looks|is|does|open|show*|there|like|what',
        'line|gap|it screen already|on_the_screen|there|your_screen !layout',
      ],
      es: [
        'vista_previa|previsualizacion ves|ve|como|abre|esta|sale|aparece|mira*',
        'raya|linea|hueco pantalla ya|aparece|ves|sale',
      ],
    }),
    ticketIntent('TK-33', 'other-layout', 'request', {
      en: ['use|choose|take|switch|pick|select|change|go_back|try layout|template|design'],
      es: ['us*|elige|elegir|escog*|cambi*|vuelv*|prueb*|prob* plantilla|diseno|formato'],
    }),
    ticketIntent('TK-33', 'new-roll', 'request', {
      en: ['put|change|replace|swap|new|insert|load|fit roll'],
      es: ['pon*|cambi*|sustitu*|nuevo|coloc*|reemplaz* rollo'],
    }),
  ],
  suspects: [
    { id: 'head-dirty', band: 'possible', acts: ['clean-head'] },
    { id: 'head-dots-dead', band: 'possible', acts: ['order-print-head'] },
    { id: 'layout-line', band: 'possible', acts: ['other-layout'] },
  ],
  tests: [
    {
      id: 'told:test-print@requester',
      seconds: 60,
      outcomes: ['gap', 'complete'],
      otherwise: 'gap',
      says: { 'layout-line': 'complete' },
    },
    {
      id: 'told:preview@requester',
      seconds: 30,
      outcomes: ['clean', 'there'],
      otherwise: 'clean',
      says: { 'layout-line': 'there' },
    },
    {
      id: 'told:head@requester',
      seconds: 60,
      outcomes: ['shiny', 'sticky'],
      otherwise: 'shiny',
      says: { 'head-dirty': 'sticky' },
    },
    {
      id: 'head-dots@printer',
      seconds: 30,
      outcomes: ['all', 'dead'],
      otherwise: 'all',
      says: { 'head-dots-dead': 'dead' },
    },
  ],
};

export const STRIPES: TicketStory = {
  ...SHARED,
  complaint: 'stripes',
  subjects: (scene) => ({ requester: person(scene).id, printer: printerNear(scene, 'inkjet').name }),
  values: (scene) => ({ printer: printerNear(scene, 'inkjet').name }),
  intents: [
    TEST_PRINT,
    CLEAN_HEAD,
    ticketIntent('TK-33', 'look-closely', 'question', {
      en: [
        'stripes|lines|letters|text look|looks|like|white|colour*|color*|double*|twice|close*|pale|missing',
        'colour*|color*|edges missing|pale|double*|blurred',
      ],
      es: [
        'franjas|lineas|letras|texto como|son|aspecto|blanc*|color*|doble*|de_cerca|palid*|falta*',
        'color*|bordes falta*|palid*|doble*|borros*',
      ],
    }),
    ticketIntent('TK-33', 'align-head', 'request', {
      en: ['align|alignment|adjust*|calibrate|straighten'],
      es: ['aline*|ajust*|calibr*'],
    }),
    ticketIntent('TK-33', 'normal-quality', 'request', {
      en: ['quality|draft|normal|best choose|print|set|switch|pick|select|change|instead|use|turn|off'],
      es: ['calidad|borrador|normal elige|elegir|imprim*|pon*|cambi*|selecciona*|us*|quit*|desactiv*'],
    }),
    ticketIntent('TK-33', 'change-ink', 'request', {
      en: ['put|change|replace|swap|new|insert|fit ink|cartridge*|tank*'],
      es: ['pon*|cambi*|sustitu*|nuevo*|reemplaz*|coloc* tinta|cartucho*|deposito*'],
    }),
  ],
  suspects: [
    { id: 'nozzle-blocked', band: 'possible', acts: ['clean-head'] },
    { id: 'head-misaligned', band: 'possible', acts: ['align-head'] },
    { id: 'ink-empty', band: 'possible', acts: ['change-ink'] },
    { id: 'draft-quality', band: 'possible', acts: ['normal-quality'] },
  ],
  tests: [
    {
      id: 'told:test-print@requester',
      seconds: 60,
      outcomes: ['gap', 'steps', 'complete'],
      otherwise: 'gap',
      says: { 'head-misaligned': 'steps', 'draft-quality': 'complete' },
    },
    {
      id: 'told:stripes@requester',
      seconds: 30,
      outcomes: ['colour-missing', 'double', 'thin'],
      otherwise: 'colour-missing',
      says: { 'head-misaligned': 'double', 'draft-quality': 'thin' },
    },
    {
      id: 'ink-level@printer',
      seconds: 30,
      outcomes: ['enough', 'empty'],
      otherwise: 'enough',
      says: { 'ink-empty': 'empty' },
    },
    {
      id: 'print-quality@printer',
      seconds: 30,
      outcomes: ['normal', 'draft'],
      otherwise: 'normal',
      says: { 'draft-quality': 'draft' },
    },
  ],
};
