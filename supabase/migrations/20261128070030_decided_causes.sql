-- A question names the decision that it asks about: what the learner said that was wrong.
alter table public.exam_questions
  add column decided_story text,
  add column decided_cause text,
  add constraint exam_questions_decided_together check (num_nonnulls(decided_story, decided_cause) in (0, 2));
comment on column public.exam_questions.decided_story is 'The known story whose words tell the cause; null where it was asked before that was kept, and where a job was passed on.';
comment on column public.exam_questions.decided_cause is 'What the learner decided that it was.';

create or replace function private.guard_exam_question() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.answered_at is not null
    or (
      new.exam_id, new.number, new.position, new.case_number, new.subject, new.item_group, new.reasons, new.decided_story, new.decided_cause
    ) is distinct from (
      old.exam_id, old.number, old.position, old.case_number, old.subject, old.item_group, old.reasons, old.decided_story, old.decided_cause
    )
  then
    raise exception 'A question is answered once.' using errcode = '42501';
  end if;
  return new;
end
$$;

-- Asks the questions of an exam, once: [{position, case_number, subject, item_group, decided_story, decided_cause, reasons, supported}].
create or replace function private.ask_exam_questions(exam_id_param uuid, questions_param jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  -- Two tabs wait for each other here; the second finds the questions of the first.
  perform from public.exams e where e.id = exam_id_param and e.concluded_at is null for update;
  if not found or exists (select from public.exam_questions q where q.exam_id = exam_id_param) then
    return;
  end if;
  insert into public.exam_questions (
    exam_id, number, position, case_number, subject, item_group, decided_story, decided_cause, reasons
  )
  select exam_id_param, q.at, (q.asked ->> 'position')::smallint, (q.asked ->> 'case_number')::smallint,
    q.asked ->> 'subject', q.asked ->> 'item_group', q.asked ->> 'decided_story', q.asked ->> 'decided_cause',
    array(select jsonb_array_elements_text(q.asked -> 'reasons'))
  from jsonb_array_elements(questions_param) with ordinality as q (asked, at);
  insert into private.exam_answers (exam_id, number, supported)
  select exam_id_param, q.at, (q.asked ->> 'supported')::smallint
  from jsonb_array_elements(questions_param) with ordinality as q (asked, at);
end
$$;
