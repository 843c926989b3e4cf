import { PDF_LICENCE } from '../../../world/accounts.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { peopleOf } from '../accounts/approval-scene.ts';
import { person } from '../accounts/lockout-scene.ts';
import { ticketIntent } from '../intents.ts';
import { computer, worksAtDesk } from '../network/network-scene.ts';

const FILES = ['PDFMaster_Pro_Setup.exe', 'DocWriter12_Setup.exe'] as const;

/** TK-42: somebody has a full version of a PDF program and wants it installed. */
export const FREE_PDF_TOOL: TicketStory = {
  ...DESK_STORIES['TK-42'],
  // Human Resources has the approved program.
  roles: { requester: { suits: (one) => worksAtDesk(one) && one.department !== 'hr' } },
  subjects: (scene) => ({
    requester: person(scene).id,
    account: person(scene).login,
    computer: computer(scene).asset,
    licence: PDF_LICENCE,
  }),
  values: (scene) => ({ ...peopleOf(scene), file: FILES[scene.placement === 0 ? 0 : 1] }),
  intents: [
    ticketIntent('TK-42', 'where-from', 'question', {
      en: [
        'where|who|which|how|did|what from|get|got|come|comes|download*|bought|buy|find|found|gave|site|page|paid program|it|that|file|version|licence|key|you !restart|wrong|time',
        'whose licence|key|program|version',
        'private|home|own|free licence|version|copy is|was|did|do|are !not|only|cannot|must',
      ],
      es: [
        'donde|quien|que|como|cual* sacaste|sacado|sale|salio|viene|descarg*|compr*|encontr*|dio|pagina|sitio|baj* !pasa|ordenador|hora',
        'de_quien licencia|clave|programa|version',
        'privada|casa|propia licencia|version|copia es|era|tienes',
      ],
    }),
    ticketIntent('TK-42', 'was-it-started', 'question', {
      en: [
        'did|have|has|was|were start*|run|ran|open*|execut*|install*|double_click*|launch* it|program|file|setup|installer|anybody|already !computer|restart|please|must|not',
      ],
      es: [
        'has|lo|se|llegaste|ya|alguien iniciad*|iniciaste|ejecut*|abierto|abriste|instalad*|instalaste|arrancad*|arrancaste|abrirlo !puedo|no_lo|ordenador|voy',
      ],
    }),
    ticketIntent('TK-42', 'decline-cracked', 'request', {
      en: [
        'cracked|pirated|crack|keygen|malware|trojan*|virus*|infected|stolen|dangerous program*|copy|copies|version*|download*|file|it|that|such !did|have_you',
      ],
      es: [
        'pirata|pirateado|pirateada|crack|malware|troyano*|virus|infectad*|robad*|peligros* programa*|copia*|version*|descarga*|archivo|eso|asi|instal* !has',
      ],
    }),
    ticketIntent('TK-42', 'decline-private', 'request', {
      en: [
        'private|home|personal|your_own licence|copy|version|program|key not|no|cannot|only|never|work|company|business|allow* !is_it|whose|did',
      ],
      es: [
        'privada|casa|particular|personal|domestica|propia licencia|copia|version|programa|clave no|solo|nunca|trabajo|empresa !es_una|de_quien|tienes',
      ],
    }),
    ticketIntent('TK-42', 'offer-approved', 'request', {
      en: [
        'approved|portal|catalogue|company|our|ours program|one|editor|portal|pdf|tool open|use|start|try|install|is|find|have|get|there !wait|cost|licence',
      ],
      es: [
        'aprobad*|portal|catalogo|empresa|nuestr* programa|editor|portal|pdf|herramienta|uno abr*|usa|inici*|prueba|instal*|tien*|hay|esta|busca !coste|licencia',
      ],
    }),
    ticketIntent('TK-42', 'approve-cost', 'question', {
      en: [
        'approve*|agree|pay|pays|cover|budget|cost_centre|order|may_we_buy|buy|take_on cost*|seat|licence|price|for|it|one|pdf',
      ],
      es: [
        'aprueb*|acuerdo|pag*|asum*|presupuesto|centro_de_coste|compr*|encarg*|autoriz* coste*|gasto|licencia|precio|pdf|una|puesto',
      ],
    }),
  ],
  suspects: [
    { id: 'flagged-copy', band: 'possible', acts: ['assign-pdf-licence', 'decline-cracked'] },
    { id: 'copy-was-run', band: 'possible', acts: ['isolate'] },
    { id: 'home-licence', band: 'possible', acts: ['assign-pdf-licence', 'decline-private'] },
    { id: 'no-seat-left', band: 'possible', acts: ['decline-cracked'] },
  ],
  tests: [
    {
      id: 'downloaded-program@computer',
      seconds: 30,
      outcomes: ['held-flagged', 'held-unapproved', 'was-run'],
      otherwise: 'held-flagged',
      says: { 'copy-was-run': 'was-run', 'home-licence': 'held-unapproved' },
    },
    {
      id: 'licence-pool@licence',
      seconds: 30,
      outcomes: ['free', 'none-left'],
      otherwise: 'free',
      says: { 'no-seat-left': 'none-left' },
    },
    {
      id: 'told:program-source@requester',
      seconds: 30,
      outcomes: ['web', 'home'],
      otherwise: 'web',
      says: { 'home-licence': 'home' },
    },
    {
      id: 'told:program-started@requester',
      seconds: 30,
      outcomes: ['no', 'yes'],
      otherwise: 'no',
      says: { 'copy-was-run': 'yes' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C2 4.6', 'C2 1.10'],
};
