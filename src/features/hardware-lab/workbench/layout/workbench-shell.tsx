import type { RefCallback } from 'react';
import { classNames } from '../../../../lib/class-names.ts';
import { benchInsets } from './bench-insets.ts';
import type { PictureRoom, WorkbenchShellProps } from './shell-props.ts';
import { useHeight } from './use-height.ts';

/**
 * The layout of the workbench for every screen shape: one bar, the machine behind everything, panels at the edges.
 * It knows no run, tool or rule; the caller passes all parts as props (`shell-props.ts`), `shape` from `useShape`.
 * The demo uses it too: with its own `BenchBar`, a card that asks the questions in `cards`, and an ending in
 * `children` whose width is `sheet`.
 */
export function WorkbenchShell(props: WorkbenchShellProps) {
  const { shape, root, bar, children, closeUp = null } = props;
  const [upper, top] = useHeight();
  const [lower, bottom] = useHeight();
  return (
    <div
      ref={root}
      tabIndex={-1}
      data-shape={shape}
      className={classNames(
        'grid h-full min-h-0 grid-cols-[minmax(0,1fr)] overflow-hidden bg-sunken text-ink outline-none',
        shape === 'l' ? 'grid-rows-[2.75rem_minmax(0,1fr)]' : 'grid-rows-[3.25rem_minmax(0,1fr)]',
      )}
    >
      {bar}
      <div data-stage="" className="relative min-h-0 overflow-hidden">
        {/* At one position in the tree for every shape, so that rotating a phone keeps the scene mounted. */}
        <div className={classNames('absolute inset-0', shape !== 'd' && closeUp !== null && 'invisible')}>
          {props.picture(roomOf(props, { top, bottom }))}
        </div>
        {shape === 'd' ? <WideStage {...props} /> : null}
        {shape === 'm' ? <UprightStage {...props} edges={{ upper, top, lower, bottom }} /> : null}
        {shape === 'l' ? <LowStage {...props} /> : null}
      </div>
      {children}
    </div>
  );
}

const COLUMN =
  'absolute z-20 grid grid-cols-[minmax(0,1fr)] content-start overflow-y-auto overscroll-contain [scrollbar-width:none]';

/** The gap in pixels between the panels on a phone in portrait. */
const GAP_UPRIGHT = 8;

/** The width in pixels of an open list beside the tools on a low screen. */
const LIST_OF_LOW = 306;

function rightOfLow(hasBelt: boolean): number {
  return hasBelt ? 136 : 6;
}

/** @param edges the heights of the panels at the upper and lower edge of a phone in portrait, in pixels. */
function roomOf(
  props: WorkbenchShellProps,
  edges: { readonly top: number; readonly bottom: number },
): PictureRoom {
  const { shape } = props;
  const top = edges.top + 2 * GAP_UPRIGHT;
  const bottom = edges.bottom + GAP_UPRIGHT;
  const insets = benchInsets(shape, { ...coveringOf(props), top, bottom });
  switch (shape) {
    case 'd':
      return { insets, corner: { right: 16, bottom: 16, isCompact: false } };
    case 'm':
      return { insets, corner: { right: GAP_UPRIGHT, bottom, isCompact: true } };
    case 'l':
      return { insets, corner: { right: rightOfLow(props.belt != null), bottom: 6, isCompact: true } };
  }
}

function coveringOf({ isLeftOpen, isListOpen = false, belt, sheet = 0 }: WorkbenchShellProps) {
  return { isLeftOpen, isRightOpen: isListOpen, hasBelt: belt != null, sheet };
}

/** Wide screens: cards at the left, lists at the right, tools below the machine. */
function WideStage(props: WorkbenchShellProps) {
  // Beside a sheet the machine gets the remaining width.
  const hasSheet = (props.sheet ?? 0) > 0;
  const { closeUp = null } = props;
  // In a close-up, titles stand in a row above it and the belt below.
  const isRow = closeUp !== null && !props.isLeftOpen;
  return (
    <>
      <div
        className={classNames(
          isRow
            ? 'pointer-events-none absolute start-4 end-86 top-4 z-20 flex items-start gap-2.5 [&_section]:pointer-events-auto [&_section]:min-w-0 [&_section]:basis-74'
            : COLUMN,
          // Negative margin and padding keep the panels' rings and shadows from being clipped.
          !isRow && '-m-1 top-4 start-4 w-86 gap-2.5 p-1',
          isRow || props.belt == null
            ? 'max-h-[calc(100%-1.5rem)]'
            : props.isBeltShort === true
              ? 'max-h-[calc(100%-6.5rem)] min-[80rem]:max-h-[calc(100%-1.5rem)]'
              : 'max-h-[calc(100%-6.5rem)] min-[84rem]:max-h-[calc(100%-1.5rem)]',
        )}
      >
        {props.job}
        <div className={hasSheet ? 'hidden' : 'contents'}>{props.cards}</div>
        {hasSheet || closeUp === null ? null : <div className="pointer-events-auto">{closeUp.back}</div>}
      </div>
      {closeUp === null ? null : (
        <>
          <div className="pointer-events-none absolute inset-0 z-10 overflow-hidden">{closeUp.page}</div>
          <div
            className={classNames(
              'absolute start-4 bottom-22.5 z-20 lg:bottom-4 lg:max-w-[calc(50%-17rem)] xl:max-w-[calc(50%-21rem)]',
              hasSheet && 'hidden',
            )}
          >
            {closeUp.stick}
          </div>
        </>
      )}
      <div
        className={classNames(
          'pointer-events-none absolute inset-x-4 top-19 z-30 grid justify-items-center gap-2 min-[64rem]:end-86 min-[64rem]:start-93',
          !isRow && 'min-[64rem]:top-4',
        )}
      >
        <div className="pointer-events-auto grid w-full max-w-md gap-2 empty:hidden max-lg:ms-88">
          {props.notices}
        </div>
      </div>
      <div className="pointer-events-none absolute inset-x-4 bottom-22.5 z-15 grid justify-items-center gap-2 min-[72rem]:inset-x-92">
        {/* Beside the centre of the scene, where the selected thing is. */}
        <div className="pointer-events-auto w-full max-w-85 justify-self-end empty:hidden">
          {props.selection}
        </div>
        {props.captions}
      </div>
      {props.lists == null ? null : (
        <div className="absolute top-4 end-4 z-20 flex max-h-[calc(100%-6rem)] w-78 flex-col gap-2">
          {props.lists}
        </div>
      )}
      {props.belt == null ? null : (
        <div
          className={classNames(
            'absolute bottom-4 start-4 z-20 md:start-1/2 md:-translate-x-1/2',
            hasSheet && 'hidden',
          )}
        >
          {props.belt}
        </div>
      )}
    </>
  );
}

interface UprightStageProps extends WorkbenchShellProps {
  /** Refs and heights in pixels of the panels at the upper and lower edge. */
  readonly edges: {
    readonly upper: RefCallback<HTMLElement>;
    readonly top: number;
    readonly lower: RefCallback<HTMLElement>;
    readonly bottom: number;
  };
}

/** Phones in portrait: complaint on top, the machine, next step, tools and lists at the bottom. */
function UprightStage(props: UprightStageProps) {
  const { upper, top, lower, bottom } = props.edges;
  const gap = GAP_UPRIGHT;
  const { isListOpen = false, closeUp = null } = props;
  // An open list hides the other panels.
  const rest = isListOpen ? 'hidden' : '';
  return (
    <>
      <div
        ref={upper}
        className="absolute inset-x-2 top-2 z-20 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
      >
        <div className={closeUp === null ? 'col-span-2' : undefined}>{props.job}</div>
        {closeUp?.back}
      </div>
      {closeUp === null ? null : (
        <div
          className="absolute inset-x-2 z-20 flex flex-col gap-2"
          style={{ top: top + 2 * gap, bottom: bottom + gap }}
        >
          <div className="grid min-h-0 grow grid-rows-[minmax(0,1fr)]">{closeUp.page}</div>
          <div className={rest}>{closeUp.stick}</div>
          <div className="pointer-events-none grid justify-items-start gap-2 empty:hidden">
            {props.captions}
          </div>
        </div>
      )}
      {closeUp !== null ? null : (
        <div
          className="pointer-events-none absolute inset-x-2 z-22 grid justify-items-start gap-2 pe-14"
          style={{ bottom: bottom + gap }}
        >
          {props.captions}
        </div>
      )}
      <div
        ref={lower}
        className="absolute inset-x-0 bottom-0 z-21 flex max-h-[calc(100%-3.75rem)] flex-col gap-2"
      >
        <div className={classNames('grid gap-2 px-2 empty:hidden', rest)}>{props.notices}</div>
        <div className={classNames('px-2 empty:hidden', rest)}>{props.selection}</div>
        <div
          className={classNames('grid max-h-[46dvh] min-h-0 gap-2 overflow-y-auto px-2 empty:hidden', rest)}
        >
          {props.cards}
        </div>
        <div className={classNames('px-2 pb-2 empty:hidden', rest)}>{props.belt}</div>
        {props.lists == null ? null : <div className="-mt-2 flex min-h-0 flex-col">{props.lists}</div>}
      </div>
    </>
  );
}

/** Phones in landscape and pages at 200 %: cards left, tools right, the machine between them at full height. */
function LowStage(props: WorkbenchShellProps) {
  const { isListOpen = false, closeUp = null } = props;
  const isAside = isListOpen || (props.sheet ?? 0) > 0;
  const hasBelt = props.belt != null;
  const right = rightOfLow(hasBelt);
  return (
    <>
      {closeUp === null ? null : (
        <div
          className={classNames(
            'absolute inset-y-1.5 start-1.5 z-20 flex flex-col gap-1.5',
            (props.sheet ?? 0) > 0 && 'hidden',
          )}
          style={{ right: right + (isListOpen ? LIST_OF_LOW : 0) }}
        >
          <div className="grid min-h-0 grow grid-rows-[minmax(0,1fr)]">{closeUp.page}</div>
          <div className="flex items-start justify-end gap-1.5">
            <div className="max-h-11 min-w-0 grow overflow-hidden [&>p]:sr-only">{props.captions}</div>
            {closeUp.stick}
            {closeUp.back}
          </div>
        </div>
      )}
      <div
        className={classNames(
          COLUMN,
          'top-1.5 start-1.5 max-h-[calc(100%-0.75rem)] gap-1.5',
          // Without tools there is room: the job stays visible, and only the card below it scrolls.
          hasBelt ? 'w-63' : 'w-75 grid-rows-[auto_minmax(0,1fr)]',
          // Only one panel at a time beside the machine.
          (isAside || closeUp !== null) && 'hidden',
        )}
      >
        {hasBelt ? (
          <>
            {props.job}
            {props.cards}
          </>
        ) : (
          <>
            <div>{props.job}</div>
            <div className="-m-1 overflow-y-auto overscroll-contain p-1 [scrollbar-width:none]">
              {props.cards}
            </div>
          </>
        )}
      </div>
      <div
        className={classNames(
          'pointer-events-none absolute top-1.5 bottom-1.5 z-15 flex flex-col justify-between gap-1.5',
          isAside ? 'start-1.5' : hasBelt ? 'start-66' : 'start-78',
        )}
        style={{ right: Math.max(right + (isListOpen ? LIST_OF_LOW : 54), (props.sheet ?? 0) + 6) }}
      >
        <div className="pointer-events-auto grid max-h-full gap-1.5 overflow-y-auto empty:hidden">
          {props.notices}
        </div>
        <div className="mt-auto grid min-h-0 justify-items-center gap-1.5">
          <div className="pointer-events-auto w-full max-w-80 overflow-y-auto empty:hidden">
            {props.selection}
          </div>
          {closeUp === null ? props.captions : null}
        </div>
      </div>
      {props.lists == null || !isListOpen ? null : (
        <div className="absolute top-1.5 bottom-1.5 z-26 flex w-75 flex-col" style={{ right }}>
          {props.lists}
        </div>
      )}
      {props.belt == null ? null : (
        <div className="absolute top-1.5 end-1.5 bottom-1.5 z-20 w-31">{props.belt}</div>
      )}
    </>
  );
}
