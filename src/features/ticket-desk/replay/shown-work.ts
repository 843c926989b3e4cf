import type { DeskCommand } from '../../../core/ticketing/model/commands.ts';
import { type DrawnPage, isDrawnPage, type RemotePage } from '../workspace/tools/tool-list.ts';

/** What stood open beside the ticket at a step: a page of a tool, or somebody's computer with its windows. */
export type ShownWork =
  | { readonly kind: 'page'; readonly page: DrawnPage }
  | {
      readonly kind: 'remote';
      /** Null until its asset number is known: consent is asked for in a contact. */
      readonly asset: string | null;
      /** The newest first. */
      readonly windows: readonly RemotePage[];
    }
  | null;

/** More windows do not fit; the older ones were behind them. */
const MOST_WINDOWS = 2;

/** What stands open after a command, given what stood open before it. */
export function shownAfter(before: ShownWork, command: DeskCommand): ShownWork {
  const windowsOf = (asset: string): readonly RemotePage[] =>
    before?.kind === 'remote' && before.asset === asset ? before.windows : [];
  switch (command.kind) {
    case 'look': {
      const { page, subject } = command;
      if (isDrawnPage(page)) return { kind: 'page', page };
      const others = windowsOf(subject).filter((one) => one !== page);
      return { kind: 'remote', asset: subject, windows: [page, ...others].slice(0, MOST_WINDOWS) };
    }
    case 'run-console':
    case 'change-setting':
    case 'connect-unattended':
      return { kind: 'remote', asset: command.asset, windows: windowsOf(command.asset) };
    case 'ask-remote-consent':
      return { kind: 'remote', asset: null, windows: [] };
    // Another ticket begins with nothing of the last one's computer.
    case 'open-ticket':
      return before?.kind === 'remote' ? null : before;
    default:
      return before;
  }
}
