import type { LabSession } from '../../session/lab-session.ts';
import type { BenchControl } from './bench-control.ts';
import { toolsOf } from './desk.ts';
import { useBenchKeys } from './use-bench-keys.ts';

/** The keyboard shortcuts of this workbench. */
export function useWorkbenchKeys({ mode, store }: LabSession, bench: BenchControl): void {
  const { desk, description } = bench;
  useBenchKeys({
    isEnabled: bench.dialog === null && !bench.isFrozen,
    bench: bench.root,
    tools: toolsOf(mode),
    onTool: (tool) => {
      // A tool taken with the belt leaves the focus there; one taken with a key moves it to the tool.
      if (tool !== desk.desk.tool) bench.root.current?.focus();
      bench.take(tool);
    },
    onFold: bench.foldAll,
    onViews: () => pressIn(bench.root.current, '[data-menu-button="view"]'),
    onLists: () => {
      const { list } = desk.desk;
      bench.openList(list === null ? 'parts' : null);
      const name = list ?? 'parts';
      requestAnimationFrame(() =>
        bench.root.current?.querySelector<HTMLElement>(`[data-anchor="list-${name}"]`)?.focus(),
      );
    },
    onFocus: () => bench.stage.goTo(store.read().selected),
    onManual: () => desk.arrange({ kind: 'open', tool: 'manual' }),
    onState: description.describeState,
    onSurroundings: description.describeSurroundings,
    onUndo: bench.undo,
    onHelp: () => bench.open('help'),
    onF1: () => {
      if (store.read().view.screen.page === 'press-f1') bench.run({ kind: 'open-page', page: 'desktop' });
      else bench.open('help');
    },
    onBack: () => {
      if (description.words !== '') description.clear();
      else if (store.read().selected !== null) store.select(null);
      else if (bench.screenAt === null) desk.arrange({ kind: 'put-down' });
      else bench.backToBench();
    },
  });
}

function pressIn(bench: HTMLElement | null, selector: string): void {
  bench?.querySelector<HTMLElement>(selector)?.click();
}
