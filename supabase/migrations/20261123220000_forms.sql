-- Forms: a ranked week, a competition and an exam are an ordered set of items and rules. A plain test is a form of one item and
-- needs no row here. What a form deals stays out of the API's reach until its rules say otherwise.

create table public.forms (
  id uuid primary key default gen_random_uuid(),
  purpose text not null,
  code text not null,
  version integer not null,
  opens_at timestamptz not null default now(),
  closes_at timestamptz,
  attempts smallint not null default 1,
  attempt_length interval,
  run_length interval not null,
  score_shown text not null,
  case_shown text not null,
  best_of smallint,
  pass_rules jsonb,
  created_at timestamptz not null default now(),
  constraint forms_code_version_key unique (code, version),
  -- FORM_PURPOSES and SHOWN in src/core/assessment/forms/form.ts; a test compares them.
  constraint forms_purpose_known check (purpose in ('test', 'ranked', 'competition', 'exam')),
  constraint forms_score_shown_known check (score_shown in ('run-over', 'attempt-over', 'window-over', 'never')),
  constraint forms_case_shown_known check (case_shown in ('run-over', 'attempt-over', 'window-over', 'never')),
  constraint forms_window_has_length check (closes_at > opens_at),
  constraint forms_figures_in_range check (
    version > 0 and attempts > 0 and best_of > 0 and attempt_length > interval '0' and run_length > interval '0'
  ),
  -- What is the same for everybody must stay hidden while somebody may still play it.
  constraint forms_ranking_hides_cases check (
    purpose not in ('ranked', 'competition') or (case_shown in ('window-over', 'never') and closes_at is not null)
  ),
  constraint forms_exam_hides_cases check (purpose <> 'exam' or case_shown = 'never')
);

comment on table public.forms is 'Ordered sets of items with their rules: ranked weeks, competitions, exams. Written by the product''s functions alone; a form never changes, another version takes its place.';
comment on column public.forms.id is 'Form.';
comment on column public.forms.purpose is 'What its results are for.';
comment on column public.forms.code is 'What it is a version of, such as ranked-hardware-2026-w48.';
comment on column public.forms.version is 'Which version, from 1.';
comment on column public.forms.opens_at is 'When its window opens.';
comment on column public.forms.closes_at is 'When its window closes; null: never.';
comment on column public.forms.attempts is 'How often one person may take it.';
comment on column public.forms.attempt_length is 'How long an attempt may take from its beginning; null: as long as the window is open.';
comment on column public.forms.run_length is 'How long one run of it lasts.';
comment on column public.forms.score_shown is 'When somebody who played a run may see its score.';
comment on column public.forms.case_shown is 'When somebody who played a run may see its case, seed, log and report.';
comment on column public.forms.best_of is 'How many of the best items make the result; null: all.';
comment on column public.forms.pass_rules is 'What a pass needs; null: nobody passes or fails.';
comment on column public.forms.created_at is 'When it was made.';

create index forms_purpose_closes_at_idx on public.forms (purpose, closes_at);

create table public.form_items (
  form_id uuid not null references public.forms (id) on delete cascade,
  position smallint not null,
  simulation text not null,
  seeds text not null,
  void_reason text,
  primary key (form_id, position),
  constraint form_items_position_in_range check (position between 1 and 60),
  constraint form_items_seeds_known check (seeds in ('shared', 'fresh')),
  constraint form_items_void_has_reason check (length(btrim(void_reason)) between 1 and 500)
);

comment on table public.form_items is 'What is played in a form, in its order. What each of them deals is in private.form_draws.';
comment on column public.form_items.form_id is 'Form.';
comment on column public.form_items.position is 'Place in the form, from 1 without gaps.';
comment on column public.form_items.simulation is 'Which simulation is played: an id of the registry of the functions.';
comment on column public.form_items.seeds is 'shared: the same case and seed for everybody; fresh: drawn anew in each attempt.';
comment on column public.form_items.void_reason is 'Why it counts for nobody; null: it counts.';

-- No row security, for the reason given in the demo_usage migration.
create table private.form_draws (
  form_id uuid not null,
  position smallint not null,
  request jsonb not null,
  item_group text,
  scenario_id text,
  seed bigint,
  stories text[],
  subject text,
  primary key (form_id, position),
  foreign key (form_id, position) references public.form_items (form_id, position) on delete cascade,
  constraint form_draws_request_is_object check (jsonb_typeof(request) = 'object'),
  constraint form_draws_drawn_together check (num_nonnulls(scenario_id, seed, stories) in (0, 3))
);

comment on table private.form_draws is 'What an item of a form deals; nobody may know it who may still play it.';
comment on column private.form_draws.form_id is 'Form.';
comment on column private.form_draws.position is 'Item.';
comment on column private.form_draws.request is 'Among which cases is drawn (itemRequest in src/core/contracts/forms.ts).';
comment on column private.form_draws.item_group is 'Which part of the form''s blueprint the item stands for; null: none.';
comment on column private.form_draws.scenario_id is 'Of an item with shared seeds: the case that everybody is dealt, since the first was.';
comment on column private.form_draws.seed is 'Its seed, from a cryptographic source.';
comment on column private.form_draws.stories is 'The reserved stories that the case is made of.';
comment on column private.form_draws.subject is 'What anybody may know of the case while a run of it is open.';

alter table private.run_secrets add column stories text[];
comment on column private.run_secrets.stories is 'Of a form''s run: the reserved stories that its case is made of.';

revoke all on private.form_draws from public, anon, authenticated, service_role;

create table public.form_attempts (
  id uuid primary key default gen_random_uuid(),
  form_id uuid not null references public.forms (id),
  user_id uuid not null references public.profiles (id) on delete cascade,
  number smallint not null,
  begun_at timestamptz not null default now(),
  ends_at timestamptz,
  over_at timestamptz,
  constraint form_attempts_form_id_user_id_number_key unique (form_id, user_id, number),
  constraint form_attempts_number_positive check (number > 0),
  constraint form_attempts_end_after_beginning check (ends_at > begun_at and over_at >= begun_at)
);

comment on table public.form_attempts is 'Who takes which form. Written by database functions alone.';
comment on column public.form_attempts.id is 'Attempt.';
comment on column public.form_attempts.form_id is 'Form.';
comment on column public.form_attempts.user_id is 'Who takes it.';
comment on column public.form_attempts.number is 'Which attempt of this person at the form, from 1.';
comment on column public.form_attempts.begun_at is 'When it began.';
comment on column public.form_attempts.ends_at is 'When it ends by itself; null: never.';
comment on column public.form_attempts.over_at is 'When its last item was over.';

create index form_attempts_user_id_begun_at_idx on public.form_attempts (user_id, begun_at desc);

alter table public.simulation_runs
  add column form_attempt_id uuid references public.form_attempts (id) on delete cascade,
  add column form_position smallint,
  add constraint simulation_runs_form_is_complete check (num_nonnulls(form_attempt_id, form_position) in (0, 2));
comment on column public.simulation_runs.form_attempt_id is 'The attempt at a form that it belongs to; null: a plain test.';
comment on column public.simulation_runs.form_position is 'Which item of that form it is.';

create index simulation_runs_form_attempt_id_idx on public.simulation_runs (form_attempt_id, form_position);
-- One run an item and attempt, whatever races. One whose rules changed under it may be played again.
create unique index simulation_runs_one_an_item_idx on public.simulation_runs (form_attempt_id, form_position)
  where form_attempt_id is not null and status <> 'void';

create table public.form_results (
  run_id uuid primary key references public.simulation_runs (id) on delete cascade,
  attempt_id uuid not null references public.form_attempts (id) on delete cascade,
  position smallint not null,
  item_group text,
  score integer not null,
  passed boolean not null,
  has_gate boolean not null,
  parts jsonb not null,
  objectives jsonb not null,
  sim_seconds integer not null,
  finished_at timestamptz not null,
  constraint form_results_attempt_id_position_key unique (attempt_id, position),
  constraint form_results_score_in_range check (score between 0 and 100),
  constraint form_results_sim_seconds_not_negative check (sim_seconds >= 0)
);

comment on table public.form_results is 'What the refereed runs of an attempt came to, without what they played. Written by private.end_run() alone.';
comment on column public.form_results.run_id is 'The refereed run that it is the result of.';
comment on column public.form_results.attempt_id is 'Attempt.';
comment on column public.form_results.position is 'Item of the form.';
comment on column public.form_results.item_group is 'Which part of the form''s blueprint the item stood for; null: none.';
comment on column public.form_results.score is '0 to 100; that of the run.';
comment on column public.form_results.passed is 'Whether the run was passed.';
comment on column public.form_results.has_gate is 'Whether something happened in it that caps a score, such as a safety breach of the worst class.';
comment on column public.form_results.parts is 'The parts of the score, each 0 to 1.';
comment on column public.form_results.objectives is 'The score of each exam objective of the case: [{objective, score}].';
comment on column public.form_results.sim_seconds is 'Simulated time that the run took; ties are broken by it.';
comment on column public.form_results.finished_at is 'When the run ended.';

alter table public.forms enable row level security;
alter table public.form_items enable row level security;
alter table public.form_attempts enable row level security;
alter table public.form_results enable row level security;
revoke all on public.forms, public.form_items, public.form_attempts, public.form_results
  from public, anon, authenticated, service_role;

-- Guards. They hold also for whoever row security does not hold for.

create function private.guard_form_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'A form never changes; make another version.' using errcode = '42501';
end
$$;
comment on function private.guard_form_change() is 'Statement trigger: what people were told of a form stays so.';

create trigger forms_never_change
  before update on public.forms
  for each statement execute function private.guard_form_change();

create function private.guard_form_item() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (new.form_id, new.position, new.simulation, new.seeds) is distinct from
    (old.form_id, old.position, old.simulation, old.seeds)
    or new.void_reason is null or old.void_reason is not null
  then
    raise exception 'An item of a form can only be voided, once and with a reason.' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.guard_form_item() is 'Row trigger: an item may only be voided.';

create trigger form_items_only_voided
  before update on public.form_items
  for each row execute function private.guard_form_item();

-- Ends the attempts at a form, or the one that is named, whose items have all been played.
create function private.end_complete_attempts(form_id_param uuid, attempt_id_param uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.form_attempts a
  set over_at = now()
  where a.form_id = form_id_param and a.id = coalesce(attempt_id_param, a.id) and a.over_at is null
    and not exists (
      select from public.form_items i
      where i.form_id = a.form_id and i.void_reason is null
        and not exists (
          select from public.form_results e where e.attempt_id = a.id and e.position = i.position
        )
    )
$$;
comment on function private.end_complete_attempts(uuid, uuid) is 'Ends attempts of which nothing is left to play.';

create function private.end_attempts_without_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.end_complete_attempts(new.form_id, null);
  return null;
end
$$;
comment on function private.end_attempts_without_item() is 'Row trigger: an attempt does not wait for an item that was voided.';

create trigger form_items_end_attempts
  after update on public.form_items
  for each row execute function private.end_attempts_without_item();

create function private.guard_form_attempt() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if new.number > (select f.attempts from public.forms f where f.id = new.form_id) then
      raise exception 'You have taken this pack as often as it may be taken.' using errcode = 'PT409', hint = 'no-more-attempts';
    end if;
  elsif (new.id, new.form_id, new.user_id, new.number, new.begun_at, new.ends_at) is distinct from
    (old.id, old.form_id, old.user_id, old.number, old.begun_at, old.ends_at)
    or old.over_at is not null
  then
    raise exception 'An attempt can only end, once.' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.guard_form_attempt() is 'Row trigger: nobody takes a form more often than its rules allow, or rewrites an attempt.';

create trigger form_attempts_guard
  before insert or update on public.form_attempts
  for each row execute function private.guard_form_attempt();

create function private.guard_form_run() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if (new.form_attempt_id, new.form_position) is distinct from (old.form_attempt_id, old.form_position) then
      raise exception 'A run stays in the attempt that it was begun for.' using errcode = '42501';
    end if;
  elsif new.form_attempt_id is not null and not exists (
    select
    from public.form_attempts a
    join public.form_items i on i.form_id = a.form_id
    where a.id = new.form_attempt_id and a.user_id = new.user_id
      and i.position = new.form_position and i.simulation = new.simulation
  ) then
    raise exception 'This run is no item of an attempt of this person.' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.guard_form_run() is 'Row trigger: a run belongs to an item of an attempt of whoever plays it, from beginning to end.';

create trigger simulation_runs_guard_form
  before insert or update on public.simulation_runs
  for each row execute function private.guard_form_run();

create function private.guard_form_result() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' or not exists (
    select from public.simulation_runs r
    where r.id = new.run_id and r.status in ('finished', 'expired')
      and (r.form_attempt_id, r.form_position, r.score, r.passed, r.finished_at) =
        (new.attempt_id, new.position, new.score, new.passed, new.finished_at)
  ) then
    raise exception 'A result is that of a refereed run.' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.guard_form_result() is 'Row trigger: no score without a refereed run that came to it.';

create trigger form_results_guard
  before insert or update on public.form_results
  for each row execute function private.guard_form_result();

revoke all on function
  private.guard_form_change(), private.guard_form_item(), private.end_complete_attempts(uuid, uuid),
  private.end_attempts_without_item(), private.guard_form_attempt(), private.guard_form_run(), private.guard_form_result()
from public, anon, authenticated, service_role;

/*
 * The caller's attempts of whose runs something may be shown now: 'score', or 'case' with seed, log and report. Runs hide
 * from whoever played them until then (core decides the same in src/core/assessment/forms/disclosure.ts).
 */
create function private.shown_attempts(what_param text) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select a.id
  from public.form_attempts a
  join public.forms f on f.id = a.form_id
  where a.user_id = (select auth.uid())
    and case case what_param when 'score' then f.score_shown when 'case' then f.case_shown end
      when 'run-over' then true
      when 'attempt-over' then a.over_at is not null or coalesce(a.ends_at <= now(), false)
      when 'window-over' then coalesce(f.closes_at <= now(), false)
      else false
    end
$$;
comment on function private.shown_attempts(text) is 'The caller''s attempts of whose ended runs the score, or the case, may be shown.';
revoke all on function private.shown_attempts(text) from public, anon, authenticated, service_role;

create policy forms_select_active on public.forms
  for select to authenticated
  using ((select private.is_active_caller()));

create policy form_items_select_active on public.form_items
  for select to authenticated
  using ((select private.is_active_caller()));

create policy form_attempts_select_own on public.form_attempts
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active_caller()));

create policy form_results_select_own on public.form_results
  for select to authenticated
  using (
    attempt_id = any (array(select private.shown_attempts('score')))
    and (select private.is_active_caller())
  );

-- As before, and of a form's run nothing once it has ended, until its case may be shown.
alter policy simulation_runs_select_own on public.simulation_runs
  using (
    user_id = (select auth.uid())
    and (
      form_attempt_id is null
      or status = 'open'
      or form_attempt_id = any (array(select private.shown_attempts('case')))
    )
    and (select private.is_active_caller())
  );
