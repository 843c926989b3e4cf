-- Who closed an account decides who may open it again: its owner what the owner closed, an administrator everything.

-- The audit log knows who closed it: it has every change of a status, is written by a trigger and changed by nobody.
create function private.is_closed_by_owner(user_id_param uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select a.actor_id = a.subject_id
    from public.audit_log a
    where a.subject_id = user_id_param and a.action = 'status_changed'
    order by a.at desc
    limit 1
  ), false)
$$;
comment on function private.is_closed_by_owner(uuid) is 'Whether the last change of a status was made by the person themselves.';

-- What the function reopen-account has to write to an address that somebody signs up with again.
create function private.closed_account_of(email_param text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  closed_id uuid;
begin
  perform private.assert_service();
  select p.id into closed_id from public.profiles p where p.email = lower(btrim(email_param)) and not p.status;
  return case
    when closed_id is null then null
    when private.is_closed_by_owner(closed_id) then 'by_owner'
    else 'by_administrator'
  end;
end
$$;

create function public.closed_account_of(email_param text) returns text
language sql stable security invoker set search_path = ''
as $$ select private.closed_account_of(email_param) $$;
comment on function public.closed_account_of(text) is 'by_owner or by_administrator for the address of a closed account, null for any other address.';

/*
 * Opens the caller's own account again, where they closed it themselves. They come back as an ordinary user: who has held an
 * administrator's mailbox since must not be one by a link. What was left of a plan is there, and renews nothing (see
 * cancel_plan_of_closed_account).
 */
create function private.reopen_own_account() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own_id uuid := (select auth.uid());
begin
  -- One after the other, as every change of role and status (serialize_authority): an administrator's closing counts.
  perform pg_advisory_xact_lock(hashtext('public.profiles: role and status'));
  if own_id is null or not private.is_closed_by_owner(own_id) then
    return false;
  end if;
  update public.profiles p set status = true, role = 'user' where p.id = own_id and not p.status;
  return found;
end
$$;

create function public.reopen_own_account() returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.reopen_own_account() $$;
comment on function public.reopen_own_account() is 'Opens the account that the caller has closed; false where there is nothing to open, or an administrator closed it.';

revoke all on function
  private.is_closed_by_owner(uuid),
  private.closed_account_of(text), public.closed_account_of(text),
  private.reopen_own_account(), public.reopen_own_account()
from public, anon, authenticated, service_role;
grant execute on function private.closed_account_of(text), public.closed_account_of(text) to service_role;
