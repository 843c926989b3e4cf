-- A closed week is read by index: how often each score was reached in each item is counted as runs end, and its median is read
-- from those at most 101 rows, not from all results. What its items deal is answered to the referee, which knows their names.

-- No row security, for the reason given in the demo_usage migration.
create table private.item_scores (
  form_id uuid not null,
  position smallint not null,
  score smallint not null,
  people integer not null,
  primary key (form_id, position, score),
  foreign key (form_id, position) references public.form_items (form_id, position) on delete cascade
);

comment on table private.item_scores is 'How many people came to each score in an item of a ranked week. What an account that is gone came to stays counted.';
comment on column private.item_scores.form_id is 'The ranked week.';
comment on column private.item_scores.position is 'Its item.';
comment on column private.item_scores.score is '0 to 100.';
comment on column private.item_scores.people is 'How many first attempts came to it.';

revoke all on private.item_scores from public, anon, authenticated, service_role;

insert into private.item_scores (form_id, position, score, people)
select a.form_id, r.position, r.score, count(*)
from public.form_results r
join public.form_attempts a on a.id = r.attempt_id and a.number = 1
join public.forms f on f.id = a.form_id and f.purpose = 'ranked'
group by a.form_id, r.position, r.score;

create function private.count_item_score() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.item_scores as s (form_id, position, score, people)
  select a.form_id, new.position, new.score, 1
  from public.form_attempts a
  join public.forms f on f.id = a.form_id and f.purpose = 'ranked'
  where a.id = new.attempt_id and a.number = 1
  on conflict (form_id, position, score) do update set people = s.people + 1;
  return null;
end
$$;
comment on function private.count_item_score() is 'Row trigger: a ranked run that ended is counted in the scores of its item.';

create trigger form_results_count_score
  after insert on public.form_results
  for each row execute function private.count_item_score();

-- The median of an item, in whole points; null for one that nobody played.
create function private.item_median(form_id_param uuid, position_param smallint) returns numeric
language sql stable set search_path = ''
as $$
  select round(
    (min(c.score) filter (where c.up_to >= (c.everybody + 1) / 2) + min(c.score) filter (where c.up_to >= c.everybody / 2 + 1))
      / 2.0
  )
  from (
    select s.score, sum(s.people) over (order by s.score)::bigint as up_to, sum(s.people) over ()::bigint as everybody
    from private.item_scores s
    where s.form_id = form_id_param and s.position = position_param and s.people > 0
  ) c
$$;
comment on function private.item_median(uuid, smallint) is 'The median of an item of a ranked week, in whole points.';

-- As before, with medians that are read and not counted.
create or replace function private.read_closed_week(form_id_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_active_caller() then
    raise exception 'The account is deactivated.' using errcode = '42501';
  end if;
  return (
    select jsonb_build_object(
      'items', (
        select jsonb_agg(
          jsonb_build_object(
            'position', i.position,
            'seed', d.seed,
            'void_reason', i.void_reason,
            'median', private.item_median(f.id, i.position)
          )
          order by i.position
        )
        from public.form_items i
        join private.form_draws d on d.form_id = i.form_id and d.position = i.position
        where i.form_id = f.id
      ),
      'first', (
        select coalesce(
          jsonb_agg(
            private.entry_facts(t.entry, t.pseudonym) || jsonb_build_object(
              'shows_replays', t.shows_replays,
              'positions', (
                select jsonb_agg(r.position order by r.position)
                from public.form_attempts a
                join public.form_results r on r.attempt_id = a.id
                where a.form_id = f.id and a.user_id = (t.entry).user_id and a.number = 1
              )
            )
            order by t.place
          ),
          '[]'::jsonb
        )
        from private.first_three(f.id) t
      )
    )
    from public.forms f
    where f.id = form_id_param and f.purpose = 'ranked' and f.case_shown = 'window-over' and f.closes_at <= now()
  );
end
$$;

-- What the items of a form deal that is over and shows its cases: [{position, simulation, scenario_id, seed}]; null before.
create function private.read_closed_cases(form_id_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  return (
    select jsonb_agg(
      jsonb_build_object(
        'position', i.position, 'simulation', i.simulation, 'scenario_id', d.scenario_id, 'seed', d.seed
      )
      order by i.position
    )
    from public.forms f
    join public.form_items i on i.form_id = f.id
    join private.form_draws d on d.form_id = i.form_id and d.position = i.position and d.scenario_id is not null
    where f.id = form_id_param and f.case_shown = 'window-over' and f.closes_at <= now()
  );
end
$$;

create function public.read_closed_cases(form_id_param uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_closed_cases(form_id_param) $$;
comment on function public.read_closed_cases(uuid) is 'What the items of a form that is over deal; for the referee alone.';

revoke all on function
  private.count_item_score(), private.item_median(uuid, smallint),
  private.read_closed_cases(uuid), public.read_closed_cases(uuid)
from public, anon, authenticated, service_role;
grant execute on function private.read_closed_cases(uuid), public.read_closed_cases(uuid) to service_role;
