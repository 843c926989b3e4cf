import { isOrdinary } from '../../cast.ts';
import type { Scene, TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { drawn, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** The kiosks at the reception of the head office, by the place that was drawn. */
const KIOSKS = [
  { asset: 'LK-4953', host: 'AS-KIOSK-3' },
  { asset: 'LK-4951', host: 'AS-KIOSK-1' },
] as const;

export function kioskOf(scene: Scene): (typeof KIOSKS)[number] {
  return drawn(scene, KIOSKS);
}

/** TK-50: monitoring says that the disk of a kiosk is full, and visitors see a blank page. */
export const KIOSK_FULL: TicketStory = {
  ...DESK_STORIES['TK-50'],
  roles: {
    // Advisers take turns at the reception of the head office.
    requester: {
      suits: (one) => isOrdinary(one) && one.department === 'customer-service' && one.desk !== null,
    },
  },
  subjects: (scene) => ({ kiosk: kioskOf(scene).asset, requester: person(scene).id }),
  values: (scene) => ({ ...kioskOf(scene), contact: person(scene).phone }),
  intents: [
    ticketIntent('TK-50', 'paper-list', 'request', {
      en: ['paper|by_hand|handwritten|hand_written|book write|use|sign|list|take|put|visitors|meanwhile'],
      es: [
        'papel|a_mano|libro apunta*|usa*|registr*|anota*|lista|visitas|mientras',
        'apunt*|anot*|registr* hoja|papel|lista|cuaderno|libro|visitas|mano',
      ],
    }),
    ticketIntent('TK-50', 'who-worked', 'question', {
      en: [
        'anybody|anyone|somebody|someone|who|technician|supplier|maker work*|repair*|touch*|change*|at_it|do_anything|did|was !else|affected',
      ],
      es: [
        'alguien|quien|tecnico|proveedor|fabricante trabaj*|repar*|arregl*|toc*|cambi*|estuvo|hizo|estado !mas|afecta*',
        'tecnico|alguien|proveedor|fabricante|quien vino|venido|estuvo|pasado|paso|tocado|viene quiosco|ahi|maquina|estos_dias',
      ],
    }),
    ticketIntent('TK-50', 'what-screen', 'question', {
      en: [
        'screen|display|visitor|page|kiosk see|anything|something|show*|look*|read|black|blank|message|what !repair*|work*',
      ],
      es: [
        'pantalla|visita|pagina|quiosco|kiosco se_ve|aparece|pone|ves|ve|muestra|sale|lee|negra|blanco|mensaje|que !arregl*|repar*',
      ],
    }),
  ],
  suspects: [
    { id: 'log-grew', band: 'possible', acts: ['rotate-log', 'restart-service'] },
    { id: 'copies-piled-up', band: 'possible', acts: [] },
    { id: 'full-in-the-night', band: 'possible', acts: ['restart-service'] },
    { id: 'log-of-root', band: 'possible', acts: ['change-owner', 'restart-service'] },
  ],
  tests: [
    {
      id: 'console:full-volume@kiosk',
      seconds: 30,
      outcomes: ['full', 'room'],
      otherwise: 'full',
      says: { 'full-in-the-night': 'room', 'log-of-root': 'room' },
    },
    {
      id: 'console:space-taken-by@kiosk',
      seconds: 30,
      outcomes: ['log', 'copies', 'nothing'],
      otherwise: 'nothing',
      says: { 'log-grew': 'log', 'copies-piled-up': 'copies' },
    },
    {
      id: 'console:service-failure@kiosk',
      seconds: 30,
      outcomes: ['no-space', 'no-permission', 'none'],
      otherwise: 'no-space',
      says: { 'log-of-root': 'no-permission' },
    },
    {
      id: 'console:log-owner@kiosk',
      seconds: 30,
      outcomes: ['service', 'root'],
      otherwise: 'service',
      says: { 'log-of-root': 'root' },
    },
    {
      id: 'told:worked-on@requester',
      seconds: 60,
      outcomes: ['no', 'yes'],
      otherwise: ['no', 'likely'],
      says: { 'log-of-root': ['yes', 'likely'] },
    },
  ],
  waitSeconds: 300,
  objectives: ['C2 1.9'],
};
