import { isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';
import { printerOf } from './printing-scene.ts';

type Suits = Parameters<typeof isOrdinary>[0];

/** TK-34: somebody has found payslips in the tray of a printer. */
export const PAYSLIPS: TicketStory = {
  ...DESK_STORIES['TK-34'],
  roles: {
    requester: {
      suits: (one) =>
        isOrdinary(one) &&
        one.desk !== null &&
        one.building === 'ashby' &&
        one.department !== 'finance' &&
        one.department !== 'hr',
    },
    officer: { suits: ({ title }) => title === 'privacy-officer' },
    payroll: { suits: ({ title }) => title === 'payroll-lead' },
    clerk: { suits: (one: Suits) => isOrdinary(one) && one.department === 'finance' },
    adviser: { suits: (one: Suits) => isOrdinary(one) && one.department === 'hr' },
    recruiter: { suits: ({ title }) => title === 'recruiter' },
  },
  subjects: (scene) => ({ requester: person(scene).id, printer: printerOf(scene).name }),
  values: (scene) => ({ printer: printerOf(scene).name }),
  intents: [
    ticketIntent('TK-34', 'propose-pin', 'request', {
      en: [
        'pin|secure_release|secure release|agree|print|turn|switch|suggest|enable|ask|set|available|may|printer|nobody|only',
      ],
      es: [
        'pin|salida_segura|segura imprimir|parece_bien|activ*|ajust*|propon*|pida|salida|salgan|nadie|solo',
        'pin pongo|ponga|ponemos|pone|recoja|recoger|saque|sacar|cada_uno|cada_cual|impresora',
      ],
    }),
    ticketIntent('TK-34', 'send-photo', 'request', {
      en: ['photo|photograph|picture|scan|image take|send|mail|e-mail|email|me|phone'],
      es: ['foto|fotografi*|imagen|escane* haz*|mand*|envi*|correo|movil|hojas'],
    }),
    ticketIntent('TK-34', 'throw-away', 'request', {
      en: ['throw|bin|basket|shred|shredder|recycling|rid away|them|pages|sheets|bin|basket|yourself'],
      es: ['tira*|papelera|cubo|destru*|reciclaje|deshaz*'],
    }),
    ticketIntent('TK-34', 'tell-officer', 'request', {
      en: ['report|lay|found|exposure|lying payslip*|data !yours|your|how|why'],
      es: [
        'comunic*|inform*|aviso|notifico|exposicion|habia|encontr* nomina*|datos !tuyas|por_que',
        'nominas|nomina impresora|bandeja tengo|guardado|guardadas|cerrado|sellado !tuyas|por_que|guardalas',
      ],
    }),
    ticketIntent('TK-34', 'keep-covered', 'request', {
      en: [
        'envelope|face_down|cabinet|lock|without_reading|without_looking',
        'turn|hand|give|leave|put pages|sheets|them over|me|nobody !who|has|photo',
      ],
      es: [
        '!aviso|comunico|informo|notifico|las_tengo sobre|boca_abajo|llave|armario',
        'dale|entreg*|deja*|pon* hojas|las vuelta|sin_leer*|vea|guard*',
        'dales_la_vuelta|damelas|traemelas',
      ],
    }),
    ticketIntent('TK-34', 'why-printed', 'question', {
      en: [
        'did|why|how|were you|your|they|payslip*|pages print|printed|printer|tray|happen|there|end_up !who|else|anybody|envelope',
      ],
      es: [
        'has|mandaste|enviaste|imprimiste|por_que|como|querias|eran|han|habia imprim*|impreso|nomina*|hojas|tuy*|llegaron !comunic*|quien|alguien|gente|sobre',
        'mandaste|enviaste|imprimiste|lanzaste impresora|nomina*|hojas',
      ],
    }),
    ticketIntent('TK-34', 'who-saw', 'question', {
      en: [
        'who|anybody|anyone|somebody|someone|people|how_many seen|see|looked|look|took|take|read|before_you|printer !you_print',
      ],
      es: ['quien|alguien|gente|cuanta|cuantos visto|vio|vieron|estuvo|mirado|habia|llevado|leer*|ver*'],
    }),
  ],
  suspects: [
    { id: 'batch-unattended', band: 'possible', acts: [] },
    { id: 'wrong-printer', band: 'possible', acts: [] },
    { id: 'after-jam', band: 'possible', acts: [] },
    { id: 'copies-left', band: 'possible', acts: [] },
  ],
  tests: [
    {
      id: 'last-work@printer',
      seconds: 30,
      outcomes: ['by-batch', 'by-person', 'sent-before', 'copied', 'none'],
      otherwise: 'by-person',
      says: { 'batch-unattended': 'by-batch', 'after-jam': 'sent-before', 'copies-left': 'copied' },
    },
    {
      id: 'told:print-reason@requester',
      seconds: 60,
      outcomes: ['every-month', 'meant-another', 'jammed-then', 'forgot'],
      otherwise: 'every-month',
      says: { 'wrong-printer': 'meant-another', 'after-jam': 'jammed-then', 'copies-left': 'forgot' },
    },
  ],
  waitSeconds: 300,
  objectives: ['C2 4.6'],
};
