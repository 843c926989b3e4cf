import { drawBelow, type RngState, seedRng } from '../../../../src/core/kernel/rng.ts';
import type { DeskCommand } from '../../../../src/core/ticketing/model/commands.ts';
import type { FollowedStep } from '../../../../src/core/ticketing/model/followed-step.ts';
import type { DeskState } from '../../../../src/core/ticketing/model/state.ts';
import { reduce } from '../../../../src/core/ticketing/reduce.ts';
import type { TicketCase } from '../../../../src/core/ticketing/scenarios/desk-case.ts';
import { toContactsOf } from '../../../../src/core/ticketing/scenarios/expert-shift.ts';
import type { CaseInShift } from '../../../../src/core/ticketing/scenarios/scenes-of.ts';
import { SETTINGS } from '../../../../src/core/ticketing/tools/remote-settings.ts';
import { computerOf } from '../../../../src/core/ticketing/world/devices.ts';
import { PRINTER_PARTS, PRINTERS, printerOfFloor } from '../../../../src/core/ticketing/world/printers.ts';

/** Players who do not diagnose. Each writes to win: what one of them earns too much is a defect of the score. */
export type Player = (played: CaseInShift, start: DeskState) => readonly DeskCommand[];

/**
 * Plays commands and leaves out what is refused.
 *
 * @param script number of the ticket whose script the commands are, and name its contacts; null where they name those of the shift
 */
export function accepted(
  start: DeskState,
  commands: readonly DeskCommand[],
  script: string | null = null,
): readonly FollowedStep[] {
  const steps: FollowedStep[] = [];
  let before = start;
  for (const written of commands) {
    const command = script === null ? written : toContactsOf(written, before, script);
    const done = reduce(before, command);
    if (!done.ok) continue;
    const after = done.value.state;
    steps.push({ step: steps.length + 1, command, before, after });
    before = after;
  }
  return steps;
}

const requester = ({ scene }: CaseInShift) => {
  const { requester: person } = scene.cast;
  if (person === undefined) throw new Error('The scene has no requester.');
  return person;
};

/** Takes the ticket as the catalogue says that it is to be taken: no bot loses for a wrong field. */
function taken({ scene, ticketCase }: CaseInShift): readonly DeskCommand[] {
  const { category, subcategories, impact, urgency, isSecurityCase } = ticketCase.triage;
  const [subcategory] = subcategories;
  if (subcategory === undefined) throw new Error(`${ticketCase.id} has no subcategory.`);
  const ticket = scene.number;
  return [
    { kind: 'answer-call', contact: 'C1' },
    { kind: 'classify', ticket, category, subcategory, impact, urgency, isSecurityCase },
    { kind: 'take', ticket },
    { kind: 'start-work', ticket },
  ];
}

/** Resolves with every code that the desk knows, the likeliest cause first. */
function resolved({ scene, ticketCase }: CaseInShift): readonly DeskCommand[] {
  const [cause] = ticketCase.story.suspects;
  if (cause === undefined) throw new Error(`${ticketCase.story.id} has no suspects.`);
  return (['solved-permanent', 'request-fulfilled', 'no-fault-found', 'rejected'] as const).map((code) => ({
    kind: 'resolve',
    ticket: scene.number,
    code,
    cause: cause.id,
    evidence: [1],
  }));
}

/** Is kind, asks whether the ticket may be closed, and closes it. */
export const closer: Player = (played) => [
  ...taken(played),
  { kind: 'say', contact: 'C1', intents: ['greeting', 'empathy', 'thanks'] },
  { kind: 'say', contact: 'C1', intents: ['may-close'] },
  {
    kind: 'reply',
    ticket: played.scene.number,
    parts: [
      { kind: 'intent', intent: 'greeting' },
      { kind: 'intent', intent: 'may-close' },
    ],
  },
  ...resolved(played),
];

/** Trusts nobody: asks for proof, and turns everybody away. */
export const refuser: Player = (played) => {
  const { scene } = played;
  const [cause] = played.ticketCase.story.suspects;
  return [
    ...taken(played),
    { kind: 'look', page: 'directory.person', subject: requester(played).id },
    { kind: 'say', contact: 'C1', intents: ['greeting', 'verify-identity'] },
    { kind: 'say', contact: 'C1', intents: ['apology', 'goodbye'] },
    { kind: 'resolve', ticket: scene.number, code: 'rejected', cause: cause?.id ?? '', evidence: [1] },
  ];
};

/** Resets the password of whoever calls. */
export const resetter: Player = (played) => {
  const { login, phone } = requester(played);
  const ticket = played.scene.number;
  return [
    ...taken(played),
    { kind: 'end-call', contact: 'C1' },
    { kind: 'dial', ticket, number: phone },
    { kind: 'send-push', contact: 'C2' },
    { kind: 'reset-password', login },
    { kind: 'say', contact: 'C2', intents: ['try-again'] },
    { kind: 'say', contact: 'C2', intents: ['may-close', 'thanks'] },
    ...resolved(played),
  ];
};

/** Connects to the computer and repairs everything there that can be repaired. */
function tinkering(played: CaseInShift, contact: string): readonly DeskCommand[] {
  const asset = computerOf(requester(played))?.asset;
  if (asset === undefined) return [];
  const lines = ['net start spooler', 'ipconfig /renew', 'ipconfig /flushdns', 'w32tm /resync', 'ping wms'];
  return [
    { kind: 'ask-remote-consent', contact },
    ...SETTINGS.map((setting): DeskCommand => ({ kind: 'change-setting', asset, setting })),
    ...lines.map((line): DeskCommand => ({ kind: 'run-console', asset, line })),
  ];
}

/** Does everything to the printer of somebody's floor, to its queue and to the print server, and orders every part for every printer near. */
function printing(played: CaseInShift): readonly DeskCommand[] {
  const { desk, building } = requester(played);
  const floor = desk?.split('-')[0];
  if (floor === undefined) return [];
  const { name: printer } = printerOfFloor(floor);
  return [
    { kind: 'resume-queue', printer },
    { kind: 'stop-spooler' },
    { kind: 'clear-queue', printer },
    { kind: 'start-spooler' },
    { kind: 'set-tray-paper', printer },
    ...PRINTERS.filter(
      (one) => one.name === printer || (one.building === building && one.kind !== 'laser'),
    ).flatMap(({ name }) =>
      PRINTER_PARTS.map(
        (part): DeskCommand => ({
          kind: 'order-printer-part',
          ticket: played.scene.number,
          printer: name,
          part,
        }),
      ),
    ),
  ];
}

/** Rings back, asks for everything that can be asked for, does everything to the account, and closes. */
export const shotgun: Player = (played) => {
  const { login, phone } = requester(played);
  const ticket = played.scene.number;
  const requests = played.ticketCase.story.intents.filter(({ kind }) => kind === 'request');
  return [
    ...taken(played),
    { kind: 'end-call', contact: 'C1' },
    { kind: 'dial', ticket, number: phone },
    { kind: 'send-push', contact: 'C2' },
    ...requests.map(({ id }): DeskCommand => ({ kind: 'say', contact: 'C2', intents: [id] })),
    { kind: 'unlock-account', login },
    { kind: 'enable-account', login },
    { kind: 'end-sessions', login },
    { kind: 'reset-password', login },
    ...tinkering(played, 'C2'),
    ...(played.ticketCase.story.family === 'printing' ? printing(played) : []),
    { kind: 'say', contact: 'C2', intents: ['try-again'] },
    { kind: 'say', contact: 'C2', intents: ['may-close', 'thanks'] },
    ...resolved(played),
  ];
};

/** Whatever can be clicked, in any order. */
export function random(seed: number): Player {
  return (played) => {
    const { login, phone, id } = requester(played);
    const ticket = played.scene.number;
    const levels = [1, 2, 3] as const;
    const menu: readonly DeskCommand[] = [
      ...taken(played).filter(({ kind }) => kind !== 'classify'),
      ...levels.map((level): DeskCommand => {
        const place = { category: 'endpoint', subcategory: 'display', isSecurityCase: false } as const;
        return { kind: 'classify', ticket, ...place, impact: level, urgency: level };
      }),
      ...resolved(played),
      ...played.ticketCase.story.intents.map(
        (intent): DeskCommand => ({ kind: 'say', contact: 'C1', intents: [intent.id] }),
      ),
      { kind: 'look', page: 'directory.person', subject: id },
      { kind: 'look', page: 'lockouts.account', subject: login },
      { kind: 'dial', ticket, number: phone },
      { kind: 'end-call', contact: 'C1' },
      { kind: 'unlock-account', login },
      { kind: 'reset-password', login },
      { kind: 'disable-account', login },
      { kind: 'escalate', ticket, group: 'network', evidence: [] },
      { kind: 'wait', seconds: 300 },
    ];
    let rng: RngState = seedRng(seed);
    return Array.from({ length: 30 }, () => {
      const draw = drawBelow(rng, menu.length);
      ({ rng } = draw);
      return menu[draw.value] ?? menu[0];
    }).filter((command) => command !== undefined);
  };
}

/** The expert of another truth, played by heart: whatever it finds, it does the same. It waits for calls about related tickets. */
export function byHeart(ticketCase: TicketCase): Player {
  return ({ scene }: CaseInShift) =>
    ticketCase
      .expert(scene)
      .flatMap((command) =>
        command.kind === 'answer-call' && command.contact.includes(':')
          ? [{ kind: 'wait-for-event' }, command]
          : [command],
      );
}
