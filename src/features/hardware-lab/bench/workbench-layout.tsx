import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import type { Insets } from '../scene/stage/insets.ts';
import type { DeskControl } from './desk.ts';
import { RECORDS, type RecordId, type SheetId } from './desk.ts';

/** The pieces of the bench, placed by the layout that fits the screen. */
export interface WorkbenchPieces {
  /** Ledger, clocks and the buttons of the run. */
  readonly bar: ReactNode;
  readonly job: ReactNode;
  /** Hints, what the tutor says, the tour, what the referee has to tell. */
  readonly notices: ReactNode;
  readonly theory: ReactNode;
  /** The tool in hand; null when the hands are free. */
  readonly tool: ReactNode;
  readonly picture: ReactNode;
  readonly selection: ReactNode;
  readonly captions: ReactNode;
  readonly indicators: ReactNode;
  readonly belt: ReactNode;
  readonly records: Readonly<Record<RecordId, ReactNode>>;
}

export interface WorkbenchLayoutProps {
  readonly pieces: WorkbenchPieces;
  readonly control: DeskControl;
}

const LEFT_PX = 352;
const RIGHT_PX = 352;
/** The machine keeps out of the side columns. */
export const WORKBENCH_INSETS: Insets = { top: 0, right: RIGHT_PX, bottom: 0, left: LEFT_PX };

const PANEL = 'chamfer border border-line bg-surface/95 shadow-rest';

/** The machine fills the screen: what is in your hands on its left, what is known of it on its right, tools below. */
export function WideWorkbench({ pieces, control }: WorkbenchLayoutProps) {
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]">
      {pieces.bar}
      <div className="relative min-h-0">
        <div className="absolute inset-0">{pieces.picture}</div>
        <div className="pointer-events-none absolute inset-0 flex justify-between">
          <div className="min-h-0 overflow-y-auto p-3" style={{ width: LEFT_PX }}>
            <div className="pointer-events-auto grid gap-3">
              {pieces.notices}
              {pieces.tool}
              {pieces.job}
              {pieces.theory}
            </div>
          </div>
          <div className="flex min-w-0 grow flex-col items-center justify-end gap-2 p-3 pb-16">
            <div className="pointer-events-auto w-full max-w-xl">{pieces.selection}</div>
            {pieces.captions}
          </div>
          <div className="pointer-events-auto flex min-h-0 flex-col gap-3 p-3" style={{ width: RIGHT_PX }}>
            {pieces.indicators}
            <RecordTabs pieces={pieces} control={control} />
          </div>
        </div>
      </div>
      {pieces.belt}
    </div>
  );
}

/** The machine above, everything else in sheets under it; a tablet shows two of them side by side. */
export function NarrowWorkbench({ pieces, control }: WorkbenchLayoutProps) {
  const { t } = useTranslation('lab-bench');
  const { desk, arrange } = control;
  const hand = (
    <>
      {pieces.notices}
      {desk.sheet === 'tool' && pieces.tool !== null ? pieces.tool : null}
      {desk.sheet === 'job' ? (
        <>
          {pieces.job}
          {pieces.indicators}
          {pieces.theory}
        </>
      ) : null}
    </>
  );
  const sheets: readonly SheetId[] = pieces.tool === null ? ['job', ...RECORDS] : ['job', 'tool', ...RECORDS];
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,38%)_auto_minmax(0,1fr)]">
      {pieces.bar}
      <div className="relative min-h-0">
        {pieces.picture}
        <div className="absolute inset-x-2 bottom-2 grid justify-items-center gap-2">
          {pieces.captions}
          {pieces.selection}
        </div>
      </div>
      {pieces.belt}
      <Tabs
        value={desk.sheet}
        onValueChange={(value) => {
          const sheet = sheets.find((candidate) => candidate === value);
          if (sheet !== undefined) arrange({ kind: 'sheet', sheet });
        }}
        className="flex min-h-0 flex-col bg-raised"
      >
        <TabList label={t('sheets')} className="m-2 mb-0 shrink-0">
          {sheets.map((sheet) => (
            <Tab key={sheet} value={sheet} className="grow px-2.5">
              {t(`sheet.${sheet}`)}
            </Tab>
          ))}
        </TabList>
        {sheets.map((sheet) => (
          <TabPanel
            key={sheet}
            value={sheet}
            className="mt-0 grid min-h-0 grow content-start gap-3 overflow-y-auto p-3"
          >
            {isRecord(sheet) ? pieces.records[sheet] : hand}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}

function isRecord(sheet: SheetId): sheet is RecordId {
  return sheet !== 'job' && sheet !== 'tool';
}

function RecordTabs({ pieces, control: { desk, arrange } }: WorkbenchLayoutProps) {
  const { t } = useTranslation('lab-bench');
  return (
    <Tabs
      value={desk.record}
      onValueChange={(value) => {
        const record = RECORDS.find((candidate) => candidate === value);
        if (record !== undefined) arrange({ kind: 'record', record });
      }}
      className="flex min-h-0 grow flex-col gap-2"
    >
      <TabList label={t('records')} className="shrink-0 bg-surface/95">
        {RECORDS.map((record) => (
          <Tab key={record} value={record} className="grow px-2" data-tour={record}>
            {t(`sheet.${record}`)}
          </Tab>
        ))}
      </TabList>
      {RECORDS.map((record) => (
        <TabPanel key={record} value={record} className={`mt-0 min-h-0 grow overflow-y-auto p-2 ${PANEL}`}>
          {pieces.records[record]}
        </TabPanel>
      ))}
    </Tabs>
  );
}
