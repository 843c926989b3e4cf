import type { DeskCommand } from '../../ticketing/model/commands.ts';
import { worksAtDesk } from '../../ticketing/scenarios/cast.ts';
import { INTRANET, PROVIDER_DNS } from '../../ticketing/world/company-network.ts';
import { mainAdapter } from '../../ticketing/world/hosts.ts';
import { begun } from './acts.ts';
import { COMPANY, castOf, type DeskTutorial, deskAt, deviceOf, triesAgain } from './desk-tutorial.ts';
import { pointAt, pointAtNothing } from './places.ts';
import { connected, did, either, found, inState, printed, talking } from './wants.ts';

const ID = 'T25';
const TICKET = 'SD-4101';
const { caller } = castOf({ caller: worksAtDesk });
const { asset } = deviceOf(caller);
const adapter = mainAdapter(COMPANY, asset);
const GATEWAY = adapter?.ipv4?.gateway ?? '';

/** The name was asked for, or the service was called by it. */
const asksForName = either(
  'name',
  found('', 'console:name-answer', asset),
  found('', 'console:resolves', asset),
);

const type = (line: string): DeskCommand => ({ kind: 'run-console', asset, line });

/** From the cable to the service, one rung after the other: a name server that somebody typed in. */
export const T25: DeskTutorial = {
  id: ID,
  start: () =>
    deskAt(ID, {
      effects: [
        {
          do: 'change-adapter',
          asset,
          adapter: adapter?.name ?? '',
          change: { dns: { servers: [PROVIDER_DNS], origin: 'static' } },
        },
      ],
      tickets: [
        {
          number: TICKET,
          name: 'intranet',
          channel: 'phone',
          requester: caller,
          causes: ['name-server', 'cable', 'address', 'service'],
          speakers: [
            {
              role: 'requester',
              person: caller,
              lines: triesAgain(ID, 'requester', { reading: 'intranet', subject: asset, is: ['opens'] }),
            },
          ],
        },
      ],
    }),
  steps: [
    {
      id: 'connect',
      phase: 'watch',
      wants: [talking('answered', TICKET), connected('connected', TICKET)],
      target: pointAt('tools remote'),
      script: [
        { kind: 'open-ticket', ticket: TICKET },
        { kind: 'answer-call', contact: 'C1' },
        { kind: 'ask-remote-consent', contact: 'C1' },
      ],
    },
    {
      id: 'address',
      phase: 'watch',
      wants: [found('link', 'console:link', asset), found('address', 'console:own-address', asset)],
      target: pointAt('tools remote'),
      script: [type('ipconfig /all')],
    },
    {
      id: 'gateway',
      phase: 'missing',
      wants: [
        printed('gateway', /^ping\b/i, (lines) =>
          lines.some((line) => line.includes(`Reply from ${GATEWAY}`)),
        ),
      ],
      target: pointAt('tools remote'),
      script: [type(`ping ${GATEWAY}`)],
    },
    {
      id: 'name',
      phase: 'missing',
      wants: [found('server', 'console:name-server', asset), asksForName],
      target: pointAt('tools remote'),
      script: [type(`nslookup ${INTRANET}`)],
    },
    {
      id: 'cure',
      phase: 'missing',
      wants: [
        did('automatic', 'dns-automatic', asset),
        found('right', 'console:name-server', asset, 'company'),
      ],
      target: pointAt('tools remote'),
      script: [{ kind: 'change-setting', asset, setting: 'dns-automatic' }, type(`nslookup ${INTRANET}`)],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [found('works', 'told:works', caller.id, 'yes'), inState('resolved', TICKET, 'resolved')],
      target: pointAtNothing,
      script: [
        { kind: 'say', contact: 'C1', intents: ['try-again'] },
        { kind: 'end-call', contact: 'C1' },
        ...begun(TICKET, { category: 'network', subcategory: 'name-resolution', impact: 3, urgency: 2 }),
        {
          kind: 'resolve',
          ticket: TICKET,
          code: 'solved-permanent',
          cause: 'name-server',
          evidence: [2, 3],
        },
      ],
    },
  ],
};
