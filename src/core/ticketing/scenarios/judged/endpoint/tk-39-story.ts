import { worksAtDesk } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { disconnect } from '../shared/incident-intents.ts';
import { computer, peopleOf, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';

/** TK-39: five viruses, says a message, and shows a number to call. */
export const FAKE_WARNING: TicketStory = {
  ...DESK_STORIES['TK-39'],
  roles: { requester: { suits: (one) => worksAtDesk(one) } },
  subjects: (scene) => ({ computer: computer(scene).asset, requester: person(scene).id }),
  values: peopleOf,
  intents: [
    disconnect('TK-39'),
    ticketIntent('TK-39', 'called-number', 'question', {
      en: [
        'call|called|ring|rang|phone|phoned|dial|dialled|talk|talked|speak|spoken|pay|paid|let|connect number|them|anybody|anyone|somebody|someone|there|strangers|into|computer !back|you_back|us|fake|scam|never',
      ],
      es: [
        'llamado|llamaste|llamar|hablado|hablaste|marcado|pagado|pagaste|dejado|dejaste|conectado numero|telefono|alli|alguien|ahi|ellos|entrar|ordenador|algo !desconect*|nos_has',
      ],
    }),
    ticketIntent('TK-39', 'explain-warning', 'request', {
      en: [
        'fake|not_real|not_true|trick|advertisement|advert|scam|only_a_web|web_page|never|harmless warning|warnings|message|messages|call|click|page|number|such|them|it|this|is',
        'do_not|never believe|trust|call|fall popups|pop_ups|pop_up|warning|warnings|it|them|number',
      ],
      es: [
        'falso|falsa|falsos|mentira|truco|anuncio|estafa|pagina_web|nunca|jamas aviso|avisos|mensaje|mensajes|llames|pulses|numero|es|son|eso|esto',
      ],
    }),
  ],
  suspects: [
    { id: 'allowed-site', band: 'possible', acts: ['block-notifications'] },
    { id: 'strange-extension', band: 'possible', acts: ['remove-extension'] },
    { id: 'strange-start', band: 'possible', acts: ['reset-start-page'] },
    { id: 'let-in', band: 'possible', acts: [] },
  ],
  tests: [
    {
      id: 'told:called@requester',
      seconds: 30,
      outcomes: ['no', 'yes'],
      otherwise: 'no',
      says: { 'let-in': 'yes' },
    },
    {
      id: 'console:site-notifications@computer',
      seconds: 30,
      outcomes: ['company-only', 'strange-site'],
      otherwise: 'company-only',
      says: { 'allowed-site': 'strange-site', 'let-in': 'strange-site' },
    },
    {
      id: 'console:browser-extensions@computer',
      seconds: 30,
      outcomes: ['company-only', 'strange-one'],
      otherwise: 'company-only',
      says: { 'strange-extension': 'strange-one' },
    },
    {
      id: 'console:start-page@computer',
      seconds: 30,
      outcomes: ['intranet', 'strange-page'],
      otherwise: 'intranet',
      says: { 'strange-start': 'strange-page' },
    },
  ],
  waitSeconds: 180,
  objectives: ['C2 3.4', 'C2 2.11'],
};
