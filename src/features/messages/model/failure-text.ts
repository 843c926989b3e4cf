/** A refusal of the backend; its message is a sentence for the person. */
export class MessageRefusal extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'MessageRefusal';
  }
}

/** What to tell of a failure: the sentence that came with it as it is (spec section 8), or null where there is none. */
export function failureText(cause: unknown): string | null {
  const text = cause instanceof MessageRefusal ? cause.message : cause;
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}
