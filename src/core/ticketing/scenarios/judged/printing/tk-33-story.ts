import { worksAtDesk } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';
import { printerOf } from './printing-scene.ts';

/** TK-33: every page has a faint copy of the logo lower down. */
export const GHOST: TicketStory = {
  ...DESK_STORIES['TK-33'],
  roles: { requester: { suits: worksAtDesk } },
  subjects: (scene) => ({ requester: person(scene).id, printer: printerOf(scene).name }),
  values: (scene) => ({ printer: printerOf(scene).name }),
  intents: [
    ticketIntent('TK-33', 'plain-template', 'request', {
      en: [
        'use|choose|take|switch|remove|pick|select|write|change template|watermark plain|without|other|off|watermark|no',
        'switch|remove|turn|take watermark',
      ],
      es: ['us*|coge|toma|elige|elegir|quit*|elimin*|escrib*|cambi*|escog* plantilla|marca_de_agua|agua'],
    }),
    ticketIntent('TK-33', 'change-toner', 'request', {
      en: ['put|change|replace|swap|shake|new|insert toner|cartridge !off|rub|smear*'],
      es: ['pon*|cambi*|sustitu*|agit*|nuevo|reemplaz* toner|cartucho !frot*|corre'],
    }),
    ticketIntent('TK-33', 'rub-page', 'question', {
      en: ['rub|smear*|smudge*|wipe|come_off|comes_off', 'toner|ink|print come|comes|stay* off|rub|finger'],
      es: ['frot*|corre|mancha*|desprend*', 'pasa* dedo|pulgar'],
    }),
    ticketIntent('TK-33', 'check-preview', 'question', {
      en: [
        'preview see|look|looks|is|does|open|show*|there|like|what',
        'ghost|copy|logo|shadow|it|second screen already|on_the_screen|there|your_screen !template',
      ],
      es: [
        'vista_previa|previsualizacion ves|ve|como|abre|esta|sale|aparece|mira*',
        'sombra|copia|logotipo pantalla ya|aparece|ves|sale',
      ],
    }),
    ticketIntent('TK-33', 'measure-repeat', 'question', {
      en: [
        'measure|ruler|millimetre*|millimeter*|centimetre*|centimeter*|distance|apart',
        'how_far logo|copy|ghost|shadow|apart',
        'how_many mm|cm',
      ],
      es: ['med*|mide*|regla|milimetro*|centimetro*|distancia', 'cuantos mm|cm'],
    }),
  ],
  suspects: [
    { id: 'drum-worn', band: 'possible', acts: ['order-drum'] },
    { id: 'fuser-worn', band: 'possible', acts: ['order-fuser'] },
    { id: 'transfer-worn', band: 'possible', acts: ['order-transfer'] },
    { id: 'paper-setting', band: 'possible', acts: ['set-tray-paper'] },
    { id: 'template-watermark', band: 'possible', acts: ['plain-template'] },
  ],
  tests: [
    {
      id: 'told:repeat@requester',
      seconds: 60,
      outcomes: ['mm-94', 'mm-118', 'mm-60', 'anywhere'],
      otherwise: 'mm-118',
      says: { 'drum-worn': 'mm-94', 'transfer-worn': 'mm-60', 'template-watermark': 'anywhere' },
    },
    {
      id: 'told:preview@requester',
      seconds: 30,
      outcomes: ['clean', 'there'],
      otherwise: 'clean',
      says: { 'template-watermark': 'there' },
    },
    {
      id: 'told:rub@requester',
      seconds: 30,
      outcomes: ['stays', 'rubs-off'],
      otherwise: 'stays',
      says: { 'fuser-worn': 'rubs-off', 'paper-setting': 'rubs-off' },
    },
    {
      id: 'drum-life@printer',
      seconds: 30,
      outcomes: ['within', 'over'],
      otherwise: 'within',
      says: { 'drum-worn': 'over' },
    },
    {
      id: 'fuser-life@printer',
      seconds: 30,
      outcomes: ['within', 'over'],
      otherwise: 'within',
      says: { 'fuser-worn': 'over' },
    },
    {
      id: 'transfer-life@printer',
      seconds: 30,
      outcomes: ['within', 'over'],
      otherwise: 'within',
      says: { 'transfer-worn': 'over' },
    },
    {
      id: 'tray-paper@printer',
      seconds: 30,
      outcomes: ['as-set', 'other'],
      otherwise: 'as-set',
      says: { 'paper-setting': 'other' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C1 5.6', 'C1 3.8'],
};
