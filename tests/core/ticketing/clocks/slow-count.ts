/**
 * The clocks of a ticket, counted step by step: slow, and written apart from the product's clocks, to compare them.
 * A step is a minute unless `perMinute` says otherwise; times are whole steps since Monday 00:00. It shares nothing with
 * the product but the names of events.
 */
import {
  badge,
  fresh,
  nothing,
  type SlowBadge,
  type SlowEvent,
  type SlowPriority,
  type SlowReason,
  stepsOf,
  type Watch,
} from './slow-parts.ts';

interface SlowClocks {
  firstResponse: SlowBadge;
  resolution: SlowBadge;
  update: SlowBadge & { missed: number };
  followUp: SlowBadge & { missed: number };
  parked: number;
}

export function countSlowly(events: readonly SlowEvent[], now: number, perMinute = 1): SlowClocks {
  const { targets, followUp: followUpEvery, isWorked, tick } = stepsOf(perMinute);
  const start = events[0]?.step ?? now;
  let priority: SlowPriority | null = null;
  let stage: 'open' | 'resolved' | 'over' = 'open';
  let hold: SlowReason | null = null;
  let answered = false;
  const age = fresh();
  const work = fresh();
  let reply: Watch | null = null;
  let message: Watch | null = null;
  let followUp = fresh();
  /** First response: what its stopwatch said when it stopped, and the priority that counts once it is met. */
  let responded: Watch | null = null;
  let priorityWhileOpen: SlowPriority | null = null;
  let priorityAfter: SlowPriority | null = null;
  let repliedAt = start;
  let writtenAt = start;
  let followedUpAt = start;
  let responseBreached = false;
  let resolutionBreached = false;
  let updateBreached = false;
  let followUpBreached = false;
  let missedUpdates = 0;
  let missedFollowUps = 0;
  let parked = 0;
  /** Whether the ticket was worked on (open, not on hold) in the step that began then. */
  const ran: boolean[] = [];
  let stoppedAt: number | null = null;

  const read = (watch: Watch): number => (priority === 'P1' ? watch.all : watch.worked);
  const followUpGoal = () => (hold === null ? 0 : followUpEvery(hold, priority));
  const readFollowUp = () => (priority === 'P1' ? followUp.all : followUp.worked);
  const updateLeft = (): { left: number; elapsed: number; goal: number; since: number } | null => {
    if (priority === null || reply === null || stage === 'over') return null;
    const cadence = targets(priority)[2];
    const answer = targets(priority)[0];
    const byReply = { left: cadence - read(reply), elapsed: read(reply), goal: cadence, since: repliedAt };
    if (message === null) return cadence === 0 ? null : byReply;
    const byMessage = {
      left: answer - read(message),
      elapsed: read(message),
      goal: answer,
      since: writtenAt,
    };
    return cadence === 0 || byMessage.left < byReply.left ? byMessage : byReply;
  };
  const near = (elapsed: number, goal: number) => elapsed < goal && elapsed >= goal * 0.95;

  const weReply = (step: number) => {
    if (!answered) {
      answered = true;
      responded = { ...age };
    }
    reply = fresh();
    repliedAt = step;
    updateBreached = false;
    message = null;
  };
  const endHold = () => {
    hold = null;
    followUpBreached = false;
  };
  const newFollowUp = (step: number) => {
    followUp = fresh();
    followedUpAt = step;
    followUpBreached = false;
  };
  const stop = (step: number) => {
    endHold();
    if (stage === 'open') stoppedAt = step;
  };

  const apply = (event: SlowEvent) => {
    const { step } = event;
    if (stage === 'over') return;
    if (event.kind === 'prioritized') priority = event.priority;
    if (event.kind === 'replied') {
      weReply(step);
      if (hold === 'caller') newFollowUp(step);
    }
    if (event.kind === 'call-answered') {
      weReply(step);
      endHold();
    }
    if (event.kind === 'person-wrote') {
      endHold();
      if (message === null) {
        message = fresh();
        writtenAt = step;
      }
    }
    if (event.kind === 'hold-began' && stage === 'open') {
      const left = updateLeft();
      if (!event.asked) {
        const isNear =
          priority !== null &&
          (near(read(work), targets(priority)[1]) || (left !== null && near(left.elapsed, left.goal)));
        if (event.reason === 'caller' || isNear) parked += 1;
      }
      if (hold === null) newFollowUp(step);
      hold = event.reason;
    }
    if (event.kind === 'hold-ended') endHold();
    if (event.kind === 'followed-up' && hold !== null) newFollowUp(step);
    if (event.kind === 'resolved' && stage === 'open') {
      stop(step);
      stage = 'resolved';
    }
    if (event.kind === 'reopened' && stage === 'resolved') {
      stage = 'open';
      stoppedAt = null;
    }
    if (event.kind === 'closed' || event.kind === 'canceled') {
      stop(step);
      stage = 'over';
      if (!answered) responded = { ...age };
    }
  };

  const check = () => {
    if (priority === null) return;
    const waitsForResponse = !answered && stage !== 'over';
    if (waitsForResponse) {
      priorityWhileOpen = priority;
      if (read(age) >= targets(priority)[0]) responseBreached = true;
    } else priorityAfter ??= priority;
    const goal = targets(priority)[1];
    if (stage === 'open' ? read(work) >= goal : read(work) > goal) resolutionBreached = true;
    if (stage === 'open' && hold === null) {
      const left = updateLeft();
      if (left !== null && left.left <= 0 && !updateBreached) {
        updateBreached = true;
        missedUpdates += 1;
      }
    }
  };
  const checkFollowUp = () => {
    if (hold !== null && readFollowUp() >= followUpGoal() && !followUpBreached) {
      followUpBreached = true;
      missedFollowUps += 1;
    }
  };

  let next = 0;
  for (let step = start; step <= now; step += 1) {
    for (let event = events[next]; event !== undefined && event.step === step; event = events[next]) {
      apply(event);
      next += 1;
    }
    check();
    checkFollowUp();
    if (step === now) break;
    const runs = stage === 'open' && hold === null;
    ran[step - start] = runs;
    tick(age, step);
    if (runs) {
      tick(work, step);
      if (reply !== null) tick(reply, step);
      if (message !== null) tick(message, step);
    }
    if (hold !== null) tick(followUp, step);
  }

  /** Looks for the step at which `goal` was or will be reached, when the clock goes on from `goesOnAt`. */
  const search = (
    since: number,
    goal: number,
    always: boolean,
    runs: (step: number) => boolean,
    goesOnAt: number | null,
  ): number | null => {
    let counted = 0;
    for (let step = since; ; step += 1) {
      if (counted >= goal) return step;
      const goesOn = goesOnAt !== null && step >= goesOnAt;
      if (!goesOn && step >= now) return null;
      if ((goesOn || runs(step)) && (always || isWorked(step))) counted += 1;
    }
  };
  const didRun = (step: number) => ran[step - start] === true;
  const running = (stage as string) === 'open' && hold === null;

  const clocks: SlowClocks = {
    firstResponse: nothing(),
    resolution: nothing(),
    update: { ...nothing(), missed: missedUpdates },
    followUp: { ...nothing(), missed: missedFollowUps },
    parked,
  };
  const responseStopped = responded !== null;
  clocks.firstResponse.stopped = responseStopped;
  clocks.resolution.stopped = stoppedAt !== null;
  const final = priority as SlowPriority | null;
  if (final !== null) {
    const always = final === 'P1';
    const shown: SlowPriority =
      responseStopped && !responseBreached ? (priorityWhileOpen ?? priorityAfter ?? final) : final;
    const watch = responded ?? age;
    const elapsed = shown === 'P1' ? watch.all : watch.worked;
    const goal = targets(shown)[0];
    clocks.firstResponse = badge({
      elapsed,
      goal,
      dueAt: search(start, goal, shown === 'P1', () => true, start),
      paused: false,
      stopped: responseStopped,
      breached: responseBreached,
      late: responseBreached && (responseStopped ? elapsed > goal : elapsed >= goal),
      within: shown === 'P1' || isWorked(now),
    });
    const workGoal = targets(final)[1];
    const stopped = stoppedAt as number | null;
    const goesOnAt = running ? now : stopped !== null && didRun(stopped - 1) ? stopped : null;
    clocks.resolution = badge({
      elapsed: read(work),
      goal: workGoal,
      dueAt: search(start, workGoal, always, didRun, goesOnAt),
      paused: hold !== null,
      stopped: stopped !== null,
      breached: resolutionBreached,
      late: (stage as string) === 'open' ? read(work) >= workGoal : read(work) > workGoal,
      within: always || isWorked(now),
    });
    const left = updateLeft();
    if (left !== null)
      clocks.update = {
        ...badge({
          elapsed: left.elapsed,
          goal: left.goal,
          dueAt: search(left.since, left.goal, always, didRun, running ? now : null),
          paused: !running,
          stopped: false,
          breached: updateBreached,
          late: updateBreached && left.left <= 0,
          within: always || isWorked(now),
        }),
        missed: missedUpdates,
      };
  }
  if (hold !== null) {
    const goal = followUpGoal();
    clocks.followUp = {
      ...badge({
        elapsed: readFollowUp(),
        goal,
        dueAt: search(followedUpAt, goal, final === 'P1', () => true, followedUpAt),
        paused: false,
        stopped: false,
        breached: followUpBreached,
        late: readFollowUp() >= goal,
        within: final === 'P1' || isWorked(now),
      }),
      missed: missedFollowUps,
    };
  }
  return clocks;
}
