import { isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { ownDevice, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-52: a phone is hot, its data is used up, and advertisements come up. */
export const FLASHLIGHT: TicketStory = {
  ...DESK_STORIES['TK-52'],
  // Every other phone of the company runs Android (devices.ts).
  roles: {
    requester: { suits: (one) => isOrdinary(one) && one.index % 2 === 1 && one.department !== 'finance' },
  },
  subjects: (scene) => ({
    phone: ownDevice(scene, 'phone').asset,
    account: person(scene).login,
    requester: person(scene).id,
  }),
  values: (scene) => ({ phone: ownDevice(scene, 'phone').asset }),
  intents: [
    ticketIntent('TK-52', 'keep-as-is', 'request', {
      en: [
        'do_not|nothing|leave|keep|without delete|reset|erase|change|as_it_is|switched_on|sign_in|use !uninstall',
      ],
      es: [
        'no|nada|deja|dejalo borres|restablezcas|elimines|cambies|como_esta|encendido|inicies|uses !compartir|desinstala*',
        'deja*|telefono|movil tal_cual|asi|como_esta|igual seguridad|deja*|no|nada',
        'no|nada toques|borres|cambies|desinstales movil|telefono|nada|seguridad',
      ],
    }),
    ticketIntent('TK-52', 'stop-hotspot', 'request', {
      en: [
        'switch|turn|stop|deactivate|disable|disconnect hotspot|sharing|tethering|share off|stop|deactivate|disable|disconnect',
      ],
      es: [
        'apaga*|desactiv*|deja_de|quita*|desconect* punto_de_acceso|compartir|anclaje|conexion|aparatos !estan',
      ],
    }),
    ticketIntent('TK-52', 'share-hotspot', 'question', {
      en: [
        'hotspot|tethering|share|shared|other_devices|tablet|console|through_your_phone do|does|is|are|anybody|anyone|use|connected|online',
        'anything|anybody|anyone|somebody|someone|else|other use|uses|using|on your..internet|your..data|your..connection|your_phone',
      ],
      es: [
        'punto_de_acceso|compart*|otros_aparatos|otros_dispositivos|tableta|consola|conectarse|conectados alguien|quien|otro|otra|esta|hay|usa|sale|telefono|movil',
        'alguien|quien|otro|otra|otros|mas usa|usan|sale|conecta* internet|datos|wifi|conexion movil|telefono|tu|tuyo|tuyos',
      ],
    }),
    ticketIntent('TK-52', 'remove-app', 'request', {
      en: ['uninstall|get_rid|remove|delete|take_off|take app|apps|flashlight|torch|it !nothing|do_not'],
      es: ['desinstal*|quita*|borra|elimina app|apps|aplicacion*|linterna|la|esa !no|nada|punto_de_acceso'],
    }),
    ticketIntent('TK-52', 'which-app', 'question', {
      en: [
        'app|apps|something|anything install*|new|download*|get|got|added|store|from|lately|free !get_rid|uninstall|remove|delete',
      ],
      es: [
        'app|apps|aplicacion*|algo instal*|nueva*|descarg*|sacaste|tienda|pusiste|pusieras|gratis !desinstal*|quita*|borra*',
      ],
    }),
  ],
  suspects: [
    { id: 'side-loaded', band: 'possible', acts: ['remove-work-data'] },
    { id: 'store-app', band: 'possible', acts: ['remove-app'] },
    { id: 'shared-hotspot', band: 'possible', acts: ['stop-hotspot'] },
    { id: 'company-app', band: 'possible', acts: [] },
  ],
  tests: [
    {
      id: 'data-user@phone',
      seconds: 30,
      outcomes: ['side-loaded', 'store', 'hotspot', 'company', 'nothing'],
      otherwise: 'nothing',
      says: {
        'side-loaded': 'side-loaded',
        'store-app': 'store',
        'shared-hotspot': 'hotspot',
        'company-app': 'company',
      },
    },
    {
      id: 'admin-app@phone',
      seconds: 30,
      outcomes: ['company-only', 'unknown-app'],
      otherwise: 'company-only',
      says: { 'side-loaded': 'unknown-app' },
    },
    {
      id: 'unknown-sources@phone',
      seconds: 30,
      outcomes: ['off', 'on'],
      otherwise: 'off',
      says: { 'side-loaded': 'on' },
    },
    {
      id: 'told:new-app@requester',
      seconds: 60,
      outcomes: ['none', 'from-store', 'from-site'],
      otherwise: ['none', 'likely'],
      says: { 'side-loaded': ['from-site', 'likely'], 'store-app': ['from-store', 'likely'] },
    },
    {
      id: 'told:hotspot@requester',
      seconds: 60,
      outcomes: ['no', 'yes'],
      otherwise: ['no', 'likely'],
      says: { 'shared-hotspot': ['yes', 'likely'] },
    },
    {
      id: 'told:others@requester',
      seconds: 60,
      outcomes: ['only-me', 'others-too'],
      otherwise: ['only-me', 'likely'],
      says: { 'company-app': ['others-too', 'likely'] },
    },
  ],
  waitSeconds: 240,
  objectives: ['C2 3.3', 'C2 2.8'],
};
