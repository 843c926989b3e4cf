import { folderSubject } from '../../../world/folders.ts';
import { isOrdinary } from '../../cast.ts';
import type { Scene, TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

const FOLDER = 'Payroll2026';

export function wantedFolder(scene: Scene): string {
  return folderSubject(FOLDER, person(scene).login);
}

/** TK-09: somebody wants to open a folder, and their manager is said to agree. */
export const WANTS_FOLDER: TicketStory = {
  ...DESK_STORIES['TK-09'],
  roles: {
    requester: { suits: (one) => isOrdinary(one) && one.department === 'finance' },
    owner: { suits: ({ title }) => title === 'hr-lead' },
  },
  subjects: (scene) => ({
    requester: person(scene).id,
    account: person(scene).login,
    folder: wantedFolder(scene),
  }),
  values: () => ({ folder: FOLDER }),
  intents: [
    ticketIntent('TK-09', 'tell-declined', 'request', {
      en: [
        'owner|hr|human_resources|lead declin*|refus*|said_no|not_agree|not_approve|not_allow|says_no|turned|against|cannot',
        'not|cannot give|grant|open|access|allowed !try',
      ],
      es: [
        'responsable|duena|dueno|rrhh|recursos_humanos|propietari* no|rechaz*|deneg*|niega|negado|contra',
        'no puedo|podemos|autoriz* dar*|acceso|conceder|abrir',
      ],
    }),
    ticketIntent('TK-09', 'owner-approval', 'question', {
      en: [
        'may|can|shall|should|allow*|agree*|approve*|approval|okay|permit* read|open|folder|access|payroll|them|request|member !you_open|try|you_read',
        'do|did|have you agree*|approve*|decide*|confirm*',
        'are_you|okay|fine|happy|alright|agree with|if|for read*|access|see*|open*|have*',
      ],
      es: [
        'puede|permites|autoriz*|aprueb*|aprobado|acuerdo|conforme|bien leer|abrir|acceso|acceder|carpeta|solicitud|entre|lea !puedes',
        'estas|has|das acuerdo|aprobado|permiso|decidido|visto_bueno|autorizado',
      ],
    }),
    ticketIntent('TK-09', 'what-for', 'question', {
      en: [
        'what|why|which do|need*|for|want|read|change|edit|write folder|need*|access|there|it|read|edit !happen*|changed|problem|message',
        'only|just read|look|change|edit|write',
        'need|want read|change|write|edit',
      ],
      es: [
        'para_que|por_que|que necesitas|quieres|hacer|carpeta|acceso|falta|vas !pasa|mensaje|error|pone',
        'solo|basta|necesitas leer|verla|cambiar|modificar|escribir|lectura',
        'para leer|mirar|ver|consultar|editar|cambiar|modificar o',
      ],
    }),
  ],
  suspects: [
    { id: 'no-member', band: 'possible', acts: ['join-group', 'sign-out-in'] },
    { id: 'old-session', band: 'possible', acts: ['sign-out-in'] },
    { id: 'denied-group', band: 'possible', acts: ['leave-group', 'sign-out-in'] },
    { id: 'owner-declines', band: 'possible', acts: ['tell-declined'] },
  ],
  tests: [
    {
      id: 'folder-membership@folder',
      seconds: 30,
      outcomes: ['none', 'read', 'read-and-denied'],
      otherwise: 'none',
      says: { 'old-session': 'read', 'denied-group': 'read-and-denied' },
    },
    {
      id: 'folder-rights@folder',
      seconds: 30,
      outcomes: ['none', 'denied', 'read'],
      otherwise: 'none',
      says: { 'denied-group': 'denied' },
    },
    {
      id: 'told:approval@requester',
      seconds: 30,
      outcomes: ['yes', 'given-before', 'no'],
      otherwise: 'yes',
      says: { 'old-session': 'given-before', 'denied-group': 'given-before', 'owner-declines': 'no' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C2 2.2'],
};
