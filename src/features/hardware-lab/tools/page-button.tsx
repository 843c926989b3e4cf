import type { LabCommand } from '../../../core/hardware/commands.ts';
import { PAGES } from '../../../core/hardware/vocabulary.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useLabText } from '../hud/lab-text.ts';

export interface PageButtonProps {
  readonly id: string;
  readonly isNow: boolean;
  readonly isFrozen: boolean;
  onRun(command: LabCommand): void;
}

/** Opens one page of the machine's screen. */
export function PageButton({ id, isNow, isFrozen, onRun }: PageButtonProps) {
  const text = useLabText();
  const page = PAGES.find((one) => one === id);
  if (page === undefined) return null;
  return (
    <button
      type="button"
      disabled={isFrozen}
      aria-current={isNow ? 'page' : undefined}
      className={classNames(
        'reading min-h-9 rounded-sm border border-edge/60 px-2 text-xs hover:bg-hover pointer-coarse:min-h-11',
        isNow && 'border-copper-text bg-copper-soft',
      )}
      onClick={() => onRun({ kind: 'open-page', page })}
    >
      {text(`page.${page}`)}
    </button>
  );
}
