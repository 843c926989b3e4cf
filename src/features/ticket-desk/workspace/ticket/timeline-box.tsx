import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../../lib/class-names.ts';
import { clockTime } from '../../texts/desk-time.ts';

/** What goes out, what stays in, what a person said: told apart by ground, edge, icon and word. */
type BoxLook = 'public' | 'internal' | 'person';

const GROUND: Readonly<Record<BoxLook, string>> = {
  public: 'bg-probe-soft ps-4',
  internal: 'border-y border-e border-dashed border-standby/45 bg-standby-soft ps-4',
  person: 'border border-line bg-surface ps-3',
};

/** What a person says has no edge. */
const EDGE: Readonly<Record<BoxLook, string | null>> = {
  public: 'inset-y-0 bg-probe-mark',
  internal:
    '-inset-y-px bg-[repeating-linear-gradient(-45deg,var(--color-standby-mark)_0_3px,transparent_3px_6px)]',
  person: null,
};

const WORD: Readonly<Record<BoxLook, string>> = {
  public: 'text-probe',
  internal: 'text-standby',
  person: 'text-ink',
};

export interface TimelineBoxProps {
  readonly at: number;
  readonly look: BoxLook;
  readonly icon: LucideIcon;
  readonly word: string;
  readonly aside?: string;
  readonly children: ReactNode;
}

/** A message of the timeline. */
export function TimelineBox({ at, look, icon: Icon, word, aside, children }: TimelineBoxProps) {
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-2 max-[59.99875rem]:grid-cols-1">
      <time className="reading text-xs leading-6 text-ink-faint">{clockTime(at)}</time>
      <div className={classNames('relative overflow-clip rounded-sm pe-3 pt-1.75 pb-2', GROUND[look])}>
        {EDGE[look] === null ? null : (
          <span aria-hidden="true" className={`absolute inset-s-0 w-1 ${EDGE[look]}`} />
        )}
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
          <span className={classNames('silk inline-flex items-center gap-1.5', WORD[look])}>
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {word}
          </span>
          {aside === undefined ? null : <span>{aside}</span>}
        </p>
        <div className="mt-0.5 text-sm leading-5.25 text-pretty whitespace-pre-line">{children}</div>
      </div>
    </li>
  );
}

/** What the system or a tool did: one grey line. */
export function TimelineNote({
  at,
  icon: Icon,
  children,
}: {
  readonly at: number;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-2 text-xs leading-6 text-ink-muted max-[59.99875rem]:grid-cols-[2.5rem_minmax(0,1fr)]">
      <time className="reading text-ink-faint">{clockTime(at)}</time>
      <p className="flex items-center gap-2 ps-3 max-[59.99875rem]:ps-0">
        <Icon aria-hidden="true" className="size-3.5 shrink-0" />
        {children}
      </p>
    </li>
  );
}
