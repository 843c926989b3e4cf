import { SECONDS_PER_HOUR } from '../../kernel/time.ts';
import { worksAtDesk } from '../../ticketing/scenarios/cast.ts';
import { begun, classify, reply } from './acts.ts';
import { castOf, type DeskTutorial, deskAt, linesOf } from './desk-tutorial.ts';
import { pointAt, pointAtNothing } from './places.ts';
import { askedInWriting, classified, heardBack, held, inState, opened, promised, replied } from './wants.ts';

const ID = 'T20';
const SCREEN = 'SD-4101';
const GUESTS = 'SD-4102';
const { first, second } = castOf({ first: worksAtDesk, second: worksAtDesk });

/** A ticket from the queue to its answer: record, state and the three clocks. */
export const T20: DeskTutorial = {
  id: ID,
  start: () =>
    deskAt(ID, {
      tickets: [
        {
          number: SCREEN,
          name: 'screen',
          channel: 'portal',
          requester: first,
          speakers: [
            { role: 'requester', person: first, lines: [linesOf(ID, 'requester')('since-when', 'since')] },
          ],
        },
        { number: GUESTS, name: 'guests', channel: 'e-mail', requester: second, speakers: [] },
      ],
    }),
  steps: [
    {
      id: 'queue',
      phase: 'watch',
      wants: [opened('opened', SCREEN)],
      target: pointAt('queue'),
      script: [{ kind: 'open-ticket', ticket: SCREEN }],
    },
    {
      id: 'record',
      phase: 'watch',
      wants: [classified('priority', SCREEN, 3, 2, 'P4')],
      target: pointAt('fields'),
      script: [classify(SCREEN, { category: 'endpoint', subcategory: 'display', impact: 3, urgency: 2 })],
    },
    {
      id: 'take',
      phase: 'missing',
      wants: [inState('mine', SCREEN, 'in-progress')],
      target: pointAt('fields'),
      script: [
        { kind: 'take', ticket: SCREEN },
        { kind: 'start-work', ticket: SCREEN },
      ],
    },
    {
      id: 'reply',
      phase: 'missing',
      wants: [askedInWriting('question', SCREEN), promised('time', SCREEN)],
      target: pointAt('talk'),
      script: [reply(SCREEN, ['greeting', 'since-when'], SECONDS_PER_HOUR)],
    },
    {
      id: 'hold',
      phase: 'missing',
      wants: [held('held', SCREEN, 'caller')],
      target: pointAt('fields'),
      script: [{ kind: 'hold-ticket', ticket: SCREEN, reason: 'caller', seconds: 4 * SECONDS_PER_HOUR }],
    },
    {
      id: 'wait',
      phase: 'missing',
      wants: [heardBack('heard', SCREEN), inState('runs', SCREEN, 'in-progress')],
      target: () => null,
      script: [{ kind: 'wait-for-event' }],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [
        classified('priority', GUESTS, 3, 3, 'P5'),
        inState('mine', GUESTS, 'in-progress'),
        replied('reply', GUESTS),
      ],
      target: pointAtNothing,
      script: [
        { kind: 'open-ticket', ticket: GUESTS },
        ...begun(GUESTS, { category: 'request', subcategory: 'information', impact: 3, urgency: 3 }),
        reply(GUESTS, ['greeting'], SECONDS_PER_HOUR),
      ],
    },
  ],
};
