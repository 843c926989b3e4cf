import { isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { deleteMessage } from '../shared/incident-intents.ts';
import { person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-17: somebody reports a message by its button and has opened nothing in it. */
export const GOOD_CATCH: TicketStory = {
  ...DESK_STORIES['TK-17'],
  roles: {
    requester: { suits: isOrdinary },
    second: { suits: isOrdinary },
    third: { suits: isOrdinary },
  },
  subjects: (scene) => ({ account: person(scene).login, requester: person(scene).id }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-17', 'warn-payments', 'request', {
      en: [
        'pay|payment*|transfer*|money nothing|not|no|never|hold|first|ring|phone|wait|before|until !does_it|is_it|what',
        'buy|buying|gift_card*|vouchers|cards not|no|never|nothing|before|until|first',
        'call|ring|phone director|boss|him|her number_you|usual|normal|known|real|own !does_it|is_it|what',
      ],
      es: [
        'pag*|transfer*|transfier*|dinero no|nada|nunca|antes|primero|llama*|telefono|espera* !que_pide|que_quiere|te_pide',
        'compr*|tarjetas|bonos no|nada|nunca|antes|primero|llama*',
        'llama* director*|jefe|jefa|direccion numero|siempre|normal|telefono|conoces',
      ],
    }),
    ticketIntent('TK-17', 'warn-colleagues', 'request', {
      en: [
        'forward|send|pass|share|show mail|message|it|e_mail|email colleagues|everybody|everyone|team|department|others|all !not|never|did_you|have_you|were',
        'warn|tell|inform colleagues|everybody|everyone|team|department|others !not|never|did_you|have_you',
        'forward|pass|send it|this|on team|colleagues|others|everyone|everybody|know !not|never',
      ],
      es: [
        'reenvi*|envi*|manda*|pasa*|comparte* correo|mensaje|lo|selo|equipo companeros|companer*|todos|todo_el_mundo|equipo|departamento|demas !no|has',
        'reenvialo|envialo|mandalo|pasalo|compartelo companer*|todos|todo|equipo|departamento|demas !no|has',
        'avis*|advert*|advierte* companer*|todos|equipo|departamento|demas !no|has',
      ],
    }),
    deleteMessage('TK-17'),
    ticketIntent('TK-17', 'tell-drill', 'request', {
      en: [
        'drill|exercise|test|training|practice|simulat* message|mail|it|this|that|was|security|passed|e_mail|email !run_a|can_you',
      ],
      es: [
        'simulacro|ejercicio|prueba|practica|entrenamiento|simulad* es|era|fue|correo|mensaje|seguridad|superad*',
      ],
    }),
    ticketIntent('TK-17', 'tell-genuine', 'request', {
      en: [
        'genuine|real|safe|trust|legitimate|harmless|fine message|mail|it|e_mail|email|invoice|supplier|sender|that !not|is_it|you_sure|drill|exercise',
      ],
      es: [
        'autentic*|de_verdad|real|segur*|fiar*|legitim*|buen*|inofensiv* mensaje|correo|factura|es|remitente|proveedor|lo !no_es|seguridad|simulacro|ejercicio|buenas',
      ],
    }),
    ticketIntent('TK-17', 'what-wants', 'question', {
      en: [
        'what|which|does|is_there want*|ask*|demand*|say*|about|claim*|promise*|link|attach*|button|request* message|mail|it|e_mail|email|you|from|there|sender|to !did_you|have_you|changed|error|screen',
        'who pretend*|claim*|says message|mail|it|sender|e_mail|email|be !else',
        'does|did ask|want|demand money|password|payment|sign_in',
        'what|which trying_to|supposed_to|get_you_to|make_you|after',
      ],
      es: [
        'que|quien|de_que|trae|hay|lleva quiere*|pide*|dice*|exige*|trata|solicit*|enlace|adjunt* mensaje|correo|te|remitente|ser|de_ti|algun !hiciste|has|error|pantalla',
        'te|correo|mensaje pide|piden|exige dinero|contrasena|pago|pagar|iniciar|que',
        'quien dice ser|escribe|es',
      ],
    }),
    ticketIntent('TK-17', 'what-done', 'question', {
      en: [
        'did_you|have_you|what_did|was click*|open*|touch*|answer*|reply|replied|download*|type|typed|enter*|do|done|anything !new|change*|reset|update*|install*|restart*',
      ],
      es: [
        'has|hiciste|abriste|pulsaste|respondiste|contestaste|tocaste|escribiste|descargaste|acaso abierto|abriste|puls*|hecho|hiciste|respond*|contest*|tocado|tocaste|escri*|descarg*|pinch*|clic*|clicaste|tocar|que !cambiado|reiniciado|instalado',
      ],
    }),
  ],
  suspects: [
    { id: 'campaign', band: 'common', acts: [] },
    { id: 'awareness-drill', band: 'common', acts: ['tell-drill'] },
    { id: 'false-director', band: 'possible', acts: ['warn-payments'] },
    { id: 'real-invoice', band: 'possible', acts: ['tell-genuine'] },
  ],
  tests: [
    {
      id: 'doubtful-mail@account',
      seconds: 30,
      outcomes: ['none', 'to-few', 'to-many', 'drill'],
      otherwise: 'none',
      says: { campaign: 'to-many', 'awareness-drill': 'drill', 'false-director': 'to-few' },
    },
    {
      id: 'told:wants@requester',
      seconds: 30,
      outcomes: ['sign-in', 'payment', 'nothing'],
      otherwise: 'sign-in',
      says: { 'false-director': 'payment', 'real-invoice': 'nothing' },
    },
    {
      id: 'told:also-got@requester',
      seconds: 30,
      outcomes: ['nobody', 'several'],
      otherwise: 'nobody',
      says: { campaign: 'several', 'awareness-drill': 'several' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C2 2.5', 'C2 2.4'],
};
