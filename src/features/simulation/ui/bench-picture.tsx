import { MACHINE_STILL } from '../../../ui/machine-still.ts';

/** A decorative image of the workbench. */
export function BenchPicture() {
  return (
    <div aria-hidden="true" className="scheme-dark ticks overflow-hidden border-b border-line bg-board">
      <img
        {...MACHINE_STILL}
        sizes="(width >= 40rem) 36rem, 100vw"
        alt=""
        className="mx-auto h-44 w-full object-contain sm:h-72"
      />
    </div>
  );
}
