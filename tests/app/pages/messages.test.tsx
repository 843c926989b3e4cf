import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { RouteErrorPage } from '../../../src/app/errors/route-error-page.tsx';
import AccessDeniedPage from '../../../src/app/pages/access-denied-page.tsx';
import NotFoundPage from '../../../src/app/pages/not-found-page.tsx';
import { takeLoggedErrors } from '../../support/logged-errors.ts';

function open(element: React.ReactNode, address: string, state?: unknown) {
  render(<MemoryRouter initialEntries={[{ pathname: address, state }]}>{element}</MemoryRouter>);
}

const target = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

describe('an unknown address', () => {
  it('shows a message and a link home, and is logged', () => {
    open(<NotFoundPage />, '/no/such/page');
    expect(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
    expect(target('Return to Home')).toBe('/');
    expect(takeLoggedErrors()).toEqual(['404: no page at /no/such/page']);
  });
});

describe('access denied', () => {
  it('says that the demo is for the Free plan', () => {
    open(<AccessDeniedPage />, '/admin/access-denied', { from: '/admin/demo' });
    expect(screen.getByText(/only available to users of the Free plan/)).toBeTruthy();
    expect(target('View Plans')).toBe('/admin/plans');
    expect(target('Back to Dashboard')).toBe('/admin');
  });

  it.each([{ from: '/admin/testing' }, null, { from: 42 }])(
    'says that the plan does not include any other page (%o)',
    (state) => {
      open(<AccessDeniedPage />, '/admin/access-denied', state);
      expect(screen.getByText(/does not have permission/)).toBeTruthy();
      expect(target('View Available Plans')).toBe('/admin/plans');
      expect(target('Back to Dashboard')).toBe('/admin');
    },
  );
});

describe('a page that fails', () => {
  async function openBroken(error: Error) {
    open(<RouteErrorPage error={error} />, '/');
    await screen.findByRole('heading');
  }

  it.each([
    'Failed to fetch dynamically imported module: http://x/assets/demo-page-1a2b.js',
    'error loading dynamically imported module: http://x/assets/demo-page-1a2b.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/demo-page-1a2b.css',
  ])('because its code is gone offers a reload: %s', async (message) => {
    await openBroken(new TypeError(message));
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  });

  it('because there is no network says that, and not that there is a new version', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openBroken(new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js'));
    expect(screen.getByRole('heading', { name: 'You are offline' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/new version/i);
    onLine.mockRestore();
  });

  it('for another reason says so without technical details, and offers another try', async () => {
    await openBroken(new Error('Cannot read properties of undefined'));
    expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('undefined');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
