import { isOrdinary } from '../../cast.ts';
import type { Scene, TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

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
        'delete|throw|erase|wipe folder|everything|files|it|all !link|never|not|deleted_items',
        'remove|empty|rid|get_rid folder !link|never|not|deleted_items',
      ],
      es: [
        'borr*|elimin*|tira|suprim*|quit*|vacia*|deshaz* carpeta|todo|entera|archivos !enlace|no|nunca',
        'borrala|eliminala|suprimela !no|nunca',
      ],
    }),
    ticketIntent('TK-20', 'explain-public', 'request', {
      en: [
        'public|meant folder|label|labeled|labelled|files|documents|content|information|says|link !chatbot|report',
        'anyone|anybody|everybody|everyone may|can|allowed|meant see|seen|read|open|shared !who_can|report|link_to',
        'meant_for everybody|everyone|anybody|anyone|public',
        'no_harm|nothing_bad|nothing_to_undo|nothing_wrong|did_right public|files|label|folder|documents|meant',
        'link stay|leave|keep|fine !delete|remove|please|report',
      ],
      es: [
        'public* carpeta|etiqueta|archivos|documentos|contenido|informacion|dice !chatbot|comunic*',
        'cualquiera|todos|todo_el_mundo puede|pueden|deja ver|leer|abrir !comunic*|inform*',
        'enlace quedar*|dejar|bien|seguir !borr*|quit*|comunic*',
        'carpeta|pensad* todos|todo_el_mundo !comunic*',
      ],
    }),
    ticketIntent('TK-20', 'tell-officer', 'request', {
      en: [
        'report|confidential|exposure|data|inform|privacy|breach|leak* outside|exposure|open|opened|shared|mistake|leak*|visible|stranger*|access|see|read folder|data|link|papers|documents|confidential !label|labeled|delete|you_share|who|public|please',
        'breach|leak*|incident|exposure privacy|data|folder|confidential|outside|personal !no|nothing',
      ],
      es: [
        'comunic*|confidencial*|exposicion|datos|inform*|aviso|parte|privacidad fuera|abiert*|abrio|abrir|compart*|exposicion|salido|error|extran*|acceso|vista|leer|ver carpeta|datos|enlace|papeles|documentos !etiqueta|borr*|compartiste|quien|publicos',
        'brecha|fuga|incidente|exposicion privacidad|datos|carpeta|confidencial*|fuera !no',
      ],
    }),
    ticketIntent('TK-20', 'who-got-it', 'question', {
      en: [
        'who|whom|anybody|anyone|somebody|people|persons|colleagues got|send|sent|mail|mailed|received|knows|know|share|shared|pass*|has|have|gave|give|gone|get|access link|it|folder !anyone_with|named_people|specific_people|make_a_link|make_the_link|please|report|confidential|try|inform|incident|breach|public',
        'where|did link go|gone|give|pass|forward|customer|client|anybody|anyone !click|type|make|kind',
      ],
      es: [
        'quien|quienes|alguien|personas|companeros|gente tiene|tienen|mandaste|conoce|enviaste|compart*|pasaste|sabe|diste|llegado|acceso enlace|carpeta|compart*|mandaste|enviaste|diste|pasaste !confidencial|comunic*|incidente|brecha|inform*|nombre|con_un_enlace|por_enlace|o_con',
        'adonde|a_donde|donde|algun|alguno enlace ido|fue|cliente|diste|mandaste|llegado',
        'quien|quienes|cuantas_personas|cuanta_gente recib*|pasado|mandado|enviado|tiene|tienen lo|link|enlace !confidencial|comunic*',
        'personas|gente|companeros|clientes|todos recibieron|recibido|recibio|tienen|tiene|llego enlace|link !confidencial|comunic*|incidente|brecha|inform*',
      ],
    }),
    ticketIntent('TK-20', 'how-shared', 'question', {
      en: [
        'how|what|which|did_you share|shared|sharing|link|click*|copy|copied !who|whom|anybody|please|delete|confidential|report|click_on|give|colleagues|people|where|public|stay',
        'how|what|show folder others|let|opened|access|give|gave !who|delete|public|report',
        'link|folder|it anyone|anybody|everyone|everybody|public|only_people|whole_company|restricted open|for|or|work* !delete|report|stay|may|meant',
        'who_can link|folder|it open|see|use|get_in',
        'was_it|did_you link invite*|name|setting|named|make|made|create*',
        'anyone_with|everyone_with|with_the_link|specific_people|named_people|certain_people|particular_people|by_link|per_link or|was_it|is_it|which|kind|did_you !who',
      ],
      es: [
        'como|que|escribiste|tipo compart*|pulsaste|enlace|copiaste|hiciste !quien|alguien|por_favor|borr*|confidencial|asi_que|companeros|personas|diste|public*|inform*',
        'como|manera|cuentame carpeta abriste|diste|dejaste|acceso|demas !quien|borr*',
        'fue|creaste|hiciste enlace invitaste|nombre|opcion|ajuste|cualquiera|persona',
        'quien puede|pueden abrir|abre|usar|entrar enlace|link|carpeta',
        'compartiste|compartido|compartir con_un_enlace|con_personas|por_enlace|personas_concretas|o_con|enlace_o',
        'cualquiera|concret*|determinad*|especific*|invitad* o|era|fue|con|para enlace|gente|personas !quien',
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
