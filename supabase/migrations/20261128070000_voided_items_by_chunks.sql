-- A voided item is worked out for everybody in chunks of people, each of them one statement: person by person a week of 100,000 took
-- hours, and in one statement some seconds. The first chunk is part of the decision, the others follow on call; all but the largest
-- weeks are done with the first.

-- No row security, for the reason given in the demo_usage migration.
create table private.recounts (
  form_id uuid primary key references public.forms (id) on delete cascade,
  done_to uuid not null
);
comment on table private.recounts is 'Rankings with a voided item that is not worked out for everybody yet.';
comment on column private.recounts.form_id is 'The ranked week or the competition.';
comment on column private.recounts.done_to is 'The last person, in the order of their ids, for whom it is.';
revoke all on private.recounts from public, anon, authenticated, service_role;

/*
 * `private.week_standing` of everybody in this range of people, for several weeks at once; a test compares them. Of weeks in which a person
 * is listed only if that is asked for: those are in `board_entries` already.
 */
create function private.week_standings(form_ids_param uuid[], after_param uuid, up_to_param uuid, with_listed_param boolean)
returns table (form_id uuid, user_id uuid, score numeric, played smallint, sim_seconds integer, finished_at timestamptz)
language sql stable set search_path = ''
as $$
  with items as (
    select i.form_id, i.position, least(f.best_of, count(*) over (partition by i.form_id)) as size
    from public.forms f
    join public.form_items i on i.form_id = f.id and i.void_reason is null
    where f.id = any (form_ids_param) and f.purpose = 'ranked'
  ),
  results as (
    select a.form_id, a.user_id, e.score, e.sim_seconds, e.finished_at, i.size,
      row_number() over (partition by a.id order by e.score desc, e.sim_seconds, e.finished_at) as at,
      count(*) over (partition by a.id) as played
    from public.form_attempts a
    join public.form_results e on e.attempt_id = a.id
    join items i on i.form_id = a.form_id and i.position = e.position
    where a.form_id = any (form_ids_param) and a.user_id > after_param and a.user_id <= up_to_param and a.number = 1
      and not exists (
        select from public.review_decisions d where d.attempt_id = a.id and d.outcome = 'void-entry'
      )
      and (
        with_listed_param
        or not exists (select from public.board_entries b where b.form_id = a.form_id and b.user_id = a.user_id)
      )
  )
  select r.form_id, r.user_id, round(avg(r.score), 2), max(r.played)::smallint, sum(r.sim_seconds)::integer, max(r.finished_at)
  from results r
  where r.at <= r.size
  group by r.form_id, r.user_id, r.size
  having count(*) = r.size
$$;
comment on function private.week_standings(uuid[], uuid, uuid, boolean) is 'What ranked weeks come to for a range of people.';

/*
 * Brings the ratings of a range of people in line with what a week and those after it come to now: `private.board_rating` of them all; a
 * test compares them.
 */
create function private.rate_anew(form_id_param uuid, after_param uuid, up_to_param uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  opened constant timestamptz := (select f.opens_at from public.forms f where f.id = form_id_param);
  weeks constant uuid[] := array(
    select f.id from public.forms f
    where f.purpose = 'ranked'
      and (select i.simulation from public.form_items i where i.form_id = f.id order by i.position limit 1)
        = (select i.simulation from public.form_items i where i.form_id = form_id_param order by i.position limit 1)
  );
begin
  with people as (
    select a.user_id from public.form_attempts a
    where a.form_id = form_id_param and a.user_id > after_param and a.user_id <= up_to_param and a.number = 1
  ),
  scores as (
    select b.user_id, b.form_id, b.score
    from people p
    join public.board_entries b on b.user_id = p.user_id and b.form_id = any (weeks)
    union all
    select w.user_id, w.form_id, w.score
    from private.week_standings(weeks, after_param, up_to_param, false) w
    join people p on p.user_id = w.user_id
  ),
  rolling as (
    select s.user_id, avg(s.score) over (by_time rows between 3 preceding and current row) as mean,
      row_number() over by_time as at, count(*) over (partition by s.user_id) as played
    from scores s
    join public.forms f on f.id = s.form_id
    window by_time as (partition by s.user_id order by f.opens_at, f.id)
  ),
  ratings as (
    select r.user_id, round(max(r.mean), 2) as rating
    from rolling r where r.at >= least(4, r.played)
    group by r.user_id
  )
  update public.board_entries e
  set rating = r.rating
  from ratings r
  where e.user_id = r.user_id and e.rating is distinct from r.rating
    and e.form_id in (
      select f.id from public.forms f where f.id = any (weeks) and (f.id = form_id_param or f.opens_at > opened)
    );
end
$$;
comment on function private.rate_anew(uuid, uuid, uuid) is 'Brings the ratings of a range of people in line with a week and those after it.';

-- `private.competition_standing` of everybody in this range of people; a test compares them.
create function private.competition_standings(form_id_param uuid, after_param uuid, up_to_param uuid)
returns table (user_id uuid, score numeric, played smallint, sim_seconds integer)
language sql stable set search_path = ''
as $$
  select a.user_id,
    round(sum(e.score)::numeric
      / (select count(*) from public.form_items i where i.form_id = form_id_param and i.void_reason is null), 2),
    count(*)::smallint,
    sum(e.sim_seconds)::integer
  from public.form_attempts a
  join public.form_results e on e.attempt_id = a.id
  join public.form_items i on i.form_id = a.form_id and i.position = e.position and i.void_reason is null
  where a.form_id = form_id_param and a.user_id > after_param and a.user_id <= up_to_param and a.number = 1
    and not exists (
      select from public.review_decisions d where d.attempt_id = a.id and d.outcome = 'void-entry'
    )
  group by a.user_id
$$;
comment on function private.competition_standings(uuid, uuid, uuid) is 'What a range of people came to in a competition.';

-- Works a ranking out anew for the next people after this one: the last of them, or whoever is last of all.
create function private.recount_chunk(form_id_param uuid, after_param uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  people constant integer := 2500;
  everybody constant uuid := uuid 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  up_to constant uuid := coalesce(
    (
      select a.user_id from public.form_attempts a
      where a.form_id = form_id_param and a.user_id > after_param and a.number = 1
      order by a.user_id offset people - 1 limit 1
    ),
    everybody
  );
begin
  -- Nobody's attempt waits for an item that was voided.
  update public.form_attempts a
  set over_at = now()
  where a.form_id = form_id_param and a.user_id > after_param and a.user_id <= up_to and a.over_at is null
    and not exists (
      select from public.form_items i
      where i.form_id = form_id_param and i.void_reason is null
        and not exists (select from public.form_results e where e.attempt_id = a.id and e.position = i.position)
    );
  with standings as materialized (select * from private.week_standings(array[form_id_param], after_param, up_to, true)),
  changed as (
    update public.board_entries e
    set score = s.score, played = s.played, sim_seconds = s.sim_seconds, finished_at = s.finished_at
    from standings s
    where e.form_id = form_id_param and e.user_id = s.user_id
      and (e.score, e.played, e.sim_seconds, e.finished_at) is distinct from (s.score, s.played, s.sim_seconds, s.finished_at)
  )
  delete from public.board_entries e
  where e.form_id = form_id_param and e.user_id > after_param and e.user_id <= up_to
    and not exists (select from standings s where s.user_id = e.user_id);
  perform private.rate_anew(form_id_param, after_param, up_to);
  with standings as materialized (select * from private.competition_standings(form_id_param, after_param, up_to)),
  changed as (
    update public.competition_entries e
    set score = s.score, played = s.played, sim_seconds = s.sim_seconds
    from standings s
    where e.form_id = form_id_param and e.user_id = s.user_id
      and (e.score, e.played, e.sim_seconds) is distinct from (s.score, s.played, s.sim_seconds)
  )
  delete from public.competition_entries e
  where e.form_id = form_id_param and e.user_id > after_param and e.user_id <= up_to
    and not exists (select from standings s where s.user_id = e.user_id);
  return up_to;
end
$$;
comment on function private.recount_chunk(uuid, uuid) is 'Works a ranking out anew for the next people.';

-- As a trigger, so that what it writes is known as ours (see the guards below).
create function private.go_on_recounting() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.done_to := private.recount_chunk(new.form_id, new.done_to);
  return new;
end
$$;
comment on function private.go_on_recounting() is 'Row trigger: whoever writes here works the next chunk out.';

create trigger recounts_go_on
  before insert or update on private.recounts
  for each row execute function private.go_on_recounting();

create or replace function private.enter_without_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.forms f where f.id = new.form_id and f.purpose in ('ranked', 'competition')) then
    delete from private.recounts r where r.form_id = new.form_id;
    insert into private.recounts (form_id, done_to) values (new.form_id, '00000000-0000-0000-0000-000000000000');
    delete from private.recounts r where r.done_to = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  else
    perform private.end_complete_attempts(new.form_id, null);
  end if;
  return null;
end
$$;
comment on function private.enter_without_item() is 'Row trigger: a voided item is recomputed away for everybody, or for the first of very many.';

-- Works the next chunk of a ranking out that has a voided item: whether there is more to do. For administrators.
create function private.recount_rankings() returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_reviewer();
  update private.recounts r
  set done_to = r.done_to
  -- Two pages at once share the work; the second has nothing to do where the first is at it.
  where r.form_id = (select x.form_id from private.recounts x order by x.form_id limit 1 for update skip locked);
  if not found then
    return false;
  end if;
  delete from private.recounts r where r.done_to = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  return exists (select from private.recounts);
end
$$;

create function public.recount_rankings() returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.recount_rankings() $$;
comment on function public.recount_rankings() is 'Works the next chunk of a ranking with a voided item out: whether there is more to do. Administrators.';

drop trigger form_items_end_attempts on public.form_items;
drop function private.end_attempts_without_item();
drop trigger form_items_rank_competition on public.form_items;
drop function private.rank_without_item();

-- What our own triggers write follows from the results of the very statement that they belong to; everything else is checked.
drop trigger board_entries_guard on public.board_entries;
create trigger board_entries_guard
  before insert or update on public.board_entries
  for each row when (pg_trigger_depth() = 0)
  execute function private.guard_board_entry();
drop trigger competition_entries_guard on public.competition_entries;
create trigger competition_entries_guard
  before insert or update on public.competition_entries
  for each row when (pg_trigger_depth() = 0)
  execute function private.guard_competition_entry();

revoke all on function
  private.week_standings(uuid[], uuid, uuid, boolean), private.rate_anew(uuid, uuid, uuid),
  private.competition_standings(uuid, uuid, uuid), private.recount_chunk(uuid, uuid),
  private.go_on_recounting(), private.recount_rankings(), public.recount_rankings()
from public, anon, authenticated, service_role;
