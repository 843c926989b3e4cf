import { useState } from 'react';
import type { WorkplaceProps } from '../../../../runs/shell/simulation.ts';
import type { LabTypes } from '../../store.ts';
import { CloseDialog } from '../closing/close-dialog.tsx';
import { BenchStage } from '../display/bench-stage.tsx';
import { BenchStills } from '../display/bench-stills.tsx';
import { PicturePressContext } from '../display/picture-press.ts';
import { useBenchSound } from '../sound/use-bench-sound.ts';
import { HandContext } from '../tools/hand-context.ts';
import { KeysDialog } from './keys-dialog.tsx';
import type { Lesson } from './lesson.ts';
import type { PictureRoom } from './shell-props.ts';
import { useWorkbench } from './use-workbench.ts';
import { WorkbenchBar } from './workbench-bar.tsx';
import {
  Belt,
  Captions,
  closeUpOf,
  FirstPanel,
  Lists,
  Notices,
  Selection,
  WorkCards,
} from './workbench-pieces.tsx';
import { WorkbenchShell } from './workbench-shell.tsx';

/** The width in pixels of the note on wide screens and on phones in landscape. */
const NOTE_PX = { d: 672, m: 0, l: 560 } as const;

export interface WorkbenchProps extends WorkplaceProps<LabTypes> {
  /** The tutorial that is played here; null outside of tutorials. */
  readonly lesson?: Lesson | null;
}

/** The workbench of a session with all its panels. */
export function Workbench({ session, onClosed, onLeave, lesson = null }: WorkbenchProps) {
  const { mode, store } = session;
  const sound = useBenchSound(store);
  const bench = useWorkbench(session, onClosed, lesson);
  const { desk, folds, shape, stage } = bench;
  const aim = lesson?.aim ?? null;
  const isNoteOpen = bench.dialog === 'close';
  const [monitorPage, setMonitorPage] = useState<HTMLElement | null>(null);
  const picture = ({ insets, corner }: PictureRoom) => (
    <PicturePressContext value={bench.press}>
      <BenchStage
        store={store}
        state={stage.state}
        highlighted={lesson?.highlighted ?? null}
        lookAt={stage.lookAt}
        aim={aim}
        glance={stage.glance}
        isProbing={desk.desk.tool === 'meter'}
        insets={insets}
        monitorPage={monitorPage}
        corner={corner}
        onPlace={bench.lookRound}
        costOf={bench.costOfLook}
        standIn={<BenchStills store={store} aim={aim} insets={insets} onPlace={bench.lookRound} />}
        onReady={stage.onReady}
        onUnavailable={stage.onUnavailable}
      />
    </PicturePressContext>
  );
  const piece = { session, bench, lesson };
  const closeUp = closeUpOf(piece, setMonitorPage);
  const isLeftOpen = folds.isAnyOpen || (desk.desk.tool !== null && closeUp === null);
  return (
    <HandContext value={desk.desk.hand}>
      <WorkbenchShell
        shape={shape}
        root={bench.root}
        bar={<WorkbenchBar {...piece} sound={sound} onLeave={onLeave} />}
        picture={picture}
        job={<FirstPanel {...piece} />}
        cards={<WorkCards {...piece} />}
        isLeftOpen={isLeftOpen && !isNoteOpen}
        closeUp={closeUp}
        lists={<Lists {...piece} />}
        isListOpen={desk.desk.list !== null}
        belt={<Belt {...piece} />}
        isBeltShort={mode === 'explore'}
        selection={<Selection {...piece} />}
        captions={<Captions {...piece} />}
        notices={<Notices {...piece} />}
        sheet={isNoteOpen ? NOTE_PX[shape] : 0}
      >
        <KeysDialog
          mode={mode}
          isOpen={bench.dialog === 'help'}
          onClose={() => bench.open(null)}
          onTour={
            lesson !== null || mode === 'testing'
              ? null
              : () => {
                  bench.open(null);
                  bench.tour.go(0);
                }
          }
        />
        <CloseDialog
          store={store}
          note={bench.note}
          isOpen={isNoteOpen}
          shape={shape}
          onDismiss={() => bench.open(null)}
        />
      </WorkbenchShell>
    </HandContext>
  );
}
