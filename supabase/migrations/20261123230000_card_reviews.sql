-- Cards about facts: what somebody answered, one row an answer. When a card comes back is computed from the rows, in any order.

create table public.card_reviews (
  user_id uuid not null references public.profiles (id) on delete cascade,
  id uuid not null,
  fact_id text not null,
  rating smallint not null,
  reviewed_at timestamptz not null,
  received_at timestamptz not null default now(),
  -- The browser picks the id, so that a row that is sent twice is kept once. It is unique among one's own alone: nobody takes or
  -- finds out another's.
  primary key (user_id, id),
  constraint card_reviews_fact_id_shape check (fact_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(fact_id) <= 60),
  constraint card_reviews_rating_known check (rating between 1 and 4),
  constraint card_reviews_not_before_cards check (reviewed_at >= timestamptz '2026-01-01 00:00:00+00'),
  -- A device's clock may be a little ahead.
  constraint card_reviews_not_in_future check (reviewed_at <= received_at + interval '5 minutes')
);

comment on table public.card_reviews is 'Answers to cards. Each person writes their own; nobody changes or removes one.';
comment on column public.card_reviews.user_id is 'Who answered.';
comment on column public.card_reviews.id is 'Given by the browser.';
comment on column public.card_reviews.fact_id is 'Which card: an id of src/core/assessment/facts.';
comment on column public.card_reviews.rating is '1 forgot, 2 hard, 3 knew it, 4 easy.';
comment on column public.card_reviews.reviewed_at is 'When it was answered, by the device; maybe days ago, without a network.';
comment on column public.card_reviews.received_at is 'When the row arrived.';

-- Reading page after page, and counting the day's rows.
create index card_reviews_user_id_received_at_id_idx on public.card_reviews (user_id, received_at, id);

alter table public.card_reviews enable row level security;
revoke all on public.card_reviews from public, anon, authenticated, service_role;

create policy card_reviews_select_own on public.card_reviews
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active_caller()));

create policy card_reviews_insert_own on public.card_reviews
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_active_caller()));

create function private.date_card_review() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.received_at := now();
  return new;
end
$$;
comment on function private.date_card_review() is 'Row trigger: the database says when a row arrived.';
revoke all on function private.date_card_review() from public;

create trigger card_reviews_date
  before insert on public.card_reviews
  for each row execute function private.date_card_review();

create function private.limit_card_reviews() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- A round is 15 answers: months without a network fit into one day.
  most_a_day constant integer := 2000;
begin
  if exists (
    select from (select distinct a.user_id from added a) person
    where (
      select count(*) from public.card_reviews r
      where r.user_id = person.user_id and r.received_at > now() - interval '1 day'
    ) > most_a_day
  ) then
    raise exception 'Too many answers to cards in one day.' using errcode = 'PT429', hint = 'too_many';
  end if;
  return null;
end
$$;
comment on function private.limit_card_reviews() is 'Statement trigger: nobody fills the table.';
revoke all on function private.limit_card_reviews() from public;

create trigger card_reviews_limit
  after insert on public.card_reviews
  referencing new table as added
  for each statement execute function private.limit_card_reviews();

create function private.keep_card_reviews() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'Answers to cards are append-only.' using errcode = '42501';
end
$$;
comment on function private.keep_card_reviews() is 'Statement trigger: nobody rewrites an answer.';
revoke all on function private.keep_card_reviews() from public;

create trigger card_reviews_append_only
  before update on public.card_reviews
  for each statement execute function private.keep_card_reviews();
