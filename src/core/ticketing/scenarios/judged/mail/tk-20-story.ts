import { isOrdinary } from '../../cast.ts';
import type { Scene, TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { person } from '../accounts/lockout-scene.ts';
import { ticketIntent } from '../intents.ts';

/** The name of the folder, by the place that was drawn. */
export function folderOf({ placement }: Scene): string {
  return placement === 0 ? 'Spring range' : 'Garden awards';
}

/** TK-20: somebody has shared a folder, and would like to have it back. */
export const SHARED_WITH_THE_WORLD: TicketStory = {
  ...DESK_STORIES['TK-20'],
  roles: {
    requester: { suits: (one) => isOrdinary(one) && one.desk !== null },
    officer: { suits: ({ title }) => title === 'privacy-officer' },
  },
  subjects: (scene) => ({ account: person(scene).login, requester: person(scene).id }),
  values: (scene) => ({ folder: folderOf(scene) }),
  intents: [
    ticketIntent('TK-20', 'delete-folder', 'request', {
      en: [
        'delete|throw|erase|wipe folder|everything|files|it|all !link|never|not',
        'remove folder !link|never|not',
      ],
      es: ['borr*|elimin*|tira|suprim* carpeta|todo|entera|archivos !enlace|no|nunca'],
    }),
    ticketIntent('TK-20', 'explain-public', 'request', {
      en: [
        'public|meant folder|label|labeled|labelled|files|link !chatbot|report',
        'link stay|leave|keep|fine !delete|remove|please|report',
      ],
      es: [
        'public* carpeta|etiqueta|archivos !chatbot|comunic*',
        'enlace quedar*|dejar|bien|seguir !borr*|quit*|comunic*',
        'carpeta todos|todo_el_mundo !comunic*',
      ],
    }),
    ticketIntent('TK-20', 'tell-officer', 'request', {
      en: [
        'report|confidential|exposure|data outside|exposure|open|opened|shared|mistake|leak* folder|data|link !label|labeled|delete|you_share',
      ],
      es: [
        'comunic*|confidencial|exposicion|datos fuera|abiert*|abrio|abrir|compart*|exposicion|salido|error carpeta|datos|enlace !etiqueta|borr*|compartiste',
      ],
    }),
    ticketIntent('TK-20', 'who-got-it', 'question', {
      en: [
        'who|whom|anybody|anyone|somebody got|send|sent|knows|know|share|shared|pass*|has|gave link|it|folder !please|report|confidential|try',
      ],
      es: [
        'quien|quienes|alguien tiene|mandaste|conoce|enviaste|compart*|pasaste|sabe|diste !confidencial|comunic*',
      ],
    }),
    ticketIntent('TK-20', 'how-shared', 'question', {
      en: [
        'how|what|which|did_you share|shared|sharing|link|click*|copy|copied !who|whom|anybody|please|delete|confidential|report',
      ],
      es: [
        'como|que|escribiste|tipo compart*|pulsaste|enlace|copiaste|hiciste !quien|alguien|por_favor|borr*|confidencial|asi_que',
      ],
    }),
  ],
  suspects: [
    { id: 'opened-outside', band: 'possible', acts: ['remove-link'] },
    { id: 'wrong-guest', band: 'possible', acts: ['remove-guest'] },
    { id: 'company-only', band: 'possible', acts: ['remove-link'] },
    { id: 'public-folder', band: 'possible', acts: ['explain-public'] },
  ],
  tests: [
    {
      id: 'shared-link@account',
      seconds: 30,
      outcomes: ['anyone', 'company', 'named'],
      otherwise: 'anyone',
      says: { 'wrong-guest': 'named', 'company-only': 'company' },
    },
    {
      id: 'shared-label@account',
      seconds: 30,
      outcomes: ['confidential', 'public'],
      otherwise: 'confidential',
      says: { 'public-folder': 'public' },
    },
    {
      id: 'shared-opens@account',
      seconds: 30,
      outcomes: ['company-only', 'guest-outside', 'unknown-outside'],
      otherwise: 'unknown-outside',
      says: { 'wrong-guest': 'guest-outside', 'company-only': 'company-only' },
    },
    {
      id: 'shared-guest@account',
      seconds: 30,
      outcomes: ['none', 'outside'],
      otherwise: 'none',
      says: { 'wrong-guest': 'outside' },
    },
    {
      id: 'told:shared@requester',
      seconds: 30,
      outcomes: ['copied-link', 'typed-name'],
      otherwise: 'copied-link',
      says: { 'wrong-guest': 'typed-name' },
    },
    {
      id: 'told:sent-to@requester',
      seconds: 30,
      outcomes: ['colleagues', 'many', 'one-person'],
      otherwise: 'many',
      says: { 'wrong-guest': 'one-person', 'company-only': 'colleagues' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C2 4.6'],
};
