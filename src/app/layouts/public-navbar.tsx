import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { LanguageSelect } from '../../ui/language-select.tsx';
import { Logo } from '../../ui/logo.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { PATHS } from '../paths.ts';

const LINKS = [
  { text: 'home', to: PATHS.home },
  { text: 'pricing', to: PATHS.pricing },
  { text: 'contact', to: PATHS.landingContact },
  { text: 'business', to: PATHS.business },
] as const;

const PHONE_LINKS = [...LINKS, { text: 'simulation', to: PATHS.simulation }] as const;

/** The public navigation bar; on phones its links, including the simulation, unfold below it. */
export function PublicNavbar({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { t } = useTranslation('layout');
  const location = useLocation();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const isOpen = openedOn === location.key;

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenedOn(null);
      menuButton.current?.focus();
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground/95 backdrop-blur-sm">
      <div className="mx-auto flex h-bar w-full max-w-page items-center gap-2 px-4 sm:px-6 lg:px-10">
        <Link to={PATHS.home} className="me-auto rounded-sm py-1.5 lg:me-8">
          <Logo />
        </Link>
        <nav aria-label={t('nav.label')} className="hidden grow lg:block">
          <ul className="flex gap-1">
            {LINKS.map(({ text, to }) => (
              <li key={text}>
                <Button asChild variant="ghost" size="md" className="px-3.5">
                  <Link to={to}>{t(`nav.${text}`)}</Link>
                </Button>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSelect className="hidden sm:inline-flex" />
        <ThemeToggle />
        <div className="hidden items-center gap-2 sm:flex">
          <AccountLinks isSignedIn={isSignedIn} />
        </div>
        <Button
          ref={menuButton}
          variant="ghost"
          size="icon"
          className="lg:hidden"
          aria-label={t(isOpen ? 'nav.closeMenu' : 'nav.openMenu')}
          aria-expanded={isOpen}
          aria-controls="public-menu"
          onClick={() => setOpenedOn(isOpen ? null : location.key)}
        >
          {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </Button>
      </div>
      <nav
        id="public-menu"
        aria-label={t('nav.label')}
        hidden={!isOpen}
        className="animate-fade-in border-t border-line bg-ground px-4 pt-2 pb-5 sm:px-6 lg:hidden"
      >
        <ul>
          {PHONE_LINKS.map(({ text, to }) => (
            <li key={text} className="border-b border-line">
              <Link
                to={to}
                className="flex min-h-13 items-center text-lg font-medium"
                onClick={() => setOpenedOn(null)}
              >
                {t(`nav.${text}`)}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-5 grid grid-cols-2 gap-3 sm:hidden">
          <AccountLinks isSignedIn={isSignedIn} />
        </div>
        <div className="mt-3 flex items-center justify-between sm:hidden">
          <span aria-hidden="true" className="text-sm text-ink-muted">
            {t('nav.language')}
          </span>
          <LanguageSelect />
        </div>
      </nav>
    </header>
  );
}

function AccountLinks({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { t } = useTranslation('layout');
  if (isSignedIn) {
    return (
      <Button asChild size="md">
        <Link to={PATHS.dashboard}>{t('nav.dashboard')}</Link>
      </Button>
    );
  }
  return (
    <>
      <Button asChild variant="secondary">
        <Link to={PATHS.login}>{t('nav.login')}</Link>
      </Button>
      <Button asChild>
        <Link to={PATHS.register}>{t('nav.signUp')}</Link>
      </Button>
    </>
  );
}
