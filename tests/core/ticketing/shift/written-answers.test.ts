import { expect, it } from 'vitest';
import { dealt, played } from '../support/play-desk.ts';

it('somebody who is asked twice in one reply, by a sentence and in words, answers once, in one message', () => {
  const { start } = dealt('TK-47-screen-driver');
  const [ticket] = start.tickets;
  const number = ticket?.record.number ?? '';
  const { state } = played(
    start,
    {
      kind: 'reply',
      ticket: number,
      parts: [
        { kind: 'intent', intent: 'describe-problem' },
        { kind: 'intent', intent: 'what-changed' },
        { kind: 'words', words: 'Did anything change before?', language: 'en' },
      ],
    },
    { kind: 'wait-for-event' },
  );
  const written = state.tickets[0]?.record.timeline.filter(({ kind }) => kind === 'person-message') ?? [];
  expect(written).toHaveLength(1);
  const lines = written.flatMap((entry) => (entry.kind === 'person-message' ? entry.text.split('\n') : []));
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines).toHaveLength(2);
});
