import { hasLaptop, isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { confirmRequest } from '../shared/account-intents.ts';
import { laptop, peopleOf, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';
import { keyIdIntent, tellKey } from './recovery-scene.ts';

/** TK-35: a laptop shows a blue screen and asks for 48 digits. */
export const RECOVERY_SCREEN: TicketStory = {
  ...DESK_STORIES['TK-35'],
  roles: { requester: { suits: (one) => isOrdinary(one) && hasLaptop(one) && one.department !== 'finance' } },
  subjects: (scene) => ({
    laptop: laptop(scene).asset,
    key: laptop(scene).recoveryKeyId ?? '',
    account: person(scene).login,
    requester: person(scene).id,
  }),
  values: (scene) => ({ ...peopleOf(scene), keyId: laptop(scene).recoveryKeyId ?? '' }),
  intents: [
    ticketIntent('TK-35', 'setup-back', 'request', {
      en: [
        'put|set|change|switch|load|restore|turn setting|settings|setup|defaults|secure_boot|boot_order|bios|firmware back|again|defaults|before|on|was|were|how_they|found !what_changed|what_did|which|did_you',
        'undo|revert|reverse|roll_back|reset change|changes|setting|settings|setup|bios|firmware',
      ],
      es: [
        'pon*|cambia*|deja*|carga*|restaura*|activa*|vuelve ajuste*|configuracion|valores|arranque|bios|firmware|como otra_vez|predeterminad*|antes|estaba|atras|fabrica !que|has',
      ],
    }),
    ticketIntent('TK-35', 'setup-changed', 'question', {
      en: [
        'setup|bios|uefi|firmware_settings|firmware_setup|secure_boot|boot_order|f2_menu|start_settings change*|touch*|anything|open*|did|have|been|into',
        'boot|start|startup|bios|setup settings|menu|options|configuration change*|touch*|anyone|anybody|somebody|someone|edit*|alter*',
      ],
      es: [
        'bios|uefi|configuracion_de_arranque|configuracion_del_firmware|ajustes_de_arranque|arranque_seguro|orden_de_arranque cambi*|toc*|algo|entr*|abri*|has|habeis',
        'alguien|has|habeis|quien arranque|inicio|bios cambi*|toc*|modific*|algo',
      ],
    }),
    ticketIntent('TK-35', 'unplug', 'request', {
      en: [
        'unplug|remove|disconnect|pull_out|pull|take_out|take_off|take..out everything|all|stick|usb|dock|drive|cables|card|it|plugged',
      ],
      es: [
        'desconecta*|desenchufa*|quita*|retira*|saca* todo|memoria|pendrive|usb|dock|base|disco|cables|lo',
      ],
    }),
    ticketIntent('TK-35', 'attached', 'question', {
      en: [
        'plugged|connected|attached|inserted|usb|stick|dock|drive what|anything|is|are|something|which|any|do !unplug|remove|disconnect|pull|without',
      ],
      es: [
        'conectado|enchufado|puesto|insertado|usb|pendrive|memoria|base|disco que|algo|hay|tiene|tienes|esta|alguna|algun !desconecta*|desenchufa*|quita*|retira*|saca*|sin',
      ],
    }),
    keyIdIntent('TK-35'),
    tellKey('TK-35'),
    confirmRequest('TK-35'),
  ],
  suspects: [
    { id: 'firmware-update', band: 'possible', acts: ['reveal-recovery-key', 'tell-recovery-key'] },
    { id: 'board-replaced', band: 'possible', acts: ['reveal-recovery-key', 'tell-recovery-key'] },
    { id: 'boot-stick', band: 'possible', acts: ['unplug'] },
    { id: 'boot-setting', band: 'possible', acts: ['setup-back'] },
  ],
  tests: [
    {
      id: 'firmware-change@laptop',
      seconds: 30,
      outcomes: ['not-lately', 'just-now'],
      otherwise: 'not-lately',
      says: { 'firmware-update': 'just-now' },
    },
    {
      id: 'repair-record@laptop',
      seconds: 30,
      outcomes: ['none', 'board-replaced'],
      otherwise: 'none',
      says: { 'board-replaced': 'board-replaced' },
    },
    {
      id: 'told:attached@requester',
      seconds: 30,
      outcomes: ['nothing', 'stick'],
      otherwise: 'nothing',
      says: { 'boot-stick': 'stick' },
    },
    {
      id: 'told:setup@requester',
      seconds: 30,
      outcomes: ['untouched', 'changed'],
      otherwise: 'untouched',
      says: { 'boot-setting': 'changed' },
    },
  ],
  waitSeconds: 200,
  objectives: ['C2 2.2', 'C2 3.1'],
};
