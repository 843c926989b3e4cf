import type { BenchJob } from '../../../../contracts/bench-stories.ts';
import { SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { Person } from '../../../world/company.ts';
import { DEPARTMENTS } from '../../../world/departments.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Host } from '../../../world/host.ts';
import { hostOf } from '../../../world/hosts.ts';
import { worksAtDesk } from '../../cast.ts';
import type { Scene } from '../../desk-case.ts';
import { say, UNTIL_TOMORROW } from '../shared/expert-steps.ts';
import { computer } from '../shared/scene.ts';

/** What tickets have in common whose cause may be in the hardware of a desktop computer. */

/** Somebody at the distribution centre with a desktop computer under the desk. */
export function hasDesktop(one: Person): boolean {
  return worksAtDesk(one) && one.site === 'brill' && DEPARTMENTS[one.department].workplace === 'desktop';
}

/** The requester's computer as it is on an ordinary day. */
export function ordinaryHost(scene: Scene): Host {
  const host = hostOf(scene.world, computer(scene).asset);
  if (host === null) throw new Error('The requester has no computer.');
  return host;
}

export function changedHost(scene: Scene, change: Partial<Host>): WorldEffect {
  return { do: 'change-host', asset: computer(scene).asset, change };
}

/** The bench has the computer for this job. */
export function isAtBench(scene: Scene, job: BenchJob): Condition {
  return { reading: 'bench-job', subject: computer(scene).asset, is: [job] };
}

/** Tells the person that somebody calls tomorrow, sends the computer to the bench with what was found, and waits for it. */
export function sentToBench(
  scene: Scene,
  job: BenchJob,
  evidence: readonly number[],
): readonly DeskCommand[] {
  const ticket = scene.number;
  const { asset } = computer(scene);
  return [
    { kind: 'promise-callback', contact: 'C1', seconds: UNTIL_TOMORROW },
    say('C1', 'thanks', 'goodbye'),
    { kind: 'end-call', contact: 'C1' },
    { kind: 'send-to-bench', ticket, asset, job, evidence },
    {
      kind: 'hold-ticket',
      ticket,
      reason: 'parts',
      seconds: UNTIL_TOMORROW - 15 * SECONDS_PER_MINUTE,
      reference: ticket.replace(/^\D+/, 'BEN-'),
    },
  ];
}
