import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../../../lib/class-names.ts';

export interface FoldingPanelProps {
  /** The accessible name of the panel. */
  readonly label: string;
  readonly isOpen: boolean;
  /** The head of the open panel, and its summary while folded. */
  readonly head: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The tour's anchor name. */
  readonly anchor?: string;
  /** It contains the next thing to do. */
  readonly isNext?: boolean;
  readonly className?: string;
  onToggle(): void;
}

/** A panel that folds to its title. The head is the same button in both states, so folding never moves the focus. */
export function FoldingPanel({
  label,
  isOpen,
  head,
  title,
  children,
  anchor,
  isNext = false,
  className,
  onToggle,
}: FoldingPanelProps) {
  const id = useId();
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <section
      aria-label={label}
      data-tour={anchor}
      data-panel={isNext ? 'next' : ''}
      // Focusable by script: a new job and the tour move the focus here.
      tabIndex={-1}
      className={classNames(
        'chamfer border bg-surface shadow-lift outline-offset-2',
        isNext ? 'border-copper/55' : 'border-line',
        className,
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        className="group flex min-h-11 w-full items-center gap-2 ps-4 pe-2 text-start text-sm font-medium [@media(max-height:480px)]:ps-3"
      >
        <span className="sr-only">{label}: </span>
        {isOpen ? head : title}
        <span className="ms-auto grid size-7 shrink-0 place-items-center text-ink-muted group-hover:text-ink">
          <Chevron aria-hidden="true" className="size-4.5" />
        </span>
      </button>
      {isOpen ? (
        <div id={id} className="px-4 pb-4 [@media(max-height:480px)]:px-3 [@media(max-height:480px)]:pb-2.5">
          {children}
        </div>
      ) : null}
    </section>
  );
}
