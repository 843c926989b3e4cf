import { Lightbulb, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { type Block, type NoteTone, readText } from '../model/manual.ts';
import { ManualFigure } from './manual-figure.tsx';
import { ManualFlow } from './manual-flow.tsx';
import { MarkedText } from './marked-text.tsx';

const NOTES = {
  danger: { Icon: OctagonAlert, style: 'border-fault bg-fault-soft [&>svg]:text-fault' },
  mind: { Icon: TriangleAlert, style: 'border-standby bg-standby-soft [&>svg]:text-standby' },
  tip: { Icon: Lightbulb, style: 'border-passed bg-passed-soft [&>svg]:text-passed' },
} as const satisfies Record<NoteTone, unknown>;

/** One block of the manual on the page. */
export function ManualBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className="max-w-prose">
          <MarkedText text={block.text} />
        </p>
      );
    case 'list':
    case 'steps':
      return <Items block={block} />;
    case 'note':
      return <Note tone={block.tone} text={block.text} />;
    case 'table':
      return <Table block={block} />;
    case 'flow':
      return <ManualFlow block={block} />;
    case 'figure':
      return <ManualFigure block={block} />;
  }
}

function Items({ block }: { readonly block: Extract<Block, { kind: 'list' | 'steps' }> }) {
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List
      className={classNames(
        'grid max-w-prose gap-2 ps-6 marker:text-copper-text',
        block.kind === 'steps' ? 'list-decimal marker:font-mono' : 'list-disc',
      )}
    >
      {block.items.map((item) => (
        <li key={item} className="ps-1">
          <MarkedText text={item} />
        </li>
      ))}
    </List>
  );
}

function Note({ tone, text }: { readonly tone: NoteTone; readonly text: string }) {
  const { t } = useTranslation('manual');
  const { Icon, style } = NOTES[tone];
  return (
    <aside className={classNames('flex max-w-prose gap-3 border-s-4 p-4 print:break-inside-avoid', style)}>
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <p>
        <strong className="font-semibold">{t(`note.${tone}`)}</strong> <MarkedText text={text} />
      </p>
    </aside>
  );
}

function Table({ block }: { readonly block: Extract<Block, { kind: 'table' }> }) {
  const label = readText(block.caption)
    .map(({ text }) => text)
    .join('');
  return (
    <ScrollRegion label={label} className="overflow-x-auto rounded-md border border-line">
      <table
        className={classNames(
          'w-full text-start text-sm',
          block.columns.length > 3 ? 'min-w-2xl' : block.columns.length > 2 ? 'min-w-sm' : null,
        )}
      >
        <caption className="border-b border-line px-3 py-2 text-start font-medium text-copper-text">
          <MarkedText text={block.caption} />
        </caption>
        <thead className="bg-sunken text-ink-muted">
          <tr>
            {block.columns.map(({ title }) =>
              // The empty corner cell above row headers is no header.
              title === '' ? (
                <td key={title} />
              ) : (
                <th key={title} scope="col" className="px-3 py-2 text-start font-medium">
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.join(' ')} className="border-t border-line align-top print:break-inside-avoid">
              {row.map((cell, place) => (
                <Cell key={block.columns[place]?.title} isHead={place === 0} text={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Cell({ isHead, text }: { readonly isHead: boolean; readonly text: string }) {
  return isHead ? (
    <th scope="row" className="px-3 py-2 text-start font-medium">
      <MarkedText text={text} />
    </th>
  ) : (
    <td className="px-3 py-2">
      <MarkedText text={text} />
    </td>
  );
}
