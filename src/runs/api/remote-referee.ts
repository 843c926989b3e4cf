import { finishRunAnswer, runAnswer, sentAnswer } from '../../core/contracts/runs.ts';
import { withChanges } from '../../core/kernel/changes.ts';
import { type Answer, type Referee, RunOverError } from '../../core/kernel/referee.ts';
import { keepToldTexts } from '../../i18n/told-texts.ts';
import type { RunClient } from '../run-client.ts';
import { orOver } from './or-over.ts';
import { callPersistently } from './persistent-call.ts';

/**
 * Ends a run, also one whose time has run out, and returns its report, or null while the form that it belongs to does not show it;
 * repeated calls return the same. Throws `FunctionError`, or `RunVoidError`.
 */
export async function finishRun<Command, View, Event, Refusal, Report>(
  { report }: RunClient<Command, View, Event, Refusal, Report>,
  runId: string,
): Promise<Report | null> {
  const answer = finishRunAnswer(report.nullable());
  const call = callPersistently('run-command', { action: 'finish', runId }, answer);
  return (await orOver(call)).report;
}

/**
 * The referee of a run that the server stores; the run's store orders its calls. A command carries the log length
 * known to its sender: sent twice it is executed once, and after a command of another tab it is not executed.
 * @param opening the state of the run when it was opened; without it `open` requests it.
 */
export function createRemoteReferee<Command, View, Event, Refusal, Report>(
  client: RunClient<Command, View, Event, Refusal, Report>,
  runId: string,
  opening: Answer<Command, View, Event, Refusal> | null = null,
): Referee<Command, View, Event, Refusal, Report> {
  type Known = Answer<Command, View, Event, Refusal>;
  const wholeAnswer = runAnswer(client.payload);
  const answerToCommand = sentAnswer(client.payload);
  /** The state at the last response: the next response contains only the changes from it. */
  let last = opening;
  let isOpened = false;
  let isOver = false;
  const read = async (): Promise<Known> => {
    const { texts, ...answer } = await orOver(
      callPersistently('run-command', { runId, action: 'read' }, wholeAnswer),
    );
    keepToldTexts(texts);
    last = answer;
    return last;
  };
  const send = async (command: Command, { seq, view }: Known): Promise<Known> => {
    const body = { runId, action: 'send', seq, command, answer: 'changes' };
    const { texts, ...answer } = await orOver(callPersistently('run-command', body, answerToCommand));
    keepToldTexts(texts);
    last =
      'view' in answer
        ? answer
        : { ...answer, view: client.payload.view.parse(withChanges(view, answer.changes)) };
    return last;
  };

  return {
    async open() {
      const answer = isOpened || last === null ? await read() : last;
      isOpened = true;
      return answer;
    },
    async send(command) {
      if (isOver) throw new RunOverError();
      return send(command, last ?? (await read()));
    },
    async finish() {
      const report = await finishRun(client, runId);
      isOver = true;
      return report;
    },
  };
}
