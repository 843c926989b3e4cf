import type { ReactNode } from 'react';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { ThemeToggle } from '../../../ui/theme-toggle.tsx';
import { BoardTraces } from './board-traces.tsx';

export interface AuthFrameProps {
  readonly title: ReactNode;
  readonly subtitle: ReactNode;
  /** Wraps the logo in the link home. */
  readonly home: (content: ReactNode) => ReactNode;
  readonly children: ReactNode;
  /** Links below the form. */
  readonly footer?: ReactNode;
}

/** The layout shared by the sign-in screens: a decorative circuit board on one side, the form on the other. */
export function AuthFrame({ title, subtitle, home, children, footer }: AuthFrameProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <BoardTraces />
      <div className="flex min-w-0 flex-col">
        <header className="flex items-center justify-between gap-3 p-3 sm:p-5">
          {home(<Logo />)}
          <div className="flex items-center gap-1">
            <LanguageSelect />
            <ThemeToggle />
          </div>
        </header>
        <main className="mx-auto grid w-full max-w-md grow content-center gap-7 px-5 pb-14">
          <div className="grid gap-1.5">
            <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
            <p className="text-ink-muted">{subtitle}</p>
          </div>
          {children}
          {footer === undefined ? null : (
            <div className="grid justify-items-center gap-3 text-sm text-ink-muted">{footer}</div>
          )}
        </main>
      </div>
    </div>
  );
}
