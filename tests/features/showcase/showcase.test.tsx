import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import SimulationPage from '../../../src/app/pages/simulation-page.tsx';
import { DESK_STORIES } from '../../../src/core/ticketing/scenarios/public/catalogue.ts';
import { STILLS } from '../../../src/features/showcase/model/stills.ts';
import { deskFilm } from '../../../src/ui/desk-film.ts';
import { PROJECT_ROOT } from '../../support/source-files.ts';

function open(): void {
  render(
    <MemoryRouter>
      <SimulationPage />
    </MemoryRouter>,
  );
}

const target = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

const MOST_BYTES = 500_000;

const fileOf = (address: string): string => join(PROJECT_ROOT, 'public', new URL(address).pathname);

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

  it('says how many tickets the desk has, by its catalogue', () => {
    open();
    const count = Object.keys(DESK_STORIES).length;
    expect(
      screen.getByText(`${count} complaints to practise. Each time another cause can be behind them.`),
    ).toBeTruthy();
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
    for (const file of files) expect(existsSync(fileOf(file))).toBe(true);
  });

  it('loads the film of the desk in the theme and language of who presses play, with captions, silent and with controls', async () => {
    document.documentElement.dataset['theme'] = 'dark';
    open();
    const name = 'A call at the ticket desk, filmed in the simulation itself';
    expect(screen.queryByLabelText(name)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play the clip' }));
    const film = screen.getByLabelText<HTMLVideoElement>(name);
    expect(document.activeElement).toBe(film);
    expect([film.muted, film.controls]).toEqual([true, true]);
    expect(new URL(film.src).pathname).toBe('/media/desk-dark.en.webm');
    const captions = film.querySelector('track')?.src ?? '';
    for (const file of [film.src, captions]) expect(existsSync(fileOf(file))).toBe(true);
    delete document.documentElement.dataset['theme'];
  });

  it('tells in words what the film of the desk shows, as its captions do', () => {
    open();
    const captions = readFileSync(join(PROJECT_ROOT, 'public/media/desk.en.vtt'), 'utf8');
    const transcript = screen.getByText('What the clip shows').parentElement;
    const lines = within(transcript ?? document.body).getAllByRole('listitem', { hidden: true });
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.map(({ textContent }) => textContent)).toEqual(
      captions
        .split('\n\n')
        .slice(1)
        .map((cue) => cue.trim().split('\n')[1]),
    );
  });
});

describe('the film of the desk', () => {
  it('exists in every theme and language, each smaller than half a megabyte', () => {
    for (const theme of ['light', 'dark'] as const)
      for (const language of ['en', 'es'] as const) {
        const { src, captions } = deskFilm(theme, language);
        expect(statSync(join(PROJECT_ROOT, 'public', src)).size).toBeLessThan(MOST_BYTES);
        expect(readFileSync(join(PROJECT_ROOT, 'public', captions.src), 'utf8')).toContain('-->');
      }
  });
});
