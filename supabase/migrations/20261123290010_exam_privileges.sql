-- Beside 20261121000090_privileges.sql, and run again with it: everybody reads their own exams, questions and awards.
grant select on public.exams, public.exam_questions, public.exam_awards to authenticated;
