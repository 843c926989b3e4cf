/** PostgreSQL's code for a broken check constraint, which PostgREST answers with 400. */
const CHECK_VIOLATION = '23514';
/** `error` is how the embedded database begins what it says, `PostgresError` the driver of a real PostgreSQL. */
const BROKEN_CHECK = /^(?:error|PostgresError): (.* violates check constraint .*)$/;

/** Lite takes a broken check constraint for a failure of its own (500, code SUP); the hosted Data API does not. */
export async function likePostgrest(answer: Response): Promise<Response> {
  if (answer.status !== 500) return answer;
  const { message } = (await answer.clone().json()) as { message?: string };
  const reason = BROKEN_CHECK.exec(message ?? '')?.[1];
  if (reason === undefined) return answer;
  return Response.json(
    { code: CHECK_VIOLATION, details: null, hint: null, message: reason },
    { status: 400 },
  );
}
