import { ACCOUNTS_SHARE } from '../../../world/file-activity.ts';
import { worksAtDesk } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { disconnect } from '../shared/incident-intents.ts';
import { peopleOf, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

const IN_ASHBY = (one: Parameters<typeof worksAtDesk>[0]): boolean =>
  worksAtDesk(one) && one.site === 'ashby';

/** TK-40: files on a share get another ending, and there is a note. */
export const ALL_LK9: TicketStory = {
  ...DESK_STORIES['TK-40'],
  roles: {
    requester: { suits: IN_ASHBY },
    other: { suits: IN_ASHBY },
    second: { suits: IN_ASHBY },
    third: { suits: IN_ASHBY },
    fourth: { suits: IN_ASHBY },
  },
  subjects: (scene) => ({ share: ACCOUNTS_SHARE, site: 'ashby', requester: person(scene).id }),
  values: peopleOf,
  intents: [
    disconnect('TK-40'),
    ticketIntent('TK-40', 'read-note', 'question', {
      en: [
        'note|notes|text_file|readme|letter what|read|say|says|stand*|word|words|photo|photograph|snap|picture|who|signed',
      ],
      es: ['nota|rescate|archivo_de_texto|leeme|carta que|lee*|dice|pone|foto|palabra*|quien|firma*'],
    }),
    ticketIntent('TK-40', 'own-files', 'question', {
      en: [
        'desktop|own_files|your_files|documents|your_computer|your_pc|your_machine|your_own|own_computer|laptop|locally|c_drive changed|renamed|encrypted|also|too|as_well|same|only|affected|any|names|ending|look|see',
      ],
      es: [
        'escritorio|tus_archivos|tus_documentos|documentos|tu_ordenador|tu_equipo|tu_pc|tu_propio|disco_c cambi*|cifrad*|renombr*|tambien|igual|solo|afectad*|alguno|nombres|mira|terminan',
        'archivos|documentos|ficheros tu|tuyos|propios bien|cambi*|cifrad*|normales|igual|abren|estan',
      ],
    }),
    ticketIntent('TK-40', 'report-security', 'question', {
      en: [
        'ransomware|encrypt*|files_are|share|attack|incident report|tell|renamed|have|inform|happen*|here|on|this !cable',
      ],
      es: [
        'lo_que_he_visto|lo_que_vi',
        'ransomware|cifr*|archivos|ataque|incidente informa*|aviso|avisar|tenemos|hay|comunico|renombra*|carpeta|compartid*|estan !cable|tuyo|tuyos|tu_ordenador|tu_equipo|tu_pc|tus|tambien',
      ],
    }),
  ],
  suspects: [
    { id: 'this-computer', band: 'possible', acts: ['disconnect'] },
    { id: 'other-computer', band: 'possible', acts: ['disconnect'] },
    { id: 'remote-session', band: 'possible', acts: [] },
    { id: 'archive-job', band: 'possible', acts: [] },
  ],
  tests: [
    {
      id: 'rename-source@share',
      seconds: 30,
      outcomes: ['workstation', 'remote-session', 'server-job', 'nothing'],
      otherwise: 'workstation',
      says: { 'remote-session': 'remote-session', 'archive-job': 'server-job' },
    },
    {
      id: 'told:note@requester',
      seconds: 30,
      outcomes: ['ransom', 'archive'],
      otherwise: 'ransom',
      says: { 'archive-job': 'archive' },
    },
    {
      id: 'told:own-files@requester',
      seconds: 30,
      outcomes: ['share-alone', 'mine-too'],
      otherwise: 'share-alone',
      says: { 'this-computer': 'mine-too' },
    },
  ],
  waitSeconds: 150,
  objectives: ['C2 2.4', 'C2 3.4'],
};
