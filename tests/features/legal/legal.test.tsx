import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import PrivacyPage from '../../../src/app/pages/privacy-page.tsx';
import TermsPage from '../../../src/app/pages/terms-page.tsx';

function open(page: React.ReactNode): void {
  render(<MemoryRouter>{page}</MemoryRouter>);
}

const sections = (): readonly string[] =>
  [...document.querySelectorAll('section h2')].map((heading) => heading.textContent.replace(/^\d+/, ''));

const targets = (name: string): readonly (string | null)[] =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('the privacy policy', () => {
  it('has its date and its five sections', () => {
    open(<PrivacyPage />);
    expect(screen.getByText('Last updated: May 1, 2025')).toBeTruthy();
    expect(sections()).toEqual([
      'Introduction',
      'Information We Collect',
      'How We Use Your Information',
      'How We Share Your Information',
      'Contact Us',
    ]);
  });

  it('names who receives which data: the database, payments, email', () => {
    open(<PrivacyPage />);
    for (const receiver of ['Supabase', 'Stripe', 'EmailJS', 'Google']) {
      expect(screen.getAllByText(new RegExp(receiver)).length).toBeGreaterThan(0);
    }
  });

  it('leads home, to the terms and to support', () => {
    open(<PrivacyPage />);
    expect(new Set(targets('Back to Home'))).toEqual(new Set(['/']));
    expect(targets('Read the Terms of Service')).toEqual(['/terms']);
    expect(targets('Contact us')).toEqual(['/contact']);
  });
});

describe('the terms of service', () => {
  it('have their seven sections, each within reach of the table of contents', () => {
    open(<TermsPage />);
    expect(sections()).toEqual([
      'Introduction',
      'Services',
      'User Accounts',
      'Subscription and Payment',
      'Intellectual Property',
      'Limitation of Liability',
      'Changes',
    ]);
    const anchors = screen
      .getByRole('navigation', { name: 'On this page' })
      .querySelectorAll<HTMLAnchorElement>('a');
    expect([...anchors].map((anchor) => document.querySelector(anchor.hash)?.textContent)).toEqual(
      [...document.querySelectorAll('section h2')].map((heading) => heading.textContent),
    );
  });

  it('lead home and to the privacy policy', () => {
    open(<TermsPage />);
    expect(new Set(targets('Back to Home'))).toEqual(new Set(['/']));
    expect(targets('Privacy Policy')).toEqual(['/privacy']);
    expect(targets('Read the Privacy Policy')).toEqual(['/privacy']);
  });
});
