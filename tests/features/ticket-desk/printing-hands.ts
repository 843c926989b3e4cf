import type { CommandOf } from '../../../src/core/ticketing/model/commands.ts';
import type { DeskView } from '../../../src/core/ticketing/model/view.ts';
import type { PageContents, PageId } from '../../../src/core/ticketing/tools/pages.ts';

type PrintingCommand = CommandOf<
  | 'stop-spooler'
  | 'start-spooler'
  | 'resume-queue'
  | 'clear-queue'
  | 'require-pin'
  | 'set-tray-paper'
  | 'cancel-job'
  | 'order-printer-part'
>;

/** The page on which an act of the print management stands, and the name of its button. */
export function printingAct(
  command: PrintingCommand,
  { pages }: DeskView,
  t: (key: string, values?: object) => string,
): readonly [page: PageId, name: string] {
  switch (command.kind) {
    case 'cancel-job': {
      const shown = pages['printing.queue']?.contents as PageContents['printing.queue'] | undefined;
      const document = shown?.jobs.find(({ id }) => id === command.job)?.document ?? '';
      return ['printing.queue', t('desk-tools:printing.cancel', { document })];
    }
    case 'order-printer-part':
      return ['printing.device', t(`desk:tools.act.order-${command.part}`)];
    case 'set-tray-paper':
      return ['printing.device', t(`desk:tools.act.${command.kind}`)];
    case 'stop-spooler':
    case 'start-spooler':
      return ['printing.server', t(`desk:tools.act.${command.kind}`)];
    case 'resume-queue':
    case 'clear-queue':
    case 'require-pin':
      return ['printing.queue', t(`desk:tools.act.${command.kind}`)];
  }
}
