import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { ThemeToggle } from '../../../ui/theme-toggle.tsx';
import { useToastsAbove } from '../../../ui/toast-place.ts';

export interface SelectPlanFrameProps {
  readonly home: (logo: ReactNode) => ReactNode;
  /** Null while nobody is signed in. */
  readonly onLogout: (() => void) | null;
  readonly children: ReactNode;
}

/** The layout of the plan selection: a bar with home and logout above the page. */
export function SelectPlanFrame({ home, onLogout, children }: SelectPlanFrameProps) {
  const { t } = useTranslation('plans');
  useToastsAbove();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line p-3 sm:px-6">
        {home(<Logo />)}
        <div className="ms-auto flex items-center gap-1">
          <LanguageSelect />
          <ThemeToggle />
          {onLogout === null ? null : (
            <Button variant="ghost" onClick={onLogout}>
              <LogOut aria-hidden="true" />
              <span className="sr-only sm:not-sr-only">{t('select.logout')}</span>
            </Button>
          )}
        </div>
      </header>
      <main className="mx-auto grid w-full max-w-5xl grow content-start gap-6 px-4 py-8 sm:px-6 sm:py-12">
        {children}
      </main>
    </div>
  );
}
