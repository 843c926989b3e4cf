import { hasLaptop, isOrdinary } from '../../cast.ts';
import type { Scene, TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { ownDevice, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

const onLaptop = (one: Parameters<typeof isOrdinary>[0]): boolean => isOrdinary(one) && hasLaptop(one);

/** TK-11: the phone asks again and again to approve a sign-in. */
export const UNASKED_PROMPTS: TicketStory = {
  ...DESK_STORIES['TK-11'],
  roles: {
    // Finance accounts get a new password with a manager beside them alone.
    requester: { suits: (one) => onLaptop(one) && one.department !== 'finance' },
    colleague: { suits: (one) => onLaptop(one) && one.site === 'ashby' },
  },
  subjects: (scene: Scene) => ({
    account: person(scene).login,
    requester: person(scene).id,
    'colleague-computer': ownDevice(scene, 'laptop', 'colleague').asset,
  }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-11', 'when-asked', 'question', {
      en: [
        'when|what|while|whenever|during ask*|prompt*|come*|appear*|pop* !since|password|changed|say_no|deny|reject|decline',
        'doing|opened|using ask*|prompt*|comes|appear*',
        'see|show*|say*|read* prompt|request|screen|app|place|location|map !say_no|saying_no',
      ],
      es: [
        'cuando|que|mientras|momento pide|piden|aviso*|solicitud*|aparec*|sale|salen|llega* !desde|rechaz*|di|dile|diciendo|decir',
        'hacias|haciendo|abriste|usabas pide|piden|aviso*|solicitud*|aparec*',
        'que..pone|que..muestra|que..ves|lugar|mapa aviso*|solicitud|pantalla|aplicacion',
      ],
    }),
    ticketIntent('TK-11', 'deny-prompts', 'request', {
      en: [
        'deny|refuse|decline|reject|no|ignore|not prompt*|request*|approve|approv*|yes|it|them !why|did|asking',
        'deny|refuse|decline|reject prompt*|request*|every|all|anything|hit|press',
        'press|click|tap|hit|choose|say|answer no|deny|reject|decline request*|prompt*|every|all|unless|everything',
        'say|saying|press|tap no prompt*|request*|all|every|anything|approv*',
      ],
      es: [
        'rechaz*|deniega*|deneg*|ignor*|no aviso*|solicitud*|aprueb*|acept*|todas|todos|pulses !por_que',
        'di|dile|decir|diciendo|responde|contesta|pulsa que_no|no aviso*|solicitud*|todo|todas|todos|cualquier',
        'rechaz*|deniega*|di_que_no|ignora* que_no|lo_que|todo|cualquier|cada|tu',
      ],
    }),
    ticketIntent('TK-11', 'sign-in-tablet', 'request', {
      en: ['sign_in|log_in|enter|open|renew|set_up|remove|add tablet|mail|account'],
      es: ['inici*|entra*|abr*|renueva|configura|quita|anad* tableta|correo|cuenta'],
    }),
    ticketIntent('TK-11', 'reconnect-vpn', 'request', {
      en: ['disconnect|reconnect|connect|turn|switch|close|restart|stop|disable vpn|automatic*|tunnel'],
      es: ['desconect*|reconect*|conect*|apaga*|cierra|cerrar|desactiv*|reinici*|quita vpn|automatic*|tunel'],
    }),
    ticketIntent('TK-11', 'own-name', 'request', {
      en: [
        'use|enter|type|put|check|correct|change|sign_in|log_in your_own|own|login|name|user|username|account !tablet|vpn|computer',
      ],
      es: [
        'usa|utiliza|escrib*|pon|comprueba|comprobar|mirar|corrig*|cambia|inicia|entra tu_propio|propio|propia|usuario|nombre|cuenta !tableta|vpn|ordenador',
        'entra*|inici*|usa*|pon* con_tu|con_el_tuyo|tu_usuario|tu_nombre|tu_cuenta !tableta|vpn|ordenador',
      ],
    }),
  ],
  suspects: [
    { id: 'stolen-password', band: 'possible', acts: ['reset-password'] },
    { id: 'own-tablet', band: 'possible', acts: ['sign-in-tablet'] },
    { id: 'own-vpn', band: 'possible', acts: ['reconnect-vpn'] },
    { id: 'colleague-types-name', band: 'possible', acts: ['own-name'] },
  ],
  tests: [
    {
      id: 'prompts-from@account',
      seconds: 30,
      outcomes: ['outside', 'own-mail', 'own-vpn', 'other-computer', 'nowhere'],
      otherwise: 'outside',
      says: {
        'own-tablet': 'own-mail',
        'own-vpn': 'own-vpn',
        'colleague-types-name': 'other-computer',
      },
    },
    {
      id: 'foreign-sign-ins@account',
      seconds: 30,
      outcomes: ['none', 'refused', 'let-in'],
      otherwise: 'none',
      says: { 'stolen-password': { 'let-in': 9, refused: 1 } },
    },
    {
      id: 'inbox-rule@account',
      seconds: 30,
      outcomes: ['none', 'hides-mail'],
      otherwise: 'none',
      says: { 'stolen-password': ['hides-mail', 'likely'] },
    },
    {
      id: 'told:moment@requester',
      seconds: 30,
      outcomes: ['any-time', 'with-device'],
      otherwise: ['any-time', 'likely'],
      says: { 'own-tablet': ['with-device', 'likely'], 'own-vpn': ['with-device', 'likely'] },
    },
  ],
  waitSeconds: 240,
  objectives: ['C2 2.5', 'C2 2.1'],
};
