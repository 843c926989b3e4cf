import { hasLaptop, isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { laptop, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-47: three words by e-mail. What does not work has to be asked for. */
export const NO_DETAILS: TicketStory = {
  ...DESK_STORIES['TK-47'],
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
    ticketIntent('TK-47', 'other-cable', 'request', {
      en: ['another|other|different|spare|new|swap|change|replace cable|lead|cord'],
      es: ['otro|distinto|nuevo|cambia*|sustituye|prueba cable'],
    }),
    ticketIntent('TK-47', 'set-rate', 'request', {
      en: ['refresh|hertz|hz|60|60hz|sixty|rate set|try|to|change|choose|pick|put|select|rate'],
      es: ['hercios|hz|60|60hz|frecuencia|refresco|tasa pon|ponle|cambia*|ajusta*|elige|selecciona|a'],
    }),
    ticketIntent('TK-47', 'update-dock', 'request', {
      en: ['dock|docking|station update|firmware|install|upgrade'],
      es: ['dock|base|acoplamiento actualiza*|firmware|instala*'],
    }),
    ticketIntent('TK-47', 'update-driver', 'request', {
      en: ['driver|drivers|graphics update|install|upgrade|new|newest|latest|renew'],
      es: ['controlador*|driver|drivers|grafic* actualiza*|instala*|nuevo|ultimo|renueva'],
    }),
    ticketIntent('TK-47', 'where-seen', 'question', {
      en: [
        'which|both|only|own|also|laptop|either screen|display|monitor|screens',
        'where see|seen|flicker*|shows|appear*',
        'flicker*|it|happen*|black|blank or|both screen|display|monitor|laptop|external|dock',
      ],
      es: [
        'que_pantalla|que_monitor|cual|ambas|solo|tambien|propia|las_dos|portatil pantalla|pantallas|monitor',
        'donde ves|ve|parpadea|aparece',
      ],
    }),
    ticketIntent('TK-47', 'what-you-see', 'question', {
      en: [
        'what see|looks|look|supposed|expect|should|shows|show !message|say|says|changed',
        'describe|tell see|happens|screen|display|look*',
      ],
      es: [
        'que ves|ve|veis|hace|muestra|deberia|esperas|aparece !mensaje|error|pone|cambiado',
        'como se_ve pantalla|monitor',
        'describe|cuenta|explica ves|pasa|pantalla|monitor',
      ],
    }),
  ],
  suspects: [
    { id: 'worn-cable', band: 'possible', acts: ['other-cable'] },
    { id: 'low-rate', band: 'possible', acts: ['set-rate'] },
    { id: 'dock-firmware', band: 'possible', acts: ['update-dock'] },
    { id: 'screen-driver', band: 'possible', acts: ['update-driver'] },
  ],
  tests: [
    {
      id: 'told:where@requester',
      seconds: 30,
      outcomes: ['dock-only', 'both'],
      otherwise: 'dock-only',
      says: { 'screen-driver': 'both' },
    },
    {
      id: 'told:cable@requester',
      seconds: 60,
      outcomes: ['same', 'steady'],
      otherwise: 'same',
      says: { 'worn-cable': 'steady' },
    },
    {
      id: 'screen-rate@laptop',
      seconds: 30,
      outcomes: ['normal', 'low'],
      otherwise: 'normal',
      says: { 'low-rate': 'low' },
    },
    {
      id: 'dock-firmware@laptop',
      seconds: 30,
      outcomes: ['current', 'old'],
      otherwise: 'current',
      says: { 'dock-firmware': 'old' },
    },
    {
      id: 'screen-driver@laptop',
      seconds: 30,
      outcomes: ['current', 'old'],
      otherwise: 'current',
      says: { 'screen-driver': 'old' },
    },
  ],
  waitSeconds: 200,
  objectives: ['C2 4.7', 'C2 4.1'],
};
