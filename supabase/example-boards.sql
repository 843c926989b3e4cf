-- Eight people on the boards of the bench, this week and the last: what `npm run dev` shows, so that a board can be looked at.
-- Tests, preview and deployments begin without it. Safe to run again: whoever has played a week keeps what they played.
-- Two of them are demo people, who have played this week alone: a run of a week that is over has a debrief, and these were never played.

do $$
declare
  opens timestamptz;
  this_week constant timestamptz := date_trunc('week', now(), 'UTC');
  week uuid;
  person record;
  attempt uuid;
  run uuid;
begin
  insert into auth.users (id, email, raw_user_meta_data)
  select ('b0a2d000-0000-4000-8000-00000000000' || i)::uuid, 'board.' || i || '@example.test', '{"full_name": "Example Player"}'
  from generate_series(1, 6) as i
  on conflict do nothing;
  insert into public.board_members (user_id, pseudonym)
  select p.id, n.pseudonym
  from (values
    ('5eed0000-0000-4000-8000-000000000006'::uuid, 'Copper Via'), ('5eed0000-0000-4000-8000-000000000008', 'North Bridge'),
    ('b0a2d000-0000-4000-8000-000000000001', 'Calm Capacitor'), ('b0a2d000-0000-4000-8000-000000000002', 'Steady Standoff'),
    ('b0a2d000-0000-4000-8000-000000000003', 'Patient Probe'), ('b0a2d000-0000-4000-8000-000000000004', 'Blue Jumper'),
    ('b0a2d000-0000-4000-8000-000000000005', 'Long Riser'), ('b0a2d000-0000-4000-8000-000000000006', 'Tidy Cable')
  ) n (id, pseudonym)
  join public.profiles p on p.id = n.id
  on conflict do nothing;
  foreach opens in array array[this_week - interval '7 days', this_week] loop
    insert into public.forms (
      purpose, code, version, opens_at, closes_at, attempts, run_length, score_shown, case_shown, best_of
    )
    values (
      'ranked', 'ranked-hardware-' || to_char(opens at time zone 'UTC', 'YYYY-MM-DD'), 1, opens, opens + interval '7 days', 1,
      '20 minutes', 'run-over', 'window-over', 3
    )
    on conflict (code, version) do nothing
    returning id into week;
    continue when week is null;
    insert into public.form_items (form_id, position, simulation, seeds)
    select week, i, 'hardware', 'shared' from generate_series(1, 5) as i;
    insert into private.form_draws (form_id, position, request, scenario_id, seed, stories)
    select week, j.position, '{"count": 1}', j.scenario_id, 1000 + j.position, array[split_part(j.scenario_id, '@', 2)]
    from (
      values (1, 'HW-38@offline-counter'), (2, 'HW-05@show-morning'), (3, 'HW-20@last-negatives'), (4, 'HW-28@new-lights'),
        (5, 'HW-37@dark-board')
    ) j (position, scenario_id);
    for person in
      select m.user_id, s.scores
      from public.board_members m
      join (
        values ('Copper Via', array[88, 93, 79, 90]), ('North Bridge', array[71, 84, 76]), ('Calm Capacitor', array[91, 86, 94, 89, 72]),
          ('Steady Standoff', array[83, 88, 79]), ('Patient Probe', array[80, 74, 85, 81]), ('Blue Jumper', array[77, 79, 70, 82, 75]),
          ('Long Riser', array[72, 68, 81]), ('Tidy Cable', array[66, 73, 70, 61])
      ) s (pseudonym, scores) on s.pseudonym = m.pseudonym
      where opens = this_week or m.pseudonym not in ('Copper Via', 'North Bridge')
    loop
      insert into public.form_attempts (form_id, user_id, number, begun_at)
      values (week, person.user_id, 1, opens) returning id into attempt;
      for item in 1..array_length(person.scores, 1) loop
        insert into public.simulation_runs (
          user_id, status, subject, rules_version, started_at, expires_at, finished_at, scenario_id, seed, score, passed, parts,
          report, form_attempt_id, form_position
        )
        select
          person.user_id, 'finished', 'kestrel-b7', 'lab-0', opens, opens + interval '20 minutes', opens + interval '15 minutes',
          d.scenario_id, d.seed, person.scores[item], person.scores[item] >= 70, '{"fix": 1}', '{}', attempt, item
        from private.form_draws d where d.form_id = week and d.position = item
        returning id into run;
        insert into public.form_results
        values (
          run, attempt, item, null, person.scores[item], person.scores[item] >= 70, false, '{"fix": 1}', '[]', 600 + 60 * item,
          opens + interval '15 minutes'
        );
      end loop;
    end loop;
  end loop;
end
$$;
