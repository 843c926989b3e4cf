import { render } from '@testing-library/react';
import { createRef, useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { WorkbenchShell } from '../../../src/features/hardware-lab/workbench/layout/workbench-shell.tsx';

function Scene({ onBuilt }: { readonly onBuilt: () => void }) {
  useEffect(onBuilt, [onBuilt]);
  return null;
}

it('the workbench keeps the scene mounted when a phone is turned or a window becomes narrow', () => {
  const built = vi.fn();
  const root = createRef<HTMLDivElement>();
  const bench = (shape: 'd' | 'm' | 'l') => (
    <WorkbenchShell
      shape={shape}
      root={root}
      bar={null}
      picture={() => <Scene onBuilt={built} />}
      job={null}
      cards={null}
      isLeftOpen={false}
    />
  );
  const { rerender } = render(bench('d'));
  rerender(bench('m'));
  rerender(bench('l'));
  rerender(bench('d'));
  expect(built).toHaveBeenCalledTimes(1);
});
