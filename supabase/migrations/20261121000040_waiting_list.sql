-- People who wait for the opening. They come in through one function that answers everybody alike, so that nobody learns
-- from it who is on the list; what visitors may know is how many wait. Somebody who reads that number, joins with another's
-- address and reads it again can guess from it. That is accepted: it puts the address on the list, so that it can be asked
-- once and never again, others join meanwhile, and the number has to go up at once for whoever joins (specification).

create table public.waiting_list (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  created_at timestamptz not null default now(),
  constraint waiting_list_name_tidy check (
    name = btrim(name) and char_length(name) between 2 and 100 and name !~ '[[:cntrl:]]'
  ),
  constraint waiting_list_email_tidy check (
    email = lower(email) and char_length(email) <= 254 and email ~ '^[^[:space:][:cntrl:]@<>"]+@[^[:space:][:cntrl:]@<>"]+\.[^[:space:][:cntrl:]@<>"]+$'
  ),
  -- Kept in lower case, so that one address counts once however it is written.
  constraint waiting_list_email_unique unique (email)
);

comment on table public.waiting_list is 'Who waits for early access, each address once.';
comment on column public.waiting_list.id is 'Entry.';
comment on column public.waiting_list.name is 'How the person is addressed: 2 to 100 characters.';
comment on column public.waiting_list.email is 'Where the invitation goes; lower case.';
comment on column public.waiting_list.created_at is 'When the person joined: the order in which they are invited.';

-- Read in the order of joining, and counted by the hour for the limit.
create index waiting_list_created_at_idx on public.waiting_list (created_at, id);

alter table public.waiting_list enable row level security;
revoke all on public.waiting_list from public, anon, authenticated, service_role;
grant select on public.waiting_list to authenticated;
grant select, delete on public.waiting_list to service_role;

create policy waiting_list_select_admin on public.waiting_list
  for select to authenticated
  using ((select private.caller_role()) in ('admin', 'super_admin'));

create function private.join_waiting_list(name_param text, email_param text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  -- Far above what an honest day brings; what a script could add before somebody looks.
  hourly_limit constant integer := 500;
begin
  -- One after the other, so that the limit holds for joins at the same moment too.
  perform pg_advisory_xact_lock(hashtext('public.waiting_list: joins'));
  if (select count(*) from public.waiting_list w where w.created_at > now() - interval '1 hour') >= hourly_limit then
    raise exception 'The waiting list is very busy right now. Please try again in an hour.'
      using errcode = 'PT429', hint = 'too_many_joins';
  end if;
  insert into public.waiting_list (name, email)
  values (btrim(name_param), lower(btrim(email_param)))
  on conflict (email) do nothing;
exception when check_violation or not_null_violation then
  raise exception 'A name of 2 to 100 characters and an email address are needed.' using errcode = 'PT422', hint = 'invalid_entry';
end
$$;

create function private.waiting_list_count() returns integer
language sql stable security definer set search_path = ''
as $$
  -- WAITING_LIST_START in src/core/contracts/message-forms.ts (spec section 9); a test compares them.
  select 347 + count(*)::integer from public.waiting_list
$$;

create function public.join_waiting_list(name_param text, email_param text) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.join_waiting_list(name_param, email_param) $$;
comment on function public.join_waiting_list(text, text) is 'Puts an address on the list; the same answer (nothing) where it is there already. PT422 for a name or address that is none, PT429 when too many join at once.';

create function public.waiting_list_count() returns integer
language sql stable security invoker set search_path = ''
as $$ select private.waiting_list_count() $$;
comment on function public.waiting_list_count() is 'How many wait: 347 from before, and every entry since.';

revoke all on function
  private.join_waiting_list(text, text), private.waiting_list_count(),
  public.join_waiting_list(text, text), public.waiting_list_count()
from public, anon, authenticated, service_role;
grant execute on function
  private.join_waiting_list(text, text), private.waiting_list_count(),
  public.join_waiting_list(text, text), public.waiting_list_count()
to anon, authenticated;
