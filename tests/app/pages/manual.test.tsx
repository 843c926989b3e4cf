import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { compileContents } from '../../../src/build/manual/read-manual.ts';
import { MANUAL_FILES } from '../../../src/features/manual/model/manual-file.ts';
import { openAs, withBackend } from '../../support/product.tsx';

const backend = withBackend();
afterEach(() => vi.unstubAllGlobals());

const viewer = (isThere: boolean) =>
  Object.defineProperty(window.navigator, 'pdfViewerEnabled', { value: isThere, configurable: true });
const open = (anchor = '') => openAs(backend(), 'free', `/admin/simulation-manual${anchor}`);
const title = () => screen.findByRole('heading', { level: 1, name: 'Simulation Manual' });
const contents = () => screen.findByRole('navigation', { name: 'Chapters' });

describe('the simulation manual', () => {
  it('shows its PDF in the page, with links to open and to download it', async () => {
    viewer(true);
    await open();
    await title();
    const frame = await screen.findByTitle('Simulation manual (PDF)');
    expect(frame.getAttribute('src')).toContain(MANUAL_FILES.en);
    expect(screen.getByRole('link', { name: 'Open the PDF' }).getAttribute('href')).toBe(MANUAL_FILES.en);
    expect(screen.getByRole('link', { name: 'Download' }).hasAttribute('download')).toBe(true);
  });

  it('says so in a browser that shows no PDF in a page', async () => {
    viewer(false);
    await open();
    await title();
    expect(await screen.findByText(/This browser does not show a PDF inside a page/)).toBeTruthy();
    expect(screen.queryByTitle('Simulation manual (PDF)')).toBeNull();
  });

  it('shows the link and the list of chapters first on a phone, and no PDF', async () => {
    viewer(true);
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('< 768px'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    await open();
    await title();
    await contents();
    expect(screen.queryByTitle('Simulation manual (PDF)')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the PDF' })).toBeTruthy();
  });

  it('lists every chapter, and opens the one that is chosen with the way to the next', async () => {
    viewer(true);
    await open();
    const list = within(await contents());
    for (const { title: name } of compileContents('en').chapters)
      expect(list.getByRole('link', { name }).getAttribute('href')).toContain('#');
    act(() => list.getByRole('link', { name: 'Firmware and POST' }).click());
    expect(await screen.findByRole('heading', { level: 2, name: /Firmware and POST/ })).toBeTruthy();
    const codes = within(screen.getByRole('table', { name: 'Where the self-test of a Kestrel B7 can stop' }));
    expect(
      codes.getByRole('row', { name: /^55 DRAM, yellow 1 long, 2 short, again and again/ }),
    ).toBeTruthy();
    expect(screen.queryByTitle('Simulation manual (PDF)')).toBeNull();
    const around = within(screen.getByRole('navigation', { name: 'Chapters before and after' }));
    act(() => around.getByRole('link', { name: 'Procedures' }).click());
    expect(await screen.findByRole('heading', { level: 2, name: /Procedures/ })).toBeTruthy();
  });

  it('opens the chapter of a section that an address names', async () => {
    viewer(true);
    await open('#seat-memory');
    const section = await screen.findByRole('region', { name: 'Seat a RAM module (DIMM)' });
    expect(document.activeElement).toBe(section);
  });
});
