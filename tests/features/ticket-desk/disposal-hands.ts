import type { CommandOf } from '../../../src/core/ticketing/model/commands.ts';
import { field, get, press } from './screen-hands.ts';

/** Chooses the laptops of a command in the register, and presses what is to be done with them. */
export async function disposeByHand(
  command: CommandOf<'erase-devices' | 'route-devices'>,
  tools: HTMLElement,
  nameOf: (act: string) => RegExp,
): Promise<void> {
  const boxes = [...tools.querySelectorAll<HTMLInputElement>('li input[type=checkbox]')];
  for (const box of boxes) if (box.checked) await press(box);
  for (const asset of command.assets) await press(field(asset, tools));
  const act = command.kind === 'erase-devices' ? `erase-${command.method}` : `route-${command.route}`;
  await press(get('button', nameOf(act), tools));
}
