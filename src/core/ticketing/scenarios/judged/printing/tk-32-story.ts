import { worksAtDesk } from '../../cast.ts';
import type { TicketStory } from '../../desk-case.ts';
import { DESK_STORIES } from '../../public/catalogue.ts';
import { computer, person } from '../shared/scene.ts';
import { ticketIntent } from '../shared/ticket-intent.ts';
import { powerCycle } from './printing-intents.ts';
import { printerOf } from './printing-scene.ts';

/** TK-32: the printer shows as offline on one computer, and prints for everybody else. */
export const OFFLINE_FOR_ONE: TicketStory = {
  ...DESK_STORIES['TK-32'],
  roles: { requester: { suits: worksAtDesk }, neighbour: { suits: worksAtDesk } },
  subjects: (scene) => ({ requester: person(scene).id, computer: computer(scene).asset }),
  values: (scene) => ({ printer: printerOf(scene).name }),
  intents: [
    powerCycle('TK-32'),
    ticketIntent('TK-32', 'which-printer', 'question', {
      en: [
        'which|what|read|name|tell printer print|name|list|chosen|selected|shows|send|sending|using|offline|use !display|panel',
      ],
      es: [
        'que|cual|como|lee*|nombre|dime impresora imprim*|usas|utilizas|llama|lista|elegida|seleccionada|nombre|mand*|sale !pantalla|panel',
      ],
    }),
  ],
  suspects: [
    { id: 'old-address', band: 'possible', acts: ['printer-from-server'] },
    { id: 'stale-wsd', band: 'possible', acts: ['printer-from-server'] },
    { id: 'wrong-default', band: 'possible', acts: ['default-printer-here'] },
    { id: 'set-offline', band: 'possible', acts: ['printer-online'] },
    { id: 'spooler-stopped', band: 'rare', acts: ['start-service'] },
  ],
  tests: [
    {
      id: 'console:printer-port@computer',
      seconds: 60,
      outcomes: ['server', 'tcp-ip', 'wsd', 'none'],
      otherwise: 'server',
      says: { 'old-address': 'tcp-ip', 'stale-wsd': 'wsd', 'wrong-default': 'wsd' },
    },
    {
      id: 'console:port-address@computer',
      seconds: 60,
      outcomes: ['current', 'old'],
      otherwise: 'current',
      says: { 'old-address': 'old', 'stale-wsd': 'old' },
    },
    {
      id: 'console:default-printer@computer',
      seconds: 60,
      outcomes: ['here', 'elsewhere', 'none'],
      otherwise: 'here',
      says: { 'wrong-default': 'elsewhere' },
    },
    {
      id: 'console:printer-mode@computer',
      seconds: 60,
      outcomes: ['online', 'offline'],
      otherwise: 'online',
      says: { 'set-offline': 'offline' },
    },
    {
      id: 'console:spooler@computer',
      seconds: 60,
      outcomes: ['running', 'stopped'],
      otherwise: 'running',
      says: { 'spooler-stopped': 'stopped' },
    },
    {
      id: 'told:printer-shown@requester',
      seconds: 30,
      outcomes: ['floor', 'home'],
      otherwise: 'floor',
      says: { 'wrong-default': 'home' },
    },
  ],
  waitSeconds: 220,
  objectives: ['C1 3.7', 'C1 5.6'],
};
