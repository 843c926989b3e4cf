import type { DeskCommand } from '../../../core/ticketing/model/commands.ts';
import type { DeskView, TicketView } from '../../../core/ticketing/model/view.ts';
import type { DeskText } from '../texts/use-desk-text.ts';

/** What every panel of the desk draws and calls. */
export interface PanelProps {
  readonly view: DeskView;
  readonly text: DeskText;
  /** Answers whether it was done. */
  send(command: DeskCommand): Promise<boolean>;
}

/** The same for a panel of one ticket. */
export interface TicketPanelProps extends PanelProps {
  readonly ticket: TicketView;
}
