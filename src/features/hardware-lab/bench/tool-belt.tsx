import {
  BookOpen,
  Ear,
  Gauge,
  type LucideIcon,
  MessageSquareText,
  MonitorCog,
  Package,
  Plug,
  Stethoscope,
  Wrench,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../lib/class-names.ts';
import type { ToolId } from './desk.ts';
import { moveThroughRow } from './move-through-row.ts';

const ICONS: Readonly<Record<ToolId, LucideIcon>> = {
  senses: Ear,
  power: Plug,
  meter: Gauge,
  testers: Stethoscope,
  service: Wrench,
  screen: MonitorCog,
  stock: Package,
  manual: BookOpen,
  customer: MessageSquareText,
};

export interface ToolBeltProps {
  readonly tools: readonly ToolId[];
  readonly inHand: ToolId | null;
  onTake(tool: ToolId): void;
}

/** The tools, each on its key. Arrow keys move along the belt. */
export function ToolBelt({ tools, inHand, onTake }: ToolBeltProps) {
  const { t } = useTranslation('lab-bench');
  return (
    <div
      role="toolbar"
      aria-label={t('belt.label')}
      aria-orientation="horizontal"
      data-tour="belt"
      onKeyDown={moveThroughRow}
      className="flex snap-x gap-1 overflow-x-auto border-t border-line bg-surface p-1.5 lg:justify-center lg:gap-2"
    >
      {tools.map((tool, index) => {
        const Icon = ICONS[tool];
        const isInHand = tool === inHand;
        return (
          <button
            key={tool}
            type="button"
            aria-pressed={isInHand}
            data-anchor={`tool-${tool}`}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onTake(tool)}
            className={classNames(
              'chamfer group relative flex min-h-13 min-w-13 shrink-0 snap-start flex-col items-center justify-center gap-0.5 border px-2 text-xs transition-colors lg:min-w-22',
              isInHand
                ? 'border-copper-text bg-copper-soft text-ink'
                : 'border-transparent text-ink-muted hover:border-edge hover:text-ink',
            )}
          >
            <span
              aria-hidden="true"
              className="reading absolute start-1 top-0.5 text-2xs text-ink-faint group-aria-pressed:text-copper-text"
            >
              {index + 1}
            </span>
            <Icon aria-hidden="true" className="size-5" />
            <span className="max-sm:text-2xs">{t(`tool.${tool}`)}</span>
          </button>
        );
      })}
    </div>
  );
}
