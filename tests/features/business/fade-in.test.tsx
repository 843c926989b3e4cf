import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FadeIn } from '../../../src/features/business/ui/fade-in.tsx';
import { setMediaQuery } from '../../support/browser-stubs.ts';

const CALM = '(prefers-reduced-motion: reduce)';

let report: IntersectionObserverCallback | null = null;

/** Puts everything this far down the page, in a window of 768 px. */
function placeAt(top: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 100));
}

const isHidden = (): boolean =>
  screen.getByText('Assess').parentElement?.className.includes('opacity-0') ?? false;

function show(): void {
  render(
    <FadeIn>
      <p>Assess</p>
    </FadeIn>,
  );
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        report = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setMediaQuery(CALM, false);
  report = null;
});

describe('a section that fades in', () => {
  it('is hidden below the window and appears once it is scrolled to', () => {
    placeAt(2000);
    show();
    expect(isHidden()).toBe(true);
    act(() => report?.([{ isIntersecting: false } as IntersectionObserverEntry], {} as IntersectionObserver));
    expect(isHidden()).toBe(true);
    act(() => report?.([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver));
    expect(isHidden()).toBe(false);
  });

  it('is not hidden inside the window', () => {
    placeAt(100);
    show();
    expect(isHidden()).toBe(false);
  });

  it('is not hidden from people who prefer reduced motion', () => {
    setMediaQuery(CALM, true);
    placeAt(2000);
    show();
    expect(isHidden()).toBe(false);
  });

  it('is not hidden in a browser without IntersectionObserver', () => {
    vi.unstubAllGlobals();
    placeAt(2000);
    show();
    expect(isHidden()).toBe(false);
    expect(renderToString(<FadeIn>Train</FadeIn>)).not.toContain('opacity-0');
  });
});
