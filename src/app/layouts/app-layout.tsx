import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Role } from '../../core/contracts/vocabulary.ts';
import { AppBar } from './app-bar.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Sidebar } from './sidebar.tsx';
import { isSidebarExpanded, setSidebarExpanded } from './sidebar-state.ts';
import { SkipLink } from './skip-link.tsx';
import { useIsPhone } from './use-is-phone.ts';

export interface AppLayoutProps {
  readonly person: { readonly fullName: string | null; readonly email: string; readonly role: Role };
  /** The plan whose screens the menu lists; null without a plan or with an expired one. */
  readonly planId: string | null;
  readonly demoUsedCount: number;
  /** Only for an active Expert subscription whose end is known (spec section 2); otherwise null. */
  readonly streak: { readonly timeLeftMs: number } | null;
  /** Whole hours left of a trial that has not expired; null for any other plan. */
  readonly trialHoursLeft: number | null;
  /** Signs out and returns to `/`. */
  readonly onLogout: () => void;
  /** Opens the support dialog; without it the menu item links to the contact page. */
  readonly onContactSupport?: () => void;
  readonly children: ReactNode;
}

/** The signed-in layout of spec section 2: a sidebar from 768 px up, a bar with a slide-out menu below. */
export function AppLayout({ children, ...menu }: AppLayoutProps) {
  const { pathname } = useLocation();
  const isPhone = useIsPhone();
  const { onContactSupport } = menu;
  const [menuOpenedOn, setMenuOpenedOn] = useState<string | null>(null);
  // Tied to the address it was opened on, so that any navigation closes it.
  const isMenuOpen = isPhone && menuOpenedOn === pathname;

  useEffect(() => {
    const toggle = (event: KeyboardEvent): void => {
      if (
        event.key.toLowerCase() !== 'b' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      ) {
        return;
      }
      event.preventDefault();
      if (isPhone) setMenuOpenedOn((opened) => (opened === pathname ? null : pathname));
      else setSidebarExpanded(!isSidebarExpanded());
    };
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, [isPhone, pathname]);

  return (
    <div className="flex min-h-dvh flex-col md:flex-row">
      <SkipLink />
      {isPhone ? (
        <>
          <AppBar onOpenMenu={() => setMenuOpenedOn(pathname)} isMenuOpen={isMenuOpen} />
          <MobileMenu
            {...menu}
            {...(onContactSupport === undefined
              ? {}
              : {
                  // Only one dialog at a time: close the menu first.
                  onContactSupport: () => {
                    setMenuOpenedOn(null);
                    onContactSupport();
                  },
                })}
            isOpen={isMenuOpen}
            onOpenChange={(open) => setMenuOpenedOn(open ? pathname : null)}
          />
        </>
      ) : (
        <Sidebar {...menu} />
      )}
      <main id="content" tabIndex={-1} className="min-w-0 grow outline-none">
        <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-6 lg:px-10 lg:py-9">{children}</div>
      </main>
    </div>
  );
}
