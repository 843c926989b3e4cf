import { ArrowLeft, Ellipsis, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { Button } from '../../../../ui/button.tsx';
import { MenuButton } from '../../../../ui/menu-button.tsx';
import type { Shape } from './shape.ts';

/** One figure of the bar: bench time, money, a countdown. */
export interface BarFigure {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
  /** A shorter text for phones in portrait. */
  readonly short?: string;
  /** A number, a word, or the countdown of the session. */
  readonly kind: 'reading' | 'word' | 'clock';
  readonly tone?: 'good' | 'bad';
  /** Hidden on phones in portrait, which have room for three figures. */
  readonly isMinor?: boolean;
  readonly icon?: LucideIcon;
}

/** A button of the bar; phones move it into the menu. */
export interface BarTool {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Shows its label beside the icon where there is room. */
  readonly hasWord?: boolean;
  readonly keyName?: string;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  onPress(): void;
}

interface BarFinish {
  readonly label: string;
  readonly shortLabel: string;
  /** Highlighted as the next thing to do. */
  readonly isNext: boolean;
  onPress(): void;
}

export interface BenchBarProps {
  readonly shape: Shape;
  /** 'Exit Simulation'; on phones the accessible name of the icon. */
  readonly exitLabel: string;
  onExit(): void;
  readonly live: ReactNode;
  readonly title: string;
  readonly subtitle: string;
  readonly figures: readonly BarFigure[];
  readonly tools: readonly BarTool[];
  readonly finish: BarFinish | null;
  /** The share of the time that is left, drawn along the lower edge; null without a countdown. */
  readonly share?: number | null;
}

/** The bar of the workbench: its only exit, the title of the job, its figures, and the buttons of the run. */
export function BenchBar({
  shape,
  exitLabel,
  onExit,
  live,
  title,
  subtitle,
  figures,
  tools,
  finish,
  share = null,
}: BenchBarProps) {
  const { t } = useTranslation('lab-bench');
  const isPhone = shape !== 'd';
  const list = <Figures figures={figures} shape={shape} />;
  // On a phone, a countdown and two more figures leave no room for the Live mark.
  const isLiveAbove = shape === 'm' && figures.length > 2 && figures.some(({ kind }) => kind === 'clock');
  return (
    <header
      data-bar=""
      className={classNames(
        'relative z-40 flex items-center gap-1 border-b border-line bg-surface',
        shape === 'd' ? 'ps-2 pe-3' : 'ps-1 pe-1.5',
      )}
    >
      {isPhone ? (
        <Button variant="ghost" size="icon" aria-label={exitLabel} onClick={onExit}>
          <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
        </Button>
      ) : (
        <>
          <Button variant="ghost" size="sm" className="px-2.5" onClick={onExit}>
            <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
            {exitLabel}
          </Button>
          <span aria-hidden="true" className="mx-1 h-6 w-px bg-line" />
        </>
      )}
      <div
        className={classNames(
          'flex min-w-0 gap-x-2.5 px-1.5',
          shape === 'm' ? 'grow flex-col' : 'items-center',
          shape === 'd' && 'lg:px-2',
        )}
      >
        {/* Where there is no room for both, the subtitle wraps out of sight before the title is cut. */}
        <div
          className={classNames('flex min-w-0 gap-x-2.5', shape === 'd' && 'h-8 flex-wrap overflow-hidden')}
        >
          <div className={classNames('flex min-w-0 items-center gap-2.5', shape === 'd' && 'h-8 max-w-full')}>
            <h1 className="truncate text-sm leading-tight font-semibold tracking-tight sm:text-[0.9375rem]">
              {title}
            </h1>
            {shape !== 'm' || isLiveAbove ? live : null}
          </div>
          {shape === 'd' ? (
            <p className="silk leading-8 whitespace-nowrap text-ink-muted max-xl:hidden">{subtitle}</p>
          ) : null}
        </div>
        {shape === 'm' ? (
          <div className="flex min-w-0 items-center gap-2.5">
            {isLiveAbove ? null : <span className="shrink-0 max-[22rem]:sr-only">{live}</span>}
            {list}
          </div>
        ) : null}
      </div>
      {shape === 'm' ? null : <div className="flex grow justify-end ps-2 pe-2 lg:pe-4">{list}</div>}
      {isPhone ? (
        tools.length === 0 ? null : (
          <MenuButton
            label={t('more')}
            menuLabel={t('more')}
            placement="below-end"
            className="grid size-11 place-items-center rounded-md text-ink-muted hover:bg-hover hover:text-ink"
            items={tools.map((tool) => ({
              id: tool.id,
              isDisabled: tool.isDisabled ?? false,
              onChoose: tool.onPress,
              content: (
                <>
                  <tool.icon aria-hidden="true" />
                  {tool.label}
                </>
              ),
            }))}
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </MenuButton>
        )
      ) : (
        tools.map((tool) => <ToolButton key={tool.id} tool={tool} />)
      )}
      {finish === null ? null : (
        <Button
          size="sm"
          variant={finish.isNext ? 'primary' : 'secondary'}
          data-tour="close"
          className="ms-1"
          onClick={finish.onPress}
        >
          {isPhone ? finish.shortLabel : finish.label}
        </Button>
      )}
      {share === null ? null : (
        <span
          aria-hidden="true"
          className="absolute -bottom-px start-0 h-[3px] bg-copper transition-[width] duration-1000 ease-linear"
          style={{ width: `${share * 100}%` }}
        />
      )}
    </header>
  );
}

function ToolButton({ tool }: { readonly tool: BarTool }) {
  const Icon = tool.icon;
  return (
    <Button
      variant="ghost"
      size={tool.hasWord === true ? 'sm' : 'icon'}
      className={tool.hasWord === true ? 'px-2.5' : 'size-9 pointer-coarse:size-11'}
      disabled={tool.isDisabled}
      aria-pressed={tool.isPressed}
      aria-label={tool.hasWord === true ? undefined : tool.label}
      aria-keyshortcuts={tool.keyName}
      onClick={tool.onPress}
    >
      <Icon aria-hidden="true" />
      {tool.hasWord === true ? <span className="max-xl:sr-only">{tool.label}</span> : null}
      {tool.hasWord === true && tool.keyName !== undefined ? (
        <span
          aria-hidden="true"
          className="silk hidden rounded-sm border border-current/40 px-1.5 xl:pointer-fine:inline"
        >
          {tool.keyName}
        </span>
      ) : null}
    </Button>
  );
}

function Figures({ figures, shape }: { readonly figures: readonly BarFigure[]; readonly shape: Shape }) {
  const shown = shape === 'm' ? figures.filter(({ isMinor = false }) => !isMinor) : figures;
  return (
    <dl
      data-tour="ledger"
      className={classNames(
        'flex min-w-0 items-center whitespace-nowrap',
        shape === 'm' ? 'gap-2.5 text-xs text-ink-muted' : 'gap-3 lg:gap-4.5',
      )}
    >
      {shown.map(({ id, label, value, short, kind, tone, icon: Icon }) => (
        <div
          key={id}
          className={classNames(
            'flex items-center gap-1.5',
            // Words may be truncated; numbers must not.
            kind === 'word' ? 'min-w-0' : 'shrink-0',
            tone === 'good' && 'text-passed',
            tone === 'bad' && 'text-fault',
          )}
        >
          <dt
            className={classNames(
              shape === 'm' ? 'sr-only' : 'text-xs text-ink-muted',
              // A word alone ("off") needs its label.
              shape !== 'm' && (kind !== 'word' || Icon !== undefined) && 'max-lg:sr-only',
            )}
          >
            {label}
          </dt>
          <dd
            className={classNames(
              'flex min-w-0 items-center gap-x-1.5',
              // On a phone without room for it, a word leaves its icon alone instead of being cut.
              shape === 'm' && Icon !== undefined && 'h-4 flex-wrap overflow-hidden',
              kind !== 'word' && 'reading',
              shape === 'd' && kind === 'clock' && 'text-xl leading-none',
              shape !== 'm' && kind === 'reading' && 'text-[0.9375rem]',
              shape !== 'm' && kind === 'word' && 'text-[0.8125rem]',
              (shape !== 'm' || kind === 'clock') && 'font-medium',
              shape === 'm' && kind === 'clock' && 'text-ink',
            )}
          >
            {Icon === undefined ? null : (
              <Icon aria-hidden="true" className="size-3.75 shrink-0 self-center" />
            )}
            {shape === 'm' ? (
              <span className={Icon === undefined ? 'truncate' : undefined}>{short ?? value}</span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
