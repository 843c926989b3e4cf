import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { useLabText } from '../words/lab-text.ts';

export interface BottomSheetProps {
  readonly next: ReactNode;
  readonly parts: ReactNode;
  readonly log: ReactNode;
}

/** On a phone the head-up display folds into this sheet under the scene. */
export function BottomSheet({ next, parts, log }: BottomSheetProps) {
  const text = useLabText();
  const [tab, setTab] = useState('next');
  const [isTall, setIsTall] = useState(false);
  return (
    <section
      aria-label={text('demo.sheet')}
      className={classNames(
        'flex min-h-0 flex-col border-t border-line bg-raised shadow-float transition-[height]',
        isTall ? 'h-[78%]' : 'h-[56%]',
      )}
    >
      <Tabs value={tab} onValueChange={setTab} className="flex min-h-0 grow flex-col">
        <div className="flex items-center gap-2 p-2">
          <TabList label={text('demo.sheet')} className="grow">
            <Tab value="next" className="grow">
              {text('demo.tabNext')}
            </Tab>
            <Tab value="parts" className="grow">
              {text('demo.tabParts')}
            </Tab>
            <Tab value="log" className="grow">
              {text('demo.tabLog')}
            </Tab>
          </TabList>
          <Button
            size="icon"
            variant="ghost"
            aria-expanded={isTall}
            aria-label={text(isTall ? 'demo.collapse' : 'demo.expand')}
            onClick={() => setIsTall(!isTall)}
          >
            {isTall ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />}
          </Button>
        </div>
        <TabPanel
          value="next"
          className="mt-0 grid min-h-0 grow content-start gap-3 overflow-y-auto px-3 pb-4"
        >
          {next}
        </TabPanel>
        <TabPanel value="parts" className="mt-0 min-h-0 grow overflow-y-auto px-2 pb-4">
          {parts}
        </TabPanel>
        {/* Stays in the page, so that the log is read out whichever tab is open. */}
        <TabPanel
          value="log"
          forceMount
          className={classNames('mt-0 min-h-0 grow overflow-y-auto px-3 pb-4', tab !== 'log' && 'sr-only')}
        >
          {log}
        </TabPanel>
      </Tabs>
    </section>
  );
}
