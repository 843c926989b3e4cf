import { worksAtDesk } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { computer, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-55: Windows says that a computer cannot get the next version. */
export const NO_UPGRADE: TicketStory = {
  ...DESK_STORIES['TK-55'],
  roles: { requester: { suits: worksAtDesk } },
  subjects: (scene) => ({ requester: person(scene).id, computer: computer(scene).asset }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-55', 'read-tpm', 'question', {
      en: ['tpm|tpm_msc|tpmmsc|security_chip|msc'],
      es: ['tpm|tpm_msc|tpmmsc|chip_de_seguridad|chip|msc'],
    }),
    ticketIntent('TK-55', 'read-boot', 'question', {
      en: ['msinfo*|bios*|uefi|legacy|secure_boot|system_information|firmware'],
      es: ['msinfo*|bios*|uefi|heredad*|arranque_seguro|informacion_del_sistema|firmware'],
    }),
    ticketIntent('TK-55', 'tell-replacement', 'request', {
      en: [
        'computer|pc|laptop|machine|processor|one replac*|too_old|new|not_supported !what|which|when|since|restart',
        'your|this|the computer|pc|laptop|machine|processor replac*|too_old|ordered|not_supported|new_one|new_computer|new_laptop',
        'replac* computer|pc|it|planned',
      ],
      es: [
        'cambio_de_equipo|cambio_del_equipo planific*|preparad*|pedid*',
        'ordenador|equipo|pc|procesador|portatil|uno sustitu*|demasiado_viejo|nuevo|cambi*|no_es_compatible !que|cual|cuando|desde|reinicia*|ha',
        'cambi*|sustitu* equipo|ordenador|pc|portatil !que|cual|cuando|desde',
      ],
    }),
  ],
  suspects: [
    { id: 'tpm-off', band: 'possible', acts: ['tpm-on'] },
    { id: 'legacy-boot', band: 'possible', acts: ['convert-disk'] },
    { id: 'old-processor', band: 'possible', acts: ['plan-replacement', 'tell-replacement'] },
    { id: 'secure-boot-off', band: 'possible', acts: ['secure-boot-on'] },
  ],
  tests: [
    {
      id: 'upgrade-processor@computer',
      seconds: 30,
      outcomes: ['supported', 'not-supported'],
      otherwise: 'supported',
      says: { 'old-processor': 'not-supported' },
    },
    {
      id: 'told:tpm@requester',
      seconds: 30,
      outcomes: ['ready', 'not-found'],
      otherwise: 'ready',
      says: { 'tpm-off': 'not-found' },
    },
    {
      id: 'told:boot@requester',
      seconds: 30,
      outcomes: ['uefi', 'legacy', 'open'],
      otherwise: 'uefi',
      says: { 'legacy-boot': 'legacy', 'secure-boot-off': 'open' },
    },
  ],
  waitSeconds: 240,
  objectives: ['C2 1.2', 'C2 1.3'],
};
