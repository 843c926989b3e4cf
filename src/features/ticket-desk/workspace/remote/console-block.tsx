import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { ConsoleEntry } from '../../../../core/ticketing/model/remote.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockTime } from '../../texts/desk-time.ts';

export interface ConsoleBlockProps {
  readonly entry: ConsoleEntry;
  /** The output in one line. */
  readonly says: string;
}

/** A command with what it printed. */
export function ConsoleBlock({ entry, says }: ConsoleBlockProps) {
  const { t } = useTranslation('desk-tools');
  const [isCopied, setCopied] = useState(false);
  const { at, typed, lines } = entry;
  const copy = (): void => {
    void navigator.clipboard?.writeText([typed, ...lines].join('\n')).then(() => setCopied(true));
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="border-b border-line px-4 py-2">
      <p className="flex items-center gap-x-3 text-xs max-sm:flex-wrap text-ink-muted">
        <strong className="reading min-w-0 grow text-[0.8125rem] font-medium wrap-anywhere text-ink max-sm:basis-full">
          <span aria-hidden="true" className="text-copper-text">
            &gt;{' '}
          </span>
          {typed}
        </strong>
        <span className="max-w-1/2 max-sm:max-w-full max-sm:grow">{says}</span>
        <time className="reading">{clockTime(at)}</time>
        <button
          type="button"
          aria-label={t(isCopied ? 'console.copied' : 'console.copy', { typed })}
          onClick={copy}
          className="grid size-7 shrink-0 place-items-center rounded-sm hover:bg-hover hover:text-ink pointer-coarse:size-11"
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
      </p>
      {lines.length === 0 ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide print is scrolled by keys
        <pre tabIndex={0} className="reading mt-1 overflow-x-auto text-xs leading-4.5">
          {lines.join('\n')}
        </pre>
      )}
    </div>
  );
}
