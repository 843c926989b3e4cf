import { hasLaptop, isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { laptop, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

const LAPTOP_USER = (one: Parameters<typeof isOrdinary>[0]): boolean => isOrdinary(one) && hasLaptop(one);

/** TK-38: blue screens since the updates of the night. */
export const BLUE_SINCE_PATCHES: TicketStory = {
  ...DESK_STORIES['TK-38'],
  roles: {
    requester: { suits: LAPTOP_USER },
    second: { suits: LAPTOP_USER },
    third: { suits: LAPTOP_USER },
    // Somebody with a desktop PC: another model with the same updates.
    desktop: { suits: (one) => isOrdinary(one) && !hasLaptop(one) },
  },
  subjects: (scene) => ({ laptop: laptop(scene).asset, requester: person(scene).id }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-38', 'uninstall-program', 'request', {
      en: [
        'uninstall|remove|delete|take_off|get_rid program|programme|tool|software|app|it|installed|wallpaper|camera|again',
        'take|get program|programme|tool|software|app|it off|rid',
      ],
      es: [
        'desinstal*',
        'desinstala*|quita*|elimina*|borra* programa|herramienta|aplicacion|lo|instalaste|instalado|fondos|camara',
      ],
    }),
    ticketIntent('TK-38', 'installed-anything', 'question', {
      en: [
        'install|installed|download|downloaded|new_program|new_software|added|add|put_on you|yourself|anything|something|program|your_own|which|what|have|software|lately !uninstall|remove|updates',
      ],
      es: [
        'instalado|instalaste|instalar|descargado|descargaste|programa_nuevo|bajado|puesto has|tu|algo|algun|que|por_tu_cuenta|ultimamente|programa !desinstala*|quita*|elimina*|actualizaciones|conectado|enchufado',
      ],
    }),
    ticketIntent('TK-38', 'save-often', 'request', {
      en: [
        'save|saving work|often|every|files|document|documents|server|drive|minutes|meanwhile !restart|screenshot|sign_out|before',
      ],
      es: [
        'guarda|guardando|guardar|guardes|guardalo trabajo|menudo|cada|archivos|documento|documentos|servidor|unidad|minutos|mientras !reinici*|captura|sesion|antes',
      ],
    }),
  ],
  suspects: [
    { id: 'graphics-driver', band: 'possible', acts: ['roll-back-driver'] },
    { id: 'security-update', band: 'possible', acts: ['remove-update'] },
    { id: 'own-program', band: 'possible', acts: ['uninstall-program'] },
    { id: 'memory', band: 'possible', acts: [] },
  ],
  tests: [
    {
      id: 'stop-code@laptop',
      seconds: 30,
      outcomes: ['video', 'page-fault', 'changing', 'none'],
      otherwise: 'page-fault',
      says: { 'graphics-driver': 'video', memory: ['changing', 'likely'] },
    },
    {
      id: 'crash-spread@laptop',
      seconds: 30,
      outcomes: ['this-one', 'same-model', 'all-models'],
      otherwise: 'this-one',
      says: { 'graphics-driver': 'same-model', 'security-update': 'all-models' },
    },
    {
      id: 'crash-start@laptop',
      seconds: 30,
      outcomes: ['since-the-updates', 'before-the-updates', 'none'],
      otherwise: 'since-the-updates',
      says: { memory: 'before-the-updates' },
    },
    {
      id: 'installed-lately@laptop',
      seconds: 30,
      outcomes: ['updates-alone', 'graphics-driver', 'program', 'nothing'],
      otherwise: 'updates-alone',
      says: { 'graphics-driver': 'graphics-driver', 'own-program': 'program' },
    },
    {
      id: 'told:own-program@requester',
      seconds: 30,
      outcomes: ['nothing', 'installed'],
      otherwise: 'nothing',
      says: { 'own-program': 'installed' },
    },
  ],
  waitSeconds: 220,
  objectives: ['C2 3.1', 'C2 1.4'],
};
