import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../support/source-files.ts';

const source = (path: string): string => readFileSync(join(PROJECT_ROOT, path), 'utf8');

/** Measures that the code writes down once and that only a browser draws. */
describe('figures of the specification in the code', () => {
  it('the sidebar is 16rem, 18rem on a phone, and 3rem collapsed', () => {
    const tokens = source('src/styles/tokens.css');
    const width = (name: string) => new RegExp(`--spacing-${name}: ([^;]+);`).exec(tokens)?.[1];
    expect([width('sidebar'), width('sidebar-mobile'), width('sidebar-icon')]).toEqual([
      '16rem',
      '18rem',
      '3rem',
    ]);
    const sidebar = source('src/app/layouts/sidebar.tsx');
    expect(sidebar).toMatch(/\bw-sidebar /);
    expect(sidebar).toMatch(/\bw-sidebar-icon\b/);
    expect(source('src/app/layouts/mobile-menu.tsx')).toMatch(/\bw-sidebar-mobile max-w-full\b/);
  });

  it('the menu of a phone takes 80% of the width, up to 320 px', () => {
    expect(source('src/app/layouts/mobile-menu.tsx')).toMatch(/\bw-4\/5 max-w-80\b/);
  });

  it('the phone layout begins below 768 px', () => {
    expect(source('src/app/layouts/use-is-phone.ts')).toContain("'(width < 768px)'");
  });

  it('the features of a plan scroll above 10rem', () => {
    expect(source('src/features/plans/ui/billing/plan-card.tsx')).toMatch(/\bmax-h-40 overflow-y-auto\b/);
  });

  it('the functions speak to Stripe in the version of the specification', () => {
    const stripe = source('supabase/functions/_shared/stripe.ts');
    expect(stripe).toContain("const STRIPE_API_VERSION = '2025-05-28.basil';");
    expect(stripe).toContain('apiVersion: STRIPE_API_VERSION');
  });
});
