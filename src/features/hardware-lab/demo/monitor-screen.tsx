import { classNames } from '../../../lib/class-names.ts';
import { type LabStore, useLab } from '../store.ts';
import { useLabText } from '../words/lab-text.ts';

/** The machine's screen as text: the same lines that the scene draws. */
export function MonitorScreen({ store }: { readonly store: LabStore }) {
  const text = useLabText();
  const monitor = useLab(store, (snapshot) => snapshot.view.monitor);
  const isLit = monitor.kind !== 'no-signal';
  return (
    <section
      aria-label={text('monitor.title')}
      className={classNames(
        'scheme-dark chamfer reading border border-edge bg-sunken p-3 text-xs whitespace-pre-wrap',
        isLit ? 'text-ink' : 'text-ink-muted',
      )}
    >
      {monitor.lines.map((line) => (
        // What the machine prints is English on every bench (`screen-words.ts`).
        <p key={line} lang="en">
          {line}
        </p>
      ))}
    </section>
  );
}
