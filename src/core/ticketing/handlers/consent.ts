import { findContact, findTicket, withState } from '../model/changed.ts';
import type { RemoteSession } from '../model/remote.ts';
import type { DeskState, DeskTicket } from '../model/state.ts';
import type { Voice } from '../model/voice.ts';
import type { Device } from '../world/devices.ts';
import { devicesOf, findPerson } from '../world/world.ts';
import { sessionOn } from './connections.ts';

/** What is meant by whoever asks whether the desk may connect. */
export const ASKS_TO_CONNECT = 'permission-to-connect';

/** The computer that somebody sits at; null for who has none. */
export function computerOfVoice({ world }: DeskState, { person: id }: Voice): Device | null {
  const person = id === null ? null : findPerson(world, id);
  return person === null
    ? null
    : (devicesOf(world, person).find(
        ({ kind, status }) => status === 'in-use' && (kind === 'laptop' || kind === 'desktop'),
      ) ?? null);
}

/** Whether the person said no in their own words: a line of the ticket tells it. */
function isRefused(voice: Voice, said: readonly string[]): boolean {
  return voice.lines.some(
    ({ id, tells = [] }) =>
      said.includes(id) && tells.some(({ fact, outcome }) => fact === 'consent' && outcome === 'no'),
  );
}

/**
 * Somebody was asked whether the desk may connect to their computer, by a button or in words: one who does not refuse has
 * allowed it. `before`: the ticket before the question.
 */
export function withConsent(
  state: DeskState,
  before: DeskTicket,
  voice: Voice,
  contact: string,
  intents: readonly string[],
): DeskState {
  if (!intents.includes(ASKS_TO_CONNECT)) return state;
  const device = computerOfVoice(state, voice);
  const number = before.record.number;
  const heard = findTicket(state, number)?.said.slice(before.said.length) ?? [];
  if (
    device === null ||
    findContact(state, contact)?.status !== 'active' ||
    isRefused(voice, heard) ||
    sessionOn(state, device.asset, number) !== null
  )
    return state;
  const { asset, host } = device;
  const opened: RemoteSession = { asset, host, ticket: number, contact, allowedAt: state.now, console: [] };
  return withState(state, { remote: [...state.remote, opened] });
}
