import { type Answer, type LoggedCommand, type Referee, RunOverError, type Verdict } from './referee.ts';
import { type Rules, type Run, replay } from './run.ts';

/** A referee in the same process, with the log it has written so far. */
export interface LocalReferee<Command, View, Event, Refusal, Report>
  extends Referee<Command, View, Event, Refusal, Report> {
  log(): Run<Command>;
}

/** Goes on after `commands`, which a log holds. Null for a scenario that the rules do not know, or a log that they refuse. */
export function createLocalReferee<Command, State, View, Event, Refusal, Report>(
  rules: Rules<Command, State, View, Event, Refusal, Report>,
  scenarioId: string,
  seed: number,
  commands: readonly Command[] = [],
): LocalReferee<Command, View, Event, Refusal, Report> | null {
  const start = rules.begin(scenarioId, seed);
  const played = start === null ? null : replay(rules, start, commands);
  if (!played?.ok) return null;
  let { state } = played.value;
  let over = false;
  const deeds: LoggedCommand<Command, Event>[] = [...played.value.deeds];

  const answer = (verdict: Verdict<Command, Event, Refusal>): Answer<Command, View, Event, Refusal> => ({
    seq: deeds.length,
    view: rules.project(state),
    verdict,
  });

  return {
    async open() {
      return answer({ kind: 'begun', log: [...deeds] });
    },
    async send(command) {
      if (over) throw new RunOverError();
      const step = rules.reduce(state, command);
      if (!step.ok) return answer({ kind: 'refused', refusal: step.error });
      const { state: next, events } = step.value;
      state = next;
      deeds.push({ command, events });
      return answer({ kind: 'done', events });
    },
    async finish() {
      over = true;
      return rules.report(state);
    },
    log() {
      return {
        scenarioId,
        seed,
        rulesVersion: rules.version,
        commands: deeds.map(({ command }) => command),
      };
    },
  };
}
