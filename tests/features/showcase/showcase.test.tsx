import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import SimulationPage from '../../../src/app/pages/simulation-page.tsx';
import { STILLS } from '../../../src/features/showcase/model/stills.ts';
import { PROJECT_ROOT } from '../../support/source-files.ts';

function open(): void {
  render(
    <MemoryRouter>
      <SimulationPage />
    </MemoryRouter>,
  );
}

const target = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

/** The desk is pictured in each theme. */
const DESK_THEMES = 2;

describe('the page of the simulations', () => {
  it('shows the hardware lab, the ticket desk and the demo', () => {
    open();
    for (const heading of [
      'Take the machine apart',
      'Run the support desk',
      'Sixty seconds, one dead machine',
    ]) {
      expect(screen.getByRole('heading', { level: 2, name: heading })).toBeTruthy();
    }
  });

  it('leads to an account, to the prices and to the page for teams', () => {
    open();
    expect(target('Try Free Simulation')).toBe('/register');
    expect(target('Create an account and start')).toBe('/register');
    expect(target('See plans and prices')).toBe('/#pricing');
    expect(target('BenchReady for business')).toBe('/business');
  });

  it('has a description and a file for every picture', () => {
    open();
    const pictures = screen.getAllByRole<HTMLImageElement>('img').filter((image) => image.tagName === 'IMG');
    expect(pictures).toHaveLength(Object.keys(STILLS).length + DESK_THEMES);
    for (const picture of pictures) {
      expect(picture.alt.length).toBeGreaterThan(20);
      expect(existsSync(join(PROJECT_ROOT, 'public', picture.getAttribute('src') ?? ''))).toBe(true);
    }
  });

  it('has a silent video with captions, which is loaded on demand', () => {
    open();
    const film = screen.getByLabelText<HTMLVideoElement>(
      'A repair in the lab, filmed in the simulation itself',
    );
    expect([film.muted, film.controls, film.preload]).toEqual([true, true, 'none']);
    const files = [film.src, film.poster, film.querySelector('track')?.src ?? ''];
    for (const file of files)
      expect(existsSync(join(PROJECT_ROOT, 'public', new URL(file).pathname))).toBe(true);
  });
});
