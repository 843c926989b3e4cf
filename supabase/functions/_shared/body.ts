import { HttpError } from './http-error.ts';

/**
 * The body as text. Reading stops at the limit, because the Content-Length header cannot be trusted.
 *
 * @throws HttpError 413 when the body is longer than `limitBytes`.
 */
export async function readText(request: Request, limitBytes: number): Promise<string> {
  if (request.body === null) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > limitBytes) {
      await reader.cancel();
      throw new HttpError(413, 'Request body is too large');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * The body as JSON; an empty one counts as `{}`, because some functions have no parameters.
 *
 * @throws HttpError 400 when the text is not JSON, or contains what PostgreSQL cannot store: NUL or a lone surrogate.
 */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text, (key, value) => {
      assertStorable(key, '');
      if (typeof value === 'string') assertStorable(value, key);
      return value;
    });
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, 'Request body is not valid JSON');
  }
}

const UNSTORABLE_MESSAGE = 'Text holds a character that cannot be kept';
const HALF_CHARACTER = /\p{Cs}/u;

function assertStorable(text: string, field: string): void {
  if (!text.includes('\0') && !HALF_CHARACTER.test(text)) return;
  throw new HttpError(
    400,
    'Invalid request',
    field === '' ? UNSTORABLE_MESSAGE : `${field}: ${UNSTORABLE_MESSAGE}`,
  );
}
