import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { ListId } from '../bench/desk.ts';
import { IndicatorStrip } from '../bench/indicator-strip.tsx';
import { RecordLists } from '../bench/record-lists.tsx';
import type { Shape } from '../bench/shape.ts';
import { BenchLog } from '../display/bench-log.tsx';
import { MachineOutline } from '../outline/machine-outline.tsx';
import { FindingsNotebook } from '../records/findings-notebook.tsx';
import { type LabStore, useLab } from '../store.ts';

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
