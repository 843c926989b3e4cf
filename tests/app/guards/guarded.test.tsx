import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Guarded } from '../../../src/app/guards/guarded.tsx';
import type { AccessDecision } from '../../../src/core/access/guard.ts';

function Place() {
  const { pathname, state } = useLocation();
  return <p>{`${pathname} from ${state.from}`}</p>;
}

function meet(decision: AccessDecision): void {
  render(
    <MemoryRouter initialEntries={['/admin/testing?case=7']}>
      <Routes>
        <Route path="/admin/testing" element={<Guarded decision={decision}>The bench</Guarded>} />
        <Route path="*" element={<Place />} />
      </Routes>
    </MemoryRouter>,
  );
}

describe('a guard', () => {
  it.each([
    ['permissions', 'Checking permissions...'],
    ['plan', 'Loading plan information...'],
    ['demo', 'Checking demo access...'],
  ] as const)('that waits for the %s says so', (reason, words) => {
    meet({ kind: 'wait', reason });
    expect(screen.getByRole('status').textContent).toBe(words);
    expect(screen.queryByText('The bench')).toBeNull();
  });

  it.each([
    ['login', '/login'],
    ['select-plan', '/select-plan'],
    ['access-denied', '/admin/access-denied'],
    ['dashboard', '/admin'],
  ] as const)('that redirects to %s remembers the requested address, query included', (to, path) => {
    meet({ kind: 'redirect', to });
    expect(screen.getByText(`${path} from /admin/testing?case=7`)).toBeTruthy();
  });

  it('that allows access shows the page', () => {
    meet({ kind: 'allow' });
    expect(screen.getByText('The bench')).toBeTruthy();
  });
});
