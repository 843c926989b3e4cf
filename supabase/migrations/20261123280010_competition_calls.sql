-- How competitions are made, listed and reviewed. People read, administrators make and decide, the product's functions raise flags.

create function private.assert_reviewer() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if coalesce(private.caller_role(), 'user') not in ('admin', 'super_admin') then
    raise exception 'Only administrators may do this.' using errcode = 'PT403', hint = 'not_admin';
  end if;
end
$$;
comment on function private.assert_reviewer() is 'Refuses everybody who is no administrator.';

/*
 * Makes a competition: competition {title, simulation, opens_at, closes_at, run_minutes, items, practice}, of which items are
 * [{family}] with '' for any. The same limits as competitionForm in src/core/contracts/competitions.ts. 22023 for what is out of
 * them. What each item deals is drawn when the first person plays it.
 */
create function private.make_competition(competition_param jsonb) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  given record;
  stories integer;
  made uuid;
begin
  perform private.assert_reviewer();
  select * into given from jsonb_to_record(competition_param) as c (
    title text, simulation text, opens_at timestamptz, closes_at timestamptz, run_minutes integer, items jsonb, practice text[]
  );
  stories := case given.simulation when 'hardware' then 1 when 'ticketing' then 3 end;
  if stories is null
    or (given.opens_at > now() and given.opens_at < now() + interval '366 days') is not true
    or (given.closes_at - given.opens_at between interval '1 hour' and interval '14 days') is not true
    or (
      given.simulation = 'hardware' and given.run_minutes between 10 and 30
      or given.simulation = 'ticketing' and given.run_minutes between 8 and 15
    ) is not true
    or jsonb_typeof(given.items) is distinct from 'array'
    or jsonb_array_length(given.items) not between 1 and 6
    or exists (
      select from jsonb_array_elements(given.items) i
      where coalesce(i ->> 'family', '?') not in (
        '', 'F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'accounts', 'mail', 'network', 'printing', 'endpoint'
      )
    )
  then
    raise exception 'A competition cannot be like this.' using errcode = '22023';
  end if;
  insert into public.forms (
    purpose, code, version, opens_at, closes_at, attempts, run_length, score_shown, case_shown
  )
  values (
    'competition', 'competition-' || gen_random_uuid(), 1, given.opens_at, given.closes_at, 1,
    make_interval(mins => given.run_minutes), 'run-over', 'window-over'
  )
  returning id into made;
  insert into public.form_items (form_id, position, simulation, seeds)
  select made, i.at, given.simulation, 'shared'
  from jsonb_array_elements(given.items) with ordinality as i (item, at);
  insert into private.form_draws (form_id, position, request)
  select made, i.at,
    jsonb_build_object('count', stories)
      || case i.item ->> 'family' when '' then '{}'::jsonb else jsonb_build_object('families', jsonb_build_array(i.item -> 'family')) end
  from jsonb_array_elements(given.items) with ordinality as i (item, at);
  insert into public.competitions (form_id, title, simulation, practice)
  values (made, given.title, given.simulation, given.practice);
  return made;
end
$$;

/*
 * A page of competitions, the one that closes last first, from below this one on (null: from the top): [{id, title, simulation,
 * opens_at, closes_at, run_minutes, practice, items: [{position, void_reason}], people, own}]. own is the caller's attempt
 * {attempt_id, is_over, is_listed, score, played, place, void_reason}, its place only when the window is over; null before they
 * began one.
 */
create function private.list_competitions(below_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 20;
  above_closes timestamptz := timestamptz 'infinity';
begin
  if not private.is_active_caller() then
    raise exception 'The account is deactivated.' using errcode = '42501';
  end if;
  if below_param is not null then
    select f.closes_at into strict above_closes from public.forms f where f.id = below_param;
  end if;
  return (
    select coalesce(jsonb_agg(p.facts order by p.closes_at desc, p.id desc), '[]'::jsonb)
    from (
      select f.id, f.closes_at, jsonb_build_object(
        'id', f.id,
        'title', c.title,
        'simulation', c.simulation,
        'opens_at', f.opens_at,
        'closes_at', f.closes_at,
        'run_minutes', extract(epoch from f.run_length)::integer / 60,
        'practice', c.practice,
        'items', (
          select jsonb_agg(jsonb_build_object('position', i.position, 'void_reason', i.void_reason) order by i.position)
          from public.form_items i where i.form_id = f.id
        ),
        'people', (select count(*) from public.form_attempts a where a.form_id = f.id),
        'own', private.own_competition(f, (select auth.uid()))
      ) as facts
      from public.forms f
      join public.competitions c on c.form_id = f.id
      where f.purpose = 'competition'
        and (f.closes_at, f.id) < (above_closes, coalesce(below_param, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      order by f.closes_at desc, f.id desc
      limit page_size
    ) p
  );
end
$$;

-- The place of an entry, from 1: whoever came to the same shares it. Closed and deactivated accounts are not counted.
create function private.competition_place(entry public.competition_entries) returns integer
language sql stable set search_path = ''
as $$
  select 1 + count(*)::integer
  from public.competition_entries e
  join public.profiles o on o.id = e.user_id and o.status
  where e.form_id = entry.form_id and (- e.score, e.sim_seconds) < (- entry.score, entry.sim_seconds)
$$;
comment on function private.competition_place(public.competition_entries) is 'The place of an entry, from 1.';

create function private.own_competition(form public.forms, user_id_param uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'attempt_id', a.id,
    'is_over', a.over_at is not null or form.closes_at <= now(),
    'is_listed', e.user_id is not null,
    'score', e.score,
    'played', coalesce(e.played, (select count(*) from public.form_results r where r.attempt_id = a.id)),
    'place', case when form.closes_at <= now() and e.user_id is not null then private.competition_place(e) end,
    'void_reason', (
      select d.reason from public.review_decisions d where d.attempt_id = a.id and d.outcome = 'void-entry'
    )
  )
  from public.form_attempts a
  left join public.competition_entries e on e.attempt_id = a.id
  where a.form_id = form.id and a.user_id = user_id_param and a.number = 1
$$;
comment on function private.own_competition(public.forms, uuid) is 'What a person may know of their own attempt at a competition; null before there is one.';

/*
 * A page of the list of a competition, from below the person of this name on (null: from the top): [{place, name, score,
 * sim_seconds, is_you}]. HTTP 409 with the hint still-open while it can be played, 404 when nobody of this name is on it any more.
 */
create function private.read_competition_page(form_id_param uuid, below_param text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 50;
  above public.competition_entries%rowtype;
  listed_above integer := 0;
begin
  if not private.is_active_caller() then
    raise exception 'The account is deactivated.' using errcode = '42501';
  end if;
  if not exists (
    select from public.competitions c join public.forms f on f.id = c.form_id where f.id = form_id_param and f.closes_at <= now()
  ) then
    raise exception 'The list is shown when nobody can play any more.' using errcode = 'PT409', hint = 'still-open';
  end if;
  above.score := 101;
  above.sim_seconds := 0;
  above.user_id := '00000000-0000-0000-0000-000000000000';
  if below_param is not null then
    select e.* into above
    from public.board_members m
    join public.competition_entries e on e.user_id = m.user_id and e.form_id = form_id_param
    where m.pseudonym = below_param;
    if above.form_id is null then
      raise exception 'The board has changed.' using errcode = 'PT404';
    end if;
    select count(*) into listed_above
    from public.competition_entries e
    join public.profiles o on o.id = e.user_id and o.status
    where e.form_id = form_id_param
      and (- e.score, e.sim_seconds, e.user_id) <= (- above.score, above.sim_seconds, above.user_id);
  end if;
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          -- Who shares a place with the last of the page before has their place; the others follow from where they stand.
          'place', case
            when (p.score, p.sim_seconds) = (above.score, above.sim_seconds) then private.competition_place(above)
            else listed_above + p.rank
          end,
          'name', p.pseudonym,
          'score', p.score,
          'sim_seconds', p.sim_seconds,
          'is_you', p.user_id = (select auth.uid())
        )
        order by p.at
      ),
      '[]'::jsonb
    )
    from (
      select e.user_id, e.score, e.sim_seconds, m.pseudonym,
        rank() over (order by - e.score, e.sim_seconds) as rank,
        row_number() over (order by - e.score, e.sim_seconds, e.user_id) as at
      from public.competition_entries e
      join public.board_members m on m.user_id = e.user_id
      join public.profiles o on o.id = e.user_id and o.status
      where e.form_id = form_id_param
        and (- e.score, e.sim_seconds, e.user_id) > (- above.score, above.sim_seconds, above.user_id)
      order by - e.score, e.sim_seconds, e.user_id
      limit page_size
    ) p
  );
end
$$;

/*
 * A page of who takes part, for administrators, in the order of their attempts' ids: [{attempt_id, name, begun_at, played, score,
 * void_reason}]; the name is null for whoever is on no board.
 */
create function private.list_competition_attempts(form_id_param uuid, below_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 50;
begin
  perform private.assert_reviewer();
  return (
    select coalesce(jsonb_agg(to_jsonb(p) order by p.attempt_id), '[]'::jsonb)
    from (
      select a.id as attempt_id, m.pseudonym as name, a.begun_at,
        (select count(*) from public.form_results r where r.attempt_id = a.id) as played,
        e.score, d.reason as void_reason
      from public.form_attempts a
      join public.competitions c on c.form_id = a.form_id
      left join public.board_members m on m.user_id = a.user_id
      left join public.competition_entries e on e.attempt_id = a.id
      left join public.review_decisions d on d.attempt_id = a.id and d.outcome = 'void-entry'
      where a.form_id = form_id_param and (below_param is null or a.id > below_param)
      order by a.id
      limit page_size
    ) p
  );
end
$$;

/*
 * Says that something is wrong with what the caller played: a test or a practice job of theirs that is over. HTTP 404 for any other
 * run, 409 already-disputed, 429 after 20 in a day.
 */
create function private.dispute_run(run_id_param uuid, reason_param text) returns void
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
    select t.id, t.simulation, case when a.id is null then t.scenario_id end as subject, a.form_id, t.form_position as position
    from public.simulation_runs t
    left join public.form_attempts a on a.id = t.form_attempt_id
    where t.id = run_id_param and t.user_id = caller and t.status in ('finished', 'expired')
    union all
    select p.id, p.simulation, p.scenario_id, null, null
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

-- What the caller disputed in this run, and what came of it: {reason, sent_at, outcome, answer}; null for nothing.
create function private.read_dispute(run_id_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_active_caller() then
    raise exception 'The account is deactivated.' using errcode = '42501';
  end if;
  return (
    select jsonb_build_object('reason', d.reason, 'sent_at', d.sent_at, 'outcome', x.outcome, 'answer', x.reason)
    from public.disputes d
    left join public.review_decisions x on x.review_id = d.id
    where d.user_id = (select auth.uid()) and d.run_id = run_id_param
  );
end
$$;

/*
 * A page of what is to be reviewed, oldest first, from after this one on (null: from the oldest): [{id, what: flag or dispute, at,
 * kind, details, reason, simulation, subject, form_id, purpose, title, positions, attempt_id, name}].
 */
create function private.list_reviews(after_param uuid) returns jsonb
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
      (select d.sent_at from public.disputes d where d.id = after_param)
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
    page as (
      select * from (select * from flags union all select * from disputed) both_kinds order by at, id limit page_size
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', p.id, 'what', p.what, 'at', p.at, 'kind', p.kind, 'details', p.details, 'reason', p.reason,
          'simulation', coalesce(p.simulation, c.simulation), 'subject', p.subject, 'form_id', p.form_id,
          'purpose', f.purpose, 'title', c.title, 'opens_at', f.opens_at, 'positions', p.positions,
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

-- A page of decisions, the newest first, from below this one on: [{id, decided_at, by, outcome, reason, title, position}].
create function private.list_decisions(below_param uuid) returns jsonb
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
      select d.id, d.decided_at, o.full_name as by, d.outcome, d.reason, c.title, d.position
      from public.review_decisions d
      left join public.profiles o on o.id = d.actor_id
      left join public.competitions c on c.form_id = d.form_id
      where d.decided_at < above
      order by d.decided_at desc, d.id
      limit page_size
    ) p
  );
end
$$;

/*
 * An administrator decides, for a reason of 10 to 500 characters that is kept (23514 without one): about a flag or a dispute, or,
 * without one, about an item or an attempt that they name. HTTP 404 for what there is not; 409 already-decided or already-void;
 * 403 own-review for what is their own.
 */
create function private.decide_review(
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
    select from public.competitions c where c.form_id = form
  ) then
    raise exception 'There is nothing of this to review.' using errcode = 'PT404';
  end if;
exception when unique_violation then
  raise exception 'Somebody has decided this already.' using errcode = 'PT409', hint = 'already-decided';
end
$$;

/*
 * What the runs of an attempt tell of how they were played: [{position, simulation, report, sent_at, same_log_in}], sent_at in ms
 * since 1970; null for an attempt that is in no ranking.
 */
create function private.read_attempt_logs(attempt_id_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  return (
    select jsonb_agg(
      jsonb_build_object(
        'position', r.form_position,
        'simulation', r.simulation,
        'report', r.report,
        'sent_at', coalesce(
          (
            select jsonb_agg(floor(extract(epoch from c.sent_at) * 1000)::bigint order by c.seq)
            from public.run_commands c where c.run_id = r.id
          ),
          '[]'::jsonb
        ),
        'same_log_in', coalesce(
          (
            select jsonb_agg(other.attempt_id order by other.attempt_id)
            from private.run_fingerprints own
            join private.run_fingerprints other
              on (other.form_id, other.position, other.log_hash) = (own.form_id, own.position, own.log_hash)
              and other.attempt_id <> own.attempt_id
            where own.run_id = r.id
          ),
          '[]'::jsonb
        )
      )
      order by r.form_position
    )
    from public.form_attempts a
    join public.forms f on f.id = a.form_id and f.purpose in ('ranked', 'competition')
    join public.simulation_runs r on r.form_attempt_id = a.id and r.status in ('finished', 'expired')
    where a.id = attempt_id_param
  );
end
$$;

-- Puts an attempt down for review: flags [{kind, ...details}]. One that is decided stays decided.
create function private.raise_flags(attempt_id_param uuid, flags_param jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  insert into public.review_flags as f (attempt_id, kind, details)
  select attempt_id_param, g.flag ->> 'kind', g.flag - 'kind'
  from jsonb_array_elements(flags_param) as g (flag)
  on conflict (attempt_id, kind) do update set details = excluded.details where f.is_open;
end
$$;

create function public.make_competition(competition_param jsonb) returns uuid
language sql volatile security invoker set search_path = ''
as $$ select private.make_competition(competition_param) $$;
comment on function public.make_competition(jsonb) is 'Makes a competition: its id. For administrators (PT403 otherwise); 22023 or 23514 for what is out of its limits.';

create function public.list_competitions(below_param uuid default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_competitions(below_param) $$;
comment on function public.list_competitions(uuid) is 'A page of competitions with the caller''s own attempt, the one that closes last first.';

create function public.read_competition_page(form_id_param uuid, below_param text default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_competition_page(form_id_param, below_param) $$;
comment on function public.read_competition_page(uuid, text) is 'A page of the list of a competition that is over: [{place, name, score, sim_seconds, is_you}].';

create function public.list_competition_attempts(form_id_param uuid, below_param uuid default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_competition_attempts(form_id_param, below_param) $$;
comment on function public.list_competition_attempts(uuid, uuid) is 'A page of who takes part in a competition, by pseudonym; for administrators.';

create function public.dispute_run(run_id_param uuid, reason_param text) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.dispute_run(run_id_param, reason_param) $$;
comment on function public.dispute_run(uuid, text) is 'Says that something is wrong with what the caller played. 404, 409 already-disputed, 429; 23514 for a reason that is too short or too long.';

create function public.read_dispute(run_id_param uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_dispute(run_id_param) $$;
comment on function public.read_dispute(uuid) is 'What the caller disputed in a run, and what came of it; null for nothing.';

create function public.list_reviews(after_param uuid default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_reviews(after_param) $$;
comment on function public.list_reviews(uuid) is 'A page of flags and disputes that nobody has decided, oldest first; for administrators.';

create function public.list_decisions(below_param uuid default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_decisions(below_param) $$;
comment on function public.list_decisions(uuid) is 'A page of decisions, the newest first; for administrators.';

create function public.decide_review(
  outcome_param text,
  reason_param text,
  review_id_param uuid default null,
  form_id_param uuid default null,
  position_param smallint default null,
  attempt_id_param uuid default null
) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.decide_review(
    outcome_param, reason_param, review_id_param, form_id_param, position_param, attempt_id_param
  )
$$;
comment on function public.decide_review(text, text, uuid, uuid, smallint, uuid) is 'Decides about a flag, a dispute, an item or an attempt, for a reason that is kept; for administrators.';

create function public.read_attempt_logs(attempt_id_param uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_attempt_logs(attempt_id_param) $$;
comment on function public.read_attempt_logs(uuid) is 'How the runs of an attempt were played; for the referee alone.';

create function public.raise_flags(attempt_id_param uuid, flags_param jsonb) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.raise_flags(attempt_id_param, flags_param) $$;
comment on function public.raise_flags(uuid, jsonb) is 'Puts an attempt down for review; for the referee alone.';

revoke all on function
  private.assert_reviewer(),
  private.competition_place(public.competition_entries), private.own_competition(public.forms, uuid),
  private.make_competition(jsonb), public.make_competition(jsonb),
  private.list_competitions(uuid), public.list_competitions(uuid),
  private.read_competition_page(uuid, text), public.read_competition_page(uuid, text),
  private.list_competition_attempts(uuid, uuid), public.list_competition_attempts(uuid, uuid),
  private.dispute_run(uuid, text), public.dispute_run(uuid, text),
  private.read_dispute(uuid), public.read_dispute(uuid),
  private.list_reviews(uuid), public.list_reviews(uuid),
  private.list_decisions(uuid), public.list_decisions(uuid),
  private.decide_review(text, text, uuid, uuid, smallint, uuid), public.decide_review(text, text, uuid, uuid, smallint, uuid),
  private.read_attempt_logs(uuid), public.read_attempt_logs(uuid),
  private.raise_flags(uuid, jsonb), public.raise_flags(uuid, jsonb)
from public, anon, authenticated, service_role;

grant execute on function
  private.read_attempt_logs(uuid), public.read_attempt_logs(uuid), private.raise_flags(uuid, jsonb), public.raise_flags(uuid, jsonb)
to service_role;
