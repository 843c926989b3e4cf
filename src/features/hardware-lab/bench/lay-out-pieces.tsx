import { PHONE_INSETS } from '../display/bench-layout.tsx';
import { BenchLog } from '../display/bench-log.tsx';
import { BenchStage } from '../display/bench-stage.tsx';
import { BenchStills } from '../display/bench-stills.tsx';
import { SelectionBar } from '../display/selection-bar.tsx';
import { PartsPanel } from '../outline/parts-panel.tsx';
import { BreachAlert } from '../records/breach-alert.tsx';
import { FindingsNotebook } from '../records/findings-notebook.tsx';
import { GuideCard } from '../records/guide-card.tsx';
import { JobSheet } from '../records/job-sheet.tsx';
import { PartCard } from '../records/part-card.tsx';
import { TheoryBoard } from '../records/theory-board.tsx';
import type { LabSession } from '../session/lab-session.ts';
import { SessionNotice } from '../session/session-notice.tsx';
import { CaptionBar } from '../sound/caption-bar.tsx';
import { ToolInHand } from '../tools/tool-in-hand.tsx';
import { TourCard } from '../tour/tour-card.tsx';
import type { BenchControl } from './bench-control.ts';
import { BenchToolbar } from './bench-toolbar.tsx';
import { toolsOf } from './desk.ts';
import { IndicatorStrip } from './indicator-strip.tsx';
import { LastAction } from './last-action.tsx';
import { SpokenAnswer } from './spoken-answer.tsx';
import { ToolBelt } from './tool-belt.tsx';
import { WORKBENCH_INSETS } from './wide-workbench.tsx';
import type { WorkbenchPieces } from './workbench-pieces.ts';

export interface PieceOptions {
  readonly isWide: boolean;
  readonly sound: { readonly isOn: boolean; toggle(): void };
  onLeave(): void;
}

/** Every piece of the bench, ready to be placed. */
export function layOutPieces(
  session: LabSession,
  bench: BenchControl,
  { isWide, sound, onLeave }: PieceOptions,
): WorkbenchPieces {
  const { mode, store } = session;
  const { desk, stage, isFrozen } = bench;
  const { tool } = desk.desk;
  const tools = { store, isFrozen, onRun: bench.run };
  const insets = isWide ? WORKBENCH_INSETS : PHONE_INSETS;
  const isJob = mode !== 'explore';
  return {
    bar: (
      <BenchToolbar
        store={store}
        mode={mode}
        expiresAt={session.expiresAt}
        isSoundOn={sound.isOn}
        onUndo={session.undo === null ? null : bench.undo}
        onSound={sound.toggle}
        onHelp={() => bench.open('help')}
        onClose={bench.closeJob}
        onLeave={onLeave}
      />
    ),
    notices: (
      <>
        <SessionNotice session={session} />
        {mode === 'practice' ? <BreachAlert store={store} /> : null}
      </>
    ),
    tour: <TourCard tour={bench.tour} />,
    guide: mode === 'practice' ? <GuideCard {...tools} control={desk} onClose={bench.closeJob} /> : null,
    job: isJob ? <JobSheet store={store} /> : <PartCard store={store} />,
    theory: isJob ? <TheoryBoard {...tools} /> : null,
    tool:
      tool === null ? null : (
        <ToolInHand
          key={tool}
          {...tools}
          control={desk}
          tool={tool}
          onPutDown={() => desk.arrange({ kind: 'put-down' })}
        />
      ),
    picture: (
      <BenchStage
        store={store}
        state={stage.state}
        highlighted={null}
        lookAt={stage.lookAt}
        isProbing={tool === 'meter'}
        insets={insets}
        standIn={<BenchStills store={store} insets={insets} />}
        onSelect={bench.selectInScene}
        onActivate={bench.activate}
        onReady={stage.onReady}
        onUnavailable={stage.onUnavailable}
      />
    ),
    selection: (
      <div className="grid gap-2">
        <SpokenAnswer words={bench.spoken.words} onDismiss={bench.spoken.hush} />
        {bench.isInHand ? (
          <SelectionBar
            store={store}
            isFrozen={isFrozen}
            onRun={bench.run}
            onClose={() => store.select(null)}
          />
        ) : null}
      </div>
    ),
    captions: (
      <>
        <LastAction store={store} onShow={bench.show} />
        <CaptionBar store={store} />
      </>
    ),
    indicators: <IndicatorStrip store={store} />,
    belt: (
      <ToolBelt
        tools={toolsOf(mode)}
        inHand={tool}
        // What lies under another sheet is brought up, not put down.
        onTake={(taken) =>
          desk.arrange({ kind: isWide || desk.desk.sheet === 'tool' ? 'take' : 'open', tool: taken })
        }
      />
    ),
    records: {
      parts: (
        <PartsPanel store={store} isFrozen={isFrozen} onSelect={bench.selectInOutline} onRun={bench.run} />
      ),
      findings: <FindingsNotebook store={store} />,
      log: <BenchLog store={store} isQuiet />,
    },
  };
}
