import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { computer, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';
import { hasDesktop } from './bench-scene.ts';

/** TK-37: a computer has been slow for months, and today nobody can work with it. */
export const SLOW_FOREVER: TicketStory = {
  ...DESK_STORIES['TK-37'],
  roles: { requester: { suits: hasDesktop } },
  subjects: (scene) => ({ computer: computer(scene).asset, requester: person(scene).id }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-37', 'any-noise', 'question', {
      en: ['noise*|click|clicks|clicking|rattle*|roar*|loud|louder|hear|sound|sounds|buzz*'],
      es: ['ruido*|chasquido*|clic|traquete*|suena|oyes|oye|sonido*|zumb*|brama*'],
    }),
    ticketIntent('TK-37', 'when-slow', 'question', {
      en: [
        'slow|freeze|freezes|hang|hangs|stop|stops when|all|always|only|time|seconds|come|goes|go|morning|on !noise',
        'slow|hang|freeze|stop|sluggish or|throughout|constantly|now_and_then|sometimes|whole_time|certain',
      ],
      es: [
        'lento|parado|cuelga|congela|para cuando|todo|siempre|solo|tiempo|segundos|viene|sigue|manana !ruido',
        'siempre|todo_el_rato|continuamente|constante* o a_ratos|ratos|momentos|veces|colgado|pillado|parado',
      ],
    }),
  ],
  suspects: [
    { id: 'startup-programs', band: 'possible', acts: ['startup-off'] },
    { id: 'full-disk', band: 'possible', acts: ['clean-disk'] },
    { id: 'day-scan', band: 'possible', acts: ['scan-at-night'] },
    { id: 'failing-disk', band: 'possible', acts: ['bench-disk'] },
    { id: 'disk-cable', band: 'possible', acts: ['bench-disk-cable'] },
    { id: 'dusty-cooler', band: 'possible', acts: ['bench-cooler'] },
  ],
  tests: [
    {
      id: 'told:slow-when@requester',
      seconds: 30,
      outcomes: ['always', 'in-between', 'once-warm'],
      otherwise: 'always',
      says: {
        'failing-disk': 'in-between',
        'disk-cable': 'in-between',
        'dusty-cooler': 'once-warm',
      },
    },
    {
      id: 'told:noise@requester',
      seconds: 30,
      outcomes: ['quiet', 'clicks', 'roars'],
      otherwise: 'quiet',
      says: { 'failing-disk': ['clicks', 'likely'], 'dusty-cooler': ['roars', 'likely'] },
    },
    {
      id: 'console:background-load@computer',
      seconds: 30,
      outcomes: ['normal', 'startup', 'scan'],
      otherwise: 'normal',
      says: { 'startup-programs': 'startup', 'day-scan': 'scan' },
    },
    {
      id: 'console:processor-speed@computer',
      seconds: 30,
      outcomes: ['full', 'held-back'],
      otherwise: 'full',
      says: { 'dusty-cooler': 'held-back' },
    },
    {
      id: 'console:disk-space@computer',
      seconds: 30,
      outcomes: ['free', 'full'],
      otherwise: 'free',
      says: { 'full-disk': 'full' },
    },
    {
      id: 'console:disk-condition@computer',
      seconds: 30,
      outcomes: ['good', 'bad-sectors', 'cable-errors'],
      otherwise: 'good',
      says: { 'failing-disk': 'bad-sectors', 'disk-cable': 'cable-errors' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C2 3.1', 'C1 5.2'],
};
