-- Competitions: a form of the reserved pool with a title, a window and one attempt each. Its list of places follows from refereed
-- runs, is shown once nobody can play any more, and names people by their pseudonym of the boards.

create table public.competitions (
  form_id uuid primary key references public.forms (id) on delete cascade,
  title text not null,
  simulation text not null,
  practice text[] not null,
  made_at timestamptz not null default now(),
  -- competitionForm in src/core/contracts/competitions.ts has the same limits.
  constraint competitions_title_in_range check (length(title) between 3 and 60 and title = btrim(title) and title !~ '[[:cntrl:]]'),
  constraint competitions_simulation_known check (simulation in ('hardware', 'ticketing')),
  constraint competitions_practice_in_range check (cardinality(practice) between 1 and 3)
);

comment on table public.competitions is 'Competitions that administrators made. Written by make_competition alone; a competition never changes.';
comment on column public.competitions.form_id is 'The form that is played: window, items and rules.';
comment on column public.competitions.title is 'What it is called.';
comment on column public.competitions.simulation is 'Which simulation is played.';
comment on column public.competitions.practice is 'Stories of practice to warm up with, by their public names.';
comment on column public.competitions.made_at is 'When it was announced.';

create table public.competition_entries (
  form_id uuid not null references public.competitions (form_id) on delete cascade,
  user_id uuid not null references public.board_members (user_id) on delete cascade,
  attempt_id uuid not null unique references public.form_attempts (id) on delete cascade,
  score numeric(5, 2) not null,
  played smallint not null,
  sim_seconds integer not null,
  primary key (form_id, user_id)
);

comment on table public.competition_entries is 'The list of each competition. Each entry follows from the results of refereed runs and is written by private.refresh_competition_entry() alone.';
comment on column public.competition_entries.form_id is 'The competition.';
comment on column public.competition_entries.user_id is 'Whose; nobody else learns it. Whoever leaves the boards vanishes from here.';
comment on column public.competition_entries.attempt_id is 'The attempt that it is of.';
comment on column public.competition_entries.score is 'Mean of all items that count; one that was not played is worth nothing.';
comment on column public.competition_entries.played is 'How many of them were played.';
comment on column public.competition_entries.sim_seconds is 'Simulated time of the runs; ties go to the shorter.';

create index competition_entries_order_idx on public.competition_entries (form_id, (- score), sim_seconds, user_id);
create index competition_entries_user_id_idx on public.competition_entries (user_id);

/*
 * Flags, disputes and what was decided about them. A flag and a dispute change nothing: an administrator decides, with a reason
 * that is kept for good.
 */
create table public.review_flags (
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null references public.form_attempts (id) on delete cascade,
  kind text not null,
  details jsonb not null,
  raised_at timestamptz not null default now(),
  is_open boolean not null default true,
  constraint review_flags_attempt_id_kind_key unique (attempt_id, kind),
  -- FLAG_KINDS in src/core/contracts/competitions.ts; a test compares them.
  constraint review_flags_kind_known check (kind in ('pace', 'same-log', 'unread-repair', 'luck')),
  constraint review_flags_details_is_object check (jsonb_typeof(details) = 'object')
);

comment on table public.review_flags is 'What looked odd in an attempt, for a person to read. No score and no place depends on it.';
comment on column public.review_flags.id is 'Flag.';
comment on column public.review_flags.attempt_id is 'In which attempt.';
comment on column public.review_flags.kind is 'What (src/core/assessment/competition/plausibility.ts).';
comment on column public.review_flags.details is 'Which items, with the figures.';
comment on column public.review_flags.raised_at is 'Since when.';
comment on column public.review_flags.is_open is 'Nobody has decided about it.';

create index review_flags_open_idx on public.review_flags (raised_at, id) where is_open;

create table public.disputes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  run_id uuid not null,
  simulation text not null,
  subject text,
  form_id uuid references public.forms (id) on delete cascade,
  position smallint,
  reason text not null,
  sent_at timestamptz not null default now(),
  is_open boolean not null default true,
  constraint disputes_user_id_run_id_key unique (user_id, run_id),
  constraint disputes_reason_in_range check (length(btrim(reason)) between 10 and 500),
  constraint disputes_item_is_complete check (num_nonnulls(form_id, position) in (0, 2))
);

comment on table public.disputes is 'What people say is wrong with an item that they played. Written by dispute_run alone.';
comment on column public.disputes.id is 'Dispute.';
comment on column public.disputes.user_id is 'Who says so.';
comment on column public.disputes.run_id is 'Their run: a test or a practice job.';
comment on column public.disputes.simulation is 'Which simulation was played.';
comment on column public.disputes.subject is 'Which case it was, for whoever reviews it; null for a run of a form, whose case may still be hidden.';
comment on column public.disputes.form_id is 'The form that the run belonged to; null: none.';
comment on column public.disputes.position is 'Which item of it.';
comment on column public.disputes.reason is 'What is wrong, in their words.';
comment on column public.disputes.sent_at is 'When.';
comment on column public.disputes.is_open is 'Nobody has decided about it.';

create index disputes_open_idx on public.disputes (sent_at, id) where is_open;
create index disputes_form_id_idx on public.disputes (form_id);

create table public.review_decisions (
  id uuid primary key default gen_random_uuid(),
  decided_at timestamptz not null default clock_timestamp(),
  actor_id uuid not null,
  outcome text not null,
  reason text not null,
  review_id uuid,
  form_id uuid,
  position smallint,
  attempt_id uuid,
  constraint review_decisions_review_id_key unique (review_id),
  -- REVIEW_OUTCOMES in src/core/contracts/competitions.ts; a test compares them.
  constraint review_decisions_outcome_known check (outcome in ('keep', 'void-item', 'void-entry')),
  constraint review_decisions_has_reason check (length(btrim(reason)) between 10 and 500),
  constraint review_decisions_says_what check (
    case outcome
      when 'keep' then review_id is not null
      when 'void-item' then num_nonnulls(form_id, position) = 2
      when 'void-entry' then attempt_id is not null
    end
  )
);

comment on table public.review_decisions is 'Append-only record of what reviewers decided: who, what, why, when.';
comment on column public.review_decisions.id is 'Decision.';
comment on column public.review_decisions.decided_at is 'When.';
comment on column public.review_decisions.actor_id is 'Who decided. No foreign key: the record outlives the account.';
comment on column public.review_decisions.outcome is 'keep: nothing changes; void-item: the item counts for nobody; void-entry: the attempt is on no list.';
comment on column public.review_decisions.reason is 'Why, as people read it.';
comment on column public.review_decisions.review_id is 'The flag or the dispute that was decided; null: an administrator came upon it. No foreign key, for the same reason.';
comment on column public.review_decisions.form_id is 'Form of the item or the attempt; null for a keep about a plain run.';
comment on column public.review_decisions.position is 'Which item was voided.';
comment on column public.review_decisions.attempt_id is 'Which attempt was voided.';

create index review_decisions_decided_at_idx on public.review_decisions (decided_at desc, id);
create unique index review_decisions_attempt_id_idx on public.review_decisions (attempt_id) where outcome = 'void-entry';

-- No row security, for the reason given in the demo_usage migration.
create table private.run_fingerprints (
  run_id uuid primary key references public.form_results (run_id) on delete cascade,
  attempt_id uuid not null references public.form_attempts (id) on delete cascade,
  form_id uuid not null references public.forms (id) on delete cascade,
  position smallint not null,
  log_hash bytea not null
);

comment on table private.run_fingerprints is 'The log of each run of a form in a few bytes, so that same logs are found by index.';
comment on column private.run_fingerprints.run_id is 'Run.';
comment on column private.run_fingerprints.attempt_id is 'Its attempt.';
comment on column private.run_fingerprints.form_id is 'Its form.';
comment on column private.run_fingerprints.position is 'Its item.';
comment on column private.run_fingerprints.log_hash is 'SHA-256 of its commands in order.';

create index run_fingerprints_log_hash_idx on private.run_fingerprints (form_id, position, log_hash);
create index run_fingerprints_attempt_id_idx on private.run_fingerprints (attempt_id);
revoke all on private.run_fingerprints from public, anon, authenticated, service_role;

alter table public.competitions enable row level security;
alter table public.competition_entries enable row level security;
alter table public.review_flags enable row level security;
alter table public.disputes enable row level security;
alter table public.review_decisions enable row level security;
revoke all on
  public.competitions, public.competition_entries, public.review_flags, public.disputes, public.review_decisions
from public, anon, authenticated, service_role;

create policy competitions_select_active on public.competitions
  for select to authenticated
  using ((select private.is_active_caller()));

create policy competition_entries_select_own on public.competition_entries
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active_caller()));

create policy review_flags_select_admin on public.review_flags
  for select to authenticated
  using ((select private.caller_role()) in ('admin', 'super_admin'));

-- People read their own with read_dispute, together with what was answered.
create policy disputes_select_admin on public.disputes
  for select to authenticated
  using ((select private.caller_role()) in ('admin', 'super_admin'));

create policy review_decisions_select_admin on public.review_decisions
  for select to authenticated
  using ((select private.caller_role()) in ('admin', 'super_admin'));

-- Guards. They hold also for whoever row security does not hold for.

create function private.refuse_competition_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'What was announced of a competition stays so.' using errcode = '42501';
end
$$;
comment on function private.refuse_competition_change() is 'Statement trigger: a competition stays what people were told of it.';

create trigger competitions_never_change
  before update on public.competitions
  for each statement execute function private.refuse_competition_change();

create function private.refuse_decision_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'Decisions are append-only.' using errcode = '42501';
end
$$;
comment on function private.refuse_decision_change() is 'Statement trigger: nobody rewrites what was decided.';

create trigger review_decisions_append_only
  before update or delete or truncate on public.review_decisions
  for each statement execute function private.refuse_decision_change();

-- Whoever comes through the API decides in their own name, as an administrator, and not about their own attempt.
create function private.guard_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.actor_id is distinct from (select auth.uid())
    or coalesce(private.caller_role(), 'user') not in ('admin', 'super_admin')
  then
    raise exception 'Only an administrator decides, in their own name.' using errcode = '42501';
  end if;
  if exists (
    select from public.form_attempts a where a.id = new.attempt_id and a.user_id = new.actor_id
    union all
    select from public.review_flags f join public.form_attempts a on a.id = f.attempt_id
    where f.id = new.review_id and a.user_id = new.actor_id
    union all
    select from public.disputes d where d.id = new.review_id and d.user_id = new.actor_id
  ) then
    raise exception 'Somebody else decides about what is yours.' using errcode = 'PT403', hint = 'own-review';
  end if;
  return new;
end
$$;
comment on function private.guard_decision() is 'Row trigger: a decision is an administrator''s, in their own name, about somebody else.';

create trigger review_decisions_guard
  before insert on public.review_decisions
  for each row execute function private.guard_decision();

/*
 * What a person came to in a competition: the mean of all items that count, whether played or not. No row before something
 * was played, or where the attempt was voided. Core says the same (competitionStandings in
 * src/core/assessment/competition/ranking.ts; a test compares them).
 */
create function private.competition_standing(form_id_param uuid, user_id_param uuid)
returns table (attempt_id uuid, score numeric, played smallint, sim_seconds integer)
language sql stable set search_path = ''
as $$
  select
    a.id,
    round(sum(e.score)::numeric
      / (select count(*) from public.form_items i where i.form_id = form_id_param and i.void_reason is null), 2),
    count(*)::smallint,
    sum(e.sim_seconds)::integer
  from public.form_attempts a
  join public.form_results e on e.attempt_id = a.id
  join public.form_items i on i.form_id = a.form_id and i.position = e.position and i.void_reason is null
  where a.form_id = form_id_param and a.user_id = user_id_param and a.number = 1
    and not exists (
      select from public.review_decisions d where d.attempt_id = a.id and d.outcome = 'void-entry'
    )
  group by a.id
$$;
comment on function private.competition_standing(uuid, uuid) is 'What a person came to in a competition; no row where nothing counts.';

create function private.guard_competition_entry() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not exists (
    select from private.competition_standing(new.form_id, new.user_id) s
    where (s.attempt_id, s.score, s.played, s.sim_seconds) = (new.attempt_id, new.score, new.played, new.sim_seconds)
  ) then
    raise exception 'An entry is what refereed runs came to.' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.guard_competition_entry() is 'Row trigger: no entry says anything but what the refereed runs of its person say.';

create trigger competition_entries_guard
  before insert or update on public.competition_entries
  for each row execute function private.guard_competition_entry();

-- Writes a person's entry anew from their results, or takes away one that nothing stands behind any more.
create function private.refresh_competition_entry(form_id_param uuid, user_id_param uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from public.competition_entries e
  where e.form_id = form_id_param and e.user_id = user_id_param
    and not exists (select from private.competition_standing(form_id_param, user_id_param));
  insert into public.competition_entries (form_id, user_id, attempt_id, score, played, sim_seconds)
  select c.form_id, m.user_id, s.attempt_id, s.score, s.played, s.sim_seconds
  from public.competitions c
  join public.board_members m on m.user_id = user_id_param
  cross join private.competition_standing(form_id_param, user_id_param) s
  where c.form_id = form_id_param
  on conflict (form_id, user_id) do update set
    attempt_id = excluded.attempt_id, score = excluded.score, played = excluded.played, sim_seconds = excluded.sim_seconds
$$;
comment on function private.refresh_competition_entry(uuid, uuid) is 'Brings an entry in line with the results of its person.';

create function private.enter_competition_result() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.run_fingerprints (run_id, attempt_id, form_id, position, log_hash)
  select new.run_id, a.id, a.form_id, new.position,
    sha256(convert_to(coalesce(
      (select string_agg(c.command::text, E'\n' order by c.seq) from public.run_commands c where c.run_id = new.run_id), ''
    ), 'UTF8'))
  from public.form_attempts a where a.id = new.attempt_id;
  perform private.refresh_competition_entry(c.form_id, a.user_id)
  from public.form_attempts a
  join public.competitions c on c.form_id = a.form_id
  where a.id = new.attempt_id;
  return null;
end
$$;
comment on function private.enter_competition_result() is 'Row trigger: a run that ended is in its list, and its log in a few bytes.';

create trigger form_results_enter_competition
  after insert on public.form_results
  for each row execute function private.enter_competition_result();

create function private.rank_without_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_competition_entry(c.form_id, a.user_id)
  from public.competitions c
  join public.form_attempts a on a.form_id = c.form_id
  where c.form_id = new.form_id;
  return null;
end
$$;
comment on function private.rank_without_item() is 'Row trigger: a voided item is recomputed away for everybody.';

create trigger form_items_rank_competition
  after update on public.form_items
  for each row execute function private.rank_without_item();

create function private.rank_without_entry() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_competition_entry(a.form_id, a.user_id)
  from public.form_attempts a where a.id = new.attempt_id;
  return null;
end
$$;
comment on function private.rank_without_entry() is 'Row trigger: a voided entry is on no list.';

create trigger review_decisions_rank_competition
  after insert on public.review_decisions
  for each row when (new.outcome = 'void-entry')
  execute function private.rank_without_entry();

create function private.list_new_member() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_competition_entry(f.id, new.user_id)
  from public.form_attempts a
  join public.forms f on f.id = a.form_id
  where a.user_id = new.user_id and f.purpose = 'competition' and f.closes_at > now();
  return null;
end
$$;
comment on function private.list_new_member() is 'Row trigger: who takes a name is in the lists of competitions that are on; of those that are over they are not.';

create trigger board_members_list_competitions
  after insert on public.board_members
  for each row execute function private.list_new_member();

revoke all on function
  private.refuse_competition_change(), private.refuse_decision_change(), private.guard_decision(),
  private.competition_standing(uuid, uuid), private.guard_competition_entry(), private.refresh_competition_entry(uuid, uuid),
  private.enter_competition_result(), private.rank_without_item(), private.rank_without_entry(), private.list_new_member()
from public, anon, authenticated, service_role;
