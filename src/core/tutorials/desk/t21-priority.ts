import type { DeskCommand } from '../../ticketing/model/commands.ts';
import { isOrdinary, worksAtDesk } from '../../ticketing/scenarios/cast.ts';
import type { Person } from '../../ticketing/world/company.ts';
import { classify } from './acts.ts';
import { castOf, type DeskTutorial, deskAt, type TutorialTicket } from './desk-tutorial.ts';
import { pointAt, pointAtNothing } from './places.ts';
import { classified, onTicket } from './wants.ts';

const ID = 'T21';
const ONE = 'SD-4101';
const TEAM = 'SD-4102';
const DIRECTOR = 'SD-4103';
const PASSWORD = 'SD-4104';
const SITE = 'SD-4105';
const REPORT = 'SD-4106';

const people = castOf({
  one: worksAtDesk,
  team: worksAtDesk,
  director: ({ isVip }) => isVip,
  password: isOrdinary,
  site: (one) => worksAtDesk(one) && one.site === 'brill',
  report: worksAtDesk,
});

const ticket = (number: string, name: string, requester: Person): TutorialTicket => ({
  number,
  name,
  channel: 'portal',
  requester,
  speakers: [],
});

const open = (number: string): DeskCommand => ({ kind: 'open-ticket', ticket: number });

/** Impact times urgency, six tickets: no feeling, no rank, and a floor for security. */
export const T21: DeskTutorial = {
  id: ID,
  start: () =>
    deskAt(ID, {
      tickets: [
        ticket(ONE, 'one', people.one),
        ticket(TEAM, 'team', people.team),
        ticket(DIRECTOR, 'director', people.director),
        ticket(PASSWORD, 'password', people.password),
        ticket(SITE, 'site', people.site),
        ticket(REPORT, 'report', people.report),
      ],
    }),
  steps: [
    {
      id: 'one',
      phase: 'watch',
      wants: [classified('priority', ONE, 3, 1, 'P3')],
      target: pointAt('fields'),
      script: [
        open(ONE),
        classify(ONE, { category: 'endpoint', subcategory: 'startup', impact: 3, urgency: 1 }),
      ],
    },
    {
      id: 'team',
      phase: 'watch',
      wants: [classified('priority', TEAM, 2, 1, 'P2')],
      target: pointAt('queue'),
      script: [
        open(TEAM),
        classify(TEAM, { category: 'printing', subcategory: 'queue', impact: 2, urgency: 1 }),
      ],
    },
    {
      id: 'director',
      phase: 'missing',
      wants: [classified('priority', DIRECTOR, 3, 3, 'P5')],
      target: pointAt('queue'),
      script: [
        open(DIRECTOR),
        classify(DIRECTOR, { category: 'request', subcategory: 'hardware', impact: 3, urgency: 3 }),
      ],
    },
    {
      id: 'security',
      phase: 'missing',
      wants: [
        onTicket('security', PASSWORD, ({ record }) => record.classification?.isSecurityCase === true),
        onTicket('priority', PASSWORD, ({ record }) => record.priority === 'P2'),
      ],
      target: pointAt('queue'),
      script: [
        open(PASSWORD),
        classify(PASSWORD, {
          category: 'security',
          subcategory: 'phishing',
          impact: 3,
          urgency: 1,
          isSecurityCase: true,
        }),
      ],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [classified('site', SITE, 1, 1, 'P1'), classified('report', REPORT, 2, 2, 'P3')],
      target: pointAtNothing,
      script: [
        open(SITE),
        classify(SITE, { category: 'network', subcategory: 'site-down', impact: 1, urgency: 1 }),
        open(REPORT),
        classify(REPORT, {
          category: 'application',
          subcategory: 'other-application',
          impact: 2,
          urgency: 2,
        }),
      ],
    },
  ],
};
