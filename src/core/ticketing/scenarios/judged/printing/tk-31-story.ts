import { PRINT_SERVER } from '../../../world/printers.ts';
import { isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';
import { powerCycle } from './printing-intents.ts';
import { printerOf } from './printing-scene.ts';

const keepsAccounts = (one: Parameters<typeof isOrdinary>[0]): boolean =>
  isOrdinary(one) && one.department === 'finance';

/** TK-31: a job hangs in the queue of the accounts printer, and nobody prints. */
export const STUCK_JOB: TicketStory = {
  ...DESK_STORIES['TK-31'],
  roles: {
    requester: { suits: (one) => keepsAccounts(one) && one.desk !== null },
    colleague: { suits: keepsAccounts },
  },
  subjects: (scene) => ({
    requester: person(scene).id,
    printer: printerOf(scene).name,
    server: PRINT_SERVER,
  }),
  values: (scene) => ({ printer: printerOf(scene).name }),
  intents: [
    ticketIntent('TK-31', 'clear-jam', 'request', {
      en: [
        'remove|take|pull|clear|open|get|free paper|sheet|jam|jammed stuck|jammed|jam|crumpled|out !display|panel|screen|message',
        'take|pull|get out it|them',
      ],
      es: [
        'saca*|quita*|retira*|abr*|despej* papel|hoja|atasco atasc*|atasco|arrugad* !pantalla|panel|mensaje',
        'sacalo|sacala|retiralo|retirala',
      ],
    }),
    ticketIntent('TK-31', 'warn-users', 'request', {
      en: [
        'tell|warn|inform|ask|know|say|let colleague*|others|everybody|everyone|team|people|all stop*|restart*|paus*|delet*|send|print*|minute|moment !who|does|do',
      ],
      es: [
        'avis*|di|dile|diles|dices|pide|inform*|comunic* companer*|colegas|demas|todos|equipo|gente par*|reinici*|detien*|elimin*|mand*|impres*|imprim*|minuto !quien',
      ],
    }),
    powerCycle('TK-31'),
    ticketIntent('TK-31', 'read-display', 'question', {
      en: [
        'what|which|read|tell|is|does|see|look display|panel|screen|itself|error|message|light* printer|display|panel !computer|your_screen',
      ],
      es: [
        'que|lee*|dime|hay|muestra|ves|mira|pone|sale|aparece pantalla|pantallita|display|visor|panel|propia|error|mensaje|luz impresora|panel !ordenador|equipo',
      ],
    }),
  ],
  suspects: [
    { id: 'corrupt-job', band: 'possible', acts: ['stop-spooler', 'cancel-job', 'start-spooler'] },
    { id: 'spooler-ended', band: 'possible', acts: ['start-spooler'] },
    { id: 'queue-paused', band: 'possible', acts: ['resume-queue'] },
    { id: 'paper-jam', band: 'possible', acts: ['clear-jam'] },
  ],
  tests: [
    {
      id: 'oldest-job@printer',
      seconds: 30,
      outcomes: ['waiting', 'deleting', 'printing', 'none'],
      otherwise: 'waiting',
      says: { 'corrupt-job': 'deleting', 'paper-jam': 'printing' },
    },
    {
      id: 'queue-state@printer',
      seconds: 30,
      outcomes: ['ready', 'paused'],
      otherwise: 'ready',
      says: { 'queue-paused': 'paused' },
    },
    {
      id: 'print-spooler@server',
      seconds: 30,
      outcomes: ['running', 'stopped'],
      otherwise: 'running',
      says: { 'spooler-ended': 'stopped' },
    },
    {
      id: 'printer-state@printer',
      seconds: 30,
      outcomes: ['ready', 'jammed'],
      otherwise: 'ready',
      says: { 'paper-jam': 'jammed' },
    },
    {
      id: 'told:display@requester',
      seconds: 60,
      outcomes: ['ready', 'jam'],
      otherwise: 'ready',
      says: { 'paper-jam': 'jam' },
    },
  ],
  waitSeconds: 200,
  objectives: ['C1 5.6', 'C2 1.4'],
};
