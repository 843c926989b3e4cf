import { Menu } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { PATHS } from '../paths.ts';

export interface AppBarProps {
  readonly isMenuOpen: boolean;
  readonly onOpenMenu: () => void;
}

/** The top bar on phones. */
export function AppBar({ isMenuOpen, onOpenMenu }: AppBarProps) {
  const { t } = useTranslation('workspace');
  return (
    <header className="@container sticky top-0 z-30 flex h-14 items-center justify-between border-b border-line bg-surface px-2">
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('sidebar.open')}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={onOpenMenu}
      >
        <Menu aria-hidden="true" />
      </Button>
      <Link to={PATHS.dashboard} className="rounded-sm py-2">
        {/* Where text is twice as large, the mark alone has room between the buttons. */}
        <Logo className="@max-[15rem]:[&>span]:sr-only" />
      </Link>
      <ThemeToggle />
    </header>
  );
}
