import { ArrowDown, CornerDownRight } from 'lucide-react';
import type { Block } from '../model/manual.ts';
import { MarkedText } from './marked-text.tsx';

/** A flow chart: questions from top to bottom, each with the answer that leads aside and what to do then. */
export function ManualFlow({ block }: { readonly block: Extract<Block, { kind: 'flow' }> }) {
  return (
    <figure className="grid max-w-prose gap-3">
      <figcaption className="text-sm font-medium text-copper-text">{block.caption}</figcaption>
      <ol className="grid gap-1">
        {block.questions.map(({ ask, answer, act }) => (
          <li key={ask} className="grid gap-1 print:break-inside-avoid">
            <div className="grid gap-2 rounded-md border border-line bg-sunken p-3">
              <p className="font-medium">
                <MarkedText text={ask} />
              </p>
              <p className="flex gap-2 text-sm">
                <CornerDownRight aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-copper-text" />
                <span>
                  <strong className="font-semibold">{answer}:</strong> <MarkedText text={act} />
                </span>
              </p>
            </div>
            <ArrowDown aria-hidden="true" className="mx-auto size-4 text-ink-faint" />
          </li>
        ))}
        <li className="rounded-md border border-copper/50 p-3 font-medium">
          <MarkedText text={block.end} />
        </li>
      </ol>
    </figure>
  );
}
