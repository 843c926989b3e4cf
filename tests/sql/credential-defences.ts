import {
  type WeakenedDefence,
  withChangedFunction,
  withOpenPolicy,
  withoutCheck,
  withoutRowSecurity,
  withoutTrigger,
  withPolicyFor,
} from './weakened-defence.ts';

/** What guards certificates. */
export const CREDENTIAL_MUTATIONS: readonly WeakenedDefence[] = [
  withOpenPolicy('credentials', 'credentials_select_own', "ace reads somebody else's certificate row"),
  withPolicyFor('credentials', 'credentials_select_own', "ace reads somebody else's certificate row"),
  withoutRowSecurity('credentials', 'a person writes a certificate'),
  withoutTrigger('credentials', 'credentials_guard', 'the service certifies for longer than was awarded'),
  withoutCheck(
    'credentials',
    'credentials_reason_tidy',
    'check (revoked_reason = btrim(revoked_reason) and char_length(revoked_reason) between 10 and 500)',
    'an administrator revokes without a reason',
  ),
  withChangedFunction(
    'private.revoke_credential(text,text)',
    "coalesce(private.caller_role() not in ('admin', 'super_admin'), true)",
    'false',
    'ace revokes a certificate',
  ),
  withChangedFunction(
    'private.show_credential_name(text,boolean)',
    'and c.user_id = (select auth.uid())',
    '',
    'a person shows the name of another holder',
  ),
];
