import { SECONDS_PER_DAY } from '../../../../kernel/time.ts';
import type { Device } from '../../../world/devices.ts';
import type { Starter } from '../../../world/starters.ts';
import { isOrdinary } from '../../cast.ts';
import type { Scene, TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { drawn, ownDevice, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** Names that nobody of the company has. */
const NAMES = [
  { given: 'Robin', family: 'Castellan', login: 'r.castellan' },
  { given: 'Kim', family: 'Aldersey', login: 'k.aldersey' },
] as const;

/** Who begins on Monday, in the requester's team. */
export function starter(scene: Scene): Starter {
  const { id, department } = person(scene);
  return {
    ...drawn(scene, NAMES),
    id: `starter-of-${id}`,
    department,
    manager: id,
    // The Monday after.
    startsAt: 7 * SECONDS_PER_DAY,
    model: person(scene, 'model').login,
    laptop: null,
  };
}

/** Two laptops in stock. */
export function stock(scene: Scene): readonly Device[] {
  return [8711, 8724].map((number) => ({
    ...ownDevice(scene, 'laptop', 'model'),
    asset: `LK-${number}`,
    host: `AS-LT-${number}`,
    assignedTo: null,
    recoveryKeyId: null,
    isEncrypted: false,
    status: 'spare' as const,
  }));
}

/** TK-07: an account for somebody new, with the same rights as somebody else. */
export const NEW_STARTER: TicketStory = {
  ...DESK_STORIES['TK-07'],
  roles: {
    requester: { suits: ({ title }) => title === 'credit-controller' },
    model: { suits: (one) => isOrdinary(one) && one.department === 'finance' },
    owner: { suits: ({ title }) => title === 'finance-director' },
  },
  subjects: (scene) => ({ requester: person(scene).id, starter: starter(scene).id }),
  values: (scene) => ({ starter: starter(scene).given, starterName: fullName(scene) }),
  intents: [
    ticketIntent('TK-07', 'missing-details', 'request', {
      en: [
        'fill|complete|finish|enter|send|add|tell|need|missing|lacks|give form|start_date|date|details|begins|start|first_day',
        'when|which_day does|do|is begin*|start*|first_day !problem',
        'form|boxes|fields empty|missing|blank|incomplete|not_complete|unfinished',
        'when|which_day|what_day|what_date new|person|starter|colleague|she|he begin*|start*|join*',
      ],
      es: [
        'rellen*|complet*|termin*|envi*|pon|falta*|necesito|indica|anad* formulario|ficha|fecha|datos|empieza|inicio|primer_dia',
        'cuando|que_dia empieza|empezar|incorpora',
        'formulario|ficha|casillas|campos vacia*|vacio*|falta*|incomplet*|blanco',
        'cuando|que_dia|que_fecha entra|empieza|llega|incorpora|comienza',
      ],
    }),
    ticketIntent('TK-07', 'which-tasks', 'question', {
      en: [
        'what|which|why will|does|do|is|are task*|job|role|colleague|starter|same rights|same_rights|be|do|job|role|need !happen*|problem|affected|block*|impact|message|screen',
        'what doing|do|working person|starter|colleague|she|he|they !happen*|problem|screen',
        'payments|pay|bank too|also|approve|run|make|cover|need*',
      ],
      es: [
        'que|cuales|por_que hara|hace|va|tarea*|trabajo|funcion|puesto|permisos|necesita|mismos|mismo !dejamos|dejas|aceptas|quieres|pasa|falta|visto_bueno|autorizas|apruebas',
        'pagos|banco tambien|aprueba|hace|lanza|cubre|necesita',
      ],
    }),
    ticketIntent('TK-07', 'owner-approval', 'question', {
      en: [
        'may|can|shall|should|allow*|agree*|approve*|okay rights|finance_admin|admin*|payment*|them|they|starter !you_send|number',
      ],
      es: [
        'puede|permites|das|visto_bueno|autoriz*|aprueb*|aprobado|acuerdo|conforme|tener permiso*|pagos|administr*|derechos|esto|ello|acceso|los|tenga',
        'damos|le_damos|concedemos|quieres administr*|finanzas|permiso*|derechos|acceso',
        'dejamos|dejas|permitimos|quieres|aceptas permiso*|administr*|finanzas|derechos|tenga',
      ],
    }),
    ticketIntent('TK-07', 'tell-template', 'request', {
      en: [
        'rights|role|template|copy|copies|clone|same role|template|copy|not|instead|of_the_role|nobody|never !what|which|why|may|approve',
      ],
      es: [
        'permisos|puesto|plantilla|copi*|clon* puesto|plantilla|no|lugar|rol|nunca|nadie|segun !que_tareas|cuales|puede|apruebas',
      ],
    }),
  ],
  suspects: [
    { id: 'role-is-enough', band: 'possible', acts: ['create-account', 'tell-template'] },
    {
      id: 'form-incomplete',
      band: 'possible',
      acts: ['missing-details', 'create-account', 'tell-template'],
    },
    { id: 'comes-back', band: 'possible', acts: ['enable-account', 'leave-group', 'tell-template'] },
    { id: 'needs-more', band: 'possible', acts: ['create-account', 'join-group', 'tell-template'] },
  ],
  tests: [
    {
      id: 'onboarding-form@starter',
      seconds: 30,
      outcomes: ['complete', 'incomplete'],
      otherwise: 'complete',
      says: { 'form-incomplete': 'incomplete' },
    },
    {
      id: 'starter-rights@starter',
      seconds: 30,
      outcomes: ['none', 'disabled'],
      otherwise: 'none',
      says: { 'comes-back': 'disabled' },
    },
    {
      id: 'told:approval@requester',
      seconds: 30,
      outcomes: ['no', 'yes'],
      otherwise: 'no',
      says: { 'needs-more': 'yes' },
    },
    {
      id: 'told:tasks@requester',
      seconds: 30,
      outcomes: ['invoices', 'payments-too'],
      otherwise: ['invoices', 'likely'],
      says: { 'needs-more': ['payments-too', 'likely'] },
    },
  ],
  routine: ['assign-licence', 'reserve-laptop'],
  waitSeconds: 240,
  objectives: ['C2 4.1', 'C2 2.2'],
};

function fullName(scene: Scene): string {
  const { given, family } = starter(scene);
  return `${given} ${family}`;
}
