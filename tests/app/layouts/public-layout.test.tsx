import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PublicLayout } from '../../../src/app/layouts/public-layout.tsx';

function visit(isSignedIn: boolean) {
  render(
    <MemoryRouter initialEntries={['/business']}>
      <PublicLayout isSignedIn={isSignedIn}>
        <h1>Page</h1>
      </PublicLayout>
    </MemoryRouter>,
  );
}

const linksOf = (place: HTMLElement): (string | null)[][] =>
  within(place)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the public navigation', () => {
  it('leads to the sections of the landing page from any page', () => {
    visit(false);
    expect(linksOf(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
      ['Home', '/'],
      ['Pricing', '/#pricing'],
      ['Contact', '/#contact'],
      ['Business', '/business'],
    ]);
  });

  it('offers Login and Sign Up to a visitor', () => {
    visit(false);
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register');
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
  });

  it('offers the dashboard to someone signed in', () => {
    visit(true);
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/admin');
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  });

  it('opens on a phone with the simulation among its links, and Escape closes it', async () => {
    const person = userEvent.setup();
    visit(false);
    const button = screen.getByRole('button', { name: 'Open menu' });
    await person.click(button);
    const folded = document.getElementById('public-menu');
    expect(folded?.hidden).toBe(false);
    expect(folded === null ? [] : linksOf(folded)).toContainEqual(['Simulation', '/simulation']);
    await person.keyboard('{Escape}');
    expect(folded?.hidden).toBe(true);
    expect(document.activeElement).toBe(button);
  });

  it('can be skipped by a link', () => {
    visit(false);
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#content');
    expect(document.getElementById('content')?.tagName).toBe('MAIN');
  });
});

describe('the footer', () => {
  it('leads to privacy, terms, support and three profiles', () => {
    visit(false);
    const targets = linksOf(screen.getByRole('contentinfo')).map(([, to]) => to);
    expect(targets).toEqual(expect.arrayContaining(['/privacy', '/terms', '/contact']));
    expect(targets.filter((to) => to?.startsWith('https://'))).toHaveLength(3);
  });
});
