import * as Primitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { classNames } from '../lib/class-names.ts';
import { useFocusReturn } from './use-focus-return.ts';

/** Dialogs over Radix: `<Dialog open onOpenChange><DialogContent title description>...<DialogFooter/></DialogContent></Dialog>`. */
export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

/** The longest pause in a double click, as most systems have it. */
const DOUBLE_CLICK_MS = 500;

export interface DialogContentProps extends Omit<ComponentProps<typeof Primitive.Content>, 'title'> {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** `alertdialog` for a question that must be answered: no close button, and a click outside does nothing. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly size?: 'md' | 'xl';
}

export function DialogContent({
  title,
  description,
  role = 'dialog',
  size = 'md',
  className,
  children,
  onCloseAutoFocus,
  ...rest
}: DialogContentProps) {
  const { t } = useTranslation('common');
  const focusReturn = useFocusReturn();
  const mustAnswer = role === 'alertdialog';
  const [openedAt] = useState(() => performance.now());
  /** A click outside closes, but not the second half of the double click that opened it. */
  const ignoreDoubleClick = (event: Event): void => {
    if (performance.now() - openedAt < DOUBLE_CLICK_MS) event.preventDefault();
  };
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
      <Primitive.Content
        role={role}
        {...focusReturn}
        onPointerDownOutside={mustAnswer ? preventDefault : ignoreDoubleClick}
        {...(mustAnswer ? { onInteractOutside: preventDefault } : {})}
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        {...rest}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          // A caller that has moved the focus itself calls preventDefault.
          if (!event.defaultPrevented) focusReturn.onCloseAutoFocus(event);
        }}
        className={classNames(
          'chamfer fixed inset-s-1/2 top-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-1/2 gap-5 overflow-y-auto',
          'border border-line bg-raised p-5 shadow-float animate-rise-in sm:p-6 rtl:translate-x-1/2',
          size === 'xl' ? 'max-w-5xl' : 'max-w-lg',
          className,
        )}
      >
        <div className="grid gap-1.5 pe-10">
          <Primitive.Title className="text-lg font-semibold tracking-tight">{title}</Primitive.Title>
          {description === undefined ? null : (
            <Primitive.Description className="text-sm text-ink-muted">{description}</Primitive.Description>
          )}
        </div>
        {children}
        {mustAnswer ? null : (
          <Primitive.Close
            aria-label={t('close')}
            className="absolute end-2 top-2 grid size-11 place-items-center rounded-md text-ink-muted hover:bg-hover hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </Primitive.Close>
        )}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** The buttons, main one last; stacked on phones. */
export function DialogFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames('flex flex-col-reverse gap-3 sm:flex-row sm:justify-end', className)}
    />
  );
}

function preventDefault(event: Event): void {
  event.preventDefault();
}
