/*
 * By what people are put into bands: the best four of their ranked weeks in a row, not a single best week. A year of drawn learners
 * (tests/core/assessment/learners) showed that half of the people soon have a best week of 100, whatever they can do.
 * Core says the same (bandRating in src/core/assessment/ranking/band-rating.ts; a test compares them).
 */
create or replace function private.board_rating(form_id_param uuid, user_id_param uuid) returns numeric
language sql stable set search_path = ''
as $$
  with weeks as (
    select w.score, row_number() over by_time as at, count(*) over () as played,
      avg(w.score) over (by_time rows between 3 preceding and current row) as mean
    from public.form_attempts a
    join public.forms f on f.id = a.form_id and f.purpose = 'ranked'
    cross join lateral private.week_standing(f.id, user_id_param) w
    where a.user_id = user_id_param
      and (select i.simulation from public.form_items i where i.form_id = f.id order by i.position limit 1)
        = (select i.simulation from public.form_items i where i.form_id = form_id_param order by i.position limit 1)
    window by_time as (order by f.opens_at, f.id)
  )
  select round(max(mean), 2) from weeks where at >= least(4, played)
$$;
comment on function private.board_rating(uuid, uuid) is 'The mean of the best four of a person''s ranked weeks in a row, in the simulation of this form; of all weeks while there are fewer, null without one.';

comment on column public.board_entries.rating is 'The mean of the best four weeks in a row of this person in this simulation so far. From the fourth week on it never falls: nobody is moved to a lower band.';

update public.board_entries e
set rating = private.board_rating(e.form_id, e.user_id)
where e.rating is distinct from private.board_rating(e.form_id, e.user_id);
