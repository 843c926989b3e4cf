import { TriangleAlert } from 'lucide-react';
import { findMachine } from '../../../core/hardware/machines/find-machine.ts';
import type { ManualSection } from '../../../core/hardware/machines/manual-sections.ts';
import type { MachineModelId } from '../../../core/hardware/model/view.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { SERVICE_SHEETS } from './service-sheets.ts';
import type { ManualText, SheetBlock } from './sheet.ts';

export interface ServiceManualProps {
  readonly model: MachineModelId;
  readonly section: ManualSection;
}

/** One section of a machine's service manual in the reader's language; its data comes from the machine's catalogue. */
export function ServiceManual({ model, section }: ServiceManualProps) {
  const { t: typed } = useTranslation(['lab-manual', 'lab']);
  const t: ManualText = (key, values = {}) => typed(key as never, values) as string;
  return (
    <article className="grid gap-3 text-sm">
      <header className="grid gap-0.5">
        <p className="silk text-ink-muted">{t('lab-manual:title', { machine: t(`lab:machine.${model}`) })}</p>
        <h3 className="font-semibold">{t(`lab-manual:section.${section}`)}</h3>
      </header>
      {SERVICE_SHEETS[section](findMachine(model), t).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a section is written anew as a whole
        <Sheet key={index} block={block} />
      ))}
    </article>
  );
}

function Sheet({ block }: { readonly block: SheetBlock }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'warning':
      return (
        <p className="flex gap-2 border-s-4 border-standby bg-standby-soft p-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-standby" />
          <span>{block.text}</span>
        </p>
      );
    case 'list':
    case 'steps':
      return <Items block={block} />;
    case 'table':
      return <Table block={block} />;
  }
}

function Items({ block }: { readonly block: Extract<SheetBlock, { kind: 'list' | 'steps' }> }) {
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List className={block.kind === 'steps' ? 'grid list-decimal gap-1 ps-5' : 'grid list-disc gap-1 ps-5'}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

function Table({ block }: { readonly block: Extract<SheetBlock, { kind: 'table' }> }) {
  return (
    <ScrollRegion label={block.caption} className="overflow-x-auto border border-line">
      <table className="w-full text-start text-xs">
        <caption className="border-b border-line p-2 text-start font-semibold">{block.caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {block.columns.map((column) => (
              <th key={column} scope="col" className="p-2 text-start font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may say the same
            <tr key={at} className="border-b border-line last:border-0">
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                <td key={column} className="reading p-2 align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
