-- What the API must never reach lives in `private`: PostgREST exposes `public` alone.
-- Functions here may be SECURITY DEFINER; each one checks its caller itself.

create schema if not exists private;

revoke all on schema private from public;

-- Policies and thin wrappers in `public` call into `private` as the person who asked. Usage alone opens nothing:
-- every table and function in it is granted by name, or not at all.
grant usage on schema private to authenticated, service_role;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
revoke all on function private.touch_updated_at() from public;
comment on function private.touch_updated_at() is 'Row trigger: database time decides when a row last changed.';

-- Nobody but the service may execute the functions that deal with money and runs, and still each of them asks this first:
-- it runs with its owner's powers, and `role` goes on saying who it runs for.
create function private.assert_service() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if current_setting('role', true) in ('anon', 'authenticated') then
    raise exception 'Only the product''s own functions may do this.' using errcode = '42501';
  end if;
end
$$;
revoke all on function private.assert_service() from public, anon, authenticated;
comment on function private.assert_service() is 'Refuses everybody who comes through the API with less than the service key.';
