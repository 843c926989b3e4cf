import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useKeySettings } from '../keys/key-settings.tsx';
import { TOOL_ICON, TOOLS, type ToolId } from './tool-list.ts';

export interface ToolRailProps {
  readonly tool: ToolId;
  readonly isPhone: boolean;
  onTool(tool: ToolId): void;
}

/** The tools side by side, each with its key; below 1200 px without words. */
export function ToolRail({ tool, isPhone, onTool }: ToolRailProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { isOn, keys } = useKeySettings();
  return (
    <div
      role="toolbar"
      aria-label={t('tools.label')}
      aria-orientation={isPhone ? 'horizontal' : 'vertical'}
      className={
        isPhone
          ? 'flex shrink-0 gap-1 overflow-x-auto border-b border-line bg-surface p-2'
          : 'flex w-12 shrink-0 flex-col overflow-y-auto border-s border-line bg-surface min-[1200px]:w-16'
      }
    >
      {TOOLS.map((one) => {
        const Icon = TOOL_ICON[one];
        const isOpen = one === tool;
        return (
          <button
            key={one}
            type="button"
            aria-pressed={isOpen}
            title={t(`desk-tools:tool.${one}`)}
            onClick={() => onTool(one)}
            className={classNames(
              'relative focus-visible:-outline-offset-2',
              isPhone
                ? 'inline-flex h-11 shrink-0 items-center gap-2 rounded-md px-3 text-[0.8125rem] font-medium'
                : 'grid min-h-13 place-items-center content-center gap-0.5 px-0.5 text-center text-2xs leading-3.5',
              isOpen
                ? classNames(
                    'text-ink',
                    isPhone ? 'bg-hover' : 'bg-ground font-semibold shadow-[inset_2px_0_var(--color-copper)]',
                  )
                : 'text-ink-muted hover:bg-hover hover:text-ink',
            )}
          >
            <Icon aria-hidden="true" className={isPhone ? 'size-4' : 'size-5'} />
            <span className={isPhone ? '' : 'max-[1199.98px]:sr-only'}>{t(`desk-tools:tool.${one}`)}</span>
            {isPhone || !isOn ? null : (
              <span aria-hidden="true" className="reading absolute inset-e-1 top-0.5 text-2xs text-ink-faint">
                {keys[one]}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
