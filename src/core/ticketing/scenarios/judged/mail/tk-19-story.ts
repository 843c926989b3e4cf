import { worksAtDesk } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { computer, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-19: red crosses on the files of the cloud, and thousands of changes that wait. */
export const RED_CROSSES: TicketStory = {
  ...DESK_STORIES['TK-19'],
  roles: { requester: { suits: worksAtDesk } },
  subjects: (scene) => ({ requester: person(scene).id, computer: computer(scene).asset }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-19', 'recreate-folder', 'request', {
      en: [
        'unlink|disconnect computer|pc|account|folder|device|cloud',
        'reset cloud|onedrive|client|sync',
        'delete|remove|erase it|that download|redownload|again|anew !bin|trash|need',
        'cut|break|end link|connection computer|pc|cloud',
        'delete|throw|remove|erase|wipe folder|copy_on_the_computer|local_copy anew|again|cloud|download*|local|scratch|back|synced|whole !downloads_so',
      ],
      es: [
        'desvincul*|desconect* ordenador|equipo|cuenta|carpeta|pc|nube !cable|red',
        'romp*|cort*|quit* vinculo|conexion|enlace ordenador|equipo|nube',
        'borrala|eliminala|borrarla bajar*|baja|descarg*|sincroniz*|nuevo',
        'borra*|tira*|elimin*|quita*|vacia* carpeta|copia_local nuevo|otra_vez|nube|descargu*|local|cero|vuelve|sincroniz*|toda',
      ],
    }),
    ticketIntent('TK-19', 'copy-pending', 'request', {
      en: [
        'copy|copies|back_up|backup|save|duplicate|safety files|folder|everything|changes|them|it|waits|waiting !paste|download|local_copy',
      ],
      es: [
        'copia|copiar|copialo|guarda*|respald*|duplic*|salvo archivos|ficheros|carpeta|todo|cambios|pendientes|pendiente|lo_que|sin_subir !descarg*|copia_local',
      ],
    }),
    ticketIntent('TK-19', 'free-space', 'request', {
      en: [
        'empty|clear|free|make|delete|clean|remove|rid|tidy bin|trash|recycle|space|room|downloads|disk|drive_c',
        'disk_is_full|do_not_need delete|remove|clear|throw|clean',
      ],
      es: [
        'vacia*|liber*|haz|hacer|borra*|limpia*|elimin*|deshaz*|orden* papelera|espacio|sitio|hueco|descargas|disco|unidad_c',
        'tira|borra|quita|elimina no_necesit*|disco_lleno',
      ],
    }),
    ticketIntent('TK-19', 'rename-item', 'request', {
      en: [
        'rename|renaming',
        'name another|different|change|other|new|shorter_name|give file|it|item|files|letters !folders|path|user',
        'call|called|named file|item something|else|differently|anew',
        'take|remove|drop|leave word|letters|characters|character|signs|sign|symbol*|colon|slash|star name|file_name',
      ],
      es: [
        'renombr*',
        'nombre cambia*|otro|pon*|elig*|distinto|nuevo archivo|archivos|fichero|letras|signo|simbolo|caracter*|prohibid*|ese|lo|elemento !carpetas|ruta|usuario',
        'quita*|borra*|saca*|elimin* palabra|letras|signos|simbolo*|caracter*|dos_puntos nombre',
        'dale|da|ponle|elige nombre distinto|nuevo|otro|sin_ese|caracter*',
        'llama*|llamalo|llamarse archivo|fichero otra_forma|otra_manera|distint*',
      ],
    }),
    ticketIntent('TK-19', 'shorten-path', 'request', {
      en: [
        'shorten|shorter path|folder|folders|names|name',
        'move|drag|put|take|pull|bring folder|folders up|top|higher|level|out|levels|root',
        'move|drag|put|pull it|that up|higher|levels|root',
      ],
      es: [
        'acort*|corta|corto ruta|carpeta*|nombre*',
        'mueve|mover|arrastra*|saca*|sube|pon|lleva carpeta* arriba|nivel|niveles|raiz|encima|principio',
        'subela|subelo|sube arriba|nivel|niveles|raiz|carpetas',
        'ruta demasiado_larga|muy_larga|mas_corta|acort* !que|cual',
        'sube|subela|mueve|saca carpeta !internet|nube|archivos',
      ],
    }),
    ticketIntent('TK-19', 'sign-in-sync', 'request', {
      en: [
        'log_back_in|sign_back_in',
        'signed_out|logged_out sign_in|log_in|back',
        'sign_in|log_in|log_on|enter|type|sign_yourself_in cloud|onedrive|sync|client|work_account|company_address|there !what|out',
      ],
      es: [
        'inici*|entra*|pon|introduc*|vuelve_a_entrar|conecta sesion|cuenta|entrar|entra nube|onedrive|sincronizacion|cliente|cuenta_de_trabajo|ahi !que|cierra',
        'entra*|entrar nube|sincronizacion otra_vez|de_nuevo|vuelve',
        'haz|vuelve login|log_in|sesion cuenta|nube|onedrive|sincronizacion',
        'vuelve_a_entrar|vuelve_a_iniciar',
        'escrib*|usa cuenta cliente|nube|sincronizacion',
        'nube|onedrive|sincronizacion sesion|entra*|clic|pulsa*|pincha* entra*|inicia*|otra_vez|de_nuevo|abre !que_dice|que_pone|que_sale|que_muestra',
        'clic|pulsa*|pincha* entra|inicia otra_vez|de_nuevo|sesion',
      ],
    }),
    ticketIntent('TK-19', 'sync-message', 'question', {
      en: [
        'what|which|read|tell|say|says cloud|sync|client|icon|changes !sign_in|log_in|delete',
        'click|open|hover cloud|icon what|read|tell|line|see',
        'what|which text|message comes|appears|there|up',
        'any|is_there message|error|warning cloud|onedrive|icon|sync',
      ],
      es: [
        'que|cual|lee*|dime|pone nube|nubecita|sincronizacion|icono|cliente|cambios !inicia|borra*|copia',
        'que texto|mensaje sale|aparece|hay',
        'sale|hay|algun|que mensaje|error|aviso nube|onedrive|icono|sincronizacion',
      ],
    }),
  ],
  suspects: [
    { id: 'long-path', band: 'possible', acts: ['shorten-path'] },
    { id: 'kept-name', band: 'possible', acts: ['rename-item'] },
    { id: 'full-disk', band: 'possible', acts: ['free-space'] },
    { id: 'signed-out', band: 'possible', acts: ['sign-in-sync'] },
  ],
  tests: [
    {
      id: 'told:sync-message@requester',
      seconds: 30,
      outcomes: ['one-item', 'no-room', 'account'],
      otherwise: 'one-item',
      says: { 'full-disk': 'no-room', 'signed-out': 'account' },
    },
    {
      id: 'console:sync-item@computer',
      seconds: 30,
      outcomes: ['none', 'path-too-long', 'name-not-allowed'],
      otherwise: 'none',
      says: { 'long-path': 'path-too-long', 'kept-name': 'name-not-allowed' },
    },
    {
      id: 'console:sync-disk@computer',
      seconds: 30,
      outcomes: ['enough', 'full'],
      otherwise: 'enough',
      says: { 'full-disk': 'full' },
    },
    {
      id: 'console:sync-account@computer',
      seconds: 30,
      outcomes: ['signed-in', 'signed-out'],
      otherwise: 'signed-in',
      says: { 'signed-out': 'signed-out' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C2 1.11'],
};
