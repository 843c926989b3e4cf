import type { Stack } from '../../../supabase/local/stack.ts';
import { passwordToken } from '../../support/cast.ts';

/** What people write about themselves when they sign up, and what may come of it. */
export interface SignUp {
  readonly what: string;
  readonly metadata: unknown;
  readonly profile: {
    readonly full_name: string | null;
    readonly role: string;
    readonly status: boolean;
    readonly account_type: string | null;
    readonly plan: string;
  };
}

const ORDINARY = { full_name: null, role: 'user', status: true, account_type: null, plan: 'none, inactive' };

export const SIGN_UPS: readonly SignUp[] = [
  {
    what: 'a name and an account type',
    metadata: { full_name: 'Plain Person', account_type: 'business' },
    profile: { ...ORDINARY, full_name: 'Plain Person', account_type: 'business' },
  },
  {
    what: 'a role, a plan and a customer',
    metadata: {
      full_name: 'Sly Person',
      role: 'super_admin',
      status: false,
      active_plan: 'Golden Bundle',
      plan_status: 'active',
      stripe_customer_id: 'cus_local_expert',
    },
    profile: { ...ORDINARY, full_name: 'Sly Person' },
  },
  { what: 'an account type nobody knows', metadata: { account_type: 'admin' }, profile: ORDINARY },
  { what: 'an account type that is no text', metadata: { account_type: { a: 1 } }, profile: ORDINARY },
  { what: 'a name that is no text', metadata: { full_name: ['x', 'y'] }, profile: ORDINARY },
  { what: 'a name of one letter', metadata: { full_name: ' X ' }, profile: ORDINARY },
  {
    what: 'a name without end',
    metadata: { full_name: 'n'.repeat(5000) },
    profile: { ...ORDINARY, full_name: 'n'.repeat(100) },
  },
  {
    what: 'a name with line breaks',
    metadata: { full_name: ' First\r\n\tSecond ' },
    profile: { ...ORDINARY, full_name: 'First Second' },
  },
  { what: 'nothing', metadata: {}, profile: ORDINARY },
];

interface ProfileRow {
  readonly full_name: string | null;
  readonly role: string;
  readonly status: boolean;
  readonly account_type: string | null;
  readonly plan: string;
}

/** Signs somebody up over the API; answers the profile that came of it. */
export async function signUp(
  stack: Stack,
  email: string,
  metadata: unknown,
): Promise<ProfileRow | undefined> {
  const answer = await fetch(`${stack.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: stack.keys.publishable, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a-long-password', data: metadata }),
  });
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
  return profileOfEmail(stack, email);
}

export async function profileOfEmail(stack: Stack, email: string): Promise<ProfileRow | undefined> {
  const [row] = await stack.sql<ProfileRow>(
    `select full_name, role, status, account_type,
      concat(coalesce(active_plan, 'none'), ', ', plan_status, ', ' || stripe_customer_id) as plan
    from profiles where email = $1`,
    [email],
  );
  return row;
}

/** Changes what the sign-in service knows about a person, with their own token. */
export async function updateAccount(
  stack: Stack,
  email: string,
  password: string,
  body: unknown,
): Promise<number> {
  const token = await passwordToken(stack, email, password);
  const answer = await fetch(`${stack.url}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: stack.keys.publishable,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return answer.status;
}
