/** PostgreSQL's code for a broken check constraint, which PostgREST answers with 400. */
const CHECK_VIOLATION = '23514';
/** The message begins with `error` from the embedded database and with `PostgresError` from the driver. */
const BROKEN_CHECK = /^(?:error|PostgresError): (.* violates check constraint .*)$/;

/** Lite answers a violated check constraint with 500 (code SUP); this changes it to the hosted Data API's 400. */
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
