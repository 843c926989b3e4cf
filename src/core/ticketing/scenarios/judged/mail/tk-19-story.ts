import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { person } from '../accounts/lockout-scene.ts';
import { ticketIntent } from '../intents.ts';
import { computer, worksAtDesk } from '../network/network-scene.ts';

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
        'delete|throw|remove|erase folder|copy_on_the_computer anew|again|cloud|download*|local|scratch|back|synced|whole !downloads_so',
      ],
      es: [
        'desvincul*|desconect* ordenador|equipo|cuenta|carpeta|pc|nube',
        'borra*|tira*|elimin*|quita* carpeta nuevo|otra_vez|nube|descargu*|local|cero|vuelve|sincroniz*|toda',
      ],
    }),
    ticketIntent('TK-19', 'copy-pending', 'request', {
      en: ['copy|copies|back_up|backup|save files|folder|everything|changes|them|it|waiting !paste|download'],
      es: ['copia|copiar|copialo|guarda*|respald* archivos|carpeta|todo|cambios|pendientes|lo_que !descarg*'],
    }),
    ticketIntent('TK-19', 'free-space', 'request', {
      en: [
        'empty|clear|free|make|delete|clean|remove bin|recycle|space|room|downloads|disk|drive_c',
        'disk_is_full|do_not_need delete|remove|clear',
      ],
      es: ['vacia*|liber*|haz|hacer|borra*|limpia*|elimin* papelera|espacio|sitio|hueco|descargas|disco'],
    }),
    ticketIntent('TK-19', 'rename-item', 'request', {
      en: [
        'rename|renaming',
        'name another|different|change|other|new|shorter_name|give file|it|item|files|letters !folders|path|user',
        'call file something|else|differently',
      ],
      es: [
        'renombr*',
        'nombre cambia*|otro|pon*|elig*|distinto|nuevo archivo|archivos|fichero|letras|lo !carpetas|ruta|usuario',
        'llama*|llamalo archivo|fichero otra_forma|otra_manera|distint*',
      ],
    }),
    ticketIntent('TK-19', 'shorten-path', 'request', {
      en: [
        'shorten|shorter path|folder|folders|names|name',
        'move|drag|put|take|pull folder|folders|it up|top|higher|level|out|levels|root',
      ],
      es: [
        'acort*|corta|corto ruta|carpeta*|nombre*',
        'mueve|mover|arrastra*|saca*|sube|pon carpeta* arriba|nivel|niveles|raiz|encima',
      ],
    }),
    ticketIntent('TK-19', 'sign-in-sync', 'request', {
      en: [
        'sign_in|log_in|enter|sign_yourself_in cloud|sync|client|work_account|company_address|there !what|out',
      ],
      es: [
        'inici*|entra*|pon|introduc*|vuelve_a_entrar|conecta sesion|cuenta|entrar|entra nube|sincronizacion|cliente|cuenta_de_trabajo|ahi !que|cierra',
        'entra*|entrar nube|sincronizacion otra_vez|de_nuevo|vuelve',
      ],
    }),
    ticketIntent('TK-19', 'sync-message', 'question', {
      en: [
        'what|which|read|tell|say|says cloud|sync|client|icon|changes !sign_in|log_in|delete',
        'click|open|hover cloud|icon what|read|tell|line|see',
      ],
      es: ['que|cual|lee*|dime|pone nube|nubecita|sincronizacion|icono|cliente|cambios !inicia|borra*|copia'],
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
