import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { computer, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';
import { hasDesktop } from './bench-scene.ts';

/** TK-44: one person cannot sign in to the warehouse system, and everybody else can. */
export const CLOCK_DRIFT: TicketStory = {
  ...DESK_STORIES['TK-44'],
  roles: { requester: { suits: hasDesktop } },
  subjects: (scene) => ({
    computer: computer(scene).asset,
    account: person(scene).login,
    requester: person(scene).id,
  }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-44', 'at-the-start', 'question', {
      en: [
        'message|error|text|beep|warning|f1|see|screen|ask|asked|unusual|anything|beep* switch|start|starts|starting|boot*|morning|before|turn !after',
      ],
      es: [
        'mensaje|error|texto|aviso|f1|ves|pantalla|pide|pidio|raro|pitido* enciend*|encender|arranc*|inici*|manana|antes',
        'enciend*|encender*|arranc*|inicio sale|aparece|muestra|dice|pone algo|que|algun|alguna',
      ],
    }),
    ticketIntent('TK-44', 'read-clock', 'question', {
      en: [
        'time|clock|date what|which|show|shows|compare|right|differ|read|same|corner|taskbar|agree*|wrong !start',
      ],
      es: ['hora|reloj|fecha que|marca|compar*|bien|esquina|distinta|misma|lee*|barra|coincide|va'],
    }),
  ],
  suspects: [
    { id: 'flat-battery', band: 'possible', acts: ['bench-clock-battery'] },
    { id: 'wrong-source', band: 'possible', acts: ['clock-from-domain'] },
    { id: 'service-stopped', band: 'possible', acts: ['start-time-service'] },
    { id: 'saved-password', band: 'possible', acts: ['clear-credentials'] },
  ],
  tests: [
    {
      id: 'told:refusal-words@requester',
      seconds: 30,
      outcomes: ['time', 'password'],
      otherwise: 'time',
      says: { 'saved-password': 'password' },
    },
    {
      id: 'told:clock@requester',
      seconds: 30,
      outcomes: ['off', 'right'],
      otherwise: 'off',
      says: { 'saved-password': 'right' },
    },
    {
      id: 'told:start-message@requester',
      seconds: 30,
      outcomes: ['nothing', 'message'],
      otherwise: 'nothing',
      says: { 'flat-battery': ['message', 'likely'] },
    },
    {
      id: 'console:clock-skew@computer',
      seconds: 30,
      outcomes: ['off', 'right'],
      otherwise: 'off',
      says: { 'saved-password': 'right' },
    },
    {
      id: 'console:clock-at-start@computer',
      seconds: 30,
      outcomes: ['kept', 'lost'],
      otherwise: 'kept',
      says: { 'flat-battery': 'lost' },
    },
    {
      id: 'console:time-source@computer',
      seconds: 30,
      outcomes: ['domain', 'other'],
      otherwise: 'domain',
      says: { 'wrong-source': 'other' },
    },
    {
      id: 'console:time-service@computer',
      seconds: 30,
      outcomes: ['runs', 'stopped'],
      otherwise: 'runs',
      says: { 'service-stopped': 'stopped' },
    },
    {
      id: 'console:wms-password@computer',
      seconds: 30,
      outcomes: ['none', 'saved'],
      otherwise: 'none',
      says: { 'saved-password': 'saved' },
    },
    {
      id: 'password-age@account',
      seconds: 30,
      outcomes: ['old', 'changed-lately'],
      otherwise: ['old', 'likely'],
      says: { 'saved-password': 'changed-lately' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C2 3.1'],
};
