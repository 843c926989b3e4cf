-- Who may change which part of a profile. Policies choose rows; this trigger guards values, and holds even where the
-- API roles have been granted every column.

-- Two administrators may act on each other at the same moment. Changes of authority wait for one another here, before
-- any row is locked, so that each one is judged by what the one before has left.
create function private.serialize_authority() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.profiles: role and status'));
  return null;
end
$$;

create function private.guard_profile_update() returns trigger
language plpgsql set search_path = ''
as $$
declare
  -- Asked only now, after the wait above: the policy has judged by what was true when the statement began.
  authority text;
  is_own boolean := old.id = (select auth.uid());
begin
  -- The owner and the service role, whom row security does not bind, run the product's own code.
  if not row_security_active(tg_relid) then
    return new;
  end if;

  if to_jsonb(new) - array['full_name', 'role', 'status', 'account_type', 'updated_at']
    is distinct from to_jsonb(old) - array['full_name', 'role', 'status', 'account_type', 'updated_at'] then
    raise exception 'This part of a profile cannot be changed here.' using errcode = '42501';
  end if;

  if is_own then
    if new.role is distinct from old.role then
      raise exception 'Nobody changes their own role.' using errcode = '42501';
    end if;
    if new.status and not old.status then
      raise exception 'Only an administrator reactivates an account.' using errcode = '42501';
    end if;
    if old.account_type is not null and new.account_type is distinct from old.account_type then
      raise exception 'The account type is set once.' using errcode = '42501';
    end if;
    new.full_name := btrim(new.full_name);
    return new;
  end if;

  authority := private.caller_role();
  if authority is null or authority not in ('admin', 'super_admin') then
    raise exception 'Only an administrator changes other people.' using errcode = '42501';
  end if;
  if (new.full_name, new.account_type) is distinct from (old.full_name, old.account_type) then
    raise exception 'An administrator changes role and status, nothing else.' using errcode = '42501';
  end if;
  if 'super_admin' in (old.role, new.role) and authority <> 'super_admin' then
    raise exception 'Only a super admin changes or makes a super admin.' using errcode = '42501';
  end if;
  return new;
end
$$;

-- Binds everybody, the service role and the owner too: without a super_admin nobody could make one.
create function private.keep_a_super_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.profiles p where p.role = 'super_admin' and p.status) then
    raise exception 'The last active super admin stays.' using errcode = '42501';
  end if;
  return null;
end
$$;

revoke all on function
  private.serialize_authority(), private.guard_profile_update(), private.keep_a_super_admin()
from public;

create trigger profiles_serialize_authority
  before delete or update of role, status on public.profiles
  for each statement execute function private.serialize_authority();

create trigger profiles_guard_update
  before update on public.profiles
  for each row execute function private.guard_profile_update();

create trigger profiles_keep_a_super_admin_on_update
  after update of role, status on public.profiles
  for each row
  when (old.role = 'super_admin' and old.status and not (new.role = 'super_admin' and new.status))
  execute function private.keep_a_super_admin();

create trigger profiles_keep_a_super_admin_on_delete
  after delete on public.profiles
  for each row
  when (old.role = 'super_admin' and old.status)
  execute function private.keep_a_super_admin();
