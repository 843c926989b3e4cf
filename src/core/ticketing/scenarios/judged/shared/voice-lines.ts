import type { Condition } from '../../../model/condition.ts';
import type { DisclosedFact, VoiceLine } from '../../../model/voice.ts';

/** Writes the answers of one ticket: the id of a line is the end of the key of its text. */
export interface LineWriter {
  /** An answer in words alone, or with what it does. */
  say(answers: string, name: string, more?: Partial<VoiceLine>): VoiceLine;
  /** An answer that is a fact: the text is chosen by its outcome. */
  tell(answers: string, fact: string, outcome: string, more?: Partial<VoiceLine>): VoiceLine;
  /** Whether it works now, when it is tried and when somebody asks whether the ticket may be closed. */
  confirm(works: Condition): readonly VoiceLine[];
}

const factOf = (fact: string, outcome: string): readonly DisclosedFact[] => [{ fact, outcome }];

/** `voice` parts the lines of several people of a ticket. */
export function linesOf(story: string, voice: string): LineWriter {
  const key = `tickets/${story.toLowerCase()}:line.${voice}`;
  const say: LineWriter['say'] = (answers, name, more = {}) => ({
    id: `${voice}.${name}`,
    answers,
    says: `${key}.${name}`,
    ...more,
  });
  return {
    say,
    tell: (answers, fact, outcome, more = {}) =>
      say(answers, `${fact}.${outcome}`, { tells: factOf(fact, outcome), ...more }),
    confirm: (works) => [
      say('try-again', 'works', { when: works, tells: factOf('works', 'yes'), mood: 1 }),
      say('try-again', 'still', { when: { not: works }, tells: factOf('works', 'no') }),
      say('may-close', 'may-close', { when: works, tells: factOf('works', 'yes') }),
    ],
  };
}
