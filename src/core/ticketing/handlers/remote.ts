import { announce } from '../console/announce.ts';
import { type ConsoleOutput, runLine } from '../console/run.ts';
import { findContact, findTicket, withState } from '../model/changed.ts';
import type { CommandOf } from '../model/commands.ts';
import type { ConsoleEntry, RemoteSession } from '../model/remote.ts';
import type { DeskState } from '../model/state.ts';
import { REMOTE_SETTINGS } from '../tools/remote-settings.ts';
import { isComputer } from '../world/devices.ts';
import { applyEffects, type WorldEffect } from '../world/effects.ts';
import { hostOf, withHost } from '../world/hosts.ts';
import { networkOf } from '../world/network-of.ts';
import { take } from '../world/readings.ts';
import { findDevice } from '../world/world.ts';
import { actOn } from './acts.ts';
import { done, type Outcome, refuse } from './change.ts';
import { connected, sessionOn } from './connections.ts';
import { ASKS_TO_CONNECT, computerOfVoice, withConsent } from './consent.ts';
import { consoleFindings } from './console-findings.ts';
import { withFindings } from './findings.ts';
import { withFreshPages } from './looking.ts';
import { sayIn, voiceOf } from './talking.ts';

/** A session shows this many of the newest commands. */
const KEPT_ENTRIES = 40;

/** Asks somebody whether the desk may connect to their computer. */
export function askRemoteConsent(state: DeskState, command: CommandOf<'ask-remote-consent'>): Outcome {
  const contact = findContact(state, command.contact);
  if (contact === null) return refuse('no-such-contact', command.contact);
  const ticket = findTicket(state, contact.ticket);
  const voice = ticket === null ? null : voiceOf(ticket, contact.role);
  if (contact.status !== 'active' || ticket === null || voice === null)
    return refuse('not-talking', command.contact);
  if (computerOfVoice(state, voice) === null) return refuse('not-a-computer', command.contact);
  const intents = [ASKS_TO_CONNECT];
  const asked = sayIn(state, ticket, voice, contact, { intents });
  return done(withConsent(asked.state, ticket, voice, contact.id, intents), ...asked.events);
}

/** Connects to a computer that nobody has for their own; somebody's computer is asked for. */
export function connectUnattended(state: DeskState, { asset }: CommandOf<'connect-unattended'>): Outcome {
  const device = findDevice(state.world, asset);
  if (device === null) return refuse('no-such-record', asset);
  if (!isComputer(device)) return refuse('not-a-computer', asset);
  if (device.assignedTo !== null) return refuse('no-consent', asset);
  const { open, now } = state;
  if (open === null) return refuse('other-ticket', asset);
  if (take(state.world, 'remote-reach', asset, now) !== 'yes') return refuse('not-reachable', asset);
  if (sessionOn(state, asset, open) !== null) return done(state);
  const { host } = device;
  const opened: RemoteSession = { asset, host, ticket: open, contact: null, allowedAt: now, console: [] };
  return done(withState(state, { remote: [...state.remote, opened] }));
}

/** Seconds that a line takes: those of the command itself. */
export function consoleSeconds({ asset, line }: CommandOf<'run-console'>, { world, now }: DeskState): number {
  const host = hostOf(world, asset);
  return host === null ? 0 : runLine(host, networkOf(world, now), line).seconds;
}

/** A password that the computer had saved and that was removed there. */
function effectsOf(asset: string, { effects }: ConsoleOutput): readonly WorldEffect[] {
  return effects.some(({ code }) => code === 'credential-removed')
    ? [{ do: 'forget-saved-password', asset, app: 'drive' }]
    : [];
}

function withEntry(session: RemoteSession, entry: ConsoleEntry, clears: boolean): RemoteSession {
  return { ...session, console: clears ? [] : [...session.console, entry].slice(-KEPT_ENTRIES) };
}

/** Types a line on a computer that the desk may connect to. What it shows goes into the notebook, what it harms is kept. */
export function runConsole(state: DeskState, { asset, line }: CommandOf<'run-console'>): Outcome {
  const session = connected(state, asset);
  if (typeof session === 'string') return refuse(session, asset);
  const before = hostOf(state.world, asset);
  if (before === null) return refuse('not-a-computer', asset);
  const output = runLine(before, networkOf(state.world, state.now), line);
  const { typed, lines, status } = output;
  const entry = { at: state.now, typed, lines, status, says: announce(output) };
  const world = applyEffects(
    withHost(state.world, asset, before, output.host),
    effectsOf(asset, output),
    state.now,
  );
  const ran = withState(state, {
    world,
    remote: state.remote.map((one) => (one === session ? withEntry(one, entry, output.clears) : one)),
    acts: [
      ...state.acts,
      ...output.effects.map(({ code, of }) => ({
        step: state.steps + 1,
        at: state.now,
        ticket: state.open,
        act: `console:${code}`,
        subject: of === '' ? asset : `${asset} ${of}`,
        contact: session.contact,
      })),
    ],
  });
  const noted = withFindings(withFreshPages(ran), 'console', consoleFindings(ran, asset, output));
  return done(noted.state, ...noted.events);
}

/** Changes a setting of a computer that the desk may connect to. */
export function changeSetting(state: DeskState, command: CommandOf<'change-setting'>): Outcome {
  const { asset, setting } = command;
  const session = connected(state, asset);
  if (typeof session === 'string') return refuse(session, asset);
  return actOn(state, setting, asset, REMOTE_SETTINGS[setting](state.world, asset));
}
