import { CircleSlash, TriangleAlert } from 'lucide-react';
import type { LabEvent } from '../../../../core/hardware/model/commands.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { type LabStore, type LogEntry, useLab } from '../../store.ts';
import { useLabText } from '../../texts/lab-text.ts';
import { eventSentence, refusalSentence, type Speaker } from '../../texts/sentences.ts';
import { useSpeaker } from '../../texts/use-speaker.ts';

/** The number of entries shown; older ones are dropped. */
const LINES = 30;

/** One entry of the log as a sentence. */
export function entrySentence(speaker: Speaker, entry: LogEntry): string {
  return entry.kind === 'refused'
    ? refusalSentence(speaker, entry.refusal)
    : entry.events
        .filter((event) => !isNamedByFinding(event, entry.events))
        .map((event) => eventSentence(speaker, event))
        .join(' ');
}

/** Whether what was read on a page names the page already. */
function isNamedByFinding(event: LabEvent, events: readonly LabEvent[]): boolean {
  return (
    event.kind === 'page-opened' &&
    events.some((other) => other.kind === 'found' && other.test === `page:${event.page}`)
  );
}

/** Whether the entry broke a safety rule. */
export function isBreach(entry: LogEntry): boolean {
  return entry.kind === 'done' && entry.events.some((event) => event.kind === 'safety-breached');
}

function LogLine({ speaker, entry }: { readonly speaker: Speaker; readonly entry: LogEntry }) {
  const isUnsafe = isBreach(entry);
  const Icon = entry.kind === 'refused' ? CircleSlash : isUnsafe ? TriangleAlert : null;
  return (
    <li
      className={classNames(
        'flex gap-2 border-s-2 border-line py-1 ps-2.5 text-sm',
        entry.kind === 'refused' && 'border-standby',
        isUnsafe && 'border-fault',
      )}
    >
      {Icon === null ? null : <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-muted" />}
      <span>{entrySentence(speaker, entry)}</span>
    </li>
  );
}

export interface BenchLogProps {
  readonly store: LabStore;
  /** Another element announces the entries. */
  readonly isQuiet?: boolean;
}

/** The log, newest first, as a live region. */
export function BenchLog({ store, isQuiet = false }: BenchLogProps) {
  const text = useLabText();
  const speaker = useSpeaker(store);
  const log = useLab(store, (snapshot) => snapshot.log);
  return (
    <div
      role="log"
      aria-live={isQuiet ? 'off' : 'polite'}
      aria-relevant="additions"
      aria-label={text('log.title')}
    >
      {log.length === 0 ? (
        <p className="text-sm text-ink-muted">{text('log.empty')}</p>
      ) : (
        <ol className="grid gap-1">
          {log
            .slice(-LINES)
            .reverse()
            .map((entry) => (
              <LogLine key={entry.id} speaker={speaker} entry={entry} />
            ))}
        </ol>
      )}
    </div>
  );
}
