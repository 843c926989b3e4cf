import { hasLaptop, isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { laptop, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-48: the laptop runs empty at the dock, and twice somebody closed it with a restart. */
export const THIRD_CALL: TicketStory = {
  ...DESK_STORIES['TK-48'],
  roles: {
    requester: { suits: (one) => isOrdinary(one) && hasLaptop(one) && one.site === 'ashby' },
  },
  subjects: (scene) => ({
    requester: person(scene).id,
    account: person(scene).login,
    laptop: laptop(scene).asset,
  }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-48', 'use-power-port', 'request', {
      en: [
        'plug|move|put|connect|use|switch|swap|try dock|cable|plug|it other|another|marked|lightning|flash|symbol|second|left|power_port|mark',
      ],
      es: [
        'enchufa*|pon|ponlo|conecta*|cambia*|usa|mueve|pasa|prueba dock|cable|conector|lo|base|puerto otro|otra|rayo|simbolo|marca|marcado|segundo|izquierda !donde|cual|has|que_puerto|esta|tienes',
      ],
    }),
    ticketIntent('TK-48', 'which-port', 'question', {
      en: ['which|what|where|is|does port|socket|side|plugged|plug|connector|goes|sit|mark'],
      es: [
        'que|cual|donde|en|tiene|esta|lleva puerto|conector|lado|enchufado|enchufada|conectado|va|marca',
        'donde|que enchuf*|conect* base|dock|cable',
      ],
    }),
    ticketIntent('TK-48', 'turn-off-limit', 'request', {
      en: [
        'turn|switch|set|disable|take|remove|lift|change|raise charge|charging|battery|limit|saver|protection off|disable|100|full|limit|remove|hundred',
      ],
      es: ['desactiva*|quita*|apaga*|cambia*|pon|sube|elimina limite|carga|bateria|proteccion|tope'],
    }),
    ticketIntent('TK-48', 'charger-message', 'question', {
      en: [
        'message|warning|notice|pop_up|popup|windows|anything|bubble charger|power|slow|adapter|charging|dock|watt*',
      ],
      es: [
        'mensaje|aviso|advertencia|sale|aparece|ventana|dice|notificacion cargador|carga|lenta|potencia|adaptador|alimentacion|dock|base',
      ],
    }),
  ],
  suspects: [
    { id: 'weak-dock', band: 'possible', acts: ['order-dock'] },
    { id: 'worn-battery', band: 'possible', acts: ['order-battery'] },
    { id: 'charge-limit', band: 'possible', acts: ['turn-off-limit'] },
    { id: 'wrong-port', band: 'possible', acts: ['use-power-port'] },
  ],
  tests: [
    {
      id: 'dock-power@laptop',
      seconds: 30,
      outcomes: ['enough', 'too-weak'],
      otherwise: 'enough',
      says: { 'weak-dock': 'too-weak' },
    },
    {
      id: 'battery-health@laptop',
      seconds: 30,
      outcomes: ['good', 'worn'],
      otherwise: 'good',
      says: { 'worn-battery': 'worn' },
    },
    {
      id: 'charge-limit@laptop',
      seconds: 30,
      outcomes: ['off', 'on'],
      otherwise: 'off',
      says: { 'charge-limit': 'on' },
    },
    {
      id: 'told:port@requester',
      seconds: 30,
      outcomes: ['marked', 'plain'],
      otherwise: 'marked',
      says: { 'wrong-port': 'plain' },
    },
    {
      id: 'told:charger-message@requester',
      seconds: 30,
      outcomes: ['none', 'low-power'],
      otherwise: 'none',
      says: { 'weak-dock': 'low-power', 'wrong-port': 'low-power' },
    },
  ],
  waitSeconds: 200,
  objectives: ['C1 1.2', 'C2 4.7', 'C2 4.1'],
};
