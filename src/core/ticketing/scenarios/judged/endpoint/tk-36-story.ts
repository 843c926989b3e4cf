import { hasLaptop, isOrdinary } from '../../cast.ts';
import type { Scene, TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { confirmRequest, didYouAsk, reportSecurity } from '../shared/account-intents.ts';
import { laptop, peopleOf, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';
import { keyIdIntent, tellKey } from './recovery-scene.ts';

/** The id that the caller reads: whose it is, is drawn. */
export function readId(scene: Scene): string {
  const own = laptop(scene).recoveryKeyId ?? '';
  // Digits and letters of an id that nobody has on an ordinary day.
  return `B8${own.slice(2, 6)}${own.slice(0, 2)}`;
}

/** The same with two digits the other way round, as the screen has it where it was misread. */
export function shownId(scene: Scene): string {
  const [first = '', second = ''] = readId(scene);
  return `${second}${first}${readId(scene).slice(2)}`;
}

const LAPTOP_USER = (one: Parameters<typeof isOrdinary>[0]): boolean =>
  isOrdinary(one) && hasLaptop(one) && one.department !== 'finance';

/** TK-36: the recovery screen again, and a key id that is not the caller's. */
export const KEY_NO_MATCH: TicketStory = {
  ...DESK_STORIES['TK-36'],
  roles: { requester: { suits: LAPTOP_USER }, owner: { suits: LAPTOP_USER } },
  subjects: (scene) => ({
    key: readId(scene),
    account: person(scene).login,
    requester: person(scene).id,
  }),
  values: (scene) => ({
    ...peopleOf(scene),
    readId: readId(scene),
    shownId: shownId(scene),
    ownAsset: laptop(scene).asset,
  }),
  intents: [
    confirmRequest('TK-36'),
    didYouAsk('TK-36'),
    reportSecurity('TK-36'),
    ticketIntent('TK-36', 'read-again', 'question', {
      en: [
        'again|once_more|slowly|twice|letter_by_letter|one_by_one|photo|double_check|repeat read|spell|check|id|digits|characters|repeat|compare|look|send !key_now|restart|call',
      ],
      es: [
        'otra_vez|de_nuevo|despacio|despacito|vez|letra|uno_a_uno|foto|repite|repetir|repasa lee*|deletrea|comprueb*|id|identificador|digitos|caracteres|repite|repetir|repasa|compara|mira|manda !reinici*|llam*',
      ],
    }),
    ticketIntent('TK-36', 'compare-laptops', 'question', {
      en: [
        'laptop|laptops|computer|machine whose|right|own|yours|really_yours|is_your|with_you|wrong|sure|mix|mixed|swapped !bring|give|take|exchange|back',
        'took|take|have|got|picked colleague*|someone|somebody|another|other|wrong|mate* laptop|one|computer !bring|give|exchange|back',
      ],
      es: [
        'portatil|portatiles|ordenador de_quien|tuyo|es_tu|ese_tu|es_ese|es_el_tuyo|es_suyo|contigo|correcto|equivocad*|seguro|confund*|cambiado|cambiados !lleva*|devuelv*|intercambi*|recog*',
      ],
    }),
    ticketIntent('TK-36', 'swap-back', 'request', {
      en: [
        'swap|exchange|bring|give|take|trade|return|fetch laptop|laptops|it|back|them|computer|yours !stick|call',
      ],
      es: [
        'intercambi*|cambiad*|cambia*|lleva*|devuelv*|recog*|dale|trae portatil|portatiles|lo|suyo|los|ordenador|tuyo|otra_vez|atras !llamada|memoria',
        'cada_uno|el_otro|la_otra tiene|teneis portatil|ordenador|equipo',
      ],
    }),
    keyIdIntent('TK-36'),
    tellKey('TK-36'),
  ],
  suspects: [
    { id: 'impostor', band: 'possible', acts: [] },
    { id: 'on-loan', band: 'possible', acts: ['reveal-recovery-key', 'tell-recovery-key'] },
    { id: 'mixed-up', band: 'possible', acts: ['swap-back'] },
    { id: 'misread', band: 'possible', acts: ['reveal-recovery-key', 'tell-recovery-key'] },
  ],
  tests: [
    {
      id: 'key-holder@key',
      seconds: 30,
      outcomes: ['in-use', 'reported-lost', 'on-loan', 'unknown'],
      otherwise: 'in-use',
      says: { impostor: 'reported-lost', 'on-loan': 'on-loan', misread: 'unknown' },
    },
    {
      id: 'told:label@requester',
      seconds: 30,
      outcomes: ['own-number', 'other-number', 'scratched-off'],
      otherwise: 'other-number',
      says: { impostor: 'scratched-off', misread: 'own-number' },
    },
    {
      id: 'told:asked@requester',
      seconds: 65,
      outcomes: ['yes', 'no'],
      otherwise: 'yes',
      says: { impostor: 'no' },
    },
    {
      id: 'told:digits@requester',
      seconds: 30,
      outcomes: ['same', 'other'],
      otherwise: 'same',
      says: { misread: 'other' },
    },
    {
      id: 'told:laptops@requester',
      seconds: 65,
      outcomes: ['own', 'mixed-up'],
      otherwise: 'own',
      says: { 'mixed-up': 'mixed-up' },
    },
  ],
  waitSeconds: 200,
  objectives: ['C2 2.5', 'C2 2.8'],
};
