import type { CommandOf } from '../../../src/core/ticketing/model/commands.ts';
import { dialog, field, fill, get, press, submit } from './screen-hands.ts';

/** Longer holds go on until tomorrow. */
const LONGEST_CHOICE = 4 * 3600;

type StateCommand = CommandOf<
  | 'start-work'
  | 'resolve-silent'
  | 'hold-ticket'
  | 'resolve'
  | 'escalate'
  | 'send-to-bench'
  | 'cancel'
  | 'merge'
  | 'make-child'
>;

/** Changes the state of the open ticket in its dialog. @param cite chooses the findings to cite */
export async function changeState(command: StateCommand, cite: () => Promise<void>): Promise<void> {
  await press(get('button', /^Change state/));
  await fill(field('What to do', dialog()), command.kind);
  await fillIn(command, cite);
  await submit(field('What to do', dialog()));
}

async function fillIn(command: StateCommand, cite: () => Promise<void>): Promise<void> {
  const choose = (name: string | RegExp, value: string): Promise<void> => fill(field(name, dialog()), value);
  switch (command.kind) {
    case 'start-work':
    case 'resolve-silent':
      return;
    case 'hold-ticket': {
      await choose('Reason', command.reason);
      const { value } = [...(field('Next contact', dialog()) as HTMLSelectElement).options].at(-1) ?? {};
      if (command.seconds > LONGEST_CHOICE) await choose('Next contact', value ?? '');
      if (command.reference !== undefined) await choose(/^Reference/, command.reference);
      return;
    }
    case 'resolve':
      await choose('Resolution code', command.code);
      await choose('Cause', command.cause);
      return cite();
    case 'escalate':
      await choose('Resolver group', command.group);
      return cite();
    case 'send-to-bench':
      await choose('Computer', command.asset);
      await choose('Work for the bench', command.job);
      return cite();
    case 'cancel':
      return choose('Reason', command.reason);
    case 'merge':
    case 'make-child':
      return choose('Other ticket', command.into);
  }
}
