import { newCredentialKey } from '../../../supabase/functions/_shared/new-credential-key.ts';

/**
 * `npm run credential-key`: prints the line of `supabase/functions/.env` with a new key of certificates, and behind it those that the
 * variable CREDENTIAL_KEYS holds in the environment, without their private parts: they sign nothing any more.
 */

type StoredKey = Readonly<Record<string, unknown>>;

function publicHalf({ kid, kty, n, e, revoked }: StoredKey): StoredKey {
  return { kid, kty, n, e, ...(revoked === true ? { revoked } : {}) };
}

const { keys: former } = JSON.parse(process.env['CREDENTIAL_KEYS'] || '{"keys": []}') as {
  keys: StoredKey[];
};
const day = new Date().toISOString().slice(0, 10);
const id = former.some(({ kid }) => kid === day) ? `${day}-${former.length + 1}` : day;
const keys = [await newCredentialKey(id), ...former.map(publicHalf)];
process.stdout.write(`CREDENTIAL_KEYS='${JSON.stringify({ keys })}'\n`);
