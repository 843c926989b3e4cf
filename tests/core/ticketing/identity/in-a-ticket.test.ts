import { describe, expect, it } from 'vitest';
import { identityVerdicts } from '../../../../src/core/ticketing/assessment/identity.ts';
import { ticketing } from '../../../../src/core/ticketing/judge.ts';
import type { DeskCommand, DeskEvent } from '../../../../src/core/ticketing/model/commands.ts';
import type { DeskState } from '../../../../src/core/ticketing/model/state.ts';
import { reduce } from '../../../../src/core/ticketing/reduce.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { scenesOf } from '../../../../src/core/ticketing/scenarios/scenes-of.ts';
import { ticketRegistry } from '../../../../src/core/ticketing/scenarios/ticket-registry.ts';
import { take } from '../../../../src/core/ticketing/world/readings.ts';
import { findPerson } from '../../../../src/core/ticketing/world/world.ts';

const REGISTRY = ticketRegistry(TICKET_CASES);
const { judge } = ticketing(REGISTRY);

/** A dealt ticket, with the people whom it needs. */
function dealt(id: string, seed = 3) {
  const start = judge.deal(id, seed, 'practice');
  const played = start === null ? undefined : scenesOf(REGISTRY, start)[0];
  if (start === null || played === undefined) throw new Error(`${id} is not dealt.`);
  const { scene, ticketCase } = played;
  const requester = scene.cast['requester'];
  if (requester === undefined) throw new Error(`${id} has no requester.`);
  const manager = findPerson(scene.world, requester.manager ?? '');
  const verdictsOf = (state: DeskState) =>
    identityVerdicts(state, ticketCase, scene).map(({ verdict, reason }) => `${verdict} ${reason}`);
  return {
    start,
    ticket: scene.number,
    requester,
    cast: scene.cast,
    managerPhone: manager?.phone ?? '',
    verdictsOf,
  };
}

function play(start: DeskState, commands: readonly DeskCommand[]) {
  let state = start;
  const events: DeskEvent[] = [];
  for (const command of commands) {
    const done = reduce(state, command);
    if (!done.ok) throw new Error(`${command.kind} is refused: ${done.error.reason}.`);
    ({ state } = done.value);
    events.push(...done.value.events);
  }
  return { state, events };
}

describe('a new phone at the counter', () => {
  const { start, ticket, requester, managerPhone, verdictsOf } = dealt('TK-05-dead-phone');
  const { login } = requester;
  const counter: readonly DeskCommand[] = [{ kind: 'answer-call', contact: 'C1' }];
  const manager = (number: string): readonly DeskCommand[] => [
    { kind: 'hold-call', contact: 'C1' },
    { kind: 'dial', ticket, number },
    { kind: 'say', contact: 'C2', intents: ['confirm-request'] },
    { kind: 'end-call', contact: 'C2' },
    { kind: 'resume-call', contact: 'C1' },
  ];
  const photo: DeskCommand = { kind: 'check-photo-id', contact: 'C1' };
  const pass: DeskCommand = { kind: 'issue-access-pass', login };
  const tell: DeskCommand = { kind: 'say', contact: 'C1', intents: ['tell-access-pass'] };

  it('needs the photo ID and the word of the manager on record', () => {
    const { state } = play(start, [...counter, photo, ...manager(managerPhone), pass, tell]);
    expect(verdictsOf(state)).toEqual(['fine enough', 'fine enough']);
    expect(take(state.world, 'prompt-reaches', login, state.now)).toBe('shown');
  });

  it('is a breach without the manager, and a gate without any proof', () => {
    expect(verdictsOf(play(start, [...counter, photo, pass]).state)).toEqual(['breach below-requirement']);
    expect(verdictsOf(play(start, [...counter, pass]).state)).toEqual(['gate no-proof']);
  });

  it('leaves the dead phone on the account until it is removed; a pass is good once', () => {
    const { state } = play(start, [...counter, pass, tell]);
    expect(take(state.world, 'dead-methods', login, state.now)).toBe('left');
    expect(take(state.world, 'sign-in-approval', login, state.now)).toBe('registered');
    const [dead] = state.world.accounts[login]?.authenticators ?? [];
    const removed = play(state, [{ kind: 'remove-authenticator', login, phone: dead?.phone ?? '' }]).state;
    expect(take(removed.world, 'dead-methods', login, removed.now)).toBe('none');
  });

  it('enrols nothing with a pass that has run out', () => {
    const { state } = play(start, [...counter, pass, { kind: 'wait', seconds: 3600 }, tell]);
    expect(take(state.world, 'prompt-reaches', login, state.now)).toBe('dead');
  });
});

describe('somebody in the name of a director', () => {
  const { start, requester, verdictsOf } = dealt('TK-04-impostor');
  const call: readonly DeskCommand[] = [{ kind: 'answer-call', contact: 'C1' }];

  it('declines to be seen, and cannot answer a prompt', () => {
    const { events } = play(start, [
      ...call,
      { kind: 'start-video', contact: 'C1' },
      { kind: 'send-push', contact: 'C1' },
    ]);
    expect(events).toContainEqual({ kind: 'video-declined', contact: 'C1' });
    expect(events).toContainEqual({
      kind: 'proof-failed',
      contact: 'C1',
      proof: 'registered-authenticator',
    });
  });

  it('is not what the manager can be asked about', () => {
    const { managerPhone, ticket } = dealt('TK-04-impostor');
    const { events } = play(start, [
      { kind: 'dial', ticket, number: managerPhone },
      { kind: 'say', contact: 'C2', intents: ['old-phone'] },
    ]);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'said', contact: 'C2', key: 'desk-talk:line.any.cannot-tell' }),
    );
  });

  it('is helped by any act and by every detail that is confirmed: a gate', () => {
    const { state } = play(start, [
      ...call,
      { kind: 'say', contact: 'C1', intents: ['confirm-details'] },
      { kind: 'issue-access-pass', login: requester.login },
    ]);
    expect(verdictsOf(state)).toEqual(['gate impostor', 'gate impostor']);
  });
});

describe('a director from afar', () => {
  const { start, ticket, requester, managerPhone, verdictsOf } = dealt('TK-04-new-phone');

  it('reaches level 3 by a callback, a photo ID by video, and the manager', () => {
    const { state } = play(start, [
      { kind: 'answer-call', contact: 'C1' },
      { kind: 'end-call', contact: 'C1' },
      { kind: 'dial', ticket, number: requester.phone },
      { kind: 'start-video', contact: 'C2' },
      { kind: 'check-photo-id', contact: 'C2' },
      { kind: 'hold-call', contact: 'C2' },
      { kind: 'dial', ticket, number: managerPhone },
      { kind: 'say', contact: 'C3', intents: ['confirm-request'] },
      { kind: 'end-call', contact: 'C3' },
      { kind: 'resume-call', contact: 'C2' },
      { kind: 'issue-access-pass', login: requester.login },
    ]);
    expect(verdictsOf(state)).toEqual(['fine enough']);
  });
});

describe('a temporary password', () => {
  const { start, ticket, requester, verdictsOf } = dealt('TK-03-forgotten');
  const { login } = requester;
  const verified: readonly DeskCommand[] = [
    { kind: 'answer-call', contact: 'C1' },
    { kind: 'end-call', contact: 'C1' },
    { kind: 'dial', ticket, number: requester.phone },
    { kind: 'send-push', contact: 'C2' },
    { kind: 'reset-password', login },
  ];

  it('lets nobody in before it is told, and is the person’s own afterwards', () => {
    const reset = play(start, verified).state;
    expect(take(reset.world, 'can-sign-in', login, reset.now)).toBe('no');
    const told = play(reset, [{ kind: 'say', contact: 'C2', intents: ['tell-temporary-password'] }]).state;
    expect(take(told.world, 'can-sign-in', login, told.now)).toBe('yes');
    expect(verdictsOf(told)).toEqual(['fine enough', 'fine enough']);
  });

  it('may be set once the person who was proven has hung up', () => {
    const [reset, ...before] = verified.toReversed();
    const hungUp: readonly DeskCommand[] = [...before.toReversed(), { kind: 'end-call', contact: 'C2' }];
    expect(verdictsOf(play(start, [...hungUp, ...(reset === undefined ? [] : [reset])]).state)).toEqual([
      'fine enough',
    ]);
    const unproven: readonly DeskCommand[] = [
      ...verified.slice(0, 2),
      ...(reset === undefined ? [] : [reset]),
    ];
    expect(verdictsOf(play(start, unproven).state)).toEqual(['gate no-proof']);
  });

  it('is not for a message: a gate', () => {
    const { state } = play(start, [
      ...verified,
      { kind: 'reply', ticket, parts: [{ kind: 'intent', intent: 'tell-temporary-password' }] },
    ]);
    expect(verdictsOf(state)).toEqual(['fine enough', 'gate no-proof']);
  });
});

describe('somebody who is dismissed', () => {
  const { start, ticket, requester, cast, verdictsOf } = dealt('TK-08-dismissed-now');
  const login = cast['leaver']?.login ?? '';
  const phone = start.world.accounts[login]?.authenticators[0]?.phone ?? '';
  const disable: DeskCommand = { kind: 'disable-account', login };
  const remove: DeskCommand = { kind: 'remove-authenticator', login, phone };
  const called: readonly DeskCommand[] = [
    { kind: 'answer-call', contact: 'C1' },
    { kind: 'end-call', contact: 'C1' },
    { kind: 'dial', ticket, number: requester.phone },
  ];

  it('loses the authenticator with the account on the word of Human Resources on record, as the article says', () => {
    expect(verdictsOf(play(start, [...called, disable, remove]).state)).toEqual([
      'fine enough',
      'fine enough',
    ]);
  });

  it('is locked out as rightly after the call to Human Resources as during it', () => {
    const over: DeskCommand = { kind: 'end-call', contact: 'C2' };
    expect(verdictsOf(play(start, [...called, over, disable, remove]).state)).toEqual([
      'fine enough',
      'fine enough',
    ]);
    expect(verdictsOf(play(start, [...called.slice(0, 2), disable]).state)).toEqual(['breach no-proof']);
  });

  it('keeps it while the account is open: then somebody else could register one', () => {
    const [, removed] = verdictsOf(play(start, [...called, remove, disable]).state).toReversed();
    expect(removed).toBe('gate no-proof');
  });
});
