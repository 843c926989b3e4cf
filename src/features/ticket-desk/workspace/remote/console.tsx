import { ChevronRight, CornerDownLeft } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { complete } from '../../../../core/ticketing/console/complete.ts';
import {
  type ConsoleHistory,
  fieldOf,
  NO_HISTORY,
  newer,
  older,
  remembered,
} from '../../../../core/ticketing/console/history.ts';
import type { RemoteView } from '../../../../core/ticketing/model/view.ts';
import type { OperatingSystem } from '../../../../core/ticketing/world/host.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { KeyCap } from '../keys/key-cap.tsx';
import type { PanelProps } from '../panel-props.ts';
import { ConsoleBlock } from './console-block.tsx';
import { useAnnouncement } from './use-announcement.ts';

/** More words than this are not listed. */
const LISTED = 12;

/** A command to begin with. */
const FIRST_COMMAND: Readonly<Record<OperatingSystem, string>> = {
  'windows-11': 'ipconfig /all',
  macos: 'ifconfig',
  linux: 'df -h',
};

export interface ConsoleProps extends Pick<PanelProps, 'send'> {
  readonly session: RemoteView;
}

/** The command line of somebody's computer: a log of commands with what they printed, and one field. */
export function Console({ session, send }: ConsoleProps) {
  const { t } = useTranslation('desk-tools');
  const says = useAnnouncement();
  const { asset, host, names, console: entries } = session;
  const [line, setLine] = useState('');
  const [history, setHistory] = useState<ConsoleHistory>(() =>
    entries.reduce((before, { typed }) => remembered(before, typed), NO_HISTORY),
  );
  const [options, setOptions] = useState<readonly string[]>([]);
  /** How many of the blocks Ctrl+L has cleared away; `cls` on the computer does the same for everybody. */
  const [hidden, setHidden] = useState(0);
  const shown = entries.slice(hidden <= entries.length ? hidden : 0);
  const last = shown.at(-1);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = log.current;
    // The newest block is read from its first line.
    if (list !== null && shown.length > 0)
      list.scrollTop = (list.lastElementChild as HTMLElement | null)?.offsetTop ?? 0;
  }, [shown.length]);

  const run = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const typed = line.trim();
    if (typed === '') return;
    setOptions([]);
    if (!(await send({ kind: 'run-console', asset, line: typed }))) return;
    setHistory(remembered(history, typed));
    setLine('');
  };
  const walk = (next: ConsoleHistory): void => {
    setHistory(next);
    setLine(fieldOf(next));
    setOptions([]);
  };
  const byKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      walk(event.key === 'ArrowUp' ? older(history, line) : newer(history));
    } else if (event.ctrlKey && event.key.toLowerCase() === 'l') {
      event.preventDefault();
      setHidden(entries.length);
    } else if (event.key === 'Tab' && !event.shiftKey && line.trim() !== '' && names !== null) {
      const completed = complete(names, line);
      setOptions(completed.options.length > 1 ? completed.options : []);
      // Tab that has nothing to add leaves the field, as everywhere.
      if (completed.line === line) return;
      event.preventDefault();
      setLine(completed.line);
    }
  };
  return (
    <section
      aria-label={t('console.label', { host })}
      className="flex min-h-72 min-w-0 flex-col border-line bg-sunken @min-[50rem]:min-h-0 @min-[50rem]:border-e"
    >
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={t('console.log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled by keys
        tabIndex={0}
        className="relative min-h-0 grow overflow-y-auto max-[79.99875rem]:max-h-96"
      >
        {shown.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added at the end
          <ConsoleBlock key={index} entry={entry} says={says(entry.says)} />
        ))}
        {shown.length === 0 ? (
          <p className="px-4 py-6 text-xs text-ink-muted">
            {t('console.empty', { command: FIRST_COMMAND[names?.os ?? 'windows-11'] })}
          </p>
        ) : null}
      </div>
      <p role="status" aria-label={t('console.result')} className="sr-only">
        {last === undefined ? '' : says(last.says)}
      </p>
      {options.length === 0 ? null : (
        <p role="status" className="reading border-t border-line px-4 py-1.5 text-xs text-ink-muted">
          <span className="sr-only">{t('console.options')} </span>
          {options.slice(0, LISTED).join('  ')}
          {options.length > LISTED ? ' …' : ''}
        </p>
      )}
      <form
        onSubmit={(event) => void run(event)}
        className="m-2 flex shrink-0 items-center gap-2 rounded-md border border-edge bg-surface ps-2.5 pe-1 focus-within:outline-2 focus-within:outline-focus"
      >
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-copper-text" />
        <input
          aria-label={t('console.command')}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          value={line}
          onChange={({ target }) => {
            setLine(target.value);
            setOptions([]);
          }}
          onKeyDown={byKey}
          className="reading min-h-10 min-w-0 grow bg-transparent text-base outline-none sm:text-sm"
        />
        <span className="flex items-center gap-1 text-xs text-ink-faint max-sm:hidden" aria-hidden="true">
          <KeyCap>⇥</KeyCap> <KeyCap>↑</KeyCap>
        </span>
        <Button type="submit" size="sm" className="min-h-8 max-[59.99875rem]:min-h-11">
          {t('console.run')}
          <CornerDownLeft aria-hidden="true" />
        </Button>
      </form>
    </section>
  );
}
