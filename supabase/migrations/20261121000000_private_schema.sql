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
