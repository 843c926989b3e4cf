import type { CommandOf } from '../../../src/core/ticketing/model/commands.ts';
import { dialog, field, fill, get, press, submit } from './screen-hands.ts';

/** Changes fields of the open ticket in their dialog. */
export async function editFields(
  command: CommandOf<'classify' | 'set-affected-user' | 'set-asset'>,
): Promise<void> {
  await press(get('button', /^Edit fields/));
  if (command.kind !== 'classify') {
    const isUser = command.kind === 'set-affected-user';
    const box = field(isUser ? 'Affected user' : 'Asset number', dialog());
    await fill(box, isUser ? command.person : command.asset);
    return submit(box);
  }
  await fill(field('Category', dialog()), command.category);
  await fill(field('Subcategory', dialog()), command.subcategory);
  await fill(field('Impact', dialog()), command.impact);
  await fill(field('Urgency', dialog()), command.urgency);
  const box = field(/^Security case/, dialog()) as HTMLInputElement;
  if (box.checked !== command.isSecurityCase) await press(box);
  return submit(box);
}
