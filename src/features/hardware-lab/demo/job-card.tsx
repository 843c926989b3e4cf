import { Designator } from '../../../ui/designator.tsx';
import { useLabText } from '../words/lab-text.ts';

/** The job in the customer's words, what is known, and the one goal. */
export function JobCard() {
  const text = useLabText();
  return (
    <section
      aria-label={text('demo.job')}
      className="chamfer border border-line bg-surface/95 p-4 shadow-lift"
    >
      <Designator reference={text('demo.jobId')}>{text('demo.machine')}</Designator>
      <blockquote className="mt-3 border-s-2 border-copper ps-3 text-base leading-snug font-medium">
        <p>&ldquo;{text('demo.quote')}&rdquo;</p>
        <footer className="mt-1 text-sm font-normal text-ink-muted">{text('demo.customer')}</footer>
      </blockquote>
      <p className="mt-3 text-sm text-ink-muted">{text('demo.facts')}</p>
      <p className="mt-2 text-sm font-semibold">{text('demo.goal')}</p>
    </section>
  );
}
