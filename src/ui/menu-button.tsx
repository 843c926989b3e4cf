import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';

export interface MenuItem {
  readonly id: string;
  readonly content: ReactNode;
  readonly isCurrent?: boolean;
  readonly isDisabled?: boolean;
  onChoose(): void;
}

export interface MenuButtonProps {
  /** Accessible name where it differs from the visible text. */
  readonly label?: string;
  readonly menuLabel: string;
  readonly items: readonly MenuItem[];
  readonly className?: string;
  /** The position of the menu relative to its button. */
  readonly placement: 'above-end' | 'below-end';
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** A button that opens a short list of buttons; Escape, a choice or a click elsewhere closes it. */
export function MenuButton({
  label,
  menuLabel,
  items,
  className,
  placement,
  anchor,
  children,
}: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector<HTMLElement>('[data-menu] button:not(:disabled)')?.focus();
    const away = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    window.addEventListener('pointerdown', away);
    return () => window.removeEventListener('pointerdown', away);
  }, [isOpen]);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-menu-button={anchor}
        onClick={() => setOpen(!isOpen)}
        className={className}
      >
        {children}
      </button>
      {isOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a shortcut between buttons that Tab reaches anyway
        <div
          data-menu=""
          onKeyDown={(event) => moveThroughMenu(event, close)}
          className={classNames(
            'chamfer absolute end-0 z-40 max-h-[60dvh] min-w-48 overflow-y-auto border border-line bg-surface p-1 shadow-float',
            placement === 'above-end' ? 'bottom-full mb-2' : 'top-full mt-1',
          )}
        >
          <ul id={id} aria-label={menuLabel}>
            {items.map(({ id: item, content, isCurrent = false, isDisabled = false, onChoose }) => (
              <li key={item}>
                <button
                  type="button"
                  aria-current={isCurrent || undefined}
                  disabled={isDisabled}
                  className="flex min-h-9 w-full items-center gap-3 rounded-sm px-3 text-start text-sm whitespace-nowrap hover:bg-hover disabled:opacity-55 aria-current:bg-copper-soft aria-current:font-semibold pointer-coarse:min-h-11 [&_svg]:size-4.5"
                  onClick={() => {
                    close();
                    onChoose();
                  }}
                >
                  {content}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

function moveThroughMenu(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  if (event.key === 'Escape') {
    event.stopPropagation();
    close();
    return;
  }
  const buttons: (Element | null)[] = [...event.currentTarget.querySelectorAll('button:not(:disabled)')];
  const at = buttons.indexOf(document.activeElement);
  const goals: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: buttons.length - 1,
  };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  const button = buttons[(goal + buttons.length) % buttons.length];
  if (button instanceof HTMLElement) button.focus();
}
