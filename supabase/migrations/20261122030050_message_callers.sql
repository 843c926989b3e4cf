-- One caller alone can no longer close the waiting list or the contact form for everybody, nor the form for one address.
-- Callers are told apart by the address that they call from, of which a salted hash is kept, for an hour.

create table private.caller_salt (
  only_one boolean primary key default true check (only_one),
  salt text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);
comment on table private.caller_salt is 'What hashes of network addresses are salted with; one row.';
comment on column private.caller_salt.only_one is 'Always true: there is one salt.';
comment on column private.caller_salt.salt is 'Made here and known to nobody, so that a hash cannot be turned back by trying all addresses.';
insert into private.caller_salt default values;

create table private.message_calls (
  id uuid primary key default gen_random_uuid(),
  caller text not null,
  door text not null,
  email text not null,
  at timestamptz not null default now(),
  constraint message_calls_door_known check (door in ('waiting_list', 'contact'))
);
comment on table private.message_calls is 'Who put something on the waiting list or wrote to the team within the last hour.';
comment on column private.message_calls.id is 'Call.';
comment on column private.message_calls.caller is 'Salted hash of the network address.';
comment on column private.message_calls.door is 'waiting_list or contact.';
comment on column private.message_calls.email is 'The email address that was given, in lower case.';
comment on column private.message_calls.at is 'When.';
create index message_calls_caller_idx on private.message_calls (door, caller, at);
create index message_calls_at_idx on private.message_calls (at);

revoke all on private.caller_salt, private.message_calls from public, anon, authenticated, service_role;

-- Null for no address.
create function private.hash_of_address(address_param text) returns text
language sql stable set search_path = ''
as $$
  select encode(sha256(convert_to(s.salt || btrim(address_param), 'UTF8')), 'hex')
  from private.caller_salt s
  where btrim(address_param) <> ''
$$;

-- Hosted, the address is in a header that the network in front of the API writes; a caller can lie only where there is none
-- of it. Null where nobody can tell.
create function private.caller_hash() returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
begin
  return private.hash_of_address(
    coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1))
  );
end
$$;

-- Writes down that the caller comes through this door; past the limit of the hour it refuses. Callers that nobody can tell
-- apart are not counted together: the limits for an address and for everybody hold for them.
create function private.count_message_call(door_param text, email_param text) returns void
language plpgsql set search_path = ''
as $$
declare
  -- An office behind one address sends a handful; a script does not stop.
  hourly_limit constant integer := 30;
  caller_now constant text := private.caller_hash();
begin
  delete from private.message_calls c where c.at <= now() - interval '1 hour';
  if caller_now is null then
    return;
  end if;
  if (
    select count(*) from private.message_calls c where c.door = door_param and c.caller = caller_now
  ) >= hourly_limit then
    raise exception 'That was asked for too often from your connection. Please try again in an hour.'
      using errcode = 'PT429', hint = 'too_many_calls';
  end if;
  insert into private.message_calls (caller, door, email)
  values (caller_now, door_param, lower(coalesce(btrim(email_param), '')));
end
$$;

create or replace function private.join_waiting_list(name_param text, email_param text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  -- Far above what an honest day brings; what a script could add before somebody looks.
  hourly_limit constant integer := 500;
begin
  -- One after the other, so that the limits hold for joins at the same moment too.
  perform pg_advisory_xact_lock(hashtext('public.waiting_list: joins'));
  perform private.count_message_call('waiting_list', email_param);
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

create or replace function private.send_contact_message(
  message_id_param uuid, name_param text, email_param text, message_param text
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  -- An honest person corrects themselves a few times; a script does not stop. Somebody else who writes under the same address
  -- does not use up what its owner may send, unless they come from several places.
  hourly_limit_own constant integer := 5;
  hourly_limit_each constant integer := 15;
  hourly_limit constant integer := 300;
  since constant timestamptz := now() - interval '1 hour';
  sender constant text := lower(btrim(email_param));
  -- Callers that nobody can tell apart count as one.
  address_limit constant integer := case when private.caller_hash() is null then hourly_limit_own else hourly_limit_each end;
begin
  -- One after the other, so that the limits hold for messages at the same moment too.
  perform pg_advisory_xact_lock(hashtext('public.contact_messages: sending'));
  -- The same text again, because its mail failed or the answer was lost: it is here already.
  if exists (select from public.contact_messages m where m.id = message_id_param) then
    return;
  end if;
  perform private.count_message_call('contact', email_param);
  if (
    select count(*) from private.message_calls c
    where c.door = 'contact' and c.caller = private.caller_hash() and c.email = sender
  ) > hourly_limit_own or (
    select count(*) from public.contact_messages m where lower(m.email) = sender and m.created_at > since
  ) >= address_limit then
    raise exception 'You have sent several messages already. Please try again in an hour.'
      using errcode = 'PT429', hint = 'too_many_messages';
  end if;
  if (select count(*) from public.contact_messages m where m.created_at > since) >= hourly_limit then
    raise exception 'We are receiving too many messages right now. Please try again in an hour.'
      using errcode = 'PT429', hint = 'too_many_messages';
  end if;
  insert into public.contact_messages (id, name, email, message, user_id)
  values (
    message_id_param, btrim(name_param), btrim(email_param), btrim(message_param, E' \t\r\n'),
    case when private.is_active_caller() then (select auth.uid()) end
  );
exception when check_violation or not_null_violation then
  raise exception 'A name, an email address and a message of at most 5000 characters are needed.'
    using errcode = 'PT422', hint = 'invalid_message';
end
$$;
comment on function public.join_waiting_list(text, text) is 'Puts an address on the list; the same answer (nothing) where it is there already. PT422 for a name or address that is none, PT429 past 30 an hour for each caller or 500 altogether.';
comment on function public.send_contact_message(uuid, text, text, text) is 'Keeps a message to the support team, once for each id. PT422 for one that is incomplete or too long, PT429 past 30 an hour for each caller, 5 for each caller and address, 15 for each address or 300 altogether.';

revoke all on function
  private.hash_of_address(text), private.caller_hash(), private.count_message_call(text, text)
from public, anon, authenticated;
