-- An administrator voids an entry of a ranked week as one of a competition: for a reason that is kept. Everybody's scores, medians and
-- ratings are worked out without it. A test that was played faster than hands stands in the list of reviews too.

-- As before, without what was voided.
create or replace function private.week_standing(form_id_param uuid, user_id_param uuid)
returns table (score numeric, played smallint, sim_seconds integer, finished_at timestamptz)
language sql stable set search_path = ''
as $$
  with items as (
    select i.position from public.form_items i where i.form_id = form_id_param and i.void_reason is null
  ),
  best_of as (
    select least(f.best_of, (select count(*) from items)) as size
    from public.forms f where f.id = form_id_param and f.purpose = 'ranked'
  ),
  results as (
    select e.score, e.sim_seconds, e.finished_at,
      row_number() over (order by e.score desc, e.sim_seconds, e.finished_at) as at
    from public.form_attempts a
    join public.form_results e on e.attempt_id = a.id
    join items on items.position = e.position
    where a.form_id = form_id_param and a.user_id = user_id_param and a.number = 1
      and not exists (
        select from public.review_decisions d where d.attempt_id = a.id and d.outcome = 'void-entry'
      )
  )
  select
    round(avg(r.score), 2), (select count(*) from results)::smallint, sum(r.sim_seconds)::integer, max(r.finished_at)
  from results r
  join best_of b on r.at <= b.size
  group by b.size
  having count(*) = b.size
$$;

-- Brings a person's entry of a week in line with their results, and those of later weeks, whose ratings follow from it.
create function private.refresh_weeks_since(form_id_param uuid, user_id_param uuid) returns void
language sql security definer set search_path = ''
as $$
  select private.refresh_board_entry(form_id_param, user_id_param);
  select private.refresh_board_entry(e.form_id, e.user_id)
  from public.forms since
  join public.forms f on f.purpose = 'ranked' and f.opens_at > since.opens_at
  join public.board_entries e on e.form_id = f.id and e.user_id = user_id_param
  where since.id = form_id_param
    and (select i.simulation from public.form_items i where i.form_id = f.id order by i.position limit 1)
      = (select i.simulation from public.form_items i where i.form_id = since.id order by i.position limit 1);
$$;
comment on function private.refresh_weeks_since(uuid, uuid) is 'Brings a person''s entries from a week on in line with their results.';

create or replace function private.enter_without_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_weeks_since(a.form_id, a.user_id)
  from public.form_attempts a
  join public.forms f on f.id = a.form_id and f.purpose = 'ranked'
  where a.form_id = new.form_id;
  return null;
end
$$;

create function private.enter_without_entry() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.item_scores s
  set people = s.people - 1
  from public.form_attempts a
  join public.form_results r on r.attempt_id = a.id
  where a.id = new.attempt_id and a.number = 1
    and (s.form_id, s.position, s.score) = (a.form_id, r.position, r.score);
  perform private.refresh_weeks_since(a.form_id, a.user_id)
  from public.form_attempts a
  join public.forms f on f.id = a.form_id and f.purpose = 'ranked'
  where a.id = new.attempt_id;
  return null;
end
$$;
comment on function private.enter_without_entry() is 'Row trigger: a voided entry is on no board, in no median and in no rating.';

create trigger review_decisions_enter_board
  after insert on public.review_decisions
  for each row when (new.outcome = 'void-entry')
  execute function private.enter_without_entry();

-- As before, and what is played of an attempt that was voided counts in no median either.
create or replace function private.count_item_score() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.item_scores as s (form_id, position, score, people)
  select a.form_id, new.position, new.score, 1
  from public.form_attempts a
  join public.forms f on f.id = a.form_id and f.purpose = 'ranked'
  where a.id = new.attempt_id and a.number = 1
    and not exists (
      select from public.review_decisions d where d.attempt_id = a.id and d.outcome = 'void-entry'
    )
  on conflict (form_id, position, score) do update set people = s.people + 1;
  return null;
end
$$;

/*
 * The ranked weeks of the caller that do not count, because somebody decided so: [{form_id, reason}].
 */
create function private.read_voided_weeks() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_active_caller() then
    raise exception 'The account is deactivated.' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('form_id', f.id, 'reason', d.reason) order by f.opens_at desc), '[]'::jsonb)
    from public.form_attempts a
    join public.forms f on f.id = a.form_id and f.purpose = 'ranked'
    join public.review_decisions d on d.attempt_id = a.id and d.outcome = 'void-entry'
    where a.user_id = (select auth.uid())
  );
end
$$;

create function private.attempt_facts(attempt public.form_attempts) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'attempt_id', attempt.id,
    'name', (select m.pseudonym from public.board_members m where m.user_id = attempt.user_id),
    'begun_at', attempt.begun_at,
    'played', (select count(*) from public.form_results r where r.attempt_id = attempt.id),
    'score', coalesce(
      (select e.score from public.competition_entries e where e.attempt_id = attempt.id),
      (select e.score from public.board_entries e where (e.form_id, e.user_id) = (attempt.form_id, attempt.user_id))
    ),
    'void_reason', (
      select d.reason from public.review_decisions d where d.attempt_id = attempt.id and d.outcome = 'void-entry'
    )
  )
$$;
comment on function private.attempt_facts(public.form_attempts) is 'What an administrator may know of an attempt in a ranking: never whose it is.';

-- As before, and of a ranked week too.
create or replace function private.list_competition_attempts(form_id_param uuid, below_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 50;
begin
  perform private.assert_reviewer();
  return (
    select coalesce(jsonb_agg(private.attempt_facts(p.attempt) order by p.id), '[]'::jsonb)
    from (
      select a as attempt, a.id
      from public.form_attempts a
      join public.forms f on f.id = a.form_id and f.purpose in ('ranked', 'competition')
      where a.form_id = form_id_param and (below_param is null or a.id > below_param)
      order by a.id
      limit page_size
    ) p
  );
end
$$;
create index form_attempts_form_id_id_idx on public.form_attempts (form_id, id);

-- The attempt of the person of this name at a ranked week or a competition, for administrators; null for nobody.
create function private.find_attempt(form_id_param uuid, name_param text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_reviewer();
  return (
    select private.attempt_facts(a)
    from public.board_members m
    join public.form_attempts a on a.user_id = m.user_id and a.form_id = form_id_param and a.number = 1
    join public.forms f on f.id = a.form_id and f.purpose in ('ranked', 'competition')
    -- Names are words of a list, each with a capital.
    where m.pseudonym = initcap(btrim(name_param))
  );
end
$$;

-- Tests that were played faster than hands are reviewed too.
alter table private.run_flags add column is_open boolean not null default true;
comment on column private.run_flags.is_open is 'Nobody has decided about it.';
create index run_flags_open_idx on private.run_flags (flagged_at, run_id) where is_open;
comment on column public.review_decisions.review_id is 'The flag, the dispute or the flagged test that was decided; null: an administrator came upon it. No foreign key, for the same reason.';

create or replace function private.guard_decision() returns trigger
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
    union all
    select from public.simulation_runs r where r.id = new.review_id and r.user_id = new.actor_id
  ) then
    raise exception 'Somebody else decides about what is yours.' using errcode = 'PT403', hint = 'own-review';
  end if;
  return new;
end
$$;

/*
 * A page of what is to be reviewed, oldest first, from after this one on (null: from the oldest): [{id, what: flag or dispute, at,
 * kind, details, reason, simulation, subject, form_id, purpose, title, opens_at, closes_at, positions, attempt_id, name}]. A flag
 * without a form is of a plain test; its id is that of the run.
 */
create or replace function private.list_reviews(after_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 20;
  after_at timestamptz := timestamptz '-infinity';
  first_id constant uuid := coalesce(after_param, '00000000-0000-0000-0000-000000000000');
begin
  perform private.assert_reviewer();
  if after_param is not null then
    select coalesce(
      (select f.raised_at from public.review_flags f where f.id = after_param),
      (select d.sent_at from public.disputes d where d.id = after_param),
      (select p.flagged_at from private.run_flags p where p.run_id = after_param)
    ) into after_at;
  end if;
  return (
    with flags as (
      select f.id, 'flag' as what, f.raised_at as at, f.kind, f.details, null::text as reason, f.attempt_id,
        a.form_id, a.user_id, f.details -> 'positions' as positions, null::text as simulation, null::text as subject
      from public.review_flags f
      join public.form_attempts a on a.id = f.attempt_id
      where f.is_open and (f.raised_at, f.id) > (after_at, first_id)
      order by f.raised_at, f.id
      limit page_size
    ),
    disputed as (
      select d.id, 'dispute' as what, d.sent_at as at, null::text as kind, null::jsonb as details, d.reason,
        (select a.id from public.form_attempts a where a.form_id = d.form_id and a.user_id = d.user_id order by a.number limit 1)
          as attempt_id,
        d.form_id, d.user_id, case when d.position is null then '[]'::jsonb else jsonb_build_array(d.position) end as positions,
        d.simulation, d.subject
      from public.disputes d
      where d.is_open and (d.sent_at, d.id) > (after_at, first_id)
      order by d.sent_at, d.id
      limit page_size
    ),
    -- Those of a form have flags of their attempt.
    tests as (
      select p.run_id as id, 'flag' as what, p.flagged_at as at, 'pace' as kind,
        jsonb_build_object('commands', p.commands, 'pauses', p.pauses) as details, null::text as reason, null::uuid as attempt_id,
        null::uuid as form_id, r.user_id, '[]'::jsonb as positions, r.simulation, r.report ->> 'story' as subject
      from private.run_flags p
      join public.simulation_runs r on r.id = p.run_id and r.form_attempt_id is null
      where p.is_open and (p.flagged_at, p.run_id) > (after_at, first_id)
      order by p.flagged_at, p.run_id
      limit page_size
    ),
    page as (
      select * from (select * from flags union all select * from disputed union all select * from tests) all_kinds
      order by at, id limit page_size
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', p.id, 'what', p.what, 'at', p.at, 'kind', p.kind, 'details', p.details, 'reason', p.reason,
          'simulation', coalesce(
            p.simulation, (select i.simulation from public.form_items i where i.form_id = p.form_id order by i.position limit 1)
          ),
          'subject', p.subject, 'form_id', p.form_id,
          'purpose', f.purpose, 'title', c.title, 'opens_at', f.opens_at, 'closes_at', f.closes_at, 'positions', p.positions,
          'attempt_id', p.attempt_id, 'name', m.pseudonym
        )
        order by p.at, p.id
      ),
      '[]'::jsonb
    )
    from page p
    left join public.forms f on f.id = p.form_id
    left join public.competitions c on c.form_id = p.form_id
    left join public.board_members m on m.user_id = p.user_id
  );
end
$$;

/*
 * A page of decisions, the newest first, from below this one on: [{id, decided_at, by, outcome, reason, about, simulation, title,
 * opens_at, position, name}]. About says what was reviewed: flag, dispute, or null where an administrator came upon it.
 */
create or replace function private.list_decisions(below_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 20;
  above timestamptz := timestamptz 'infinity';
begin
  perform private.assert_reviewer();
  if below_param is not null then
    select d.decided_at into strict above from public.review_decisions d where d.id = below_param;
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(p) order by p.decided_at desc, p.id), '[]'::jsonb)
    from (
      select d.id, d.decided_at, o.full_name as by, d.outcome, d.reason,
        case
          when exists (select from public.disputes x where x.id = d.review_id) then 'dispute'
          when d.review_id is not null then 'flag'
        end as about,
        (select i.simulation from public.form_items i where i.form_id = d.form_id order by i.position limit 1) as simulation,
        c.title, f.opens_at, d.position,
        (
          select m.pseudonym
          from public.form_attempts a join public.board_members m on m.user_id = a.user_id
          where a.id = coalesce(d.attempt_id, (select x.attempt_id from public.review_flags x where x.id = d.review_id))
        ) as name
      from public.review_decisions d
      left join public.profiles o on o.id = d.actor_id
      left join public.forms f on f.id = d.form_id
      left join public.competitions c on c.form_id = d.form_id
      where d.decided_at < above
      order by d.decided_at desc, d.id
      limit page_size
    ) p
  );
end
$$;

/*
 * As before, and an entry of a ranked week can be voided like one of a competition; about a flagged test nothing can be decided but
 * that it was read (keep).
 */
create or replace function private.decide_review(
  outcome_param text,
  reason_param text,
  review_id_param uuid,
  form_id_param uuid,
  position_param smallint,
  attempt_id_param uuid
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  form uuid := form_id_param;
  attempt uuid := attempt_id_param;
begin
  perform private.assert_reviewer();
  if review_id_param is not null then
    select x.form_id, x.attempt_id into form, attempt
    from (
      select a.form_id, a.id as attempt_id
      from public.review_flags f join public.form_attempts a on a.id = f.attempt_id
      where f.id = review_id_param
      union all
      select d.form_id,
        (select a.id from public.form_attempts a where a.form_id = d.form_id and a.user_id = d.user_id order by a.number limit 1)
      from public.disputes d
      where d.id = review_id_param
      union all
      select null, null
      from private.run_flags p join public.simulation_runs r on r.id = p.run_id and r.form_attempt_id is null
      where p.run_id = review_id_param
    ) x;
    if not found then
      raise exception 'There is nothing of this to review.' using errcode = 'PT404';
    end if;
  elsif attempt is not null then
    select a.form_id into form from public.form_attempts a where a.id = attempt;
  end if;
  insert into public.review_decisions (actor_id, outcome, reason, review_id, form_id, position, attempt_id)
  values (
    (select auth.uid()), outcome_param, reason_param, review_id_param, form,
    case outcome_param when 'void-item' then position_param end,
    case outcome_param when 'void-entry' then attempt end
  );
  update public.review_flags f set is_open = false where f.id = review_id_param;
  update public.disputes d set is_open = false where d.id = review_id_param;
  update private.run_flags p set is_open = false where p.run_id = review_id_param;
  if outcome_param = 'void-item' then
    if exists (
      select from public.form_items i
      where i.form_id = form and i.position = position_param and i.void_reason is not null
    ) then
      raise exception 'This is void already.' using errcode = 'PT409', hint = 'already-void';
    end if;
    update public.form_items i
    set void_reason = btrim(reason_param)
    from public.forms f
    where f.id = i.form_id and f.purpose in ('ranked', 'competition') and i.form_id = form and i.position = position_param;
    if not found then
      raise exception 'There is nothing of this to review.' using errcode = 'PT404';
    end if;
  elsif outcome_param = 'void-entry' and not exists (
    select from public.forms f where f.id = form and f.purpose in ('ranked', 'competition')
  ) then
    raise exception 'There is nothing of this to review.' using errcode = 'PT404';
  end if;
exception when unique_violation then
  raise exception 'Somebody has decided this already.' using errcode = 'PT409', hint = 'already-decided';
end
$$;

/*
 * A run of a ranking that is over, for an administrator who reviews it: what `read_watched_run` answers, of anybody with a name, whether
 * they agreed to show it to everybody or not. Null while somebody may still play its case: administrators take part too.
 */
create function private.read_reviewed_run(form_id_param uuid, position_param smallint, pseudonym_param text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  return (
    select jsonb_build_object(
      'simulation', r.simulation,
      'scenario_id', r.scenario_id,
      'seed', r.seed,
      'rules_version', r.rules_version,
      'commands', (
        select coalesce(jsonb_agg(c.command order by c.seq), '[]'::jsonb) from public.run_commands c where c.run_id = r.id
      )
    )
    from public.board_members m
    join public.form_attempts a on a.user_id = m.user_id and a.form_id = form_id_param and a.number = 1
    join public.forms f on f.id = a.form_id and f.purpose in ('ranked', 'competition') and f.closes_at <= now()
    join public.simulation_runs r
      on r.form_attempt_id = a.id and r.form_position = position_param and r.status in ('finished', 'expired')
    where m.pseudonym = pseudonym_param
  );
end
$$;

-- As before, and reviewers read of which story it is: a case has no name in any list.
create or replace function private.dispute_run(run_id_param uuid, reason_param text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  most_a_day constant integer := 20;
  caller constant uuid := auth.uid();
begin
  if not private.is_active_caller() then
    raise exception 'The account is deactivated.' using errcode = '42501';
  end if;
  -- One person's disputes wait for each other here.
  perform pg_advisory_xact_lock(hashtextextended('dispute' || caller::text, 0));
  if (
    select count(*) from public.disputes d where d.user_id = caller and d.sent_at > now() - interval '1 day'
  ) >= most_a_day then
    raise exception 'You have disputed a lot today. Try again tomorrow.' using errcode = 'PT429';
  end if;
  insert into public.disputes (user_id, run_id, simulation, subject, form_id, position, reason)
  select caller, r.id, r.simulation, r.subject, r.form_id, r.position, reason_param
  from (
    -- The case of a form's run may still be hidden, from reviewers as well: they take part too.
    select t.id, t.simulation, case when a.id is null then t.report ->> 'story' end as subject, a.form_id, t.form_position as position
    from public.simulation_runs t
    left join public.form_attempts a on a.id = t.form_attempt_id
    where t.id = run_id_param and t.user_id = caller and t.status in ('finished', 'expired')
    union all
    select p.id, p.simulation, p.story, null, null
    from public.practice_runs p
    where p.id = run_id_param and p.user_id = caller and p.status = 'finished'
  ) r;
  if not found then
    raise exception 'This run is not yours, or not over.' using errcode = 'PT404';
  end if;
exception when unique_violation then
  raise exception 'You have disputed this already.' using errcode = 'PT409', hint = 'already-disputed';
end
$$;

comment on column public.disputes.subject is 'Of which story it was, for whoever reviews it; null for a run of a form, whose case may still be hidden, and for a shift.';

create function public.read_voided_weeks() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_voided_weeks() $$;
comment on function public.read_voided_weeks() is 'The ranked weeks of the caller that do not count, with the reason: [{form_id, reason}].';

create function public.find_attempt(form_id_param uuid, name_param text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.find_attempt(form_id_param, name_param) $$;
comment on function public.find_attempt(uuid, text) is 'The attempt of the person of this name at a ranked week or a competition; for administrators.';

create function public.read_reviewed_run(form_id_param uuid, position_param smallint, pseudonym_param text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_reviewed_run(form_id_param, position_param, pseudonym_param) $$;
comment on function public.read_reviewed_run(uuid, smallint, text) is 'A run of a ranking that is over, for a reviewer; for the referee alone.';

comment on function public.list_competition_attempts(uuid, uuid) is 'A page of who takes part in a competition or a ranked week, by pseudonym; for administrators.';

revoke all on function
  private.refresh_weeks_since(uuid, uuid), private.enter_without_entry(), private.attempt_facts(public.form_attempts),
  private.read_voided_weeks(), public.read_voided_weeks(),
  private.find_attempt(uuid, text), public.find_attempt(uuid, text),
  private.read_reviewed_run(uuid, smallint, text), public.read_reviewed_run(uuid, smallint, text)
from public, anon, authenticated, service_role;
grant execute on function
  private.read_reviewed_run(uuid, smallint, text), public.read_reviewed_run(uuid, smallint, text)
to service_role;
