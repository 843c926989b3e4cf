import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { CloseDialog } from '../closing/close-dialog.tsx';
import type { LabSession } from '../session/lab-session.ts';
import { useBenchSound } from '../sound/use-bench-sound.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { layOutPieces } from './lay-out-pieces.tsx';
import { NarrowWorkbench } from './narrow-workbench.tsx';
import { useWorkbench } from './use-workbench.ts';
import { WideWorkbench } from './wide-workbench.tsx';

export interface WorkbenchProps {
  readonly session: LabSession;
  /** The job was closed: the run may end. */
  onClosed(): void;
  onLeave(): void;
}

/** A machine on the bench with everything that is needed to work on it. */
export function Workbench({ session, onClosed, onLeave }: WorkbenchProps) {
  const isWide = useMediaQuery('(min-width: 64rem)');
  const sound = useBenchSound(session.store);
  const bench = useWorkbench(session, onClosed);
  const pieces = layOutPieces(session, bench, { isWide, sound, onLeave });
  const Layout = isWide ? WideWorkbench : NarrowWorkbench;
  return (
    <div
      ref={bench.root}
      tabIndex={-1}
      className="h-full min-h-0 overflow-hidden bg-sunken text-ink outline-none"
    >
      <Layout pieces={pieces} control={bench.desk} />
      <KeysDialog
        mode={session.mode}
        isOpen={bench.dialog === 'help'}
        onClose={() => bench.open(null)}
        onTour={() => {
          bench.open(null);
          bench.tour.go(0);
        }}
      />
      <CloseDialog
        store={session.store}
        runKey={session.runKey}
        isOpen={bench.dialog === 'close'}
        onDismiss={() => bench.open(null)}
      />
    </div>
  );
}
