import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Designator } from '../../ui/designator.tsx';
import { Logo } from '../../ui/logo.tsx';
import { PATHS } from '../paths.ts';

export interface StandalonePageProps {
  readonly reference: string;
  readonly label: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A page without navigation and with one message: not found, failed to load. */
export function StandalonePage({ reference, label, heading, children }: StandalonePageProps) {
  return (
    <div className="mat-grid flex min-h-dvh flex-col px-4 sm:px-6">
      <header className="flex h-bar items-center">
        <Link to={PATHS.home} className="rounded-sm py-1.5">
          <Logo />
        </Link>
      </header>
      <main className="grid grow place-items-center py-10">
        <div className="chamfer w-full max-w-lg border border-line bg-surface p-7 shadow-lift sm:p-10">
          <Designator reference={reference}>{label}</Designator>
          <h1 className="mt-5 mb-3 text-title font-semibold">{heading}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
