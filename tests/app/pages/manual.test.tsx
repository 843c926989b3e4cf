import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MANUAL } from '../../../src/features/manual/content/manual.ts';
import { MANUAL_FILE } from '../../../src/features/manual/model/manual-file.ts';
import { openAs, withBackend } from '../../support/product.tsx';

const backend = withBackend();
afterEach(() => vi.unstubAllGlobals());

const viewer = (isThere: boolean) =>
  Object.defineProperty(window.navigator, 'pdfViewerEnabled', { value: isThere, configurable: true });
const open = () => openAs(backend(), 'free', '/admin/simulation-manual');
const title = () => screen.findByRole('heading', { level: 1, name: 'Simulation Manual' });

describe('the simulation manual', () => {
  it('shows its PDF in the page, with links to open and to download it', async () => {
    viewer(true);
    await open();
    await title();
    expect(screen.getByTitle('Simulation manual (PDF)').getAttribute('src')).toContain(MANUAL_FILE);
    expect(screen.getByRole('link', { name: 'Open the PDF' }).getAttribute('href')).toBe(MANUAL_FILE);
    expect(screen.getByRole('link', { name: 'Download' }).hasAttribute('download')).toBe(true);
  });

  it('says so in a browser that shows no PDF in a page', async () => {
    viewer(false);
    await open();
    await title();
    expect(screen.queryByTitle('Simulation manual (PDF)')).toBeNull();
    expect(screen.getByText(/This browser does not show a PDF inside a page/)).toBeTruthy();
  });

  it('shows the link and the list of chapters first on a phone, then the text as a page', async () => {
    viewer(true);
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('< 768px'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    await open();
    await title();
    expect(screen.queryByTitle('Simulation manual (PDF)')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the PDF' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Chapters' })).toBeTruthy();
  });

  it('links every chapter of its list, the code tables included', async () => {
    viewer(true);
    await open();
    await title();
    const contents = within(screen.getByRole('navigation', { name: 'Chapters' }));
    for (const chapter of MANUAL.chapters) {
      const link = contents.getByRole('link', { name: chapter.title });
      const target = document.getElementById((link.getAttribute('href') ?? '').slice(1));
      if (target === null) throw new Error(`${chapter.title} leads nowhere.`);
      expect(within(target).getByRole('heading', { level: 2 }).textContent).toContain(chapter.title);
    }
    const codes = within(screen.getByRole('table', { name: 'Where the self-test of a Kestrel B7 can stop' }));
    expect(
      codes.getByRole('row', { name: /^55 DRAM, yellow 1 long, 2 short, again and again/ }),
    ).toBeTruthy();
  });
});
