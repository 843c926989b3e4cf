-- Anybody can have a letter sent to a closed account, so asking for it is counted like joining and writing: by caller and by
-- address. Whether the address has an account makes no difference to the count.

alter table private.message_calls drop constraint message_calls_door_known;
alter table private.message_calls
  add constraint message_calls_door_known check (door in ('waiting_list', 'contact', 'reopening'));
alter table private.message_calls alter column caller drop not null;
comment on table private.message_calls is 'Who joined the waiting list, wrote to the team or asked for a closed account within the last hour.';
comment on column private.message_calls.door is 'waiting_list, contact or reopening.';
comment on column private.message_calls.caller is 'Salted hash of the network address; null where nobody can tell.';
create index message_calls_email_idx on private.message_calls (door, email, at);

-- Hosted, the address is in a header that the network in front of the API and of the functions writes; a caller can lie only
-- where there is none of it. Null where nobody can tell.
create function private.caller_hash(headers_param jsonb) returns text
language sql stable set search_path = ''
as $$
  select private.hash_of_address(
    coalesce(headers_param ->> 'cf-connecting-ip', split_part(headers_param ->> 'x-forwarded-for', ',', 1))
  )
$$;

create or replace function private.caller_hash() returns text
language sql stable set search_path = ''
as $$ select private.caller_hash(nullif(current_setting('request.headers', true), '')::jsonb) $$;

-- How many seconds until one more call may come through this door; 0 within the limit. Null for a caller or an address counts
-- those of all.
create function private.call_wait(door_param text, caller_param text, email_param text, hourly_limit_param integer)
returns integer
language sql stable set search_path = ''
as $$
  select coalesce((
    select greatest(1, ceil(extract(epoch from c.at + interval '1 hour' - now())))::integer
    from private.message_calls c
    where c.door = door_param
      and (caller_param is null or c.caller = caller_param)
      and (email_param is null or c.email = email_param)
      and c.at > now() - interval '1 hour'
    order by c.at desc
    offset hourly_limit_param - 1 limit 1
  ), 0)
$$;

-- What the function reopen-account has to know: {wait_seconds} for one too many, and otherwise also {closed_by}.
create function private.ask_for_reopening(email_param text, headers_param jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- As for the contact form: somebody who asks for another's address does not use up what its owner may ask for, unless
  -- they come from several places.
  hourly_limit constant integer := 30;
  hourly_limit_own constant integer := 5;
  hourly_limit_each constant integer := 15;
  address constant text := lower(btrim(email_param));
  caller_now constant text := private.caller_hash(headers_param);
  wait_seconds integer;
begin
  perform private.assert_service();
  -- One after the other, so that the limits hold for calls at the same moment too.
  perform pg_advisory_xact_lock(hashtext('private.message_calls: reopening'));
  delete from private.message_calls c where c.at <= now() - interval '1 hour';
  -- Callers that nobody can tell apart count as one for an address, and not at all together.
  wait_seconds := case
    when caller_now is null then private.call_wait('reopening', null, address, hourly_limit_own)
    else greatest(
      private.call_wait('reopening', caller_now, null, hourly_limit),
      private.call_wait('reopening', caller_now, address, hourly_limit_own),
      private.call_wait('reopening', null, address, hourly_limit_each)
    )
  end;
  if wait_seconds > 0 then
    return jsonb_build_object('wait_seconds', wait_seconds);
  end if;
  insert into private.message_calls (caller, door, email) values (caller_now, 'reopening', address);
  return jsonb_build_object('wait_seconds', 0, 'closed_by', private.closed_account_of(address));
end
$$;

create function public.ask_for_reopening(email_param text, headers_param jsonb) returns jsonb
language sql security invoker set search_path = ''
as $$ select private.ask_for_reopening(email_param, headers_param) $$;
comment on function public.ask_for_reopening(text, jsonb) is 'Counts that somebody asked for the letter that opens a closed account: {wait_seconds} past 30 an hour for each caller, 5 for each caller and address or 15 for each address; otherwise also {closed_by}: by_owner or by_administrator, null for every other address.';

drop function public.closed_account_of(text);

revoke all on function
  private.caller_hash(jsonb), private.call_wait(text, text, text, integer), private.closed_account_of(text),
  private.ask_for_reopening(text, jsonb), public.ask_for_reopening(text, jsonb)
from public, anon, authenticated, service_role;
grant execute on function private.ask_for_reopening(text, jsonb), public.ask_for_reopening(text, jsonb) to service_role;
