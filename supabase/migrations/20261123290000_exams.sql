-- Exams of the certificate. An exam is booked, then taken as one attempt at a form of its own: every session is an item of it.

create table public.exams (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  track text not null,
  form text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  session_minutes smallint not null,
  booked_at timestamptz not null default now(),
  attempt_id uuid references public.form_attempts (id) on delete cascade,
  concluded_at timestamptz,
  mark double precision,
  passed boolean,
  faults jsonb,
  constraint exams_attempt_id_key unique (attempt_id),
  -- EXAM_TRACKS in src/core/assessment/certificate/award.ts; a test compares them.
  constraint exams_track_known check (track in ('hardware', 'service-desk')),
  constraint exams_length_in_range check (session_minutes between 10 and 60 and closes_at > opens_at),
  constraint exams_concluded_together check (num_nonnulls(concluded_at, mark, passed, faults) in (0, 4)),
  constraint exams_passed_without_faults check (not passed or faults = '[]'::jsonb)
);

comment on table public.exams is 'Exams that people booked, and what they came to. Written by the product''s functions alone.';
comment on column public.exams.id is 'Exam.';
comment on column public.exams.user_id is 'Who takes it.';
comment on column public.exams.track is 'Which certificate it is for.';
comment on column public.exams.form is 'Name and version of the form, such as HW 2026.1.';
comment on column public.exams.opens_at is 'When its first day begins.';
comment on column public.exams.closes_at is 'When its sessions have to be over.';
comment on column public.exams.session_minutes is 'How long a session lasts; longer ones need no reason and leave no mark.';
comment on column public.exams.booked_at is 'When it was booked.';
comment on column public.exams.attempt_id is 'The attempt at its form; null before the first session.';
comment on column public.exams.concluded_at is 'When nothing of it was left, or its time was over; null: it goes on.';
comment on column public.exams.mark is 'Mean of its sessions, 0 to 100.';
comment on column public.exams.passed is 'Whether it was passed.';
comment on column public.exams.faults is 'The conditions that it did not meet: [{kind}].';

-- One exam of a track at a time, whatever two tabs do.
create unique index exams_one_at_a_time_idx on public.exams (user_id, track) where concluded_at is null;
create index exams_user_id_booked_at_idx on public.exams (user_id, booked_at desc);

create table public.exam_questions (
  exam_id uuid not null references public.exams (id) on delete cascade,
  number smallint not null,
  position smallint not null,
  case_number smallint not null,
  subject text,
  reasons text[] not null,
  choice smallint,
  words text,
  answered_at timestamptz,
  primary key (exam_id, number),
  constraint exam_questions_answered_together check (num_nonnulls(choice, words, answered_at) in (0, 3)),
  constraint exam_questions_choice_offered check (choice between 0 and cardinality(reasons) - 1),
  constraint exam_questions_words_length check (length(btrim(words)) between 1 and 2000)
);

comment on table public.exam_questions is 'The questions after the last session, with their answers. Written by the product''s functions alone.';
comment on column public.exam_questions.exam_id is 'Exam.';
comment on column public.exam_questions.number is 'Which question, from 1.';
comment on column public.exam_questions.position is 'The session that it is about.';
comment on column public.exam_questions.case_number is 'The case in that session, from 1.';
comment on column public.exam_questions.subject is 'What anybody may know of the case, such as the machine''s model.';
comment on column public.exam_questions.reasons is 'Readings to choose from. Which of them the log supports is in private.exam_answers.';
comment on column public.exam_questions.choice is 'The reason that was chosen, from 0; null before the answer.';
comment on column public.exam_questions.words is 'The answer in own words, kept for a reader and not scored.';
comment on column public.exam_questions.answered_at is 'When it was answered.';

-- No row security, for the reason given in the demo_usage migration.
create table private.exam_answers (
  exam_id uuid not null,
  number smallint not null,
  supported smallint not null,
  primary key (exam_id, number),
  foreign key (exam_id, number) references public.exam_questions (exam_id, number) on delete cascade
);
comment on table private.exam_answers is 'The reason of each question that the log supports.';
comment on column private.exam_answers.exam_id is 'Exam.';
comment on column private.exam_answers.number is 'Question.';
comment on column private.exam_answers.supported is 'The reason, from 0.';

create table public.exam_awards (
  exam_id uuid not null references public.exams (id) on delete cascade,
  track text not null,
  user_id uuid not null references public.profiles (id) on delete cascade,
  award jsonb not null,
  awarded_at timestamptz not null default now(),
  primary key (exam_id, track),
  constraint exam_awards_track_known check (track in ('hardware', 'service-desk', 'full')),
  constraint exam_awards_award_is_of_track check (award ->> 'track' = track)
);

comment on table public.exam_awards is 'What passed exams say, and what credentials are made from. Full is awarded with the exam that completes the pair. Written by private.conclude_exam() alone.';
comment on column public.exam_awards.exam_id is 'The exam that was passed.';
comment on column public.exam_awards.track is 'Which certificate.';
comment on column public.exam_awards.user_id is 'Whose.';
comment on column public.exam_awards.award is 'Award in src/core/assessment/certificate/award.ts.';
comment on column public.exam_awards.awarded_at is 'When the exam was concluded.';

create index exam_awards_user_id_idx on public.exam_awards (user_id, awarded_at desc);

alter table public.exams enable row level security;
alter table public.exam_questions enable row level security;
alter table public.exam_awards enable row level security;
revoke all on public.exams, public.exam_questions, public.exam_awards from public, anon, authenticated, service_role;
revoke all on private.exam_answers from public, anon, authenticated, service_role;

create policy exams_select_own on public.exams
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active_caller()));

create policy exam_questions_select_own on public.exam_questions
  for select to authenticated
  using (exam_id in (select e.id from public.exams e where e.user_id = (select auth.uid())));

create policy exam_awards_select_own on public.exam_awards
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active_caller()));

-- The form of an exam is its holder's alone: how long its sessions last is nobody else's business.
drop policy forms_select_active on public.forms;
create policy forms_select_active on public.forms
  for select to authenticated
  using (
    (select private.is_active_caller())
    and (purpose <> 'exam' or id in (select a.form_id from public.form_attempts a where a.user_id = (select auth.uid())))
  );

-- Guards. They hold also for whoever row security does not hold for.

create function private.guard_exam() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.concluded_at is not null
    or (new.id, new.user_id, new.track) is distinct from (old.id, old.user_id, old.track)
    or (
      old.attempt_id is not null
      and (new.attempt_id, new.opens_at, new.closes_at, new.session_minutes, new.form)
        is distinct from (old.attempt_id, old.opens_at, old.closes_at, old.session_minutes, old.form)
    )
  then
    raise exception 'An exam that has begun only ends, once.' using errcode = '42501';
  end if;
  if new.concluded_at is not null and (
    -- Of an exam of which something could still be done.
    not (
      new.closes_at <= now()
      or exists (select from public.form_attempts a where a.id = new.attempt_id and a.over_at is not null)
    )
    or new.mark::numeric is distinct from coalesce(
      (
        select round(coalesce(sum(e.score), 0)::numeric / count(*), 2)
        from public.form_attempts a
        join public.form_items i on i.form_id = a.form_id and i.void_reason is null
        left join public.form_results e on e.attempt_id = a.id and e.position = i.position
        where a.id = new.attempt_id
        having count(*) > 0
      ),
      0
    )
    or new.passed and (
      not exists (select from public.form_attempts a where a.id = new.attempt_id and a.over_at is not null)
      or exists (select from public.exam_questions q where q.exam_id = new.id and q.answered_at is null)
    )
  ) then
    raise exception 'The mark of an exam is that of its refereed sessions.' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.guard_exam() is 'Row trigger: an exam ends once, with the mark of its refereed sessions, and is passed only with all of them.';

create trigger exams_guard
  before update on public.exams
  for each row execute function private.guard_exam();

create function private.guard_exam_question() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.answered_at is not null
    or (new.exam_id, new.number, new.position, new.case_number, new.subject, new.reasons)
      is distinct from (old.exam_id, old.number, old.position, old.case_number, old.subject, old.reasons)
  then
    raise exception 'A question is answered once.' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.guard_exam_question() is 'Row trigger: a question is answered once and never becomes another.';

create trigger exam_questions_guard
  before update on public.exam_questions
  for each row execute function private.guard_exam_question();

create function private.guard_exam_award() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' or not exists (
    select from public.exams e
    where e.id = new.exam_id and e.user_id = new.user_id and e.passed
      and (new.track = 'full' or (new.track = e.track and (new.award ->> 'mark')::double precision = e.mark))
  ) then
    raise exception 'An award is that of a passed exam.' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.guard_exam_award() is 'Row trigger: no award without a passed exam of this person, and none is changed.';

create trigger exam_awards_guard
  before insert or update on public.exam_awards
  for each row execute function private.guard_exam_award();

/*
 * Books an exam, or moves the one that is booked and has not begun: its id; null where one of the track goes on. Who may book
 * is decided before (core's bookingRefusal).
 */
create function private.book_exam(
  user_id_param uuid,
  track_param text,
  form_param text,
  opens_at_param timestamptz,
  closes_at_param timestamptz,
  session_minutes_param smallint
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  booked uuid;
begin
  perform private.assert_service();
  insert into public.exams as e (user_id, track, form, opens_at, closes_at, session_minutes)
  values (user_id_param, track_param, form_param, opens_at_param, closes_at_param, session_minutes_param)
  on conflict (user_id, track) where concluded_at is null do update
  set form = excluded.form, opens_at = excluded.opens_at, closes_at = excluded.closes_at,
    session_minutes = excluded.session_minutes
  where e.attempt_id is null
  returning e.id into booked;
  return booked;
end
$$;

-- Takes back an exam that has not begun; whether there was one.
create function private.cancel_exam(exam_id_param uuid, user_id_param uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  delete from public.exams e
  where e.id = exam_id_param and e.user_id = user_id_param and e.attempt_id is null and e.concluded_at is null;
  return found;
end
$$;

/*
 * The attempt at an exam, made by the first of two clicks: items in their order as create_form() takes them, with the rules of
 * its pass. HTTP 404 without such an exam, 409 with the hint not-open-yet or window-over.
 */
create function private.begin_exam(exam_id_param uuid, user_id_param uuid, items_param jsonb, pass_rules_param jsonb)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  exam public.exams%rowtype;
begin
  perform private.assert_service();
  select * into exam from public.exams e where e.id = exam_id_param and e.user_id = user_id_param for update;
  if exam.id is null then
    raise exception 'There is no such exam.' using errcode = 'PT404';
  end if;
  if exam.attempt_id is null then
    if exam.concluded_at is not null then
      raise exception 'The time of this exam is over.' using errcode = 'PT409', hint = 'window-over';
    end if;
    update public.exams e
    set attempt_id = private.begin_form_attempt(
      private.create_form(
        jsonb_build_object(
          'purpose', 'exam', 'code', 'exam-' || exam.id, 'version', 1, 'opens_at', exam.opens_at,
          'closes_at', exam.closes_at, 'run_length', exam.session_minutes || ' minutes', 'score_shown', 'attempt-over',
          'case_shown', 'never', 'pass_rules', pass_rules_param
        ),
        items_param
      ),
      user_id_param
    )
    where e.id = exam.id
    returning e.attempt_id into exam.attempt_id;
  end if;
  return exam.attempt_id;
end
$$;

/*
 * A person's exams, newest first, with everything that decides how they go on: the sessions with their reports, the questions
 * and which answers are supported. For the functions alone.
 */
create function private.read_exams(user_id_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  return coalesce(
    (
      select jsonb_agg(
        jsonb_build_object(
          'id', e.id,
          'track', e.track,
          'form', e.form,
          'opens_at', e.opens_at,
          'closes_at', e.closes_at,
          'session_minutes', e.session_minutes,
          'begun_at', a.begun_at,
          'is_over', a.over_at is not null,
          'is_time_up', e.closes_at <= now(),
          'concluded_at', e.concluded_at,
          'items', coalesce(
            (
              select jsonb_agg(
                jsonb_build_object('position', i.position, 'is_void', i.void_reason is not null) order by i.position
              )
              from public.form_items i where i.form_id = a.form_id
            ),
            '[]'::jsonb
          ),
          'open_runs', coalesce(
            (
              select jsonb_agg(r.id) from public.simulation_runs r
              where r.form_attempt_id = a.id and r.status = 'open'
            ),
            '[]'::jsonb
          ),
          'questions', coalesce(
            (
              select jsonb_agg(
                jsonb_build_object(
                  'number', q.number, 'is_answered', q.answered_at is not null,
                  'is_supported', q.choice is not distinct from k.supported
                )
                order by q.number
              )
              from public.exam_questions q
              join private.exam_answers k on k.exam_id = q.exam_id and k.number = q.number
              where q.exam_id = e.id
            ),
            '[]'::jsonb
          )
        )
        order by e.booked_at desc
      )
      from public.exams e
      left join public.form_attempts a on a.id = e.attempt_id
      where e.user_id = user_id_param
    ),
    '[]'::jsonb
  );
end
$$;

-- The refereed sessions of an exam, with their reports.
create function private.read_exam_sessions(exam_id_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  return coalesce(
    (
      select jsonb_agg(
        jsonb_build_object(
          'position', s.position, 'item_group', s.item_group, 'score', s.score, 'passed', s.passed,
          'has_gate', s.has_gate, 'parts', s.parts, 'sim_seconds', s.sim_seconds, 'finished_at', s.finished_at,
          'simulation', r.simulation, 'rules_version', r.rules_version, 'subject', r.subject, 'report', r.report
        )
        order by s.position
      )
      from public.exams e
      join public.form_results s on s.attempt_id = e.attempt_id
      join public.simulation_runs r on r.id = s.run_id
      where e.id = exam_id_param
    ),
    '[]'::jsonb
  );
end
$$;

-- What a person's levels of objectives rest on: [{task, finished_at, is_mixed, objectives}].
create function private.read_objective_scores(user_id_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  return coalesce(
    (
      select jsonb_agg(to_jsonb(s))
      from (
        select r.id::text as task, r.finished_at, true as is_mixed, r.report -> 'objectives' as objectives
        from public.simulation_runs r
        where r.user_id = user_id_param and r.status in ('finished', 'expired')
          and jsonb_typeof(r.report -> 'objectives') = 'array'
        union all
        select p.scenario_id || ' ' || p.seed, p.finished_at, false, p.objectives
        from public.practice_runs p
        where p.user_id = user_id_param and p.status = 'finished' and jsonb_typeof(p.objectives) = 'array'
      ) s
    ),
    '[]'::jsonb
  );
end
$$;

-- Asks the questions of an exam, once: [{position, case_number, subject, reasons, supported}].
create function private.ask_exam_questions(exam_id_param uuid, questions_param jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  -- Two tabs wait for each other here; the second finds the questions of the first.
  perform from public.exams e where e.id = exam_id_param and e.concluded_at is null for update;
  if not found or exists (select from public.exam_questions q where q.exam_id = exam_id_param) then
    return;
  end if;
  insert into public.exam_questions (exam_id, number, position, case_number, subject, reasons)
  select exam_id_param, q.at, (q.asked ->> 'position')::smallint, (q.asked ->> 'case_number')::smallint,
    q.asked ->> 'subject', array(select jsonb_array_elements_text(q.asked -> 'reasons'))
  from jsonb_array_elements(questions_param) with ordinality as q (asked, at);
  insert into private.exam_answers (exam_id, number, supported)
  select exam_id_param, q.at, (q.asked ->> 'supported')::smallint
  from jsonb_array_elements(questions_param) with ordinality as q (asked, at);
end
$$;

-- Keeps the answer to a question, the first that comes; whether there was such a question.
create function private.answer_exam_question(
  exam_id_param uuid, user_id_param uuid, number_param smallint, choice_param smallint, words_param text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  update public.exam_questions q
  set choice = choice_param, words = words_param, answered_at = now()
  from public.exams e
  where e.id = q.exam_id and e.id = exam_id_param and e.user_id = user_id_param and e.concluded_at is null
    and q.number = number_param and q.answered_at is null;
  return found or exists (
    select from public.exam_questions q
    join public.exams e on e.id = q.exam_id
    where e.id = exam_id_param and e.user_id = user_id_param and q.number = number_param
  );
end
$$;

-- Ends an exam with what it came to, once; an award of Full comes with the exam that completes the pair.
create function private.conclude_exam(
  exam_id_param uuid, mark_param double precision, passed_param boolean, faults_param jsonb, awards_param jsonb
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  update public.exams e
  set concluded_at = now(), mark = mark_param, passed = passed_param, faults = faults_param
  where e.id = exam_id_param and e.concluded_at is null;
  if not found then
    return;
  end if;
  insert into public.exam_awards (exam_id, track, user_id, award)
  select e.id, w.award ->> 'track', e.user_id, w.award
  from public.exams e, jsonb_array_elements(awards_param) as w (award)
  where e.id = exam_id_param;
end
$$;

-- The newest award of each track of a person: [{exam_id, track, award, awarded_at}].
create function private.read_awards(user_id_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  return coalesce(
    (
      select jsonb_agg(to_jsonb(n))
      from (
        select distinct on (w.track) w.exam_id, w.track, w.award, w.awarded_at
        from public.exam_awards w
        where w.user_id = user_id_param
        order by w.track, w.awarded_at desc
      ) n
    ),
    '[]'::jsonb
  );
end
$$;

-- The names under which the functions call them.
create function public.book_exam(
  user_id_param uuid, track_param text, form_param text, opens_at_param timestamptz, closes_at_param timestamptz,
  session_minutes_param smallint
) returns uuid
language sql security invoker set search_path = ''
as $$
  select private.book_exam(
    user_id_param, track_param, form_param, opens_at_param, closes_at_param, session_minutes_param
  )
$$;
comment on function public.book_exam(uuid, text, text, timestamptz, timestamptz, smallint) is 'Books an exam or moves the one that has not begun: its id; null where one goes on.';

create function public.cancel_exam(exam_id_param uuid, user_id_param uuid) returns boolean
language sql security invoker set search_path = ''
as $$ select private.cancel_exam(exam_id_param, user_id_param) $$;
comment on function public.cancel_exam(uuid, uuid) is 'Takes back an exam that has not begun; whether there was one.';

create function public.begin_exam(exam_id_param uuid, user_id_param uuid, items_param jsonb, pass_rules_param jsonb)
returns uuid
language sql security invoker set search_path = ''
as $$ select private.begin_exam(exam_id_param, user_id_param, items_param, pass_rules_param) $$;
comment on function public.begin_exam(uuid, uuid, jsonb, jsonb) is 'The attempt at an exam, made by the first call.';

create function public.read_exams(user_id_param uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_exams(user_id_param) $$;
comment on function public.read_exams(uuid) is 'A person''s exams, newest first, with what decides how they go on.';

create function public.read_exam_sessions(exam_id_param uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_exam_sessions(exam_id_param) $$;
comment on function public.read_exam_sessions(uuid) is 'The refereed sessions of an exam with their reports.';

create function public.read_objective_scores(user_id_param uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_objective_scores(user_id_param) $$;
comment on function public.read_objective_scores(uuid) is 'What a person''s levels of objectives rest on.';

create function public.ask_exam_questions(exam_id_param uuid, questions_param jsonb) returns void
language sql security invoker set search_path = ''
as $$ select private.ask_exam_questions(exam_id_param, questions_param) $$;
comment on function public.ask_exam_questions(uuid, jsonb) is 'Asks the questions of an exam, once.';

create function public.answer_exam_question(
  exam_id_param uuid, user_id_param uuid, number_param smallint, choice_param smallint, words_param text
) returns boolean
language sql security invoker set search_path = ''
as $$ select private.answer_exam_question(exam_id_param, user_id_param, number_param, choice_param, words_param) $$;
comment on function public.answer_exam_question(uuid, uuid, smallint, smallint, text) is 'Keeps the first answer to a question; whether there is such a question.';

create function public.conclude_exam(
  exam_id_param uuid, mark_param double precision, passed_param boolean, faults_param jsonb, awards_param jsonb
) returns void
language sql security invoker set search_path = ''
as $$ select private.conclude_exam(exam_id_param, mark_param, passed_param, faults_param, awards_param) $$;
comment on function public.conclude_exam(uuid, double precision, boolean, jsonb, jsonb) is 'Ends an exam with what it came to, once.';

create function public.read_awards(user_id_param uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_awards(user_id_param) $$;
comment on function public.read_awards(uuid) is 'The newest award of each track of a person.';

revoke all on function
  private.guard_exam(), private.guard_exam_question(), private.guard_exam_award(),
  private.book_exam(uuid, text, text, timestamptz, timestamptz, smallint),
  public.book_exam(uuid, text, text, timestamptz, timestamptz, smallint),
  private.cancel_exam(uuid, uuid), public.cancel_exam(uuid, uuid),
  private.begin_exam(uuid, uuid, jsonb, jsonb), public.begin_exam(uuid, uuid, jsonb, jsonb),
  private.read_exams(uuid), public.read_exams(uuid),
  private.read_exam_sessions(uuid), public.read_exam_sessions(uuid),
  private.read_objective_scores(uuid), public.read_objective_scores(uuid),
  private.ask_exam_questions(uuid, jsonb), public.ask_exam_questions(uuid, jsonb),
  private.answer_exam_question(uuid, uuid, smallint, smallint, text),
  public.answer_exam_question(uuid, uuid, smallint, smallint, text),
  private.conclude_exam(uuid, double precision, boolean, jsonb, jsonb), public.conclude_exam(uuid, double precision, boolean, jsonb, jsonb),
  private.read_awards(uuid), public.read_awards(uuid)
from public, anon, authenticated, service_role;

grant execute on function
  private.book_exam(uuid, text, text, timestamptz, timestamptz, smallint),
  public.book_exam(uuid, text, text, timestamptz, timestamptz, smallint),
  private.cancel_exam(uuid, uuid), public.cancel_exam(uuid, uuid),
  private.begin_exam(uuid, uuid, jsonb, jsonb), public.begin_exam(uuid, uuid, jsonb, jsonb),
  private.read_exams(uuid), public.read_exams(uuid),
  private.read_exam_sessions(uuid), public.read_exam_sessions(uuid),
  private.read_objective_scores(uuid), public.read_objective_scores(uuid),
  private.ask_exam_questions(uuid, jsonb), public.ask_exam_questions(uuid, jsonb),
  private.answer_exam_question(uuid, uuid, smallint, smallint, text),
  public.answer_exam_question(uuid, uuid, smallint, smallint, text),
  private.conclude_exam(uuid, double precision, boolean, jsonb, jsonb), public.conclude_exam(uuid, double precision, boolean, jsonb, jsonb),
  private.read_awards(uuid), public.read_awards(uuid)
to service_role;
