-- Who calls a function and whether it is still their turn, in one question: run-command is asked with every act at the bench.

drop function public.take_turn(uuid, text, integer);
drop function private.take_turn(uuid, text, integer);

alter table private.turns rename column hour to began_at;
comment on table private.turns is 'Turns that people have taken in the window that is running for them.';
comment on column private.turns.name is 'At what: a name that the function chooses.';
comment on column private.turns.began_at is 'When the window began: with the first turn after the window before.';

-- Counts one more turn; how many seconds to wait until there is one again, 0 for a turn within the limit.
-- One statement counts: of any number of calls at once, each. Called by functions that know who is asking, nobody else.
create function private.take_turn(
  user_id_param uuid, name_param text, limit_param integer, window_param interval
) returns integer
language plpgsql set search_path = ''
as $$
declare
  turn private.turns%rowtype;
begin
  insert into private.turns as t (user_id, name, began_at, taken)
  values (user_id_param, name_param, now(), 1)
  on conflict (user_id, name) do update set
    began_at = case when t.began_at <= now() - window_param then now() else t.began_at end,
    taken = case when t.began_at <= now() - window_param then 1 else t.taken + 1 end
  returning * into turn;
  if turn.taken <= limit_param then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from turn.began_at + window_param - now())))::integer;
end
$$;

create function private.read_caller(
  user_id_param uuid, turn_param text, limit_param integer, window_param interval
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person public.profiles%rowtype;
begin
  perform private.assert_service();
  select * into person from public.profiles p where p.id = user_id_param;
  if person.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'role', person.role,
    'status', person.status,
    'full_name', person.full_name,
    'stripe_customer_id', person.stripe_customer_id,
    'wait_seconds', case
      when turn_param is null or not person.status then 0
      else private.take_turn(user_id_param, turn_param, limit_param, window_param)
    end
  );
end
$$;

create function public.read_caller(
  user_id_param uuid, turn_param text default null, limit_param integer default null, window_param interval default null
) returns jsonb
language sql security invoker set search_path = ''
as $$ select private.read_caller(user_id_param, turn_param, limit_param, window_param) $$;
comment on function public.read_caller(uuid, text, integer, interval) is 'What a function has to know of whoever calls it: {role, status, full_name, stripe_customer_id, wait_seconds}; counts a turn where one is named. Null without a profile.';

revoke all on function
  private.take_turn(uuid, text, integer, interval),
  private.read_caller(uuid, text, integer, interval), public.read_caller(uuid, text, integer, interval)
from public, anon, authenticated;
grant execute on function
  private.read_caller(uuid, text, integer, interval), public.read_caller(uuid, text, integer, interval)
to service_role;
