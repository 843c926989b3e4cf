import type { ReactNode } from 'react';
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

const PANEL = 'chamfer min-h-0 overflow-y-auto border border-line bg-surface/95 p-2 shadow-rest';

/** The machine in the middle, everything else at the edges. */
export function WideLayout({ pieces }: { readonly pieces: BenchPieces }) {
  return (
    <div className="grid h-full grid-cols-[20rem_minmax(0,1fr)_21rem]">
      <div className="z-10 grid min-h-0 content-start gap-3 overflow-y-auto p-4">
        {pieces.job}
        {pieces.next}
        {pieces.notes}
      </div>
      <div className="relative min-h-0">
        {pieces.picture}
        <div className="pointer-events-none absolute inset-x-0 bottom-4 grid justify-items-center px-4">
          <div className="pointer-events-auto max-w-xl">{pieces.selection}</div>
        </div>
      </div>
      <div className="z-10 grid min-h-0 grid-rows-[auto_auto_auto_minmax(0,1fr)_minmax(6rem,26%)] gap-3 p-4">
        {pieces.clock}
        {pieces.indicators}
        {pieces.monitor}
        <div className={PANEL}>{pieces.outline}</div>
        <div className={PANEL}>{pieces.log}</div>
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
