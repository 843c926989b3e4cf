import { worksAtDesk } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { computer, peopleOf, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-54: searches go to strange pages, and the antivirus is off. */
export const TOOLBAR: TicketStory = {
  ...DESK_STORIES['TK-54'],
  roles: { requester: { suits: worksAtDesk } },
  subjects: (scene) => ({ requester: person(scene).id, computer: computer(scene).asset }),
  values: peopleOf,
  intents: [
    ticketIntent('TK-54', 'report-security', 'question', {
      en: ['malware|infect*|infection|security_incident'],
      es: ['malware|infect*|infeccion|incidente_de_seguridad'],
    }),
    ticketIntent('TK-54', 'explain-prevention', 'request', {
      en: ['portal|next_time|in_future', 'strange|odd call_us|ask_us'],
      es: ['portal|proxima_vez|en_adelante', 'raro|extrano llamanos|preguntanos'],
    }),
    ticketIntent('TK-54', 'explain-filter', 'request', {
      en: ['filter', 'protection replac*|taken_over|new'],
      es: ['filtro', 'proteccion sustituy*|relev*|nueva'],
    }),
    ticketIntent('TK-54', 'remove-extension', 'request', {
      en: ['extension*|toolbar|search_helper remove|delete|take|uninstall'],
      es: ['extension*|barra|ayudante quit*|elimin*|sac*|desinstal*|borr*'],
    }),
    ticketIntent('TK-54', 'installed-what', 'question', {
      en: ['install*|download*|add extension|program|anything|what|before|toolbar !please'],
      es: [
        'instal*|descarg*|anad* extension|programa|algo|que|barra|antes !por_favor',
        'bajaste|bajado|descargaste|instalaste|pusiste algo|antes|programa|nuevo|que',
      ],
    }),
    ticketIntent('TK-54', 'which-pages', 'question', {
      en: [
        'which|what|where|read page|land|pages search|land|strange|address|opens|redirect*|instead|look|go|goes',
        'where land|end_up|redirect*|sent|send|takes|taken|bring*',
        'which_page|what_page|which_site|what_site|which_address get|land|end_up|open*|come*|see|go',
      ],
      es: [
        'que|cual|donde|lee*|como pagina|acabas|paginas acabas|busc*|busqueda|rara|direccion|abre|redirig*|lugar|va|aspecto',
        'donde acabas|llegas|redirig*|lleva|manda|sales|envia',
        'que_pagina|que_sitio|que_web|cual lleva|manda|sales|envia|aparece|abre|ves',
        'adonde|a_donde|donde|a_que lleva|manda|llegas|acabas|redirig*|va',
      ],
    }),
  ],
  suspects: [
    { id: 'adware', band: 'possible', acts: ['isolate', 'remove-found'] },
    { id: 'deep-adware', band: 'possible', acts: ['isolate', 'remove-found', 'reimage'] },
    { id: 'search-extension', band: 'possible', acts: ['remove-extension'] },
    { id: 'company-filter', band: 'possible', acts: ['explain-filter'] },
  ],
  tests: [
    {
      id: 'strange-programs@computer',
      seconds: 30,
      outcomes: ['service-and-tasks', 'extension', 'none'],
      otherwise: 'service-and-tasks',
      says: { 'search-extension': 'extension', 'company-filter': 'none' },
    },
    {
      id: 'antivirus@computer',
      seconds: 30,
      outcomes: ['off-by-key', 'replaced'],
      otherwise: 'replaced',
      says: { adware: 'off-by-key', 'deep-adware': 'off-by-key' },
    },
    {
      id: 'second-scan@computer',
      seconds: 180,
      outcomes: ['clean', 'still-found'],
      otherwise: 'clean',
      says: { 'deep-adware': 'still-found' },
    },
    {
      id: 'told:search-page@requester',
      seconds: 30,
      outcomes: ['strange', 'company'],
      otherwise: 'strange',
      says: { 'company-filter': 'company' },
    },
    {
      id: 'told:installed@requester',
      seconds: 30,
      outcomes: ['free-program', 'extension', 'nothing'],
      otherwise: 'free-program',
      says: { 'search-extension': 'extension', 'company-filter': 'nothing' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C2 2.6', 'C2 3.4', 'C2 2.4'],
};
