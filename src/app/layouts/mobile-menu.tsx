import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Logo } from '../../ui/logo.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { SidebarMenu, type SidebarMenuProps } from './sidebar-menu.tsx';

export interface MobileMenuProps extends SidebarMenuProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The slide-out menu on phones: 80% of the width up to 320 px, with the 18rem sidebar inside (spec section 9). */
export function MobileMenu({ isOpen, onOpenChange, ...menu }: MobileMenuProps) {
  const { t } = useTranslation('workspace');
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-y-0 start-0 z-50 flex w-4/5 max-w-80 animate-slide-in flex-col border-e border-line bg-surface shadow-float outline-none"
        >
          <Dialog.Title className="sr-only">{t('sidebar.label')}</Dialog.Title>
          {/* The panel's extra width is split between both sides of the sidebar. */}
          <div className="mx-auto flex min-h-0 w-sidebar-mobile max-w-full grow flex-col">
            <div className="flex h-14 shrink-0 items-center justify-between ps-4">
              <Logo />
              <Dialog.Close
                aria-label={t('sidebar.close')}
                className="grid size-11 place-items-center rounded-md text-ink-muted hover:bg-hover hover:text-ink"
              >
                <X aria-hidden="true" className="size-5" />
              </Dialog.Close>
            </div>
            <SidebarMenu {...menu} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
