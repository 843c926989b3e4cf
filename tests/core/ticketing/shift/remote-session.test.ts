import { describe, expect, it } from 'vitest';
import { ticketing } from '../../../../src/core/ticketing/judge.ts';
import type { DeskCommand } from '../../../../src/core/ticketing/model/commands.ts';
import type { DeskState } from '../../../../src/core/ticketing/model/state.ts';
import { project } from '../../../../src/core/ticketing/projection/project.ts';
import { reduce } from '../../../../src/core/ticketing/reduce.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { ticketRegistry } from '../../../../src/core/ticketing/scenarios/ticket-registry.ts';
import { computerOf } from '../../../../src/core/ticketing/world/devices.ts';
import { hostOf } from '../../../../src/core/ticketing/world/hosts.ts';
import { findPerson } from '../../../../src/core/ticketing/world/world.ts';

const START = ticketing(ticketRegistry(TICKET_CASES)).judge.deal('TK-01-typing', 3, 'practice');
if (START === null) throw new Error('TK-01 is not dealt.');
const TICKET = START.tickets[0]?.record;
const PERSON = findPerson(START.world, TICKET?.requester ?? '');
const ASSET = (PERSON === null ? null : computerOf(PERSON))?.asset ?? '';

function after(...commands: readonly DeskCommand[]): DeskState {
  return commands.reduce<DeskState>((state, command) => {
    const done = reduce(state, command);
    if (!done.ok) throw new Error(`${command.kind} is refused: ${done.error.reason}.`);
    return done.value.state;
  }, START as DeskState);
}

const type = (line: string): DeskCommand => ({ kind: 'run-console', asset: ASSET, line });
const talking = after(
  { kind: 'open-ticket', ticket: TICKET?.number ?? '' },
  { kind: 'answer-call', contact: 'C1' },
);
const allowed = after(
  { kind: 'open-ticket', ticket: TICKET?.number ?? '' },
  { kind: 'answer-call', contact: 'C1' },
  { kind: 'ask-remote-consent', contact: 'C1' },
);
const ran = (state: DeskState, line: string): DeskState => {
  const done = reduce(state, type(line));
  if (!done.ok) throw new Error(done.error.reason);
  return done.value.state;
};

describe('a remote session', () => {
  it('needs the consent of the person', () => {
    const refused = reduce(talking, type('ipconfig'));
    expect(!refused.ok && refused.error.reason).toBe('no-consent');
    expect(talking.contacts[0]?.transcript.at(-1)?.by).toBe('them');
    expect(allowed.contacts[0]?.transcript.at(-1)?.key).toContain('permission-to-connect');
  });

  it('is open to whoever asked for it in a sentence of their own', () => {
    const asked = reduce(talking, {
      kind: 'say-words',
      contact: 'C1',
      words: 'May I connect to your computer?',
      language: 'en',
    });
    if (!asked.ok) throw new Error(asked.error.reason);
    expect(asked.value.state.remote).toMatchObject(
      allowed.remote.map(({ asset, contact }) => ({ asset, contact })),
    );
    expect(asked.value.state.remote).toHaveLength(1);
  });

  it('shows what was typed and printed, at the cost of the command', () => {
    const state = ran(allowed, 'ipconfig /all');
    expect(state.now - allowed.now).toBe(30);
    const [session] = project(state).remote;
    expect(session?.console.at(-1)).toMatchObject({ typed: 'ipconfig /all', status: 'ok' });
    expect(session?.console.at(-1)?.lines.join('\n')).toContain('IPv4 Address');
    expect(ran(state, 'cls').remote[0]?.console).toEqual([]);
    expect(ran(allowed, 'nosuch').now).toBe(allowed.now);
  });

  it('writes readings into the notebook that pages and people share', () => {
    const { evidence } = ran(allowed, 'ipconfig /all');
    expect(evidence.at(-1)).toMatchObject({ source: 'console' });
    expect(evidence.at(-1)?.findings).toContainEqual({
      test: 'console:own-address',
      subject: ASSET,
      outcome: 'lease',
    });
  });

  it('keeps what a line did to the computer, and what it harmed', () => {
    const state = ran(allowed, 'ipconfig /release');
    expect(state.acts.at(-1)).toMatchObject({ act: 'console:address-released', contact: 'C1' });
    expect(hostOf(state.world, ASSET)?.adapters.every(({ ipv4 }) => ipv4 === null)).toBe(true);
    const cut = reduce(state, type('ipconfig'));
    expect(!cut.ok && cut.error.reason).toBe('not-reachable');
  });

  it('stays small', () => {
    const state = Array.from({ length: 60 }).reduce<DeskState>((next) => ran(next, 'ping intranet'), allowed);
    expect(state.remote[0]?.console).toHaveLength(40);
    expect(JSON.stringify(state.world.hosts).length).toBeLessThan(500);
  });
});
