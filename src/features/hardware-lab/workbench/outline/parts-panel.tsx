import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Input } from '../../../../ui/input.tsx';
import { MachineOutline, type MachineOutlineProps } from './machine-outline.tsx';

/** The parts list (over a hundred rows) with a search field. */
export function PartsPanel(props: Omit<MachineOutlineProps, 'wanted'>) {
  const { t } = useTranslation('lab-bench');
  const [wanted, setWanted] = useState('');
  return (
    <>
      <div className="relative mb-2">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-s-2.5 top-1/2 size-4 -translate-y-1/2 text-ink-faint"
        />
        <Input
          type="search"
          value={wanted}
          aria-label={t('find.label')}
          placeholder={t('find.label')}
          className="h-9 ps-8 pointer-coarse:h-11"
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      <MachineOutline {...props} wanted={wanted} />
    </>
  );
}
