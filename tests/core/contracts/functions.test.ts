import { describe, expect, test } from 'vitest';
import { PLAN_IDS } from '../../../src/core/billing/plans.ts';
import {
  changePlanBody,
  createCheckoutSessionBody,
  createUserBody,
  emptyBody,
  functionFailure,
  verifyCheckoutSessionBody,
} from '../../../src/core/contracts/functions.ts';
import { fc } from '../../support/fixed-seeds.ts';

const ATTEMPT = '4f9d1c1e-8d38-4c86-9d67-0d2f6b8f7a10';
const PERSON = { name: 'Mina Malik', email: 'mina@benchready.test', password: 'bench-ready', role: 'user' };

describe('a purchase', () => {
  test('names a plan, a flow and an attempt; the flow may be left out', () => {
    const body = { planId: PLAN_IDS.ace, attemptId: ATTEMPT };
    expect(createCheckoutSessionBody.parse(body)).toEqual({ ...body, flow: 'selection' });
  });

  test.each(['price', 'amount', 'priceId', 'userId', 'success_url', 'mode', 'status'])(
    'is refused when it also names a %s',
    (key) => {
      const body = { planId: PLAN_IDS.ace, attemptId: ATTEMPT, [key]: 'x' };
      expect(createCheckoutSessionBody.safeParse(body).success).toBe(false);
      expect(changePlanBody.safeParse(body).success).toBe(false);
    },
  );
});

describe('a session id', () => {
  test.each(['cs_test_a1B2c3D4', 'cs_live_a1B2c3D4e5F6', `cs_test_${'a'.repeat(190)}`])(
    'can be %s',
    (sessionId) => {
      expect(verifyCheckoutSessionBody.safeParse({ sessionId }).success).toBe(true);
    },
  );

  test('contains nothing that could change the address it is put into', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { success } = verifyCheckoutSessionBody.safeParse({ sessionId: text });
        expect(success).toBe(/^cs_[A-Za-z0-9_]{8,200}$/.test(text));
      }),
    );
    for (const sessionId of [
      'cs_test_/../customers',
      'cs_test_aaaaaaaa?x=1',
      'cs_test_aaaaaaaa\n',
      'pi_aaaaaaaaaaaa',
      'cs_',
    ]) {
      expect(verifyCheckoutSessionBody.safeParse({ sessionId }).success).toBe(false);
    }
  });
});

describe('a new user', () => {
  test('is accepted with the fields of the specification', () => {
    expect(createUserBody.parse({ action: 'createUser', userData: PERSON }).userData).toEqual(PERSON);
  });

  test.each<[string, Record<string, unknown>]>([
    ['a role that there is not', { role: 'owner' }],
    ['a name of one letter', { name: 'M' }],
    ['a name of spaces', { name: '    ' }],
    ['an address that is none', { email: 'mina@' }],
    ['five letters of password', { password: '12345' }],
    ['more than bcrypt reads', { password: 'é'.repeat(37) }],
    ['a status as well', { status: true }],
  ])('is refused with %s', (_what, change) => {
    const body = { action: 'createUser', userData: { ...PERSON, ...change } };
    expect(createUserBody.safeParse(body).success).toBe(false);
  });
});

test('a function without parameters accepts only an empty body', () => {
  expect(emptyBody.safeParse({}).success).toBe(true);
  expect(emptyBody.safeParse({ subscriptionId: 'sub_1' }).success).toBe(false);
  expect(emptyBody.safeParse([]).success).toBe(false);
});

test('a failure has a message, and details where there are any', () => {
  expect(functionFailure.safeParse({ error: 'no' }).success).toBe(true);
  expect(functionFailure.safeParse({ error: 'no', details: 'because' }).success).toBe(true);
  expect(functionFailure.safeParse({ details: 'because' }).success).toBe(false);
});
