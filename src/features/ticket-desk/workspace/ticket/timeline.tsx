import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ScrollRegion } from '../../../../ui/scroll-region.tsx';
import { timelineOf } from '../../model/timeline.ts';
import type { TicketPanelProps } from '../panel-props.ts';
import { TimelineRow } from './timeline-row.tsx';

/** So near to the end, in pixels, somebody reads the newest. */
const AT_END = 24;

/** All that happened in the ticket, the newest in sight at the bottom. */
export function Timeline(props: TicketPanelProps) {
  const { t } = useTranslation('desk');
  const { ticket, view } = props;
  const items = timelineOf(view, ticket);
  const region = useRef<HTMLDivElement>(null);
  const shown = `${ticket.record.number} ${items.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another ticket or another entry is shown
  useLayoutEffect(() => {
    const scrolling = region.current?.parentElement;
    if (scrolling != null) scrolling.scrollTop = scrolling.scrollHeight;
  }, [shown]);
  useEffect(() => {
    const scrolling = region.current?.parentElement;
    if (scrolling == null) return undefined;
    let isAtEnd = true;
    const note = (): void => {
      isAtEnd = scrolling.scrollTop + scrolling.clientHeight >= scrolling.scrollHeight - AT_END;
    };
    // The composer grows and shrinks: what was said last stays in sight above it.
    const resized = new ResizeObserver(() => {
      if (isAtEnd) scrolling.scrollTop = scrolling.scrollHeight;
    });
    resized.observe(scrolling);
    scrolling.addEventListener('scroll', note);
    return () => {
      resized.disconnect();
      scrolling.removeEventListener('scroll', note);
    };
  }, []);
  return (
    <ScrollRegion
      label={t('ticket.timeline')}
      className="min-h-0 grow overflow-y-auto px-5 py-2 max-[59.99875rem]:min-h-20 focus-visible:-outline-offset-2 max-[59.99875rem]:px-4"
    >
      <div ref={region}>
        <ol className="grid gap-1.5">
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end of a moment
            <TimelineRow key={`${item.at} ${index}`} {...props} item={item} />
          ))}
        </ol>
      </div>
    </ScrollRegion>
  );
}
