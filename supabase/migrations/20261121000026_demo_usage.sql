-- How often a person has played the demo. The table is out of the API's reach; two functions are the way to it.
-- No row security here: the API roles hold no grant on it, and none is given by the local server, which grants
-- only in schemas that have row security.

create table private.demo_usage (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  used_count integer not null default 0,
  updated_at timestamptz not null default now(),
  -- The limit, stated once (DEMO_USE_LIMIT in src/core/access/screens.ts; a test compares them).
  constraint demo_usage_within_limit check (used_count between 0 and 1)
);

comment on table private.demo_usage is 'Demo uses a person, never past the limit.';
comment on column private.demo_usage.user_id is 'Who played.';
comment on column private.demo_usage.used_count is 'How often; the constraint holds the limit.';
comment on column private.demo_usage.updated_at is 'When it was last played.';

revoke all on private.demo_usage from public, anon, authenticated, service_role;

create function private.assert_active_caller(user_id_param uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if user_id_param is null or user_id_param is distinct from (select auth.uid()) then
    raise exception 'Demo usage is one''s own.' using errcode = '42501';
  end if;
  if not private.is_active_caller() then
    raise exception 'The account is deactivated.' using errcode = '42501';
  end if;
end
$$;

create function private.get_demo_usage_count(user_id_param uuid) returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_active_caller(user_id_param);
  return coalesce((select u.used_count from private.demo_usage u where u.user_id = user_id_param), 0);
end
$$;

create function private.increment_demo_usage(user_id_param uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  new_count integer;
begin
  perform private.assert_active_caller(user_id_param);
  -- One statement: of any number of calls at once, those past the limit meet the constraint.
  insert into private.demo_usage as u (user_id, used_count)
  values (user_id_param, 1)
  on conflict (user_id) do update set used_count = u.used_count + 1, updated_at = now()
  returning u.used_count into new_count;
  return new_count;
exception when check_violation then
  -- Not the old number: whoever counted nothing must not be told that it was counted. HTTP 409.
  raise exception 'Demo limit reached' using errcode = 'PT409', hint = 'demo_limit_reached';
end
$$;

-- The names that the product calls.
create function public.get_demo_usage_count(user_id_param uuid) returns integer
language sql stable security invoker set search_path = ''
as $$ select private.get_demo_usage_count(user_id_param) $$;
comment on function public.get_demo_usage_count(uuid) is 'How often the caller has played the demo. The argument must be the caller (42501 otherwise).';

create function public.increment_demo_usage(user_id_param uuid) returns integer
language sql volatile security invoker set search_path = ''
as $$ select private.increment_demo_usage(user_id_param) $$;
comment on function public.increment_demo_usage(uuid) is 'Counts one demo and returns the new number; PT409 (HTTP 409) at the limit. The argument must be the caller (42501 otherwise).';

revoke all on function
  private.assert_active_caller(uuid),
  private.get_demo_usage_count(uuid), private.increment_demo_usage(uuid),
  public.get_demo_usage_count(uuid), public.increment_demo_usage(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  private.get_demo_usage_count(uuid), private.increment_demo_usage(uuid),
  public.get_demo_usage_count(uuid), public.increment_demo_usage(uuid)
to authenticated;
