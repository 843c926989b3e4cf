import { isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { deleteMessage } from '../shared/incident-intents.ts';
import { computer, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-16: somebody has opened a voicemail that came by mail, and nothing happened. */
export const VOICEMAIL_LINK: TicketStory = {
  ...DESK_STORIES['TK-16'],
  // Finance accounts get a new password with a manager beside them alone.
  roles: { requester: { suits: (one) => isOrdinary(one) && one.department !== 'finance' } },
  subjects: (scene) => ({
    account: person(scene).login,
    requester: person(scene).id,
    computer: computer(scene).asset,
  }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-16', 'unplug-network', 'request', {
      en: ['network|wi_fi|wifi|cable|lan|offline take|pull|unplug*|turn|disconnect*|switch|off|out|cut'],
      es: [
        'red|wifi|cable desconect*|quit*|sac*|apag*|desenchuf*|corta*',
        'sin_red|sin_conexion|sin_internet|sin_wifi|fuera_de_la_red deja*|encendid*|equipo|pc|ordenador|pon*',
      ],
    }),
    ticketIntent('TK-16', 'scan-computer', 'request', {
      en: ['scan*|antivirus|virus|malware run|scan*|start|check|search|let|full|please'],
      es: [
        'antivirus|virus|analisis|analiza*|escane* pasa*|haz|escane*|inici*|revis*|analiza*|busca*|busque|analisis',
      ],
    }),
    ticketIntent('TK-16', 'tell-genuine', 'request', {
      en: [
        'genuine|real|safe|trust|ours|our_own|legitimate message|mail|it|e_mail|email|voicemail|link|that !not|is_it|password',
        'mail|message|it|voicemail okay|fine|harmless from_our|our_phone|our_own !not|is_it',
        'no_worry|nothing_bad|do_not_worry our|real|system|happened',
      ],
      es: [
        'autentic*|de_verdad|real|segur*|fiar*|nuestr* mensaje|correo|enlace|es|lo !no_es|contrasena|guard*|seguridad',
      ],
    }),
    ticketIntent('TK-16', 'keep-message', 'request', {
      en: [
        'leave|keep mail|message|e_mail|email|it|link !power|on|switched|cable|network|laptop|computer',
        'do_not|not|no|never delete|click|forward|open|touch !did|why|did_you|switch|computer|password',
      ],
      es: [
        'deja*|conserv*|guard* mensaje|correo|bandeja|lo|nosotros !encendido|red|cable',
        'no borr*|puls*|abr*|reenv*|toqu*|vuelvas !por_que|contrasena|apag*',
      ],
    }),
    deleteMessage('TK-16'),
    ticketIntent('TK-16', 'what-done', 'question', {
      en: [
        'did_you|have_you|what_did|what_happened|what_exactly enter*|type|typed|click*|open*|download*|run|do|give|after|happened|password|file|page|link|accept*|allow*|agree*|grant*|app|permission* !new|change*|reset|update*|install*|restart*',
        'so|then what happened|did_you open*|click*|type*|enter*|run',
      ],
      es: [
        'que|has|escribiste|pusiste|metiste|diste|abriste|introdujiste|aceptaste|autorizaste|llegaste|entraste hiciste|paso|contrasena|clave|descarg*|abiert*|abriste|puls*|archivo|enlace|pagina|usuario|pinch*|clic*|acept*|permit*|autoriz*|permiso*|aplicacion !nueva|temporal|restablec*|cambi*|instal*|hora|cuando|nadie|alguien_mas',
      ],
    }),
  ],
  suspects: [
    { id: 'password-entered', band: 'common', acts: ['reset-password', 'revoke-grant'] },
    { id: 'real-voicemail', band: 'common', acts: ['tell-genuine'] },
    { id: 'app-allowed', band: 'possible', acts: ['revoke-grant'] },
    { id: 'only-opened', band: 'possible', acts: [] },
    { id: 'file-run', band: 'possible', acts: ['unplug-network'] },
  ],
  tests: [
    {
      id: 'told:did@requester',
      seconds: 30,
      outcomes: ['password', 'only-opened', 'ran-file', 'accepted'],
      otherwise: 'password',
      says: {
        'only-opened': 'only-opened',
        'file-run': 'ran-file',
        'app-allowed': 'accepted',
        'real-voicemail': { password: 5, accepted: 5 },
      },
    },
    {
      id: 'doubtful-mail@account',
      seconds: 30,
      outcomes: ['none', 'to-few', 'to-many'],
      otherwise: 'to-many',
      says: { 'real-voicemail': 'none' },
    },
    {
      id: 'foreign-sign-ins@account',
      seconds: 30,
      outcomes: ['none', 'refused', 'let-in'],
      otherwise: 'none',
      says: { 'password-entered': { 'let-in': 5, refused: 5 } },
    },
    {
      id: 'app-grants@account',
      seconds: 30,
      outcomes: ['known', 'stranger'],
      otherwise: 'known',
      says: { 'app-allowed': 'stranger', 'password-entered': { known: 5, stranger: 5 } },
    },
  ],
  waitSeconds: 240,
  objectives: ['C2 2.5'],
};
