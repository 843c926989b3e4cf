import { PDF_LICENCE } from '../../../world/accounts.ts';
import { worksAtDesk } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { computer, drawn, peopleOf, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

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
  values: (scene) => ({ ...peopleOf(scene), file: drawn(scene, FILES) }),
  intents: [
    ticketIntent('TK-42', 'where-from', 'question', {
      en: [
        'where|who|which|how|did|what from|get|got|come|comes|download*|bought|buy|find|found|gave|site|page|paid program|software|it|that|file|version|licence|key|you !restart|wrong|time|enter*|type*|only|instead|opened_it',
        'source|origin program|file|download|version',
        'did|who friend|colleague|somebody give|gave|pass*|send|sent',
        'whose licence|key|program|version',
        'what|which licence kind|type|is_that|is_it|is_this !not|cost',
        'private|home|own|free licence|version|copy is|was|did|do|are !not|only|cannot|must',
      ],
      es: [
        'donde|quien|que|como|cual* sacaste|sacado|sale|salio|viene|descarg*|compr*|encontr*|dio|pagina|sitio|baj* !solo_vale|pasa|ordenador|hora|escrib*|solo|en_lugar|se_ha',
        'origen|procedencia programa|archivo|descarga|version',
        'te_lo|te_la paso|pasado|dio|mando amigo|colega|alguien|quien',
        'de_quien licencia|clave|programa|version',
        'privada|casa|propia licencia|version|copia es|era|tienes !no|solo',
        'que|cual licencia es_esa|es_esta|tipo',
      ],
    }),
    ticketIntent('TK-42', 'was-it-started', 'question', {
      en: [
        'did|have|has|was|were start*|run|ran|open*|execut*|install*|double_click*|launch* it|program|file|setup|installer|anybody|already !your_computer|restart|please|must|not|i_have|for_you',
        'you_have_not|you_did_not start*|run|open*|install* it|program|file',
        'is|was|has it|program|file running|installed|started|launched already|yet|now|computer|pc',
      ],
      es: [
        'has|lo|se|llegaste|ya|alguien iniciad*|iniciaste|ejecut*|abierto|abriste|instalad*|instalaste|arrancad*|arrancaste|abrirlo|arrancarlo|lanzad* !puedo|no_lo|un_ordenador|voy|no_se|te_lo',
        'esta|estaba ya|aun|todavia funcionando|instalado|abierto|en_marcha',
        'intentaste|has_intentado|probaste|llegaste instal*|abr*|ejecut*',
        'doble_clic has|hiciste|diste',
      ],
    }),
    ticketIntent('TK-42', 'decline-cracked', 'request', {
      en: [
        'cracked|pirated|crack|keygen|malware|trojan*|virus*|infected|stolen|dangerous program*|copy|copies|version*|download*|file|it|that|such|tool|tools|editor|installer !did|have_you',
        'not_safe|unsafe|dangerous installer|program|file|tool|malware|download',
      ],
      es: [
        'malware|troyano*|virus contiene|lleva|trae|tiene !has',
        'pirata|piratas|pirateado|pirateada|crack|crackead*|malware|troyano*|virus|infectad*|robad*|peligros* programa*|copia*|version*|descarga*|archivo|eso|asi|instal*|editor|herramienta* !has',
      ],
    }),
    ticketIntent('TK-42', 'decline-private', 'request', {
      en: [
        'private|home|personal|your_own licence|licences|copy|version|program|key not|no|cannot|only|never|work|company|business|allow* !is_it|whose|did',
        'bought|licence|copy home only|not work|company|home|business !did|where|who',
      ],
      es: [
        'compraste|comprado casa solo',
        'privada|personal|particular|domestica|casa licencia|version no_se|no_vale|no_cubre|no_sirve',
        'privada|privado|casa|particular|personal|personales|domestica|propia licencia|licencias|copia|version|programa|clave no|solo|nunca|trabajo|empresa !es_una|de_quien|tienes|empresa_tiene',
      ],
    }),
    ticketIntent('TK-42', 'offer-approved', 'request', {
      en: [
        'pdf tool|program|editor open|use|install|start we_have|seat_now|a_seat',
        'approved|portal|catalogue|company|our|ours program|one|editor|portal|pdf|tool open|use|start|try|install|is|find|have|get|there|take|ready !wait|cost|licence|is_it|agree|approve_the',
      ],
      es: [
        'pdf aprobad*|portal|nuestr* abre|usa|inicia|instala !coste',
        'aprobad*|portal|catalogo|empresa|nuestr* programa|editor|portal|pdf|herramienta|uno abr*|usa|inici*|prueba|instal*|tien*|hay|esta|busca|coge|toma|tener|lista !coste|licencia',
      ],
    }),
    ticketIntent('TK-42', 'approve-cost', 'question', {
      en: [
        'approve*|agree|pay|pays|cover|budget|cost_centre|order|may_we_buy|buy|take_on cost*|seat|licence|price|for|it|one|pdf|purchase',
        'charge|authorise|authorize|approve|sign seat|licence|licences|purchase|cost|price',
        'is|are|would price|cost fine|right|ok|okay|acceptable|agree',
      ],
      es: [
        'cargo|cargar|autoriz*|visto_bueno licencia|compra|coste|precio',
        'parece bien|aceptable|correcto precio|coste|pague|centro_de_coste',
        'aprueb*|acuerdo|paga|pagas|pagar|pague|pago|asum*|presupuesto|centro_de_coste|compr*|encarg*|autoriz* coste*|gasto|licencia|precio|pdf|una|puesto',
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
