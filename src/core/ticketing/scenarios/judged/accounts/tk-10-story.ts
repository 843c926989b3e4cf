import { isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

const advises = (one: Parameters<typeof isOrdinary>[0]): boolean =>
  isOrdinary(one) && one.department === 'customer-service';

/** TK-10: a colleague is ill, and somebody wants to read their mail. */
export const COLLEAGUES_MAIL: TicketStory = {
  ...DESK_STORIES['TK-10'],
  roles: {
    requester: { suits: advises },
    colleague: { suits: advises },
    officer: { suits: ({ title }) => title === 'privacy-officer' },
  },
  subjects: (scene) => ({
    requester: person(scene).id,
    account: person(scene).login,
    mailbox: person(scene, 'colleague').login,
  }),
  values: () => ({}),
  intents: [
    ticketIntent('TK-10', 'tell-route', 'request', {
      en: [
        'may_not|can_not|not_allowed|not|nobody open|read|give|grant|let|allowed mailbox|mail|email*|access|colleague*|that|it !did_you|have_you|do_you|has',
        'privacy|human_resources|hr|officer apply|ask|decide*|approve*|request|needs|must|through|permission|route|way !has_anybody|has_he|has_she|has_the|has_it|has_anyone|has_somebody|have|did',
      ],
      es: [
        'no puedo|podemos|permit*|nadie|debo|se_puede abrir*|leer*|dar*|acceso|buzon|correo',
        'privacidad|recursos_humanos|rrhh|datos solicit*|pid*|decid*|aprob*|autoriz*|camino|via|permiso !has|ha_pedido|te_han',
      ],
    }),
    ticketIntent('TK-10', 'what-needed', 'question', {
      en: [
        'what|which|why|for_what do|is|exactly|are need*|look*|want|search*|mail*|message*|find|waiting !happen*|changed|time',
        'what..in_the|what..in_it|what..about mailbox|mail|need|message*',
        'specific|certain|particular|one mail|message|order|customer|thing',
      ],
      es: [
        'que|cual*|por_que|para_que necesit*|busc*|quier*|mensaje*|correo*|falta|esper*|encontrar !pasa|hora',
      ],
    }),
    ticketIntent('TK-10', 'officer-approval', 'question', {
      en: [
        'approv*|agree*|allow*|permi*|signed|sign_off|signs_off|granted|cleared|green_light|okay|consent*|decided|decision|authori* access|read|mailbox|mail|this|it|somebody|you|request',
        'has|have|did|is anybody|anyone|somebody|request* ask*|appl*|approv*|access|application',
        'privacy|officer|hr has|have|did|is sign|signed|okay|agree|agreed|approve*|allow*|say|said|decided !not_me|has_to|must|needs_to',
      ],
      es: [
        'aprob*|autoriz*|acuerdo|permi*|firmad*|concedid*|decidid*|decision acceso|leer|buzon|correo|esto|alguien|lo|solicitud',
        'ha|han|te|hay alguien|solicitud|pedido|solicitado acceso|aprob*|autoriz*|buzon|pedido|leer',
        'visto_bueno|permiso|autorizacion|aprobacion|el_si|okay|vale tienes|hay|tiene|ha|dado|consta|privacidad|responsable',
        'privacidad|responsable|rrhh dicho|dice|dado|acept* si|bien|permiso|vale',
      ],
    }),
  ],
  suspects: [
    { id: 'not-in-team-mailbox', band: 'possible', acts: ['join-group', 'tell-route'] },
    { id: 'no-auto-reply', band: 'possible', acts: ['set-auto-reply', 'tell-route'] },
    { id: 'approved-access', band: 'possible', acts: ['share-mailbox'] },
    { id: 'no-ground', band: 'possible', acts: ['tell-route'] },
  ],
  tests: [
    {
      id: 'told:wanted@requester',
      seconds: 30,
      outcomes: ['orders', 'customers-wait', 'one-contract'],
      otherwise: 'one-contract',
      says: { 'not-in-team-mailbox': 'orders', 'no-auto-reply': 'customers-wait' },
    },
    {
      id: 'told:approval@requester',
      seconds: 30,
      outcomes: ['none', 'given'],
      otherwise: 'none',
      says: { 'approved-access': 'given' },
    },
    {
      id: 'team-mailbox@account',
      seconds: 30,
      outcomes: ['member', 'missing'],
      otherwise: 'member',
      says: { 'not-in-team-mailbox': 'missing' },
    },
    {
      id: 'auto-reply@mailbox',
      seconds: 30,
      outcomes: ['on', 'off'],
      otherwise: 'on',
      says: { 'no-auto-reply': 'off' },
    },
  ],
  waitSeconds: 300,
  objectives: ['C2 4.6'],
};
