import { Ellipsis, List, type LucideIcon } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { MenuButton, type MenuItem } from '../../../../ui/menu-button.tsx';
import type { ToolId } from './desk.ts';
import { moveThroughRow } from './move-through-row.ts';
import type { Shape } from './shape.ts';
import { TOOL_ICONS } from './tool-icons.ts';

export interface ToolBeltProps {
  readonly shape: Shape;
  readonly tools: readonly ToolId[];
  readonly inHand: ToolId | null;
  /** Further entries of the menu 'More' on a phone in portrait. */
  readonly more: readonly MenuItem[];
  readonly isListOpen: boolean;
  onTake(tool: ToolId): void;
  onLists(): void;
}

/** The number of tools shown on a phone in portrait; a tool taken from the menu replaces the last one. */
const ON_PHONE = 5;

const LAYOUT: Readonly<Record<Shape, string>> = {
  d: 'flex gap-0.5 p-1',
  // Column widths follow the labels: with equal widths, long ones would touch.
  m: 'grid grid-cols-[repeat(6,auto)] p-0.5',
  l: 'grid h-full grid-cols-2 gap-0.5 p-1 [grid-auto-rows:1fr]',
};
const SLOT =
  'group relative flex flex-col items-center justify-center gap-0.5 rounded-sm border text-xs transition-colors';
const SIZE: Readonly<Record<Shape, string>> = {
  d: 'min-h-13.5 w-13 min-[80rem]:w-16.5',
  m: 'min-h-12 text-[0.71875rem]',
  l: 'text-[0.71875rem]',
};
const IDLE = 'border-transparent text-ink-muted hover:bg-hover hover:text-ink';
const IN_HAND = 'border-copper-text bg-copper-soft text-ink';

/** The tools with their keys. Arrow keys move along the belt. */
export function ToolBelt({ shape, tools, inHand, more, isListOpen, onTake, onLists }: ToolBeltProps) {
  const { t } = useTranslation('lab-bench');
  const isUpright = shape === 'm';
  const shown = isUpright ? onPhone(tools, inHand) : tools;
  const hidden = tools.filter((tool) => !shown.includes(tool));
  return (
    <div
      role="toolbar"
      aria-label={t('belt.label')}
      data-tour="belt"
      onKeyDown={moveThroughRow}
      className={classNames('chamfer border border-line bg-surface shadow-lift', LAYOUT[shape])}
    >
      {shown.map((tool) => (
        <button
          key={tool}
          type="button"
          aria-pressed={tool === inHand}
          data-anchor={`tool-${tool}`}
          aria-keyshortcuts={String(tools.indexOf(tool) + 1)}
          onClick={() => onTake(tool)}
          className={classNames(SLOT, SIZE[shape], tool === inHand ? IN_HAND : IDLE)}
        >
          {shape === 'd' ? (
            <span
              aria-hidden="true"
              className="reading absolute start-1.25 top-0.5 hidden text-2xs text-ink-faint group-aria-pressed:text-copper-text [@media(hover:hover)_and_(pointer:fine)]:inline"
            >
              {tools.indexOf(tool) + 1}
            </span>
          ) : null}
          <Face icon={TOOL_ICONS[tool]} word={t(`tool.${tool}`)} shape={shape} />
        </button>
      ))}
      {isUpright && hidden.length + more.length > 0 ? (
        <MenuButton
          menuLabel={t('belt.more')}
          placement="above-end"
          className={classNames(SLOT, SIZE[shape], IDLE, 'w-full')}
          items={[
            ...hidden.map((tool) => {
              const Icon = TOOL_ICONS[tool];
              return {
                id: tool,
                onChoose: () => onTake(tool),
                content: (
                  <>
                    <Icon aria-hidden="true" />
                    {t(`tool.${tool}`)}
                  </>
                ),
              };
            }),
            ...more,
          ]}
        >
          <Face icon={Ellipsis} word={t('belt.more')} shape={shape} />
        </MenuButton>
      ) : null}
      {shape === 'l' ? (
        <button
          type="button"
          aria-expanded={isListOpen}
          onClick={onLists}
          className={classNames(SLOT, SIZE[shape], isListOpen ? IN_HAND : IDLE)}
        >
          <Face icon={List} word={t('lists.title')} shape={shape} />
        </button>
      ) : null}
    </div>
  );
}

interface FaceProps {
  readonly icon: LucideIcon;
  readonly word: string;
  readonly shape: Shape;
}

function Face({ icon: Icon, word, shape }: FaceProps) {
  return (
    <>
      <Icon aria-hidden="true" className="size-5" />
      <span className={classNames('leading-tight', shape === 'd' && 'max-[80rem]:sr-only')}>{word}</span>
    </>
  );
}

function onPhone(tools: readonly ToolId[], inHand: ToolId | null): readonly ToolId[] {
  const first = tools.slice(0, ON_PHONE);
  return inHand === null || first.includes(inHand) ? first : [...first.slice(0, -1), inHand];
}
