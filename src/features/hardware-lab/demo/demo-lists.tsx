import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import { type LabStore, useLab } from '../store.ts';
import { BenchLog } from '../workbench/display/bench-log.tsx';
import type { ListId } from '../workbench/layout/desk.ts';
import { IndicatorStrip } from '../workbench/layout/indicator-strip.tsx';
import { RecordLists } from '../workbench/layout/record-lists.tsx';
import type { Shape } from '../workbench/layout/shape.ts';
import { MachineOutline } from '../workbench/outline/machine-outline.tsx';
import { FindingsNotebook } from '../workbench/records/findings-notebook.tsx';

export interface DemoListsProps {
  readonly store: LabStore;
  readonly shape: Shape;
  readonly open: ListId | null;
  readonly highlighted: string | null;
  onOpen(list: ListId | null): void;
  onSelect(target: string | null): void;
  onRun(command: LabCommand): void;
}

/** The lists of the workbench: all actions of the scene, as text. */
export function DemoLists({ store, shape, open, highlighted, onOpen, onSelect, onRun }: DemoListsProps) {
  const findings = useLab(store, ({ view }) => view.findings.length);
  return (
    <RecordLists
      shape={shape}
      open={open}
      counts={{ findings }}
      onOpen={onOpen}
      lists={{
        parts: (
          <MachineOutline
            store={store}
            highlighted={highlighted}
            isFrozen={false}
            onSelect={onSelect}
            onRun={onRun}
          />
        ),
        findings: <FindingsNotebook store={store} />,
        log: <BenchLog store={store} isQuiet />,
        lights: <IndicatorStrip store={store} />,
      }}
    />
  );
}
