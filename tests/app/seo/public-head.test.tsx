import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PublicHead } from '../../../src/app/seo/public-head.tsx';

afterEach(() => vi.unstubAllEnvs());

function open(path: string): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <PublicHead />
    </MemoryRouter>,
  );
}

const contentOf = (property: string): string | null | undefined =>
  document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
const canonical = (): string | null | undefined =>
  document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

describe('the head of a public page', () => {
  it('names its canonical address and its picture where the deployment sets its own', () => {
    vi.stubEnv('VITE_SITE_URL', 'https://bench.test/');
    open('/business/');
    expect(canonical()).toBe('https://bench.test/business');
    expect(contentOf('og:url')).toBe('https://bench.test/business');
    expect(contentOf('og:image')).toBe('https://bench.test/social/business.jpg');
    expect(contentOf('og:title')).toBe('Assess, train and hire IT technicians');
  });

  it('names no address where the deployment sets none', () => {
    open('/terms');
    expect(canonical()).toBeUndefined();
    expect(contentOf('og:image')).toBeUndefined();
    expect(contentOf('og:title')).toBe('Terms of Service');
  });

  it('has no such entries on a page that is not public', () => {
    open('/plans');
    expect(contentOf('og:title')).toBeUndefined();
  });

  it('refuses a malformed address', () => {
    vi.stubEnv('VITE_SITE_URL', 'bench.test');
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => open('/terms')).toThrow('VITE_SITE_URL');
    complain.mockClear();
  });
});
