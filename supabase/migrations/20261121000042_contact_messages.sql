-- What people write to the support team. The email service carries the mail; this table is why no message is lost with it.

create table public.contact_messages (
  id uuid primary key,
  name text not null,
  email text not null,
  message text not null,
  user_id uuid,
  created_at timestamptz not null default now(),
  constraint contact_messages_name_tidy check (
    name = btrim(name) and char_length(name) between 1 and 100 and name !~ '[[:cntrl:]]'
  ),
  constraint contact_messages_email_tidy check (
    char_length(email) <= 254 and email ~ '^[^[:space:][:cntrl:]@<>"]+@[^[:space:][:cntrl:]@<>"]+\.[^[:space:][:cntrl:]@<>"]+$'
  ),
  constraint contact_messages_message_length check (
    message = btrim(message) and char_length(message) between 1 and 5000
  )
);

comment on table public.contact_messages is 'Messages to the support team, as they were sent.';
comment on column public.contact_messages.id is 'Chosen by the sender''s browser for one text: sending it again keeps it once.';
comment on column public.contact_messages.name is 'How the sender calls themselves: 1 to 100 characters.';
comment on column public.contact_messages.email is 'Where the answer goes, as it was typed.';
comment on column public.contact_messages.message is 'What they need: 1 to 5000 characters.';
comment on column public.contact_messages.user_id is 'Who was signed in while writing; null for visitors. No foreign key: the message outlives the account.';
comment on column public.contact_messages.created_at is 'When it came in.';

-- Counted by sender and altogether, for the limits.
create index contact_messages_sender_idx on public.contact_messages (lower(email), created_at);
create index contact_messages_created_at_idx on public.contact_messages (created_at);

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from public, anon, authenticated, service_role;
grant select on public.contact_messages to authenticated;
grant select, delete on public.contact_messages to service_role;

create policy contact_messages_select_admin on public.contact_messages
  for select to authenticated
  using ((select private.caller_role()) in ('admin', 'super_admin'));

create function private.send_contact_message(
  message_id_param uuid, name_param text, email_param text, message_param text
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  -- An honest person corrects themselves a few times; a script does not stop.
  hourly_limit_each constant integer := 5;
  hourly_limit constant integer := 300;
  since constant timestamptz := now() - interval '1 hour';
begin
  -- One after the other, so that the limits hold for messages at the same moment too.
  perform pg_advisory_xact_lock(hashtext('public.contact_messages: sending'));
  -- The same text again, because its mail failed or the answer was lost: it is here already.
  if exists (select from public.contact_messages m where m.id = message_id_param) then
    return;
  end if;
  if (
    select count(*) from public.contact_messages m
    where lower(m.email) = lower(btrim(email_param)) and m.created_at > since
  ) >= hourly_limit_each then
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

create function public.send_contact_message(
  message_id_param uuid, name_param text, email_param text, message_param text
) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.send_contact_message(message_id_param, name_param, email_param, message_param) $$;
comment on function public.send_contact_message(uuid, text, text, text) is 'Keeps a message to the support team, once for each id. PT422 for one that is incomplete or too long, PT429 past 5 an hour for each sender or 300 altogether.';

revoke all on function
  private.send_contact_message(uuid, text, text, text), public.send_contact_message(uuid, text, text, text)
from public, anon, authenticated, service_role;
grant execute on function
  private.send_contact_message(uuid, text, text, text), public.send_contact_message(uuid, text, text, text)
to anon, authenticated;
