/**
 * The clocks of a ticket, counted minute by minute: slow, and written apart from the product's clocks, to compare them.
 * Times are whole minutes since Monday 00:00. It has its own table of targets and shares nothing with the product but
 * the names of events.
 */
import {
  FOLLOW_UP,
  fresh,
  isWorked,
  MINUTES,
  type SlowEvent,
  type SlowPriority,
  type SlowReason,
  tick,
  type Watch,
} from './slow-parts.ts';

interface SlowBadge {
  elapsed: number;
  goal: number | null;
  dueAt: number | null;
  paused: boolean;
  stopped: boolean;
  breached: boolean;
  late: boolean;
}

interface SlowClocks {
  firstResponse: SlowBadge;
  resolution: SlowBadge;
  update: SlowBadge & { missed: number };
  followUp: SlowBadge & { missed: number };
  parked: number;
}

const nothing = (): SlowBadge => ({
  elapsed: 0,
  goal: null,
  dueAt: null,
  paused: false,
  stopped: false,
  breached: false,
  late: false,
});

export function countSlowly(events: readonly SlowEvent[], now: number): SlowClocks {
  const start = events[0]?.minute ?? now;
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
  let replyMinute = start;
  let messageMinute = start;
  let followUpMinute = start;
  let responseBreached = false;
  let resolutionBreached = false;
  let updateBreached = false;
  let followUpBreached = false;
  let missedUpdates = 0;
  let missedFollowUps = 0;
  let parked = 0;
  /** Whether the ticket was worked on (open, not on hold) in the minute that began then. */
  const ran: boolean[] = [];
  let stoppedMinute: number | null = null;

  const read = (watch: Watch): number => (priority === 'P1' ? watch.all : watch.worked);
  const followUpGoal = () => (priority === 'P1' ? 30 : hold === null ? 0 : FOLLOW_UP[hold]);
  const readFollowUp = () => (priority === 'P1' ? followUp.all : followUp.worked);
  const updateLeft = (): { left: number; elapsed: number; goal: number; since: number } | null => {
    if (priority === null || reply === null || stage === 'over') return null;
    const cadence = MINUTES[priority][2];
    const answer = MINUTES[priority][0];
    const byReply = { left: cadence - read(reply), elapsed: read(reply), goal: cadence, since: replyMinute };
    if (message === null) return cadence === 0 ? null : byReply;
    const byMessage = {
      left: answer - read(message),
      elapsed: read(message),
      goal: answer,
      since: messageMinute,
    };
    return cadence === 0 || byMessage.left < byReply.left ? byMessage : byReply;
  };
  const near = (elapsed: number, goal: number) => elapsed < goal && elapsed >= goal * 0.95;

  const weReply = (minute: number) => {
    if (!answered) {
      answered = true;
      responded = { ...age };
    }
    reply = fresh();
    replyMinute = minute;
    updateBreached = false;
    message = null;
  };
  const endHold = () => {
    hold = null;
    followUpBreached = false;
  };
  const newFollowUp = (minute: number) => {
    followUp = fresh();
    followUpMinute = minute;
    followUpBreached = false;
  };
  const stop = (minute: number) => {
    endHold();
    if (stage === 'open') stoppedMinute = minute;
  };

  const apply = (event: SlowEvent) => {
    const { minute } = event;
    if (stage === 'over') return;
    if (event.kind === 'prioritized') priority = event.priority;
    if (event.kind === 'replied') {
      weReply(minute);
      if (hold === 'caller') newFollowUp(minute);
    }
    if (event.kind === 'call-answered') {
      weReply(minute);
      endHold();
    }
    if (event.kind === 'person-wrote') {
      endHold();
      if (message === null) {
        message = fresh();
        messageMinute = minute;
      }
    }
    if (event.kind === 'hold-began' && stage === 'open') {
      const left = updateLeft();
      if (!event.asked) {
        const isNear =
          priority !== null &&
          (near(read(work), MINUTES[priority][1]) || (left !== null && near(left.elapsed, left.goal)));
        if (event.reason === 'caller' || isNear) parked += 1;
      }
      if (hold === null) newFollowUp(minute);
      hold = event.reason;
    }
    if (event.kind === 'hold-ended') endHold();
    if (event.kind === 'followed-up' && hold !== null) newFollowUp(minute);
    if (event.kind === 'resolved' && stage === 'open') {
      stop(minute);
      stage = 'resolved';
    }
    if (event.kind === 'reopened' && stage === 'resolved') {
      stage = 'open';
      stoppedMinute = null;
    }
    if (event.kind === 'closed' || event.kind === 'canceled') {
      stop(minute);
      stage = 'over';
      if (!answered) responded = { ...age };
    }
  };

  const check = () => {
    if (priority === null) return;
    const waitsForResponse = !answered && stage !== 'over';
    if (waitsForResponse) {
      priorityWhileOpen = priority;
      if (read(age) >= MINUTES[priority][0]) responseBreached = true;
    } else priorityAfter ??= priority;
    const goal = MINUTES[priority][1];
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
  for (let minute = start; minute <= now; minute += 1) {
    for (let event = events[next]; event !== undefined && event.minute === minute; event = events[next]) {
      apply(event);
      next += 1;
    }
    check();
    checkFollowUp();
    if (minute === now) break;
    const runs = stage === 'open' && hold === null;
    ran[minute - start] = runs;
    tick(age, minute);
    if (runs) {
      tick(work, minute);
      if (reply !== null) tick(reply, minute);
      if (message !== null) tick(message, minute);
    }
    if (hold !== null) tick(followUp, minute);
  }

  /** Looks for the minute at which `goal` was or will be reached, when the clock goes on from `goesOnAt`. */
  const search = (
    since: number,
    goal: number,
    always: boolean,
    runs: (minute: number) => boolean,
    goesOnAt: number | null,
  ): number | null => {
    let counted = 0;
    for (let minute = since; ; minute += 1) {
      if (counted >= goal) return minute;
      const goesOn = goesOnAt !== null && minute >= goesOnAt;
      if (!goesOn && minute >= now) return null;
      if ((goesOn || runs(minute)) && (always || isWorked(minute))) counted += 1;
    }
  };
  const didRun = (minute: number) => ran[minute - start] === true;
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
  clocks.resolution.stopped = stoppedMinute !== null;
  const final = priority as SlowPriority | null;
  if (final !== null) {
    const always = final === 'P1';
    const shown: SlowPriority =
      responseStopped && !responseBreached ? (priorityWhileOpen ?? priorityAfter ?? final) : final;
    const watch = responded ?? age;
    const elapsed = shown === 'P1' ? watch.all : watch.worked;
    const goal = MINUTES[shown][0];
    clocks.firstResponse = {
      elapsed,
      goal,
      dueAt: search(start, goal, shown === 'P1', () => true, start),
      paused: false,
      stopped: responseStopped,
      breached: responseBreached,
      late: responseBreached && (responseStopped ? elapsed > goal : elapsed >= goal),
    };
    const workGoal = MINUTES[final][1];
    const stopped = stoppedMinute as number | null;
    const goesOnAt = running ? now : stopped !== null && didRun(stopped - 1) ? stopped : null;
    clocks.resolution = {
      elapsed: read(work),
      goal: workGoal,
      dueAt: search(start, workGoal, always, didRun, goesOnAt),
      paused: hold !== null,
      stopped: stopped !== null,
      breached: resolutionBreached,
      late: (stage as string) === 'open' ? read(work) >= workGoal : read(work) > workGoal,
    };
    const left = updateLeft();
    if (left !== null)
      clocks.update = {
        elapsed: left.elapsed,
        goal: left.goal,
        dueAt: search(left.since, left.goal, always, didRun, running ? now : null),
        paused: !running,
        stopped: false,
        breached: updateBreached,
        late: updateBreached && left.left <= 0,
        missed: missedUpdates,
      };
  }
  if (hold !== null) {
    const goal = followUpGoal();
    clocks.followUp = {
      elapsed: readFollowUp(),
      goal,
      dueAt: search(followUpMinute, goal, final === 'P1', () => true, followUpMinute),
      paused: false,
      stopped: false,
      breached: followUpBreached,
      late: readFollowUp() >= goal,
      missed: missedFollowUps,
    };
  }
  return clocks;
}
