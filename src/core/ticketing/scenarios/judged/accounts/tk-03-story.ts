import { isOrdinary } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { keyboard, temporaryPassword } from '../shared/account-intents.ts';
import { person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-03: somebody is back from leave and cannot sign in. Their own word for it is that they forgot the password. */
export const BACK_FROM_LEAVE: TicketStory = {
  ...DESK_STORIES['TK-03'],
  roles: {
    requester: {
      suits: (one) => isOrdinary(one) && one.department !== 'finance' && one.site !== 'remote',
    },
  },
  subjects: (scene) => ({ account: person(scene).login, requester: person(scene).id }),
  values: () => ({}),
  intents: [
    temporaryPassword('TK-03'),
    keyboard('TK-03'),
    ticketIntent('TK-03', 'change-at-sign-in', 'request', {
      en: [
        'change|set|choose|enter|type|pick|ask|asks|create|make new|old|own|another password|one sign_in|screen|yourself|there|prompt|prompted|page|asks|window|box|log_in|next_time !temporary|tell|keyboard',
      ],
      es: [
        'cambia*|pon|elige|escribe|introduce|pedira|pide|pidan|solicita* nueva|antigua|propia|otra contrasena|clave|una pantalla|inicio|tu_mismo|ahi|pide|pagina|sesion|ventana|entrar|entres|entras !temporal|provisional|teclado',
        'crea|inventa|elige|pon|piensa nueva|otra contrasena|clave !temporal|provisional|teclado',
      ],
    }),
    ticketIntent('TK-03', 'remembers', 'question', {
      en: [
        'remember*|recall|know|forgot*|forgotten|sure|certain password|passwords|one|it|used !$us|message|tell|name|when',
      ],
      es: ['recuerdas|recuerda|acuerdas|acuerda|sabes|olvid*|segur* contrasena|clave|cual|era|usabas'],
    }),
  ],
  suspects: [
    { id: 'forgotten', band: 'common', acts: ['reset-password'] },
    { id: 'expired', band: 'common', acts: ['change-at-sign-in', 'reset-password'] },
    { id: 'disabled', band: 'possible', acts: ['enable-account'] },
    { id: 'keyboard', band: 'possible', acts: ['check-keyboard'] },
  ],
  tests: [
    {
      id: 'account-state@account',
      seconds: 30,
      outcomes: ['open', 'expired', 'disabled', 'must-change'],
      otherwise: 'open',
      says: { expired: 'expired', disabled: 'disabled' },
    },
    {
      id: 'told:remembers@requester',
      seconds: 30,
      outcomes: ['no', 'yes'],
      otherwise: 'yes',
      says: { forgotten: 'no' },
    },
    {
      id: 'told:message@requester',
      seconds: 30,
      outcomes: ['wrong', 'expired', 'disabled'],
      otherwise: 'wrong',
      says: { expired: 'expired', disabled: 'disabled' },
    },
    {
      id: 'told:keyboard@requester',
      seconds: 30,
      outcomes: ['was-wrong', 'was-right'],
      otherwise: 'was-right',
      says: { keyboard: 'was-wrong' },
    },
  ],
  waitSeconds: 300,
  objectives: ['C2 4.7', 'C2 2.7'],
};
