import { isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-13: mail of customers comes back to them. */
export const MAIL_COMES_BACK: TicketStory = {
  ...DESK_STORIES['TK-13'],
  roles: { requester: { suits: isOrdinary } },
  subjects: (scene) => ({ account: person(scene).login, requester: person(scene).id }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-13', 'tell-deleted', 'request', {
      en: [
        'i_have|we_have|have_just|i_just|we_just|desk_has|i_deleted|i_emptied|i_cleared|we_deleted|we_emptied|we_cleared emptied|deleted|cleared|purged|removed !did_you|have_you|please|you_have',
        'was|were|has_been|have_been emptied|cleared|purged|nothing_else !what|did_you',
        'i|we|desk only|just cleared|emptied|deleted|purged !did_you|have_you|please|you_have|what',
      ],
      es: [
        'he|hemos|acabo_de|acabamos_de vaciado|borrado|eliminado|limpiado|vaciar|borrar|eliminar',
        'se_ha|se_han|quedo|quedaron|nada_mas vaciado|vaciada|borrado|eliminado|limpiado !que',
      ],
    }),
    ticketIntent('TK-13', 'needs-deleted', 'question', {
      en: [
        'deleted|trash|bin need*|keep*|store*|important|worth|use|useful|matter*|lose is|do|does|can|may|before|any|anything|something !please_empty|yourself',
      ],
      es: [
        'eliminad*|papelera|borrad* necesit*|guard*|conserv*|importante|falta|sirv*|perder !vacia_la|vacia_tu|vaciala',
      ],
    }),
    ticketIntent('TK-13', 'local-file', 'request', {
      en: [
        'move|drag|save|store|export|put|copy|archive mail|mails|e|email*|message*|messages file|pst|archive|local*|hard_disk|hard_drive|c_drive|computer|pc|disk !upload|link|portal|customer*',
      ],
      es: [
        'mueve|mover|saca*|arrastra*|guard*|export*|pon|poner|pasa*|copia* correo*|mensaje* archivo|local|disco|ordenador|equipo|pc !subir|suba*|enlace|cliente*|eliminad*',
      ],
    }),
    ticketIntent('TK-13', 'upload-link', 'request', {
      en: [
        'upload*|file_exchange|file_transfer link|page|portal|exchange|them|customer*|file|files|drawings',
        'link|exchange|portal large|big|file|files|attachment*|customer* !which|address|save|move',
      ],
      es: [
        'enlace|link sub* pasa*|manda*|envia*|dale',
        'sub*|intercambio|enlace|portal archivo*|planos|pesad*|grande*|adjunto* cliente*|enlace|portal|pagina|intercambio|que !cual|eliminad*',
      ],
    }),
    ticketIntent('TK-13', 'empty-deleted', 'request', {
      en: ['empty|clear|clean|delete|purge deleted|trash|bin|folder'],
      es: ['vaci*|borra*|limpia* eliminad*|papelera|carpeta', 'vacia borrad*'],
    }),
    ticketIntent('TK-13', 'which-address', 'question', {
      en: ['address|addresses|e_mail|email which|what|usual|old|older|read|tell|recipient|your !computer|ip'],
      es: [
        'direccion|direcciones|correo|email que|cual|habitual|antigua|vieja|lees|dime|destinatario escrib*|envi*|mand*|us*|iba|direccion|rebote !ip|mueve|guard*|export*',
      ],
    }),
  ],
  suspects: [
    { id: 'deleted-items', band: 'common', acts: ['empty-deleted-items', 'empty-deleted'] },
    { id: 'old-mail', band: 'common', acts: ['enable-archive', 'local-file'] },
    { id: 'lost-address', band: 'possible', acts: ['restore-address'] },
    { id: 'too-large', band: 'possible', acts: ['upload-link'] },
  ],
  tests: [
    {
      id: 'mail-trace@account',
      seconds: 30,
      outcomes: ['mailbox-full', 'unknown-address', 'too-large'],
      otherwise: 'mailbox-full',
      says: { 'lost-address': 'unknown-address', 'too-large': 'too-large' },
    },
    {
      id: 'mailbox-size@account',
      seconds: 30,
      outcomes: ['full', 'cannot-send', 'room'],
      otherwise: 'full',
      says: { 'lost-address': 'room', 'too-large': 'room' },
    },
    {
      id: 'deleted-items@account',
      seconds: 30,
      outcomes: ['small', 'large'],
      otherwise: 'small',
      says: { 'deleted-items': 'large' },
    },
    {
      id: 'told:bounce@requester',
      seconds: 30,
      outcomes: ['full', 'unknown', 'too-large'],
      otherwise: 'full',
      says: { 'lost-address': 'unknown', 'too-large': 'too-large' },
    },
    {
      id: 'told:written-to@requester',
      seconds: 30,
      outcomes: ['usual', 'other'],
      otherwise: 'usual',
      says: { 'lost-address': 'other' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C2 1.11'],
};
