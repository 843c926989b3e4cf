import { useTranslation } from 'react-i18next';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { RECORDS, type RecordId, type SheetId } from './desk.ts';
import type { WorkbenchLayoutProps } from './wide-workbench.tsx';

/** The machine above, everything else in sheets under it, one at a time; the tour below, which speaks of them and takes its room from the picture. A window that is too low scrolls. */
export function NarrowWorkbench({ pieces, control }: WorkbenchLayoutProps) {
  const { t } = useTranslation('lab-bench');
  const { desk, arrange } = control;
  const hand =
    desk.sheet === 'tool' ? (
      pieces.tool
    ) : (
      <>
        {pieces.job}
        {pieces.guide}
        {pieces.indicators}
        {pieces.theory}
      </>
    );
  const sheets: readonly SheetId[] = pieces.tool === null ? ['job', ...RECORDS] : ['job', 'tool', ...RECORDS];
  return (
    <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[max-content_minmax(10rem,38%)_max-content_minmax(22rem,1fr)] overflow-y-auto has-data-tour-card:grid-rows-[max-content_10rem_max-content_minmax(22rem,1fr)]">
      {pieces.bar}
      <div className="relative min-h-0">
        {pieces.picture}
        <div className="pointer-events-none absolute inset-x-2 bottom-2 sm:bottom-16 grid justify-items-center gap-2">
          {pieces.captions}
          <div className="pointer-events-auto w-full">{pieces.selection}</div>
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
        <div className="shrink-0 p-2 pb-0">
          <TabList label={t('sheets')} className="w-full">
            {sheets.map((sheet) => (
              <Tab
                key={sheet}
                value={sheet}
                className="grow px-1.5 sm:px-2.5"
                data-tour={isRecord(sheet) ? sheet : undefined}
              >
                {t(`sheet.${sheet}`)}
              </Tab>
            ))}
          </TabList>
        </div>
        <div className="grid shrink-0 gap-2 px-3 pt-2 empty:hidden">{pieces.notices}</div>
        {sheets.map((sheet) => (
          <TabPanel
            key={sheet}
            value={sheet}
            className="mt-0 grid min-h-0 grow content-start gap-3 overflow-y-auto p-3"
          >
            {isRecord(sheet) ? pieces.records[sheet] : hand}
          </TabPanel>
        ))}
        <div className="shrink-0 p-2 pt-0 empty:hidden">{pieces.tour}</div>
      </Tabs>
    </div>
  );
}

function isRecord(sheet: SheetId): sheet is RecordId {
  return sheet !== 'job' && sheet !== 'tool';
}
