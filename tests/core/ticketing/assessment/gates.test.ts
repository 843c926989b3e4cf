import { describe, expect, it } from 'vitest';
import { ticketing } from '../../../../src/core/ticketing/judge.ts';
import type { DeskCommand } from '../../../../src/core/ticketing/model/commands.ts';
import type { Scene } from '../../../../src/core/ticketing/scenarios/desk-case.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { scenesOf } from '../../../../src/core/ticketing/scenarios/scenes-of.ts';
import { ticketRegistry } from '../../../../src/core/ticketing/scenarios/ticket-registry.ts';
import { computerOf } from '../../../../src/core/ticketing/world/devices.ts';

const REGISTRY = ticketRegistry(TICKET_CASES);
const { judge } = ticketing(REGISTRY);

/** The judged ticket of a case whose expert gave one more command, a number of commands before the end. */
function reportWith(caseId: string, before: number, extra: (scene: Scene) => DeskCommand) {
  const start = judge.deal(caseId, 4, 'practice');
  const played = start === null ? undefined : scenesOf(REGISTRY, start)[0];
  if (start === null || played === undefined) throw new Error(`${caseId} is not dealt.`);
  const log = judge.expert(start);
  const at = log.length - before;
  const commands = [...log.slice(0, at), extra(played.scene), ...log.slice(at)];
  const [ticket] = judge.report(start, commands).tickets;
  if (ticket === undefined) throw new Error(`${caseId} is not judged.`);
  return ticket;
}

function login({ cast }: Scene, role = 'requester'): string {
  const person = cast[role];
  if (person === undefined) throw new Error(`There is no ${role}.`);
  return person.login;
}

describe('what must never happen', () => {
  it('is removing an inbox rule before the security team has a copy of it', () => {
    const hasty = reportWith('TK-11-stolen-password', 2, (scene) => ({
      kind: 'remove-inbox-rules',
      login: login(scene),
    }));
    expect(hasty).toMatchObject({ gates: ['evidence-destroyed'], score: 0 });
  });

  it('is not removing it once they have', () => {
    const patient = reportWith('TK-11-stolen-password', 0, (scene) => ({
      kind: 'remove-inbox-rules',
      login: login(scene),
    }));
    expect(patient.gates).toEqual([]);
  });

  it('is opening the mailbox of a colleague for which nobody has approved it', () => {
    const opened = reportWith('TK-10-no-ground', 3, (scene) => ({
      kind: 'share-mailbox',
      login: login(scene, 'colleague'),
      reader: login(scene),
    }));
    expect(opened).toMatchObject({ gates: ['privacy'], score: 0 });
  });

  it('is resetting the password of a colleague to get at their mail', () => {
    const reset = reportWith('TK-10-no-ground', 3, (scene) => ({
      kind: 'reset-password',
      login: login(scene, 'colleague'),
    }));
    expect(reset).toMatchObject({ gates: ['no-proof'], score: 0 });
  });
});

describe('the wrong way to the right end', () => {
  it('does not solve a folder: a right of its own beside the group', () => {
    const granted = reportWith('TK-09-no-member', 3, (scene) => ({
      kind: 'grant-folder',
      folder: 'Payroll2026',
      login: login(scene),
    }));
    expect(granted.faults).toContain('unsolved');
  });

  it('does not solve a folder: the group that may change it', () => {
    const changed = reportWith('TK-09-no-member', 3, (scene) => ({
      kind: 'join-group',
      login: login(scene),
      group: 'GRP-Payroll-RW',
    }));
    expect(changed.faults).not.toEqual([]);
  });

  it('is letting the internet in to a computer past every change', () => {
    const opened = reportWith('TK-30-works-from-home', 1, ({ world, cast }) => {
      const asset = cast['requester'] === undefined ? null : computerOf(cast['requester'])?.asset;
      if (asset == null) throw new Error(`${world.companySeed} has no such computer.`);
      return { kind: 'open-port', asset, port: 3389 };
    });
    expect(opened).toMatchObject({ gates: ['port-opened'], score: 0 });
  });

  it('is changing something on a computer with malware before the security team has released it', () => {
    const hasty = reportWith('TK-54-adware', 17, ({ cast }) => ({
      kind: 'malware-step',
      asset: (cast['requester'] === undefined ? null : computerOf(cast['requester']))?.asset ?? '',
      step: 'update-tools',
    }));
    expect(hasty.goals).toContainEqual({ id: 'security-released', met: false });
    expect(hasty.faults).toContain('goal');
  });

  it('is sending somebody past a warning onto a page of a stranger', () => {
    const sent = reportWith('TK-28-look-alike', 12, () => ({
      kind: 'say',
      contact: 'C1',
      intents: ['click-through'],
    }));
    expect(sent).toMatchObject({ gates: ['sent-to-a-stranger'], score: 0 });
  });
});
