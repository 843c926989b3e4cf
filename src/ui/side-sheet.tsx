import * as Primitive from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface SideSheetProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly description: string;
  /** Buttons that stay visible while the sheet scrolls. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
  /** Position and width: the sheet starts below the page's bar. */
  readonly className?: string;
  onDismiss(): void;
}

/**
 * A form in a sheet at the end side of the page. The rest of the page stays visible; the focus is trapped in the
 * sheet.
 */
export function SideSheet({
  isOpen,
  title,
  description,
  footer,
  children,
  className,
  onDismiss,
}: SideSheetProps) {
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onDismiss())}>
      <Primitive.Portal>
        <Primitive.Content
          {...focusReturn}
          // A click outside may only inspect the workbench; it must not discard the form.
          onInteractOutside={(event) => event.preventDefault()}
          className={classNames(
            'fixed inset-e-0 bottom-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] animate-fade-in border-s border-line bg-surface shadow-float outline-none',
            className,
          )}
        >
          <header className="px-4 pt-4 pb-2.5 sm:px-7 [@media(max-height:480px)]:flex [@media(max-height:480px)]:items-baseline [@media(max-height:480px)]:gap-3.5 [@media(max-height:480px)]:pt-2.5 [@media(max-height:480px)]:pb-1.5">
            <Primitive.Title className="text-xl font-semibold tracking-tight sm:text-2xl [@media(max-height:480px)]:text-lg">
              {title}
            </Primitive.Title>
            <Primitive.Description className="text-sm text-ink-muted">{description}</Primitive.Description>
          </header>
          <div className="grid content-start gap-4 overflow-y-auto overscroll-contain px-4 py-2 sm:px-7">
            {children}
          </div>
          <footer className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2.5 sm:px-7 sm:py-3.5 [@media(max-height:480px)]:py-1.5">
            {footer}
          </footer>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
