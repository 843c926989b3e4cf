import { useTranslation } from 'react-i18next';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import type { Insets } from '../scene/stage/insets.ts';
import { type DeskControl, RECORDS } from './desk.ts';
import type { WorkbenchPieces } from './workbench-pieces.ts';

export interface WorkbenchLayoutProps {
  readonly pieces: WorkbenchPieces;
  readonly control: DeskControl;
}

const LEFT_PX = 344;
const RIGHT_PX = 320;
/** The machine keeps out of the side columns. */
export const WORKBENCH_INSETS: Insets = { top: 0, right: RIGHT_PX, bottom: 0, left: LEFT_PX };

const PANEL = 'chamfer border border-line bg-surface/95 shadow-rest';

/**
 * The machine fills the screen: what is in your hands on its left, what is known of it on its right, tools below. The
 * tool in hand stands first in its column, so that on a low screen all of it can be reached, and the job's words give way to
 * the next step and the theory.
 */
export function WideWorkbench({ pieces, control }: WorkbenchLayoutProps) {
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]">
      {pieces.bar}
      <div className="relative min-h-0">
        <div className="absolute inset-0">{pieces.picture}</div>
        <div className="pointer-events-none absolute inset-0 flex justify-between">
          <div
            className="pointer-events-auto h-fit max-h-full overflow-y-auto overscroll-contain p-3"
            style={{ width: LEFT_PX }}
          >
            <div className="grid gap-3">
              {pieces.tool}
              {pieces.tool === null ? pieces.job : null}
              {pieces.guide}
              {pieces.theory}
              {pieces.tool === null ? null : pieces.job}
            </div>
          </div>
          <div className="flex min-w-0 grow flex-col items-center justify-between gap-2 p-3 pb-28 min-[84rem]:pb-16">
            <div className="pointer-events-auto grid max-h-1/2 w-full max-w-md gap-2 overflow-y-auto">
              {pieces.notices}
              {pieces.tour}
            </div>
            <div className="grid w-full justify-items-center gap-2">
              <div className="pointer-events-auto w-full max-w-xl">{pieces.selection}</div>
              {pieces.captions}
            </div>
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
