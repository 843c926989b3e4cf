import type { ReactNode } from 'react';
import { PublicFooter } from './public-footer.tsx';
import { PublicNavbar } from './public-navbar.tsx';
import { SkipLink } from './skip-link.tsx';

export interface PublicLayoutProps {
  /** Whether the navbar offers the dashboard instead of Login and Sign Up. */
  readonly isSignedIn: boolean;
  /** Opens the support dialog; without it the footer links to the contact page. */
  readonly onContactSupport?: () => void;
  readonly children: ReactNode;
}

/** Navbar, page and footer. The session is known only through `isSignedIn`, so no Supabase client is loaded. */
export function PublicLayout({ isSignedIn, onContactSupport, children }: PublicLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicNavbar isSignedIn={isSignedIn} />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <PublicFooter onContactSupport={onContactSupport} />
    </div>
  );
}
