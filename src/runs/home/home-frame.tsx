import type { ReactNode } from 'react';
import { useState } from 'react';
import { Designator } from '../../ui/designator.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';

interface HomeTab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface HomeFrameProps {
  /** A few capitals that stand for the simulation. */
  readonly reference: string;
  readonly kicker: string;
  readonly title: string;
  readonly text: string;
  /** Names the row of tabs. */
  readonly tabsLabel: string;
  /** The first is open at the start. */
  readonly tabs: readonly [HomeTab, ...HomeTab[]];
}

/** The front room of a simulation: what to do today, what was done, and what to practise next. */
export function HomeFrame({ reference, kicker, title, text, tabsLabel, tabs }: HomeFrameProps) {
  const [tab, setTab] = useState(tabs[0].id);
  return (
    <div className="mat-grid h-full overflow-y-auto bg-ground">
      <div className="mx-auto grid w-full max-w-7xl gap-8 px-4 py-8 sm:px-6 lg:py-12">
        <Tabs value={tab} onValueChange={setTab}>
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <div className="grid gap-2">
              <Designator reference={reference}>{kicker}</Designator>
              <h1 className="text-title font-semibold">{title}</h1>
              <p className="max-w-2xl text-ink-muted">{text}</p>
            </div>
            <TabList label={tabsLabel}>
              {tabs.map(({ id, label }) => (
                <Tab key={id} value={id}>
                  {label}
                </Tab>
              ))}
            </TabList>
          </div>
          {tabs.map(({ id, content }) => (
            <TabPanel key={id} value={id}>
              {content}
            </TabPanel>
          ))}
        </Tabs>
      </div>
    </div>
  );
}
