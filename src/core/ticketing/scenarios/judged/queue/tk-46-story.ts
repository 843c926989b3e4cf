import { hasLaptop } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { laptop, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-46: a director's wallpaper, which is said to be P1, while a line of the warehouse stands still. */
export const WALLPAPER: TicketStory = {
  ...DESK_STORIES['TK-46'],
  roles: {
    requester: {
      suits: (one) => one.isVip && hasLaptop(one) && one.department !== 'it' && one.department !== 'finance',
    },
    lead: { suits: ({ title }) => title === 'stock-controller' || title === 'goods-in-lead' },
  },
  subjects: (scene) => ({
    requester: person(scene).id,
    account: person(scene).login,
    laptop: laptop(scene).asset,
  }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-46', 'contrast-off', 'request', {
      en: [
        'contrast|theme|high_contrast turn|switch|off|disable|leave|change|choose|set|end',
        'contrast|theme it|that off',
        'turn|switch it|that off <6',
      ],
      es: ['contraste|tema desactiva*|quita*|apaga*|cambia*|elige|sal'],
    }),
    ticketIntent('TK-46', 'tell-schedule', 'request', {
      en: [
        'thursday|schedule*|planned|rollout|roll_out|everybody|everyone|company picture|wallpaper|comes|arrives|gets|new|date|it|background !who|does',
      ],
      es: [
        'jueves|previsto|programad*|planificad*|todo_el_mundo|todos|despliegue imagen|fondo|llega|cambia|nueva|nuevo|fecha|recibir* !quien|tienen',
      ],
    }),
    ticketIntent('TK-46', 'explain-order', 'request', {
      en: [
        'first|before|after|priority|order|line|turn|warehouse|standing|stands work|yours|stopped|stands|warehouse|others|wait*|cannot|comes|p5|impact',
      ],
      es: [
        'primero|antes|despues|prioridad|orden|linea|turno|almacen trabaj*|tuyo|tuya|parad*|almacen|otros|espera*|va|p5|impacto',
      ],
    }),
    ticketIntent('TK-46', 'which-picture', 'question', {
      en: [
        'what|which|how|old|is|do|black picture|wallpaper|background|desktop|screen !comes|thursday|who|else',
      ],
      es: ['que|cual|como|antigu*|viej*|negro|ves imagen|fondo|escritorio|pantalla !jueves|llega|quien'],
    }),
  ],
  suspects: [
    { id: 'not-out-yet', band: 'possible', acts: ['tell-schedule'] },
    { id: 'policy-days-old', band: 'possible', acts: ['sign-out-in', 'restart', 'refresh-policy'] },
    { id: 'policy-filtered', band: 'possible', acts: ['leave-group', 'sign-out-in'] },
    { id: 'contrast-theme', band: 'possible', acts: ['contrast-off'] },
  ],
  tests: [
    {
      id: 'told:others@requester',
      seconds: 30,
      outcomes: ['new', 'same'],
      otherwise: 'new',
      says: { 'not-out-yet': 'same' },
    },
    {
      id: 'told:picture@requester',
      seconds: 30,
      outcomes: ['old-brand', 'black'],
      otherwise: 'old-brand',
      says: { 'contrast-theme': 'black' },
    },
    {
      id: 'policy-age@laptop',
      seconds: 30,
      outcomes: ['fresh', 'days-old'],
      otherwise: 'fresh',
      says: { 'policy-days-old': 'days-old' },
    },
    {
      id: 'brand-policy@laptop',
      seconds: 30,
      outcomes: ['applied', 'filtered'],
      otherwise: 'applied',
      says: { 'policy-filtered': 'filtered' },
    },
  ],
  waitSeconds: 200,
  objectives: ['C2 4.7'],
};
