import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { RadioCard, RadioGroup } from '../../../ui/radio-group.tsx';
import type { Exam, Question } from '../model/exam.ts';
import type { ExamCall } from '../model/use-exam-call.ts';
import { ProblemNote } from './problem-note.tsx';

export interface QuestionCardProps {
  readonly exam: Exam;
  readonly question: Question;
  readonly call: ExamCall;
  /** How a group of cases is called. */
  groupName(group: string): string;
  /** How a reading of the case is called. */
  readingName(question: Question, reading: string): ReactNode;
  /** How the cause is called that the learner named. */
  causeName(story: string, cause: string): ReactNode;
}

/** A question after the last session: which reading spoke most for the decision, and why, in own words. */
export function QuestionCard({ exam, question, call, groupName, readingName, causeName }: QuestionCardProps) {
  const { t } = useTranslation('certificates');
  const [choice, setChoice] = useState('');
  const [words, setWords] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const askedId = useId();
  const { number, position, caseNumber, group, decided } = question;
  const isJob = exam.track === 'hardware';
  const answer = (event: FormEvent): void => {
    event.preventDefault();
    setIsChecked(true);
    if (choice === '' || words.trim() === '') return;
    void call.send({ action: 'answer', examId: exam.id, number, choice: Number(choice), words });
  };
  return (
    <Card>
      <form onSubmit={answer} noValidate>
        <CardHeader>
          <CardTitle>{t('question.title', { number, total: exam.questions.length })}</CardTitle>
          <p id={askedId}>
            {group === null ? null : <span className="silk me-2 text-copper-text">{groupName(group)}</span>}
            {decided === null ? (
              t(isJob ? 'question.job' : 'question.ticket', { position, caseNumber })
            ) : (
              <>
                {t(isJob ? 'question.jobOf' : 'question.ticketOf', { position, caseNumber })}{' '}
                <strong className="font-semibold">{causeName(decided.story, decided.cause)}</strong>.
              </>
            )}{' '}
            {t('question.which')}
          </p>
        </CardHeader>
        <CardBody className="grid gap-5">
          <RadioGroup
            aria-labelledby={askedId}
            aria-invalid={isChecked && choice === '' ? true : undefined}
            value={choice}
            onValueChange={setChoice}
          >
            {question.reasons.map((reading, at) => (
              <RadioCard key={reading} value={String(at)}>
                <span className="block first-letter:uppercase">{readingName(question, reading)}</span>
              </RadioCard>
            ))}
          </RadioGroup>
          {isChecked && choice === '' ? (
            <p role="alert" className="text-sm text-fault">
              {t('question.choose')}
            </p>
          ) : null}
          <Field
            label={t('question.words')}
            hint={t('question.wordsHint')}
            error={isChecked && words.trim() === '' ? t('question.write') : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                maxLength={2000}
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
            )}
          </Field>
          <ProblemNote problem={call.problem} />
        </CardBody>
        <CardFooter>
          <Button type="submit" isBusy={call.isBusy} busyLabel={t('busy')}>
            {t('question.answer')}
          </Button>
        </CardFooter>
      </form>
    </Card>
  );
}
