import type { KeyboardEvent } from 'react';
import { findMachine } from '../../../../core/hardware/machines/find-machine.ts';
import type { LabCommand } from '../../../../core/hardware/model/commands.ts';
import type { MachineModelId } from '../../../../core/hardware/model/view.ts';
import { type LabStore, useLab } from '../../store.ts';
import { nameOf, useLabText } from '../../texts/lab-text.ts';
import { filterOutline } from './outline-filter.ts';
import { outlineOf } from './outline-groups.ts';
import { OutlineRow } from './outline-row.tsx';

export interface MachineOutlineProps {
  readonly store: LabStore;
  /** The thing of the next step. */
  readonly highlighted: string | null;
  readonly isFrozen: boolean;
  /** The search text; all rows are shown without it. */
  readonly wanted?: string;
  onSelect(target: string | null): void;
  onRun(command: LabCommand): void;
}

/** Arrow keys move the focus through the visible rows; Home and End go to the first and last. */
function moveThroughRows(event: KeyboardEvent<HTMLElement>): void {
  const rows: (Element | null)[] = [...event.currentTarget.querySelectorAll('[data-outline-row]')];
  const at = rows.indexOf(document.activeElement);
  if (at === -1) return;
  const goals: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, rows.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: rows.length - 1,
  };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  const row = rows[goal];
  if (row instanceof HTMLElement) row.focus();
}

/** The machine as a tree of buttons: everything the scene can do, as text. */
export function MachineOutline({
  store,
  highlighted,
  isFrozen,
  wanted = '',
  onSelect,
  onRun,
}: MachineOutlineProps) {
  const text = useLabText();
  const view = useLab(store, (snapshot) => snapshot.view);
  const groups = filterOutline(outlineOf(view), wanted, (target) => nameOf(text, view, target));
  const row = (target: string, isChild: boolean) => (
    <OutlineRow
      store={store}
      target={target}
      isChild={isChild}
      isNext={target === highlighted}
      isFrozen={isFrozen}
      onSelect={onSelect}
      onRun={onRun}
    />
  );
  return (
    // The arrows are a shortcut between buttons that Tab reaches anyway.
    <nav aria-label={text('outline.title')} onKeyDown={moveThroughRows}>
      <p className="sr-only">{text('outline.intro')}</p>
      {view.sidePanel === 'on' ? (
        <p className="mb-2 px-2 text-sm text-ink-muted">{text(`outline.behind-${coverOf(view.model)}`)}</p>
      ) : null}
      {groups.length === 0 ? <p className="px-2 text-sm text-ink-muted">{text('outline.none')}</p> : null}
      {groups.map((group) => (
        <section key={group.id} aria-label={text(`outline.${group.id}`)} className="mb-3">
          <h3 className="silk sticky -top-2 z-10 bg-surface px-2 py-1 text-ink-muted">
            {text(`outline.${group.id}`)}
          </h3>
          <ul>
            {group.targets.map((node) => (
              <li key={node.target}>
                {row(node.target, false)}
                {node.children.length === 0 ? null : (
                  <ul>
                    {node.children.map((child) => (
                      <li key={child}>{row(child, true)}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** What hides the inside of a machine: steel, glass or a laptop's base cover. */
function coverOf(model: MachineModelId): 'steel' | 'glass' | 'base' {
  const { portable, sidePanel } = findMachine(model);
  return portable === undefined ? sidePanel : 'base';
}
