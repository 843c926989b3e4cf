import { expect, it } from 'vitest';
import { firstFrameTeller } from '../../../src/features/hardware-lab/scene/stage/first-frame.ts';

it('whoever shows the machine next hears of a first frame too, though it was drawn before; each of them once', () => {
  const heard: string[] = [];
  const [bench, replay] = [() => heard.push('bench'), () => heard.push('replay')];
  const tell = firstFrameTeller();
  for (const mount of [bench, bench, replay, replay]) tell(mount);
  expect(heard).toEqual(['bench', 'replay']);
});
