import { unknownNumber } from '../../../world/numbers.ts';
import { hasLaptop, isOrdinary } from '../../cast.ts';
import type { Scene, TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { ownDevice, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** Where the caller says that they can be reached: a number that the directory does not have. */
export function callersNumber(scene: Scene): string {
  return unknownNumber(person(scene, 'leaver').index);
}

/** TK-08: somebody of Human Resources, by their own words, wants a person locked out at once. */
export const LEAVER_AT_NOON: TicketStory = {
  ...DESK_STORIES['TK-08'],
  roles: {
    requester: { suits: (one) => isOrdinary(one) && one.department === 'hr' },
    leaver: {
      suits: (one) =>
        isOrdinary(one) && hasLaptop(one) && one.department !== 'hr' && one.department !== 'finance',
    },
  },
  subjects: (scene: Scene) => ({
    requester: person(scene).id,
    leaver: person(scene, 'leaver').id,
    account: person(scene, 'leaver').login,
    laptop: ownDevice(scene, 'laptop', 'leaver').asset,
  }),
  values: (scene) => ({ callersNumber: callersNumber(scene) }),
  intents: [
    ticketIntent('TK-08', 'keep-data', 'question', {
      en: [
        'keep|kept|hold|preserve|legal|retain|delete|happen*|investigation|mailbox|files|data mail|mailbox|data|files|hold|order|else|investigation',
      ],
      es: [
        'conserv*|guard*|reten*|legal|borr*|pasa*|hacer|investigacion|preserv* correo|buzon|datos|archivos|retencion|orden|algo',
      ],
    }),
    ticketIntent('TK-08', 'hr-order', 'question', {
      en: [
        'what|when|which|from_when|from|since|effective|exactly decided|decision|order|ordered|date|effective|apply|applies|leaving_date|last_day|leave|leaves|leaving',
        'is|was|been|has|really dismissed|suspended|fired|terminated|leaving !urgent|password',
        'did|do|have|is you|it|there|this ask*|order*|call*|request*|correct|true|confirm*|right|agreed !urgent|password',
        'confirm* request|order|leaver|dismiss*|this',
        'dismissal|dismissed|suspension|suspended|leaving|resigned or|from|since|when|what',
      ],
      es: [
        'que|cuando|cual|desde|partir|exact* decid*|decision|orden|orden*|fecha|vigor|ultimo_dia|baja|deja|marcha|va|sale !hoy_no|hoy_nada|mandalo|manda|recog*|recuper*|retir*|quit*',
        'esta|es|ha_sido|han|de_verdad despedid*|suspendid* !contrasena',
        'has|habeis|es|hay|eres pedid*|llamad*|solicitad*|correcto|verdad|cierto|tuya|quien_ha !contrasena',
        'confirm* solicitud|orden|baja|despid*|esto',
        'despido|despedid*|suspension|suspendid*|baja o|desde|cuando|hora|partir|que',
      ],
    }),
    ticketIntent('TK-08', 'plan-for-date', 'request', {
      en: [
        'then|until|that_day|the_day|on_that|nothing_today|nothing_now|later|by_then|date|portal send|plan*|request|open|wait|active|stays|stay|change|do|file|schedule|leave|submit',
      ],
      es: [
        'entonces|hasta|ese_dia|nada_hoy|hoy_no|nada_ahora|fecha|despues|portal envi*|planific*|solicit*|activa|sigue|dejo|dejamos|espera*|manda|program*|cambi*|hago|hacemos',
        'hoy nada|no fecha|dia|cuando|mand*|envi*|solicit*',
      ],
    }),
    ticketIntent('TK-08', 'collect-laptop', 'request', {
      en: [
        'take|collect|get|keep|ask|hand|bring|receive|return laptop|computer|phone|badge|devices|equipment',
      ],
      es: [
        'recog*|recuper*|quit*|retir*|coge*|pid*|qued*|recib*|entreg*|devuelv*|trae* portatil|ordenador|telefono|tarjeta|equipo*|dispositivo*',
      ],
    }),
  ],
  suspects: [
    {
      id: 'dismissed-now',
      band: 'possible',
      acts: ['disable-account', 'remove-authenticator', 'lock-device', 'collect-laptop'],
    },
    {
      id: 'suspended',
      band: 'possible',
      acts: ['disable-account', 'remove-authenticator', 'lock-device', 'collect-laptop', 'hold-mailbox'],
    },
    { id: 'leaves-later', band: 'possible', acts: ['plan-for-date'] },
    { id: 'impostor', band: 'possible', acts: [] },
  ],
  tests: [
    {
      id: 'told:order@requester',
      seconds: 30,
      outcomes: ['from-now', 'suspended', 'later', 'not-ours'],
      otherwise: 'from-now',
      says: { suspended: 'suspended', 'leaves-later': 'later', impostor: 'not-ours' },
    },
    {
      id: 'told:hold@requester',
      seconds: 30,
      outcomes: ['as-usual', 'keep-everything'],
      otherwise: 'as-usual',
      says: { suspended: 'keep-everything' },
    },
  ],
  // Somebody who wants it done now does not wait.
  waitSeconds: 180,
  objectives: ['C2 4.1', 'C2 2.7'],
};
