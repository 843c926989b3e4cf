import { OFFICE_LICENCE } from '../../../world/accounts.ts';
import { isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { computer, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-12: Word says that it has to be subscribed to, and opens everything read-only. */
export const SUBSCRIBE: TicketStory = {
  ...DESK_STORIES['TK-12'],
  // Somebody of Human Resources may ask for more of the desk than others may.
  roles: { requester: { suits: (one) => isOrdinary(one) && one.department !== 'hr' } },
  subjects: (scene) => ({
    account: person(scene).login,
    requester: person(scene).id,
    computer: computer(scene).asset,
    licence: OFFICE_LICENCE,
  }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-12', 'reinstall-office', 'request', {
      en: [
        'reinstall|uninstall|fresh_install office|word|excel|programs|it',
        'install|set_up|remove|take|put office|word|programs again|anew|once_more|off|back !account|address',
      ],
      es: [
        'reinstal*|desinstal*|instalacion_limpia',
        'instal*|quit*|elimin*|pon* office|word|programas otra_vez|de_nuevo|vuelve|nuevo !cuenta|direccion',
        'quit*|elimin*|borr*|saca* office|word instalar*|instala*|volver|vuelve',
      ],
    }),
    ticketIntent('TK-12', 'office-work-account', 'request', {
      en: [
        'switch|change|use|sign_in|add|remove|take|sign_out account|address word|office|work|company|business|private|personal !are_you|signed_in|which|what|is_it',
        'switch|change|move to_the_company|to_your_company|to_the_work|to_your_work|to_the_office|to_your_business',
      ],
      es: [
        'cambi*|entra|pon|anad*|quit*|cierra cuenta|direccion|correo word|office|trabajo|empresa|privada|personal !que|has_iniciado|usuario',
        'usa|usar|puedes cuenta|direccion trabajo|empresa !has_iniciado|usuario',
        'entra|usa|pon|inicia office|word|excel trabajo|empresa',
      ],
    }),
    ticketIntent('TK-12', 'office-account', 'question', {
      en: [
        'account|address|user_name|user|name which|what|is|are|tell|who|show|corner word|office|excel|corner|top_right',
        'who word|office|excel signed_in',
        'signed_in office|word|excel account',
      ],
      es: [
        'cuenta|direccion|usuario|nombre que|cual|muestra|dime|usa|sale|esquina word|office|excel|esquina|arriba',
        'que_correo|que_cuenta|que_direccion|que_usuario sale|pone|aparece|ves',
        'iniciado_sesion|sesion office|word|excel',
        'que_correo|que_cuenta|que_usuario|quien estas|dentro|entrado|conectad* word|office|excel',
      ],
    }),
  ],
  suspects: [
    { id: 'licence-removed', band: 'common', acts: ['assign-licence', 'sign-out-in'] },
    { id: 'pool-empty', band: 'common', acts: ['remove-licence', 'assign-licence', 'sign-out-in'] },
    { id: 'private-account', band: 'possible', acts: ['office-work-account'] },
    { id: 'stale-sign-in', band: 'possible', acts: ['sign-out-in'] },
  ],
  tests: [
    {
      id: 'office-licence@account',
      seconds: 30,
      outcomes: ['assigned', 'missing'],
      otherwise: 'assigned',
      says: { 'licence-removed': 'missing', 'pool-empty': 'missing' },
    },
    {
      id: 'licence-pool@licence',
      seconds: 30,
      outcomes: ['free', 'held-by-leaver', 'none-left'],
      otherwise: 'free',
      says: { 'pool-empty': 'held-by-leaver' },
    },
    {
      id: 'told:office-account@requester',
      seconds: 30,
      outcomes: ['work', 'private'],
      otherwise: 'work',
      says: { 'private-account': 'private' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C2 1.11'],
};
