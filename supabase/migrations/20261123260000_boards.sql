-- Boards of ranked weeks. Who wants to be on them is listed under a name picked from a list; whoever leaves is on none.

create table public.board_members (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  pseudonym text not null,
  joined_at timestamptz not null default now(),
  constraint board_members_pseudonym_key unique (pseudonym),
  -- FIRST_WORDS and SECOND_WORDS in src/core/assessment/ranking/pseudonyms.ts; a test compares them.
  constraint board_members_pseudonym_listed check (
    pseudonym ~ (
      '^(Amber|Blue|Brass|Bright|Calm|Careful|Clear|Cold|Copper|Deep|Early|Even|Fair|First|Fresh|Gentle|Gold|Green|Half|High|Iron|Keen|Last|Late|Light|Long|Loose|Neat|North|Open|Patient|Plain|Quick|Quiet|Red|Round|Sharp|Short|Silver|Slow|Solid|Spare|Steady|Steel|Third|Tidy|Warm|White)'
      ' (Antenna|Bay|Beep|Bezel|Bridge|Buffer|Cable|Cache|Capacitor|Clip|Clock|Coil|Contact|Diode|Driver|Fan|Ferrite|Fuse|Ground|Header|Jumper|Keel|Label|Latch|Lead|Lens|Meter|Packet|Pin|Pixel|Probe|Rail|Relay|Riser|Router|Screw|Sensor|Signal|Sink|Socket|Solder|Spring|Standoff|Switch|Thread|Token|Trace|Via)'
      '( [2-9]| [1-9][0-9])?$'
    )
  )
);

comment on table public.board_members is 'Who is on the boards, and under which name. Written by join_board and leave_board alone.';
comment on column public.board_members.user_id is 'Who; nobody else learns it.';
comment on column public.board_members.pseudonym is 'What others see, from a list.';
comment on column public.board_members.joined_at is 'Since when.';

create table public.board_entries (
  form_id uuid not null references public.forms (id) on delete cascade,
  user_id uuid not null references public.board_members (user_id) on delete cascade,
  score numeric(5, 2) not null,
  played smallint not null,
  sim_seconds integer not null,
  finished_at timestamptz not null,
  rating numeric(5, 2) not null,
  primary key (form_id, user_id)
);

comment on table public.board_entries is 'What the members'' ranked weeks came to. Each follows from the results of refereed runs and is written by private.refresh_board_entry() alone.';
comment on column public.board_entries.form_id is 'The ranked week.';
comment on column public.board_entries.user_id is 'Whose.';
comment on column public.board_entries.score is 'Mean of the best runs, as many as the form counts.';
comment on column public.board_entries.played is 'How many runs stand behind it.';
comment on column public.board_entries.sim_seconds is 'Simulated time of the runs that count; ties go to the shorter.';
comment on column public.board_entries.finished_at is 'When the last of the runs that count ended; ties after that go to the earlier.';
comment on column public.board_entries.rating is 'The best week of this person in this simulation so far. It never falls: nobody is moved to a lower band.';

-- The order of a board, and who is rated like whom: pages and bands are read along these, never counted.
create index board_entries_order_idx on public.board_entries (form_id, (- score), sim_seconds, finished_at, user_id);
create index board_entries_rating_idx on public.board_entries (form_id, rating, user_id);
create index board_entries_user_id_idx on public.board_entries (user_id);

alter table public.board_members enable row level security;
alter table public.board_entries enable row level security;
revoke all on public.board_members, public.board_entries from public, anon, authenticated, service_role;

create policy board_members_select_own on public.board_members
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active_caller()));

create policy board_entries_select_own on public.board_entries
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active_caller()));

/*
 * What a person's ranked week comes to: the mean of the best refereed first attempts, as many as the form counts of the items
 * that are not void. No row before that many have been played. Core says the same (formResult in
 * src/core/assessment/forms/result.ts with the rules of ranking/ranked-form.ts; a test compares them).
 */
create function private.week_standing(form_id_param uuid, user_id_param uuid)
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
  )
  select
    round(avg(r.score), 2), (select count(*) from results)::smallint, sum(r.sim_seconds)::integer, max(r.finished_at)
  from results r
  join best_of b on r.at <= b.size
  group by b.size
  having count(*) = b.size
$$;
comment on function private.week_standing(uuid, uuid) is 'What a person''s ranked week comes to; no row before enough of it was played.';

-- The best week of a person in the simulation of this form; null without one.
create function private.board_rating(form_id_param uuid, user_id_param uuid) returns numeric
language sql stable set search_path = ''
as $$
  select max(w.score)
  from public.form_attempts a
  join public.forms f on f.id = a.form_id and f.purpose = 'ranked'
  cross join lateral private.week_standing(f.id, user_id_param) w
  where a.user_id = user_id_param
    and (select i.simulation from public.form_items i where i.form_id = f.id order by i.position limit 1)
      = (select i.simulation from public.form_items i where i.form_id = form_id_param order by i.position limit 1)
$$;
comment on function private.board_rating(uuid, uuid) is 'The best week of a person in the simulation of this form; null without one.';

create function private.guard_board_entry() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not exists (
    select from private.week_standing(new.form_id, new.user_id) w
    where (w.score, w.played, w.sim_seconds, w.finished_at) = (new.score, new.played, new.sim_seconds, new.finished_at)
  ) or new.rating is distinct from private.board_rating(new.form_id, new.user_id)
  then
    raise exception 'An entry is what refereed runs came to.' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.guard_board_entry() is 'Row trigger: no entry says anything but what the refereed runs of its person say.';

create trigger board_entries_guard
  before insert or update on public.board_entries
  for each row execute function private.guard_board_entry();

-- Writes a member's entry anew from their results, or takes away one that nothing stands behind any more.
create function private.refresh_board_entry(form_id_param uuid, user_id_param uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from public.board_entries e
  where e.form_id = form_id_param and e.user_id = user_id_param
    and not exists (select from private.week_standing(form_id_param, user_id_param));
  insert into public.board_entries (form_id, user_id, score, played, sim_seconds, finished_at, rating)
  select form_id_param, m.user_id, w.score, w.played, w.sim_seconds, w.finished_at,
    private.board_rating(form_id_param, user_id_param)
  from public.board_members m
  cross join private.week_standing(form_id_param, user_id_param) w
  where m.user_id = user_id_param
  on conflict (form_id, user_id) do update set
    score = excluded.score, played = excluded.played, sim_seconds = excluded.sim_seconds,
    finished_at = excluded.finished_at, rating = excluded.rating
$$;
comment on function private.refresh_board_entry(uuid, uuid) is 'Brings a member''s entry in line with their results.';

create function private.enter_form_result() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_board_entry(a.form_id, a.user_id)
  from public.form_attempts a
  join public.forms f on f.id = a.form_id and f.purpose = 'ranked'
  where a.id = new.attempt_id;
  return null;
end
$$;
comment on function private.enter_form_result() is 'Row trigger: a ranked run that ended is on the board, if whoever played it is.';

create trigger form_results_enter_board
  after insert on public.form_results
  for each row execute function private.enter_form_result();

create function private.enter_without_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_board_entry(a.form_id, a.user_id)
  from public.form_attempts a
  join public.forms f on f.id = a.form_id and f.purpose = 'ranked'
  where a.form_id = new.form_id;
  return null;
end
$$;
comment on function private.enter_without_item() is 'Row trigger: a voided item is recomputed away for everybody.';

create trigger form_items_enter_board
  after update on public.form_items
  for each row execute function private.enter_without_item();

/*
 * Puts the caller on the boards under this name, or renames them. The weeks that are open then list what they have played;
 * weeks that were over before do not. HTTP 409 with the hint name-taken.
 */
create function private.join_board(pseudonym_param text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_active_caller() then
    raise exception 'The account is deactivated.' using errcode = '42501';
  end if;
  begin
    insert into public.board_members as m (user_id, pseudonym)
    values ((select auth.uid()), pseudonym_param)
    on conflict (user_id) do update set pseudonym = excluded.pseudonym;
  exception when unique_violation then
    raise exception 'Somebody else has this name.' using errcode = 'PT409', hint = 'name-taken';
  end;
  perform private.refresh_board_entry(f.id, a.user_id)
  from public.form_attempts a
  join public.forms f on f.id = a.form_id
  where a.user_id = (select auth.uid()) and f.purpose = 'ranked' and f.closes_at > now();
end
$$;

-- Takes the caller off every board, of weeks that are over too.
create function private.leave_board() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_active_caller() then
    raise exception 'The account is deactivated.' using errcode = '42501';
  end if;
  delete from public.board_members m where m.user_id = (select auth.uid());
end
$$;

-- Those of these names that nobody has, in their order. At most 40 are looked up.
create function private.free_pseudonyms(names_param text[]) returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_active_caller() then
    raise exception 'The account is deactivated.' using errcode = '42501';
  end if;
  return query
  select n.name
  from unnest(names_param[1:40]) with ordinality as n (name, at)
  where not exists (select from public.board_members m where m.pseudonym = n.name)
  order by n.at;
end
$$;

/*
 * This week's form of a simulation, made when it is first asked for: five items of the reserved pool, the same for everybody
 * (src/core/assessment/ranking/ranked-form.ts has the same rules). Each item is drawn when the first person plays it. 22023 for a
 * simulation that has no ranked weeks.
 */
create function private.open_ranked_week(simulation_param text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  items constant smallint := 5;
  opens constant timestamptz := date_trunc('week', now(), 'UTC');
  week_code constant text := format('ranked-%s-%s', simulation_param, to_char(opens at time zone 'UTC', 'YYYY-MM-DD'));
  -- Tickets make a shift; what a run deals and how long it lasts.
  request jsonb;
  length interval;
  made uuid;
begin
  if not private.is_active_caller() then
    raise exception 'The account is deactivated.' using errcode = '42501';
  end if;
  case simulation_param
    when 'hardware' then
      request := '{"count": 1}';
      length := '20 minutes';
    when 'ticketing' then
      request := '{"count": 3}';
      length := '10 minutes';
    else
      raise exception 'This simulation has no ranked weeks.' using errcode = '22023';
  end case;
  select f.id into made from public.forms f where f.code = week_code and f.version = 1;
  if made is not null then
    return made;
  end if;
  insert into public.forms (
    purpose, code, version, opens_at, closes_at, attempts, run_length, score_shown, case_shown, best_of
  )
  values ('ranked', week_code, 1, opens, opens + interval '7 days', 1, length, 'run-over', 'window-over', 3)
  on conflict (code, version) do nothing
  returning id into made;
  if made is null then
    -- Somebody else asked at the same moment.
    select f.id into strict made from public.forms f where f.code = week_code and f.version = 1;
    return made;
  end if;
  insert into public.form_items (form_id, position, simulation, seeds)
  select made, i, simulation_param, 'shared' from generate_series(1, items) as i;
  insert into private.form_draws (form_id, position, request)
  select made, i, request from generate_series(1, items) as i;
  return made;
end
$$;

-- The words under which others see an entry: a range of whole points, wider the fewer runs stand behind it (scoreRange in
-- src/core/assessment/ranking/score-range.ts; a test compares them).
create function private.score_range(score_param numeric, played_param integer) returns int4range
language sql immutable set search_path = ''
as $$
  select int4range(
    greatest(0, round(score_param)::integer - round(7 / sqrt(played_param))::integer),
    least(100, round(score_param)::integer + round(7 / sqrt(played_param))::integer),
    '[]'
  )
$$;

create function private.entry_facts(entry public.board_entries, pseudonym_param text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'name', pseudonym_param,
    'low', lower(r.shown),
    'high', upper(r.shown) - 1,
    'played', entry.played,
    'sim_seconds', entry.sim_seconds,
    'is_you', entry.user_id = (select auth.uid())
  )
  from (select private.score_range(entry.score, entry.played) as shown) r
$$;
comment on function private.entry_facts(public.board_entries, text) is 'What others may know of an entry: never whose it is, never its exact score.';

/*
 * A page of a week's board, in order, from below the person of this name on (null: from the top):
 * [{name, low, high, played, sim_seconds, is_you}]. People whose account is closed or deactivated are left out. HTTP 404 when nobody of this name is on
 * this board any more.
 */
create function private.read_board_page(form_id_param uuid, below_param text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 50;
  above public.board_entries%rowtype;
begin
  if not private.is_active_caller() then
    raise exception 'The account is deactivated.' using errcode = '42501';
  end if;
  above.score := 101;
  above.sim_seconds := 0;
  above.finished_at := '-infinity';
  above.user_id := '00000000-0000-0000-0000-000000000000';
  if below_param is not null then
    select e.* into above
    from public.board_members m
    join public.board_entries e on e.user_id = m.user_id and e.form_id = form_id_param
    where m.pseudonym = below_param;
    if above.form_id is null then
      raise exception 'The board has changed.' using errcode = 'PT404';
    end if;
  end if;
  return (
    select coalesce(jsonb_agg(private.entry_facts(p.entry, p.pseudonym) order by p.at), '[]'::jsonb)
    from (
      select e as entry, m.pseudonym,
        row_number() over (order by - e.score, e.sim_seconds, e.finished_at, e.user_id) as at
      from public.board_entries e
      join public.board_members m on m.user_id = e.user_id
      join public.profiles o on o.id = e.user_id and o.status
      where e.form_id = form_id_param
        and (- e.score, e.sim_seconds, e.finished_at, e.user_id)
          > (- above.score, above.sim_seconds, above.finished_at, above.user_id)
      order by - e.score, e.sim_seconds, e.finished_at, e.user_id
      limit page_size
    ) p
  );
end
$$;

/*
 * The caller's band: the 30 entries of a week that are rated most like them, as many on either side as there are, in the
 * order of the board: {median, people}. Whoever is not on the board has a band too, of those rated like their own best week; null for
 * somebody without one.
 */
create function private.read_board_band(form_id_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  band_size constant integer := 30;
  caller constant uuid := auth.uid();
  own_rating constant numeric := private.board_rating(form_id_param, caller);
begin
  if not private.is_active_caller() then
    raise exception 'The account is deactivated.' using errcode = '42501';
  end if;
  if own_rating is null then
    return null;
  end if;
  return (
    with higher as (
      select e as entry, m.pseudonym, row_number() over (order by e.rating, e.user_id) as distance
      from public.board_entries e
      join public.board_members m on m.user_id = e.user_id
      join public.profiles o on o.id = e.user_id and o.status
      where e.form_id = form_id_param and (e.rating, e.user_id) > (own_rating, caller)
      order by e.rating, e.user_id
      limit band_size - 1
    ),
    lower as (
      select e as entry, m.pseudonym, row_number() over (order by e.rating desc, e.user_id desc) as distance
      from public.board_entries e
      join public.board_members m on m.user_id = e.user_id
      join public.profiles o on o.id = e.user_id and o.status
      where e.form_id = form_id_param and (e.rating, e.user_id) < (own_rating, caller)
      order by e.rating desc, e.user_id desc
      limit band_size - 1
    ),
    band as (
      select h.entry, h.pseudonym from higher h
      where h.distance <= greatest(band_size / 2, band_size - 1 - (select count(*) from lower))
      union all
      select l.entry, l.pseudonym from lower l
      where l.distance <= greatest(band_size / 2 - 1, band_size - 1 - (select count(*) from higher))
      union all
      select e, m.pseudonym
      from public.board_entries e
      join public.board_members m on m.user_id = e.user_id
      where e.form_id = form_id_param and e.user_id = caller
    )
    select jsonb_build_object(
      'median', round(percentile_cont(0.5) within group (order by (b.entry).score)::numeric),
      'people', coalesce(
        jsonb_agg(
          private.entry_facts(b.entry, b.pseudonym)
          order by (b.entry).score desc, (b.entry).sim_seconds, (b.entry).finished_at, (b.entry).user_id
        ),
        '[]'::jsonb
      )
    )
    from band b
  );
end
$$;

create function public.join_board(pseudonym_param text) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.join_board(pseudonym_param) $$;
comment on function public.join_board(text) is 'Puts the caller on the boards under a name of the list, or renames them. 409 name-taken; 23514 for a name that is not of the list.';

create function public.leave_board() returns void
language sql volatile security invoker set search_path = ''
as $$ select private.leave_board() $$;
comment on function public.leave_board() is 'Takes the caller off every board.';

create function public.free_pseudonyms(names_param text[]) returns setof text
language sql stable security invoker set search_path = ''
as $$ select private.free_pseudonyms(names_param) $$;
comment on function public.free_pseudonyms(text[]) is 'Those of these names (the first 40) that nobody has.';

create function public.open_ranked_week(simulation_param text) returns uuid
language sql volatile security invoker set search_path = ''
as $$ select private.open_ranked_week(simulation_param) $$;
comment on function public.open_ranked_week(text) is 'The form of this week in a simulation, made when it is first asked for.';

create function public.read_board_page(form_id_param uuid, below_param text default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_board_page(form_id_param, below_param) $$;
comment on function public.read_board_page(uuid, text) is 'A page of a week''s board, from below the person of this name on: [{name, low, high, played, sim_seconds, is_you}].';

create function public.read_board_band(form_id_param uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_board_band(form_id_param) $$;
comment on function public.read_board_band(uuid) is 'The 30 entries rated most like the caller''s best week: {median, people}; null without one.';

revoke all on function
  private.week_standing(uuid, uuid), private.board_rating(uuid, uuid), private.guard_board_entry(),
  private.refresh_board_entry(uuid, uuid), private.enter_form_result(), private.enter_without_item(),
  private.score_range(numeric, integer), private.entry_facts(public.board_entries, text),
  private.join_board(text), public.join_board(text), private.leave_board(), public.leave_board(),
  private.free_pseudonyms(text[]), public.free_pseudonyms(text[]),
  private.open_ranked_week(text), public.open_ranked_week(text),
  private.read_board_page(uuid, text), public.read_board_page(uuid, text),
  private.read_board_band(uuid), public.read_board_band(uuid)
from public, anon, authenticated, service_role;
