import { Plus } from 'lucide-react';
import type { Part } from '../core/access/coming.ts';
import { ComingNote } from './coming-note.tsx';

interface Question {
  readonly question: string;
  readonly answer: string;
  /** Product parts that the answer mentions and that may not be available yet. */
  readonly speaksOf?: readonly Part[];
}

export interface QuestionListProps {
  /** The `name` of the details elements: only one of a group is open at a time. */
  readonly name: string;
  readonly questions: readonly Question[];
}

/** A list of questions that unfold their answers. */
export function QuestionList({ name, questions }: QuestionListProps) {
  return (
    <div className="border-t border-line">
      {questions.map(({ question, answer, speaksOf = [] }) => (
        <details key={question} name={name} className="group border-b border-line">
          <summary className="flex min-h-16 list-none py-4 items-center justify-between gap-6 rounded-sm text-lg font-medium hover:text-copper-text [&::-webkit-details-marker]:hidden">
            {question}
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-45"
            />
          </summary>
          <div className="grid max-w-2xl gap-2 pb-6 text-ink-muted">
            <p>{answer}</p>
            <ComingNote parts={speaksOf} />
          </div>
        </details>
      ))}
    </div>
  );
}
