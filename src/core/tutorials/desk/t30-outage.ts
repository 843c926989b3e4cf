import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { worksAtDesk } from '../../ticketing/scenarios/cast.ts';
import { begun, reply } from './acts.ts';
import { castOf, type DeskTutorial, deskAt, type TutorialTicket } from './desk-tutorial.ts';
import { pointAt, pointAtNothing } from './places.ts';
import { classified, did, found, handedOver, isChildOf, noted, promised } from './wants.ts';

const ID = 'T30';
const SITE = 'coln';
const FIRST = 'SD-4101';
const SECOND = 'SD-4102';
const THIRD = 'SD-4103';
const atSite = (one: Parameters<typeof worksAtDesk>[0]): boolean => worksAtDesk(one) && one.site === SITE;
const { first, second, third } = castOf({ first: atSite, second: atSite, third: atSite });

const fromSite = (number: string, name: string, requester: TutorialTicket['requester']): TutorialTicket => ({
  number,
  name,
  channel: 'e-mail',
  requester,
  handOver: { group: 'network', needs: [{ test: 'wan-lines', subject: SITE }] },
  speakers: [],
});

/** A site is cut off: one record, one notice, and a hand-over that spares the next group every question. */
export const T30: DeskTutorial = {
  id: ID,
  start: () =>
    deskAt(ID, {
      effects: [
        {
          do: 'change-site',
          building: SITE,
          change: {
            circuits: ['A', 'B'].map((line) => ({
              id: `CO-WAN-${line}`,
              provider: 'Northway Fibre',
              isCut: true,
            })),
            repairSeconds: 110 * SECONDS_PER_MINUTE,
          },
        },
      ],
      tickets: [
        fromSite(FIRST, 'first', first),
        fromSite(SECOND, 'second', second),
        fromSite(THIRD, 'third', third),
      ],
    }),
  steps: [
    {
      id: 'look',
      phase: 'watch',
      wants: [found('lines', 'wan-lines', SITE)],
      target: pointAt('tools network.wan'),
      script: [
        { kind: 'open-ticket', ticket: FIRST },
        { kind: 'look', page: 'network.wan', subject: SITE },
      ],
    },
    {
      id: 'major',
      phase: 'watch',
      wants: [classified('priority', FIRST, 1, 1, 'P1'), did('major', 'declare-major', SITE)],
      target: pointAt('fields'),
      script: [
        ...begun(FIRST, { category: 'network', subcategory: 'site-down', impact: 1, urgency: 1 }),
        { kind: 'look', page: 'status.site', subject: SITE },
        { kind: 'declare-major', ticket: FIRST, building: SITE },
      ],
    },
    {
      id: 'notice',
      phase: 'missing',
      wants: [did('notice', 'post-notice', SITE)],
      target: pointAt('tools status.site'),
      script: [
        { kind: 'post-notice', building: SITE, message: 'investigating', until: 30 * SECONDS_PER_MINUTE },
      ],
    },
    {
      id: 'children',
      phase: 'missing',
      wants: [isChildOf('second', SECOND, FIRST), isChildOf('third', THIRD, FIRST)],
      target: pointAt('queue'),
      script: [
        { kind: 'make-child', ticket: SECOND, into: FIRST },
        { kind: 'make-child', ticket: THIRD, into: FIRST },
      ],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [
        promised('update', FIRST),
        noted('noted', FIRST, 'wan-lines'),
        handedOver('network', FIRST, 'network'),
      ],
      target: pointAtNothing,
      script: [
        { kind: 'open-ticket', ticket: FIRST },
        reply(FIRST, ['apology'], SECONDS_PER_HOUR / 2),
        { kind: 'escalate', ticket: FIRST, group: 'network', evidence: [1] },
      ],
    },
  ],
};
