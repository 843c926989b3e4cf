import { X } from 'lucide-react';
import { BOOT_STICK, STICK_PORT } from '../../../../core/hardware/behaviour/boot-stick.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { ActButton } from '../tools/act-button.tsx';
import type { ToolProps } from '../tools/tool-panel.tsx';
import type { Shape } from './shape.ts';

/** Plugs in or removes the boot stick: an action on the machine, so it is not among the controls of its screen. */
export function StickButton(props: ToolProps) {
  return (
    <div className="grid [&>button]:min-h-11">
      <ActButton {...props} command={{ kind: 'use-tool', tool: BOOT_STICK, target: STICK_PORT }} />
    </div>
  );
}

/** Leaves a close-up. */
export function BackToBench({ shape, onBack }: { readonly shape: Shape; onBack(): void }) {
  const { t } = useTranslation('lab-bench');
  return (
    <button
      type="button"
      aria-keyshortcuts="Escape"
      data-anchored="tool-screen"
      onClick={onBack}
      className={classNames(
        'chamfer flex min-h-11 shrink-0 items-center gap-2 border border-line bg-surface text-sm font-medium shadow-lift hover:bg-hover',
        shape === 'd' ? 'ps-2.5 pe-3.5' : 'w-11 justify-center',
      )}
    >
      <X aria-hidden="true" className="size-4.5 text-ink-muted" />
      <span className={shape === 'd' ? 'max-[64rem]:sr-only' : 'sr-only'}>{t('backToBench')}</span>
      {shape === 'd' ? (
        <span
          aria-hidden="true"
          className="reading hidden rounded-xs border border-edge px-1.5 text-2xs text-ink-muted [@media(hover:hover)_and_(pointer:fine)]:min-[64rem]:inline"
        >
          Esc
        </span>
      ) : null}
    </button>
  );
}
