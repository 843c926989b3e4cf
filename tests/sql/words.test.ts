import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEED_PASSWORD } from '../../supabase/local/people.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type ApiRequest, passwordToken } from '../support/cast.ts';
import { readEverything } from '../support/database-state.ts';
import { idOf } from '../support/people.ts';
import { workerStack } from '../support/shared-stack.ts';

const NUL = 'No\u0000ra';
const rpc = (name: string, body: unknown): ApiRequest => ({
  method: 'POST',
  path: `/rest/v1/rpc/${name}`,
  body,
});
const auth = (path: string, body: unknown, method: 'POST' | 'PUT' = 'POST'): ApiRequest => ({
  method,
  path: `/auth/v1/${path}`,
  body,
});
const password = 'long-enough';
const message = {
  message_id_param: randomUUID(),
  name_param: 'Ada',
  email_param: 'ada@words.test',
  message_param: 'Help',
};

let stack: Stack;
let token: string;

beforeAll(async () => {
  stack = await workerStack();
  token = await passwordToken(stack, 'admin@benchready.test', SEED_PASSWORD);
});
afterAll(() => stack.stop());

async function ask({ method, path, body }: ApiRequest): Promise<number> {
  const headers = {
    apikey: stack.keys.publishable,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  const answer = await fetch(`${stack.url}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answer.status;
}

/** Every place of the data API and of Auth that takes Ada's words, with a NUL among them and without. */
test.each<readonly [string, (word: string) => ApiRequest]>([
  [
    'a name for the waiting list',
    (word) => rpc('join_waiting_list', { name_param: word, email_param: 'ada@words.test' }),
  ],
  [
    'an address for it',
    (word) => rpc('join_waiting_list', { name_param: 'Ada', email_param: `${word}@words.test` }),
  ],
  ['a message', (word) => rpc('send_contact_message', { ...message, message_param: word })],
  ['its sender', (word) => rpc('send_contact_message', { ...message, name_param: word })],
  [
    'where the answer goes',
    (word) => rpc('send_contact_message', { ...message, email_param: `${word}@words.test` }),
  ],
  ['a search', (word) => rpc('list_people', { search_param: word })],
  [
    'her own name',
    (word) => ({
      method: 'PATCH',
      path: `/rest/v1/profiles?id=eq.${idOf('admin')}`,
      body: { full_name: word },
    }),
  ],
  [
    'a name at sign-up',
    (word) => auth('signup', { email: 'ada.1@words.test', password, data: { full_name: word } }),
  ],
  ['an address at sign-up', (word) => auth('signup', { email: `${word}.2@words.test`, password })],
  ['an address for a reset', (word) => auth('recover', { email: `${word}.3@words.test` })],
  ['her name at Auth', (word) => auth('user', { data: { full_name: word } }, 'PUT')],
  [
    'a filter',
    (word) => ({ method: 'GET', path: `/rest/v1/profiles?full_name=eq.${encodeURIComponent(word)}` }),
  ],
])('%s with a NUL in it is refused as her mistake, and nothing is kept', async (_what, request) => {
  const before = await readEverything(stack);
  expect(await ask(request(NUL))).toBe(400);
  expect(await readEverything(stack)).toEqual(before);
  expect(await ask(request('Nora'))).toBeLessThan(300);
});
