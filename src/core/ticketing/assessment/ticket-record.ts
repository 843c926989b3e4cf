import { hypothesesInBands, likelihoodsOf } from '../../assessment/bands.ts';
import type { AssessedCase } from '../../assessment/case.ts';
import type { RecordedAct, RecordedFinding, RunRecord } from '../../assessment/run-record.ts';
import type { Stamp } from '../../kernel/stamp.ts';
import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { PEOPLE } from '../commands/people.ts';
import { RECORD } from '../commands/record.ts';
import { CONSOLE_REPAIRS } from '../console/console-repairs.ts';
import type { DeskCommand } from '../model/commands.ts';
import type { FollowedStep } from '../model/followed-step.ts';
import type { DeskState } from '../model/state.ts';
import type { Scene, TicketCase, TicketStory } from '../scenarios/desk-case.ts';
import { hostOf } from '../world/hosts.ts';
import { heldFrom, secondsOn } from './follow-shift.ts';

/** Talking with people and keeping the record cost nothing up to this long a ticket, about twice an expert's (score.md 3). */
const FREE_SECONDS = 20 * SECONDS_PER_MINUTE;

/** Commands that talk with people or keep the record: what finds the cause is counted, this is not. */
function isHabit({ kind }: DeskCommand): boolean {
  return kind in RECORD || kind in PEOPLE;
}

/** The ticket as the shared scorer knows it. */
export function assessedTicket({ story, parMinutes }: TicketCase): AssessedCase {
  const hypotheses = hypothesesInBands(story.suspects);
  return {
    hypotheses,
    tests: story.tests.map(({ id, seconds, outcomes, otherwise, says }) => ({
      id,
      costSeconds: seconds,
      likelihoods: likelihoodsOf(hypotheses, outcomes, otherwise, says),
    })),
    objectives: story.objectives,
    parSeconds: parMinutes * SECONDS_PER_MINUTE,
  };
}

/** Findings about the subjects of a ticket, under the names that its story gives them. */
function findingsOf(
  story: TicketStory,
  scene: Scene,
  steps: readonly FollowedStep[],
): readonly RecordedFinding[] {
  const names = new Map(Object.entries(story.subjects(scene)).map(([name, subject]) => [subject, name]));
  const evidence = steps.at(-1)?.after.evidence ?? [];
  return evidence.flatMap(({ step, findings }) =>
    findings.flatMap(({ test, subject, outcome }) => {
      const name = names.get(subject);
      if (name === undefined) return [];
      const simSeconds = secondsOn(steps, scene.number, step);
      return [{ test: `${test}@${name}`, outcome, step, simSeconds }];
    }),
  );
}

function consoleRepair(line: string): readonly string[] {
  return Object.entries(CONSOLE_REPAIRS)
    .filter(([, { begins }]) => begins.test(line))
    .map(([repair]) => repair);
}

/** Where the drives of a computer lead. */
function drivesOf({ world }: DeskState, asset: string): string {
  const drives = hostOf(world, asset)?.drives ?? [];
  return drives.map(({ letter, unc }) => `${letter}${unc}`.toLowerCase()).join(' ');
}

/** Connecting a drive again to where it led already, whether it opens or not, tries something and mends nothing. */
function isTry(repair: string, asset: string, { before, after }: FollowedStep): boolean {
  return repair === 'map-home-drive' && drivesOf(before, asset) === drivesOf(after, asset);
}

/** What a command repairs, as the suspects of a ticket name it: an act of a tool, or what the person was asked to do. */
function repairsOf(done: FollowedStep): readonly string[] {
  const { command, before } = done;
  if (command.kind === 'say') return command.intents;
  if (command.kind === 'reply')
    return command.parts.flatMap((part) => (part.kind === 'intent' ? [part.intent] : []));
  if (command.kind === 'change-setting' || command.kind === 'run-console') {
    const repairs = command.kind === 'run-console' ? consoleRepair(command.line) : [command.setting];
    return repairs.filter((repair) => !isTry(repair, command.asset, done));
  }
  if (command.kind === 'erase-devices') return [`erase-${command.method}`];
  if (command.kind === 'route-devices') return [`route-${command.route}`];
  if (command.kind === 'malware-step') return [command.step];
  if (command.kind === 'upgrade-work') return [command.work];
  if (command.kind === 'order-part' || command.kind === 'order-printer-part')
    return [`order-${command.part}`];
  if (command.kind === 'send-to-bench') return [`bench-${command.job}`];
  return before.open === null ? [] : [command.kind];
}

/** Acts that help for the moment and mend nothing: nobody needs a reason for them. */
const RELIEF: readonly string[] = ['unlock-account', 'end-sessions'];
/** Acts on the world that are no answer where no suspect of the ticket is mended by them. */
const INTERVENTIONS: readonly DeskCommand['kind'][] = [
  'reset-password',
  'disable-account',
  'enable-account',
  'join-group',
  'leave-group',
  'issue-access-pass',
  'remove-authenticator',
  'revoke-grant',
  'clear-credentials',
  'renew-certificate',
  'restart-access-point',
  'assign-licence',
  'assign-pdf-licence',
  'remove-licence',
  'remove-inbox-rules',
  'hold-mailbox',
  'set-auto-reply',
  'delete-account',
  'share-mailbox',
  'empty-deleted-items',
  'enable-archive',
  'restore-address',
  'release-message',
  'create-account',
  'grant-folder',
  'lock-device',
  'wipe-device',
  'remove-work-data',
  'open-port',
  'exempt-device',
  'run-script',
  'remove-link',
  'remove-guest',
  'release-download',
  'reveal-recovery-key',
  'clear-queue',
  'cancel-job',
  'stop-spooler',
  'start-spooler',
  'resume-queue',
  'set-tray-paper',
  'roll-back-driver',
  'remove-update',
];

function actsOf(
  { story, rightEnd }: TicketCase,
  scene: Scene,
  steps: readonly FollowedStep[],
): readonly RecordedAct[] {
  const mending = new Set(story.suspects.flatMap(({ acts }) => acts));
  const isAct = (repair: string): boolean =>
    !RELIEF.includes(repair) &&
    story.routine?.includes(repair) !== true &&
    (mending.has(repair) ||
      INTERVENTIONS.some((kind) => kind === repair) ||
      repair.startsWith('order-') ||
      repair.startsWith('bench-'));
  return steps
    .filter(({ after }) => after.open === scene.number)
    .flatMap((done): readonly RecordedAct[] => {
      const { step, command } = done;
      const simSeconds = secondsOn(steps, scene.number, step);
      // Handing a ticket to a group that cannot help commits to no theory.
      if (command.kind === 'escalate')
        return rightEnd.kind === 'escalated' && rightEnd.group === command.group
          ? [{ kind: 'escalated', step, simSeconds }]
          : [];
      return repairsOf(done)
        .filter(isAct)
        .map((part) => ({ kind: 'changed' as const, part, step, simSeconds }));
    });
}

/** When the cause was gone for good; null while it is there, and for what is passed on. */
function curedAt(ticketCase: TicketCase, scene: Scene, steps: readonly FollowedStep[]): Stamp | null {
  if (ticketCase.rightEnd.kind === 'escalated') return null;
  const from = heldFrom(steps, scene.number, ticketCase.cured(scene));
  return from === null ? null : { step: from.step, simSeconds: secondsOn(steps, scene.number, from.step) };
}

/** A ticket of a shift as the shared scorer reads it. */
export function ticketRecord(
  ticketCase: TicketCase,
  scene: Scene,
  steps: readonly FollowedStep[],
): RunRecord {
  const { story } = ticketCase;
  const findings = findingsOf(story, scene, steps);
  const habits = steps.filter(({ command, after }) => after.open === scene.number && isHabit(command));
  return {
    truth: ticketCase.truth,
    placement: scene.placement,
    steps: steps.length,
    simSeconds: secondsOn(steps, scene.number, steps.length + 1),
    moneyUsd: 0,
    findings,
    readings: [...new Set(findings.map(({ step }) => step))],
    habits: habits.map(({ step, before, after }) => ({ step, seconds: after.now - before.now })),
    habitAllowanceS: FREE_SECONDS,
    acts: actsOf(ticketCase, scene, steps),
    cured: curedAt(ticketCase, scene, steps),
    breaches: [],
    theories: [],
    note: null,
  };
}
