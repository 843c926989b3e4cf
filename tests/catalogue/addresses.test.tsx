import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../src/app/paths.ts';
import { address, openAs, openProduct, withBackend } from '../support/product.tsx';

/** The route table of spec section 2, written out by hand. */
const PUBLIC = [
  ...['/', '/login', '/register', '/reset-password', '/privacy', '/terms', '/waiting-list', '/business'],
  ...['/contact', '/simulation', '/plans', '/verify'],
];
/** With the seeded person who may be there. */
const SIGNED_IN = [
  ['/select-plan', 'new'],
  ['/admin', 'ace'],
  ['/admin/account', 'ace'],
  ['/admin/plans', 'ace'],
  ['/admin/testing', 'ace'],
  ['/admin/ticketing', 'expert'],
  ['/admin/demo', 'free'],
  ['/admin/simulation-manual', 'ace'],
  ['/admin/access-denied', 'ace'],
  ['/admin/users', 'admin'],
] as const;
/** Beyond the specification: what of each is proven where stands in tests/spec-trace. */
const BEYOND = [
  ['/admin/objectives', 'ace'],
  ['/admin/tutorials', 'ace'],
  ['/admin/cards', 'ace'],
  ['/admin/leaderboard', 'ace'],
  ['/admin/competitions', 'ace'],
  ['/admin/certificates', 'ace'],
] as const;
const ALL_SIGNED_IN = [...SIGNED_IN, ...BEYOND];

const backend = withBackend();

async function expectPage(path: string): Promise<void> {
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).not.toBe('Oops! Page not found');
  expect(screen.queryByText('Not built yet')).toBeNull();
  expect(address()).toBe(path);
}

describe('the route table', () => {
  it.each(PUBLIC)('the public address %s opens a page of its own', async (path) => {
    await openProduct(path);
    await expectPage(path);
  });

  it.each(ALL_SIGNED_IN)('the signed-in address %s opens a page of its own', async (path, person) => {
    await openAs(backend(), person, path);
    await expectPage(path);
  });

  it.each(ALL_SIGNED_IN.map(([path]) => path))('%s asks a visitor to sign in', async (path) => {
    await openProduct(path);
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('is what the product has, and nothing more', () => {
    const pages = new Set<string>(Object.values(PATHS).filter((path) => !path.includes('#')));
    expect(pages).toEqual(new Set<string>([...PUBLIC, ...ALL_SIGNED_IN.map(([path]) => path)]));
  });
});
