-- A sign-in account brings its profile along. What a person wrote about themselves at sign-up (raw_user_meta_data) may
-- give a name and an account type, and nothing else: never a role, a status or a plan.

-- A JSON object may arrive as a JSON string holding that object, when a driver has quoted it twice.
create function private.unwrap_metadata(raw jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  inner_value jsonb := raw;
begin
  if jsonb_typeof(inner_value) = 'string' then
    inner_value := (inner_value #>> '{}')::jsonb;
  end if;
  return case when jsonb_typeof(inner_value) = 'object' then inner_value else '{}'::jsonb end;
exception when invalid_text_representation then
  return '{}'::jsonb;
end
$$;

-- The name as the profile can hold it, or null: a strange name must not stop anybody from signing up.
create function private.name_from_metadata(raw jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  metadata jsonb := private.unwrap_metadata(raw);
  -- Google writes `name` beside `full_name`.
  given jsonb := coalesce(metadata -> 'full_name', metadata -> 'name');
  tidy text;
begin
  if jsonb_typeof(given) is distinct from 'string' then
    return null;
  end if;
  tidy := btrim(left(btrim(regexp_replace(given #>> '{}', '[[:cntrl:]]+', ' ', 'g')), 100));
  return case when char_length(tidy) >= 2 then tidy end;
end
$$;

create function private.account_type_from_metadata(raw jsonb) returns text
language sql immutable set search_path = ''
as $$
  select given from (select private.unwrap_metadata(raw) ->> 'account_type' as given) as metadata
  where given in ('individual', 'business')
$$;

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id, full_name, email, account_type)
  values (
    new.id,
    private.name_from_metadata(new.raw_user_meta_data),
    new.email,
    private.account_type_from_metadata(new.raw_user_meta_data)
  )
  on conflict (id) do nothing;
  return null;
end
$$;

-- The profile form writes the name through the sign-in service, and an address changes there alone. A deactivated
-- person's token still reaches that service, so the name of a deactivated person stays as it was.
create function private.mirror_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  old_name text := private.name_from_metadata(old.raw_user_meta_data);
  new_name text := private.name_from_metadata(new.raw_user_meta_data);
begin
  update public.profiles p
  set
    email = new.email,
    full_name = case when p.status and new_name is distinct from old_name then coalesce(new_name, p.full_name) else p.full_name end
  where p.id = new.id;
  return null;
end
$$;

revoke all on function
  private.unwrap_metadata(jsonb), private.name_from_metadata(jsonb), private.account_type_from_metadata(jsonb),
  private.create_profile(), private.mirror_account()
from public;

create trigger accounts_create_profile
  after insert on auth.users
  for each row execute function private.create_profile();

create trigger accounts_mirror_to_profile
  after update of email, raw_user_meta_data on auth.users
  for each row
  when (
    old.email is distinct from new.email
    or old.raw_user_meta_data is distinct from new.raw_user_meta_data
  )
  execute function private.mirror_account();
