import { isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-56: a chatbot has written a script, and somebody wants it run as an administrator. */
export const HELPFUL_CHATBOT: TicketStory = {
  ...DESK_STORIES['TK-56'],
  roles: {
    requester: { suits: (one) => isOrdinary(one) && one.desk !== null },
    officer: { suits: ({ title }) => title === 'privacy-officer' },
  },
  subjects: (scene) => ({ requester: person(scene).id, account: person(scene).login }),
  values: () => ({ script: 'Clean-Profiles.ps1' }),
  intents: [
    ticketIntent('TK-56', 'report-disclosure', 'question', {
      en: [
        'report*|inform*|tell data|list|names|disclos*|leak*|incident chatbot|public|ai|assistant|outside|company',
        'report*|inform* data|personal leak|breach|incident|disclosure',
        'list|data|names paste*|gave|given|put|left|went|sent|upload* chatbot|ai|assistant|outside|program|company !you|please|what|which|never|must|do_not',
      ],
      es: [
        'comunic*|avis*|inform*|denunci* datos|lista|nombres|fuga|incidente chatbot|publico|publica|ia|asistente|fuera',
        'inform*|comunic*|avis* fuga|brecha|incidente datos',
        'lista|datos|nombres pegad*|salid*|salio|dio|dado|subid*|enviad* chatbot|ia|asistente|fuera|programa|publico|chat !tu|pegaste|subiste|nunca|por_favor',
      ],
    }),
    ticketIntent('TK-56', 'what-pasted', 'question', {
      en: [
        'what|which|did|was paste*|hand|feed|fed|tell|told|show|give|gave|type*|copied|copy|upload*|enter* chatbot|assistant|ai|chat|it|there|list|data|website !wrong|invent|keep|leaves|mistakes|never|please',
        'real names|list|data',
      ],
      es: [
        'que|cual*|acaso|datos pegaste|diste|copiaste|subiste|escribiste|metiste|pusiste|has_pegado|has_subido|has_metido',
        'diste|pegaste|escribiste|subiste|eran|era reales|real|lista|nombres|datos',
      ],
    }),
    ticketIntent('TK-56', 'explain-limits', 'request', {
      en: [
        'chatbot|assistant*|ai wrong|mistake*|invent*|keep*|leaves|hallucinat*|never|not|no|confidential',
        'please|instead|rather use company|approved|our assistant|tool',
        'never|no|not|must data|names|numbers|lists|information public|chatbot|ai|assistant',
      ],
      es: [
        'chatbot|asistente*|ia falso|equivoc*|invent*|guarda*|error*|sale|nunca|no|confidencial*',
        'usa|mejor|por_favor asistente|herramienta empresa|aprobad*|nuestr*',
      ],
    }),
    ticketIntent('TK-56', 'tell-declined', 'request', {
      en: [
        'not|cannot|never run|running|start|execute|launch script|it|that|either|administrator !did_you|have_you',
        'script|it goes|has_to|must|needs review*|owner|tested !has_anybody|has_a|who|is_there|you_try',
      ],
      es: [
        'no|nadie|tampoco|nunca ejecut*|lanz*|arranc*|correr|inici* !se_ha|has',
        'script|esto va|tiene|debe|hay_que revis*|dueno|prob* !alguien|quien|alguna',
      ],
    }),
    ticketIntent('TK-56', 'who-reviewed', 'question', {
      en: [
        'anybody|anyone|who|somebody|team|colleague|owner|was|is_there review*|check*|look*|test*|approv*|read|gone_through script|it|code',
      ],
      es: [
        'alguien|quien|equipo|persona|alguna|hay revis*|comprob*|mir*|prob*|aprob*|leido script|lo|codigo|del',
      ],
    }),
  ],
  suspects: [
    {
      id: 'list-disclosed',
      band: 'possible',
      acts: ['report-disclosure', 'tell-declined', 'request-review'],
    },
    { id: 'made-up-list', band: 'possible', acts: ['tell-declined', 'request-review'] },
    { id: 'fetches-program', band: 'possible', acts: ['tell-declined'] },
    { id: 'reviewed-script', band: 'possible', acts: ['run-script'] },
  ],
  tests: [
    {
      id: 'script-effect@account',
      seconds: 30,
      outcomes: ['deletes-by-age', 'fetches-program', 'asks-before-deleting'],
      otherwise: 'deletes-by-age',
      says: { 'fetches-program': 'fetches-program', 'reviewed-script': 'asks-before-deleting' },
    },
    {
      id: 'script-review@account',
      seconds: 30,
      outcomes: ['none', 'approved'],
      otherwise: 'none',
      says: { 'reviewed-script': 'approved' },
    },
    {
      id: 'given-outside@account',
      seconds: 30,
      outcomes: ['made-up-names', 'staff-list', 'nothing'],
      otherwise: 'made-up-names',
      says: { 'list-disclosed': 'staff-list' },
    },
    {
      id: 'told:pasted@requester',
      seconds: 30,
      outcomes: ['made-up', 'staff-list'],
      otherwise: 'made-up',
      says: { 'list-disclosed': 'staff-list' },
    },
    {
      id: 'told:reviewed@requester',
      seconds: 30,
      outcomes: ['no', 'yes'],
      otherwise: 'no',
      says: { 'reviewed-script': 'yes' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C2 4.10', 'C2 4.6', 'C2 4.8'],
};
