import { describe, expect, it } from 'vitest';
import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../../../src/core/kernel/time.ts';
import type { DeskCommand } from '../../../../src/core/ticketing/model/commands.ts';
import type { DeskState } from '../../../../src/core/ticketing/model/state.ts';
import { applyEffects } from '../../../../src/core/ticketing/world/effects.ts';
import { approverOf, company, devicesOf, ordinaryWorld } from '../../../../src/core/ticketing/world/world.ts';
import { dealt, played, refusal } from '../support/play-desk.ts';

const LOCKED = dealt('TK-01-typing');
const { number } = LOCKED.scene;
const { phone, id } = LOCKED.scene.cast['requester'] ?? { phone: '', id: '' };
const wait = (minutes: number): DeskCommand => ({ kind: 'wait', seconds: minutes * SECONDS_PER_MINUTE });
const talking = played(LOCKED.start, { kind: 'answer-call', contact: 'C1' }).state;
const contact = (state: DeskState, wanted: string) => state.contacts.find((one) => one.id === wanted);
const ticket = ({ tickets }: DeskState) => tickets.find(({ record }) => record.number === number);
const place = { category: 'account', subcategory: 'lockout', impact: 3, urgency: 1 } as const;
const working: readonly DeskCommand[] = [
  { kind: 'classify', ticket: number, ...place, isSecurityCase: false },
  { kind: 'take', ticket: number },
  { kind: 'start-work', ticket: number },
];

describe('a caller on hold', () => {
  const held = played(talking, { kind: 'hold-call', contact: 'C1' }).state;

  it('loses patience by the minute and is still there when the call is resumed in time', () => {
    const before = contact(held, 'C1')?.talk.persona.patience ?? 0;
    const back = played(held, wait(4), { kind: 'resume-call', contact: 'C1' }).state;
    expect(contact(back, 'C1')).toMatchObject({ status: 'active', heldAt: null });
    expect(contact(back, 'C1')?.talk.persona.patience).toBe(before - 2);
  });

  it('hangs up when nobody comes back, and minds it in the next call', () => {
    const { state, events } = played(held, wait(15));
    expect(events).toContainEqual({ kind: 'call-ended', contact: 'C1', by: 'them' });
    const { state: again } = played(state, { kind: 'dial', ticket: number, number: phone });
    expect(contact(again, 'C2')?.talk.persona.mood).toBe(-1);
  });

  it('waits longer when somebody asked for a moment first', () => {
    const asked = played(
      talking,
      { kind: 'say', contact: 'C1', intents: ['please-wait'] },
      { kind: 'hold-call', contact: 'C1' },
      wait(9),
    ).state;
    expect(contact(asked, 'C1')?.status).toBe('held');
    expect(contact(played(held, wait(9)).state, 'C1')?.status).toBe('ended');
  });
});

describe('a promised call back', () => {
  const promised = played(
    talking,
    { kind: 'promise-callback', contact: 'C1', seconds: SECONDS_PER_HOUR },
    { kind: 'end-call', contact: 'C1' },
  ).state;

  it('is an open promise of the ticket until the person is called', () => {
    expect(ticket(promised)?.promises).toMatchObject([{ kind: 'call', keptAt: null, isMissed: false }]);
    const called = played(promised, wait(30), { kind: 'dial', ticket: number, number: phone }).state;
    expect(ticket(called)?.promises).toMatchObject([{ keptAt: called.now, isMissed: false }]);
  });

  it('is missed when its time passes, and the next talk begins with that', () => {
    const { state, events } = played(promised, wait(70));
    expect(events).toContainEqual({ kind: 'promise-missed', ticket: number });
    const later = played(state, { kind: 'dial', ticket: number, number: phone }).state;
    expect(ticket(later)?.promises).toMatchObject([{ isMissed: true, keptAt: later.now }]);
    expect(contact(later, 'C2')?.talk.persona.mood).toBe(-1);
  });

  it('is not kept by writing', () => {
    const wrote = played(promised, {
      kind: 'reply',
      ticket: number,
      parts: [{ kind: 'intent', intent: 'greeting' }],
    }).state;
    expect(ticket(wrote)?.promises[0]?.keptAt).toBeNull();
  });

  it('made in a reply is kept by the next reply', () => {
    const soon = { kind: 'promise', seconds: SECONDS_PER_HOUR } as const;
    const first = played(talking, { kind: 'reply', ticket: number, parts: [soon] }).state;
    expect(ticket(first)?.promises).toMatchObject([{ kind: 'answer', keptAt: null }]);
    const second = played(first, {
      kind: 'reply',
      ticket: number,
      parts: [{ kind: 'intent', intent: 'thanks' }],
    }).state;
    expect(ticket(second)?.promises).toMatchObject([{ keptAt: second.now }]);
  });
});

describe('a call that nobody takes', () => {
  const nobody = played(
    talking,
    { kind: 'end-call', contact: 'C1' },
    { kind: 'dial', ticket: number, number: '719-555-0188' },
  ).state;

  it('offers the answering machine once, and only there', () => {
    expect(contact(nobody, 'C2')?.status).toBe('unanswered');
    expect(refusal(talking, { kind: 'leave-voicemail', contact: 'C1' })).toBe('not-unanswered');
    const left = played(nobody, { kind: 'leave-voicemail', contact: 'C2' }).state;
    expect(contact(left, 'C2')?.hasVoicemail).toBe(true);
    expect(refusal(left, { kind: 'leave-voicemail', contact: 'C2' })).toBe('voicemail-left');
  });

  it('is an attempt to reach the person while the ticket waits for them', () => {
    const away = {
      ...talking,
      tickets: talking.tickets.map((one) => ({
        ...one,
        script: {
          ...one.script,
          voices: one.script.voices.map((voice) => ({
            ...voice,
            answersFrom: talking.now + 3 * SECONDS_PER_HOUR,
          })),
        },
      })),
    };
    const held = played(
      away,
      { kind: 'end-call', contact: 'C1' },
      ...working,
      { kind: 'reply', ticket: number, parts: [{ kind: 'intent', intent: 'what-changed' }] },
      { kind: 'hold-ticket', ticket: number, reason: 'caller', seconds: SECONDS_PER_HOUR },
      { kind: 'dial', ticket: number, number: phone },
    ).state;
    expect(ticket(held)?.record.attempts.map(({ channel }) => channel)).toEqual(['phone']);
    const { state, events } = played(held, { kind: 'leave-voicemail', contact: 'C2' }, wait(200));
    expect(events).toContainEqual({ kind: 'call-rang', contact: 'C3' });
    expect(contact(state, 'C3')).toMatchObject({ direction: 'in', number: phone });
  });

  it('is what a number leads to while no phone of its holder works', () => {
    const { start, scene } = LOCKED;
    const owner = scene.cast['requester'];
    const phones = owner === undefined ? [] : devicesOf(start.world, owner);
    const dead = phones
      .filter(({ kind }) => kind === 'phone')
      .map(({ asset }) => ({ do: 'set-prompts', asset, prompts: 'dead' }) as const);
    const silent = { ...start, world: applyEffects(start.world, dead, start.now) };
    const call: DeskCommand = { kind: 'dial', ticket: number, number: phone };
    expect(contact(played(silent, call).state, 'C2')?.status).toBe('unanswered');
    expect(contact(played(start, call).state, 'C2')?.status).toBe('active');
  });
});

describe('a call of three', () => {
  const { start, scene } = dealt('TK-05-dead-phone');
  const requester = scene.cast['requester'];
  const manager = requester === undefined ? null : approverOf(scene.world, requester);
  const both = played(
    start,
    { kind: 'answer-call', contact: 'C1' },
    { kind: 'hold-call', contact: 'C1' },
    { kind: 'dial', ticket: scene.number, number: manager?.phone ?? '' },
    { kind: 'join-calls', contact: 'C2', held: 'C1' },
  ).state;

  it('has the caller and the manager on the line at once', () => {
    expect(contact(both, 'C1')).toMatchObject({ status: 'active', joined: 'C2', heldAt: null });
    expect(contact(both, 'C2')).toMatchObject({ status: 'active', joined: 'C1' });
  });

  it('gives the word of the manager to whoever is on the line', () => {
    const { state } = played(both, { kind: 'say', contact: 'C2', intents: ['confirm-request'] });
    const proofs = state.tickets[0]?.proofs.filter(({ kind }) => kind === 'manager-on-record');
    expect(proofs).toMatchObject([{ contact: 'C1', confirmedBy: manager?.id }]);
  });

  it('goes on with one when the other has hung up', () => {
    const { state } = played(both, { kind: 'end-call', contact: 'C2' });
    expect(contact(state, 'C1')).toMatchObject({ status: 'active', joined: null });
  });
});

describe('a transfer', () => {
  it('hands the ticket over with its note and ends the call', () => {
    const { state, events } = played(talking, ...working, {
      kind: 'look',
      page: 'directory.person',
      subject: id,
    });
    const moved = played(state, { kind: 'transfer-call', contact: 'C1', group: 'identity', evidence: [1] });
    expect(ticket(moved.state)).toMatchObject({ record: { group: 'identity' }, noted: [1] });
    expect(moved.events).toContainEqual({ kind: 'call-ended', contact: 'C1', by: 'us' });
    expect(events.length).toBeGreaterThan(0);
  });

  it('is refused like any hand-over, and the caller stays on the line', () => {
    expect(refusal(talking, { kind: 'transfer-call', contact: 'C1', group: 'identity', evidence: [] })).toBe(
      'not-classified',
    );
  });
});

describe('who has to agree to what the managing director asks for', () => {
  it('is the finance director, and for everybody else the manager', () => {
    const world = ordinaryWorld(7);
    for (const person of company(world).people) {
      const approver = approverOf(world, person);
      expect(approver?.id).not.toBe(person.id);
      if (person.manager === null) expect(approver?.title).toBe('finance-director');
      else expect(approver?.id).toBe(person.manager);
    }
  });
});
