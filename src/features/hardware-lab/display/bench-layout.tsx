import type { ReactNode } from 'react';
import type { Insets } from '../scene/stage/insets.ts';
import { BottomSheet } from './bottom-sheet.tsx';

/** The pieces of the bench, placed by the layout that fits the screen. */
export interface BenchPieces {
  readonly job: ReactNode;
  readonly next: ReactNode;
  readonly notes: ReactNode;
  readonly picture: ReactNode;
  readonly selection: ReactNode;
  readonly clock: ReactNode;
  readonly indicators: ReactNode;
  readonly monitor: ReactNode;
  readonly outline: ReactNode;
  readonly log: ReactNode;
}

/** Widths of the side columns, in pixels: the machine keeps out of them. */
export const WIDE_INSETS: Insets = { top: 0, right: 336, bottom: 0, left: 320 };
/** On a phone nothing covers the picture. */
export const PHONE_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

const PANEL = 'chamfer min-h-0 overflow-y-auto border border-line bg-surface/95 p-2 shadow-rest';

/** The machine fills the screen, everything else stands at its edges. */
export function WideLayout({ pieces }: { readonly pieces: BenchPieces }) {
  return (
    <div className="relative h-full">
      <div className="absolute inset-0">{pieces.picture}</div>
      <div className="pointer-events-none absolute inset-0 flex justify-between">
        <div className="min-h-0 overflow-y-auto p-4" style={{ width: WIDE_INSETS.left }}>
          <div className="pointer-events-auto grid gap-3">
            {pieces.job}
            {pieces.next}
            {pieces.notes}
          </div>
        </div>
        <div className="min-w-0 grow self-end px-4 pb-20">
          <div className="pointer-events-auto mx-auto w-fit max-w-xl">{pieces.selection}</div>
        </div>
        <div
          className="pointer-events-auto grid min-h-0 grid-rows-[auto_auto_auto_minmax(0,1fr)_minmax(6rem,26%)] gap-3 p-4"
          style={{ width: WIDE_INSETS.right }}
        >
          {pieces.clock}
          {pieces.indicators}
          {pieces.monitor}
          <div className={PANEL}>{pieces.outline}</div>
          <div className={PANEL}>{pieces.log}</div>
        </div>
      </div>
    </div>
  );
}

/** The machine above, everything else in a sheet under it. */
export function PhoneLayout({ pieces }: { readonly pieces: BenchPieces }) {
  return (
    <div className="flex h-full flex-col">
      <div className="p-2">{pieces.clock}</div>
      <div className="relative min-h-0 grow">
        {pieces.picture}
        <div className="absolute inset-x-2 bottom-2">{pieces.selection}</div>
      </div>
      <BottomSheet
        next={
          <>
            {pieces.next}
            {pieces.indicators}
            {pieces.monitor}
            {pieces.job}
            {pieces.notes}
          </>
        }
        parts={pieces.outline}
        log={pieces.log}
      />
    </div>
  );
}
