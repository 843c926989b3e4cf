import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { worksAtDesk } from '../../ticketing/scenarios/cast.ts';
import { SHIFT_BEGINS } from '../../ticketing/shift/fresh-shift.ts';
import type { Person } from '../../ticketing/world/company.ts';
import { PRINT_SERVER, type Printer, type PrintJob, printerOfFloor } from '../../ticketing/world/printers.ts';
import { say } from './acts.ts';
import {
  castOf,
  type DeskTutorial,
  deskAt,
  linesOf,
  ownIntent,
  type TutorialTicket,
  triesAgain,
} from './desk-tutorial.ts';
import { pointAt, pointAtNothing } from './places.ts';
import { did, found, neverDid, said, talking } from './wants.ts';

const ID = 'T26';
const STUCK = 'SD-4101';
const PAUSED = 'SD-4102';
const { stuck, colleague, paused } = castOf({
  stuck: (one) => worksAtDesk(one) && one.desk?.startsWith('A1') === true,
  colleague: (one) => worksAtDesk(one) && one.desk?.startsWith('A1') === true,
  paused: (one) => worksAtDesk(one) && one.desk?.startsWith('A2') === true,
});
const FIRST = printerOfFloor('A1');
const SECOND = printerOfFloor('A2');
const HUNG_JOB = 17;

const ago = (minutes: number): number => SHIFT_BEGINS - minutes * SECONDS_PER_MINUTE;

const job = (id: number, owner: Person, minutes: number, state: PrintJob['state']): PrintJob => ({
  id,
  owner: owner.login,
  document: `Invoice-${id}.pdf`,
  pages: id === HUNG_JOB ? 46 : 2,
  sentAt: ago(minutes),
  state,
});

const atPrinter = (
  number: string,
  name: string,
  channel: TutorialTicket['channel'],
  requester: Person,
  { name: printer }: Printer,
): TutorialTicket => ({
  number,
  name,
  channel,
  requester,
  values: { printer },
  intents: [
    ownIntent(ID, 'warn-users', 'request', {
      en: ['tell|warn|inform team|everybody|everyone|colleagues|others'],
      es: ['avisa*|di|informa* equipo|todos|colegas|demas|compañer*'],
    }),
  ],
  speakers: [
    {
      role: 'requester',
      person: requester,
      lines: [
        linesOf(ID, 'requester')('warn-users', 'warned', { tells: [{ fact: 'warned', outcome: 'yes' }] }),
        ...triesAgain(ID, 'requester', { reading: 'print-flow', subject: printer, is: ['prints'] }),
      ],
    },
  ],
});

/** Nothing prints: the queue, the server, the printer, and a job that hangs is taken out alone. */
export const T26: DeskTutorial = {
  id: ID,
  start: () =>
    deskAt(ID, {
      effects: [
        {
          do: 'change-printer',
          printer: FIRST.name,
          change: {
            jobs: [
              job(HUNG_JOB, colleague, 41, 'deleting'),
              job(HUNG_JOB + 1, stuck, 33, 'waiting'),
              job(HUNG_JOB + 2, colleague, 12, 'waiting'),
            ],
          },
        },
        {
          do: 'change-printer',
          printer: SECOND.name,
          change: { queue: 'paused', jobs: [job(HUNG_JOB + 4, paused, 20, 'waiting')] },
        },
      ],
      tickets: [
        atPrinter(STUCK, 'stuck', 'phone', stuck, FIRST),
        atPrinter(PAUSED, 'paused', 'walk-up', paused, SECOND),
      ],
    }),
  steps: [
    {
      id: 'queue',
      phase: 'watch',
      wants: [talking('answered', STUCK), found('queue', 'oldest-job', FIRST.name)],
      target: pointAt('tools printing.queue'),
      script: [
        { kind: 'answer-call', contact: 'C1' },
        { kind: 'look', page: 'printing.queue', subject: FIRST.name },
      ],
    },
    {
      id: 'server',
      phase: 'watch',
      wants: [found('spooler', 'print-spooler', PRINT_SERVER), found('device', 'printer-state', FIRST.name)],
      target: pointAt('tools printing.server'),
      script: [
        { kind: 'look', page: 'printing.server', subject: PRINT_SERVER },
        { kind: 'look', page: 'printing.device', subject: FIRST.name },
      ],
    },
    {
      id: 'warn',
      phase: 'missing',
      wants: [said('warned', STUCK, 'warn-users')],
      target: pointAt('talk'),
      script: [say('C1', 'warn-users')],
    },
    {
      id: 'cancel',
      phase: 'missing',
      wants: [
        did('cancelled', 'cancel-job', FIRST.name),
        neverDid('kept', 'clear-queue', FIRST.name),
        found('works', 'told:works', stuck.id, 'yes'),
      ],
      target: pointAt('tools printing.queue'),
      script: [
        { kind: 'stop-spooler' },
        { kind: 'cancel-job', printer: FIRST.name, job: HUNG_JOB },
        { kind: 'start-spooler' },
        say('C1', 'try-again'),
        { kind: 'end-call', contact: 'C1' },
      ],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [
        found('queue', 'queue-state', SECOND.name),
        neverDid('kept', 'clear-queue', SECOND.name),
        found('works', 'told:works', paused.id, 'yes'),
      ],
      target: pointAtNothing,
      script: [
        { kind: 'answer-call', contact: 'C2' },
        { kind: 'look', page: 'printing.queue', subject: SECOND.name },
        { kind: 'resume-queue', printer: SECOND.name },
        say('C2', 'try-again'),
      ],
    },
  ],
};
