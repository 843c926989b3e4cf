import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { SessionNotice } from '../../../../runs/session/session-notice.tsx';
import type { MenuItem } from '../../../../ui/menu-button.tsx';
import type { LabSession } from '../../session/lab-session.ts';
import { useLab } from '../../store.ts';
import { BenchLog } from '../display/bench-log.tsx';
import { SelectionBar } from '../display/selection-bar.tsx';
import { PartsPanel } from '../outline/parts-panel.tsx';
import { BreachAlert } from '../records/breach-alert.tsx';
import { FindingsNotebook } from '../records/findings-notebook.tsx';
import { GuideCard } from '../records/guide-card.tsx';
import { JobSheet } from '../records/job-sheet.tsx';
import { PartCard } from '../records/part-card.tsx';
import { TheoryBoard } from '../records/theory-board.tsx';
import { MonitorPage } from '../screen/monitor-page.tsx';
import { CaptionBar } from '../sound/caption-bar.tsx';
import { ToolInHand } from '../tools/tool-in-hand.tsx';
import { BenchTourCard } from '../tour/bench-tour-card.tsx';
import type { BenchControl } from './bench-control.ts';
import { BackToBench, StickButton } from './close-up-tools.tsx';
import { DescriptionLine } from './description-line.tsx';
import { toolsOf } from './desk.ts';
import { IndicatorStrip } from './indicator-strip.tsx';
import { LastAction } from './last-action.tsx';
import type { Lesson } from './lesson.ts';
import { RecordLists } from './record-lists.tsx';
import type { CloseUp } from './shell-props.ts';
import { ToolBelt } from './tool-belt.tsx';

export interface PieceProps {
  readonly session: LabSession;
  readonly bench: BenchControl;
  readonly lesson: Lesson | null;
}

/** The complaint of a job; in explore mode, a description of the selected thing; in a tutorial, its card. */
export function FirstPanel({ session: { mode, store }, bench, lesson }: PieceProps): ReactNode {
  const { desk, dialog, folds, shape } = bench;
  // On small screens the card stands near the thumb, above the tools; beside a tool in hand it leaves room for that.
  if (lesson !== null) return shape === 'd' ? lesson.card(desk.desk.tool !== null) : null;
  // Folded beside the note, and over a list on phones.
  const isAside = dialog === 'close' || (shape === 'm' && desk.desk.list !== null);
  const panel = { store, isOpen: folds.isOpen('job') && !isAside, onToggle: () => folds.toggle('job') };
  return mode === 'explore' ? <PartCard {...panel} /> : <JobSheet {...panel} shape={shape} />;
}

/** Next step, theory and the tool in use. */
export function WorkCards({ session: { mode, store, hints }, bench, lesson }: PieceProps): ReactNode {
  const { desk, folds, shape, isFrozen, tour } = bench;
  const { tool } = desk.desk;
  const shared = { store, isFrozen, onRun: bench.run };
  // Phones have room for one card: the tour's, the tool's or the theory's replaces the next step.
  const isTight = shape !== 'd';
  // On phones a full-size page takes all the room.
  const hasRoom = !(isTight && (tour.step !== null || folds.isOpen('theory') || bench.screenAt === 'page'));
  const isFar = !isTight && bench.screenAt !== 'monitor';
  const hasTheory = mode !== 'explore' && (isFar || (folds.isOpen('theory') && tool === null));
  return (
    <>
      {lesson !== null && isTight ? lesson.card(true, bench.screenAt === 'page') : null}
      {hints !== null && hasRoom ? (
        <GuideCard
          store={store}
          hints={hints}
          isFrozen={isFrozen}
          shape={shape}
          isOpen={folds.isOpen('step')}
          onToggle={() => folds.toggle('step')}
          onTool={(taken) => desk.arrange({ kind: 'open', tool: taken })}
          onTheory={bench.showTheory}
          onParts={() => desk.arrange({ kind: 'list', list: 'parts' })}
          onFinish={bench.closeJob}
        />
      ) : null}
      {hasTheory ? (
        <TheoryBoard
          {...shared}
          isOpen={folds.isOpen('theory')}
          cited={bench.note.draft.evidence}
          onToggle={() => folds.toggle('theory')}
          onCite={bench.note.cite}
          onFindings={() => bench.openList('findings')}
        />
      ) : null}
      {tool === null || (bench.screenAt !== null && bench.screenAt !== 'panel') ? null : (
        <ToolInHand
          key={tool}
          {...shared}
          control={desk}
          tool={tool}
          onPutDown={() => desk.arrange({ kind: 'put-down' })}
        />
      )}
    </>
  );
}

/** The close-up of the machine's screen while in use, unless it is shown in the tool column. */
export function closeUpOf(
  { session: { store }, bench }: PieceProps,
  onMonitor: (page: HTMLElement | null) => void,
): CloseUp | null {
  const { screenAt, shape, isFrozen, stage } = bench;
  if (screenAt === null || screenAt === 'panel') return null;
  const shared = { store, isFrozen, onRun: bench.run };
  const isOnMonitor = screenAt === 'monitor';
  return {
    page: (
      <MonitorPage
        {...shared}
        key={screenAt}
        ref={isOnMonitor ? onMonitor : null}
        isOnMonitor={isOnMonitor}
        onReturn={() => stage.look('monitor')}
      />
    ),
    stick: <StickButton {...shared} />,
    back: <BackToBench shape={shape} onBack={bench.backToBench} />,
  };
}

/** Parts, findings, log, lights and sounds. */
export function Lists({ session: { mode, store }, bench, lesson }: PieceProps): ReactNode {
  const findings = useLab(store, ({ view }) => view.findings.length);
  // On phones theory and findings are shown alternately.
  const isCiting = mode !== 'explore' && (bench.shape !== 'd' || bench.folds.isOpen('theory'));
  return (
    <RecordLists
      shape={bench.shape}
      open={bench.desk.desk.list}
      counts={{ findings }}
      onOpen={bench.openList}
      lists={{
        parts: (
          <PartsPanel
            store={store}
            highlighted={lesson?.highlighted ?? null}
            isFrozen={bench.isFrozen}
            onSelect={bench.selectInOutline}
            onRun={bench.run}
          />
        ),
        findings: (
          <FindingsNotebook
            store={store}
            cited={isCiting ? bench.note.draft.evidence : null}
            onCite={bench.note.cite}
          />
        ),
        log: <BenchLog store={store} isQuiet />,
        lights: <IndicatorStrip store={store} />,
      }}
    />
  );
}

export function Belt({ session: { mode }, bench }: PieceProps): ReactNode {
  const { t } = useTranslation('lab-bench');
  const { list, tool } = bench.desk.desk;
  const theory: MenuItem = {
    id: 'theory',
    onChoose: bench.showTheory,
    content: (
      <>
        <Lightbulb aria-hidden="true" />
        {t('theory.title')}
      </>
    ),
  };
  return (
    <ToolBelt
      shape={bench.shape}
      tools={toolsOf(mode)}
      inHand={tool}
      more={mode === 'explore' ? [] : [theory]}
      isListOpen={list !== null}
      onTake={bench.take}
      onLists={() => bench.openList(list === null ? 'parts' : null)}
    />
  );
}

/** The description requested with a key, and the actions of the selected thing. */
export function Selection({ session: { store }, bench }: PieceProps): ReactNode {
  const selected = useLab(store, (snapshot) => snapshot.selected);
  // A full-size page takes all the room on phones.
  const isInHand = bench.isInHand && selected !== null && bench.screenAt !== 'page';
  return bench.description.words === '' && !isInHand ? null : (
    <div className="grid gap-2">
      <DescriptionLine words={bench.description.words} onDismiss={bench.description.clear} />
      {isInHand ? (
        <SelectionBar
          store={store}
          isFrozen={bench.isFrozen}
          onRun={bench.run}
          onClose={() => store.select(null)}
        />
      ) : null}
    </div>
  );
}

export function Captions({ session: { store }, bench }: PieceProps): ReactNode {
  return (
    <>
      <LastAction store={store} onShow={bench.show} />
      <CaptionBar store={store} />
    </>
  );
}

/** Notices of the referee, a recent breach, the tour. */
export function Notices({ session, bench, lesson }: PieceProps): ReactNode {
  const { t } = useTranslation('lab-bench');
  return (
    <>
      <SessionNotice {...session} overtakenText={t('notice.overtaken')} />
      {session.mode === 'practice' || lesson !== null ? <BreachAlert store={session.store} /> : null}
      <BenchTourCard tour={bench.tour} />
    </>
  );
}
