-- How often somebody may have a function do what costs us calls of Stripe.

create table private.turns (
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null,
  hour timestamptz not null,
  taken integer not null,
  primary key (user_id, name)
);
comment on table private.turns is 'Turns that people have taken in their running hour.';
comment on column private.turns.user_id is 'Who.';
comment on column private.turns.name is 'At what: the name of a function.';
comment on column private.turns.hour is 'When the hour began: with the first turn after the hour before.';
comment on column private.turns.taken is 'How many since, also those that were refused.';

revoke all on private.turns from public, anon, authenticated, service_role;

-- One statement: of any number of calls at once, each is counted.
create function private.take_turn(user_id_param uuid, name_param text, hourly_limit_param integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  count_now integer;
begin
  perform private.assert_service();
  insert into private.turns as t (user_id, name, hour, taken)
  values (user_id_param, name_param, now(), 1)
  on conflict (user_id, name) do update set
    hour = case when t.hour <= now() - interval '1 hour' then now() else t.hour end,
    taken = case when t.hour <= now() - interval '1 hour' then 1 else t.taken + 1 end
  returning t.taken into count_now;
  return count_now <= hourly_limit_param;
end
$$;

create function public.take_turn(user_id_param uuid, name_param text, hourly_limit_param integer) returns boolean
language sql security invoker set search_path = ''
as $$ select private.take_turn(user_id_param, name_param, hourly_limit_param) $$;
comment on function public.take_turn(uuid, text, integer) is 'Counts one more turn; whether it is within the limit for an hour.';

revoke all on function private.take_turn(uuid, text, integer), public.take_turn(uuid, text, integer)
from public, anon, authenticated;
grant execute on function private.take_turn(uuid, text, integer), public.take_turn(uuid, text, integer) to service_role;
