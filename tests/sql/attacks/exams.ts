import type { Attack, Control } from '../../support/attack-table.ts';
import type { ApiRequest } from '../../support/cast.ts';
import { idOf, type SeedName } from '../../support/people.ts';
import { EXAMS, EXAMS_GIVEN, MARK, READING, WORDS } from './exams-scene.ts';
import { add, call, change, NOTHING_OR_REFUSED, REFUSED, read } from './requests.ts';

const CALL_REFUSED = [401, 403, 404];

const attack = (
  id: string,
  actor: string,
  request: ApiRequest,
  allowedStatuses: readonly number[],
  control: Control,
  more: Partial<Attack> = {},
): Attack => ({
  id,
  actor,
  request,
  allowedStatuses,
  forbiddenText: [WORDS, READING, `"mark":${MARK}`, '90.5'],
  given: EXAMS_GIVEN,
  control,
  ...more,
});

const reads = (actor: SeedName, query: string, finds: string): Control => ({
  actor,
  request: read(query),
  statuses: [200],
  finds,
});
const READING_CONTROLS = {
  exams: reads('testing', 'exams?select=mark', MARK),
  exam_questions: reads('ace', 'exam_questions?select=words', WORDS),
  exam_awards: reads('testing', 'exam_awards?select=award', MARK),
} as const;
const FORM_CONTROL = reads('golden', `forms?id=eq.${EXAMS.goldens}`, 'exam-');

const concludes = (passed: boolean, mark: number, id: string): ApiRequest =>
  call('conclude_exam', {
    exam_id_param: id,
    mark_param: mark,
    passed_param: passed,
    faults_param: passed ? [] : [{ kind: 'viva' }],
    awards_param: [],
  });
/** The service concludes Asha's exam with what her sessions came to. */
const serviceConcludes: Control = {
  actor: 'service',
  request: concludes(false, 80.5, EXAMS.ashas),
  statuses: [200, 204],
  leaves: { sql: `select mark::text from exams where id = '${EXAMS.ashas}'`, value: '80.5' },
};
/** The service keeps Asha's answer to her second question. */
const serviceAnswers: Control = {
  actor: 'service',
  request: call('answer_exam_question', {
    exam_id_param: EXAMS.ashas,
    user_id_param: idOf('ace'),
    number_param: 2,
    choice_param: 1,
    words_param: 'Because of the light.',
  }),
  statuses: [200],
  leaves: {
    sql: `select choice from exam_questions where exam_id = '${EXAMS.ashas}' and number = 2`,
    value: 1,
  },
};

const READ = Object.entries(READING_CONTROLS).flatMap(([table, control]) => [
  attack(`free reads ${table}`, 'free', read(table), [200], control),
  attack(`super reads ${table}`, 'super', read(table), [200], control),
  attack(`deactivated reads ${table}`, 'deactivated', read(table), [200], control),
  attack(`a visitor reads ${table}`, 'anon', read(table), NOTHING_OR_REFUSED, control),
]);

const WRITE: readonly Attack[] = [
  attack(
    'a person reads the form of another exam',
    'free',
    read('forms?purpose=eq.exam'),
    [200],
    FORM_CONTROL,
    { forbiddenText: ['exam-'] },
  ),
  attack(
    'a person books past the function',
    'ace',
    add('exams', {
      user_id: idOf('ace'),
      track: 'service-desk',
      form: 'SD 2026.1',
      opens_at: '2026-01-01T00:00:00Z',
      closes_at: '2026-01-15T00:00:00Z',
      session_minutes: 10,
    }),
    REFUSED,
    serviceConcludes,
  ),
  attack(
    'a person passes their own exam',
    'ace',
    change(`exams?id=eq.${EXAMS.ashas}`, {
      concluded_at: '2026-01-01T00:00:00Z',
      mark: 100,
      passed: true,
      faults: [],
    }),
    NOTHING_OR_REFUSED,
    serviceConcludes,
  ),
  attack(
    'a person answers past the function',
    'ace',
    change(`exam_questions?exam_id=eq.${EXAMS.ashas}&number=eq.2`, {
      choice: 2,
      words: 'x',
      answered_at: '2026-01-01T00:00:00Z',
    }),
    NOTHING_OR_REFUSED,
    serviceAnswers,
  ),
  ...(['ace', 'service'] as const).map((actor) =>
    attack(
      `${actor} awards an exam that was not passed`,
      actor,
      add('exam_awards', {
        exam_id: EXAMS.ashas,
        track: 'hardware',
        user_id: idOf('ace'),
        award: { track: 'hardware', mark: 80.5 },
      }),
      REFUSED,
      serviceConcludes,
    ),
  ),
  attack(
    'the service changes an award',
    'service',
    change(`exam_awards?exam_id=eq.${EXAMS.tesss}`, { award: { track: 'hardware', mark: 99 } }),
    REFUSED,
    READING_CONTROLS.exam_awards,
  ),
  attack(
    'the service gives an award of another track',
    'service',
    add('exam_awards', {
      exam_id: EXAMS.tesss,
      track: 'full',
      user_id: idOf('testing'),
      award: { track: 'hardware', mark: 86.5 },
    }),
    [400, ...REFUSED],
    READING_CONTROLS.exam_awards,
  ),
  attack(
    'the service concludes an exam with another mark than its sessions',
    'service',
    concludes(false, 100, EXAMS.ashas),
    REFUSED,
    serviceConcludes,
  ),
  attack(
    'the service concludes an exam with sessions left',
    'service',
    concludes(false, 45, EXAMS.goldens),
    REFUSED,
    serviceConcludes,
  ),
  attack(
    'the service passes an exam with a question open',
    'service',
    concludes(true, 80.5, EXAMS.ashas),
    REFUSED,
    serviceConcludes,
  ),
  attack(
    'the service passes an exam that did not meet its conditions',
    'service',
    change(`exams?id=eq.${EXAMS.ashas}`, {
      concluded_at: '2026-11-23T10:00:00Z',
      mark: 80.5,
      passed: true,
      faults: [{ kind: 'viva' }],
    }),
    [400, ...REFUSED],
    serviceConcludes,
  ),
  attack(
    'the service asks another question in the place of one',
    'service',
    change(`exam_questions?exam_id=eq.${EXAMS.ashas}`, { position: 2 }),
    REFUSED,
    serviceAnswers,
  ),
  attack(
    'the service answers with a reason that was not offered',
    'service',
    change(`exam_questions?exam_id=eq.${EXAMS.ashas}&number=eq.2`, {
      choice: 3,
      words: 'x',
      answered_at: '2026-11-23T10:00:00Z',
    }),
    [400, ...REFUSED],
    serviceAnswers,
  ),
];

const CALLS = {
  answer_exam_question: {
    exam_id_param: EXAMS.ashas,
    user_id_param: idOf('ace'),
    number_param: 2,
    choice_param: 2,
    words_param: 'x',
  },
  ask_exam_questions: { exam_id_param: EXAMS.goldens, questions_param: [] },
  begin_exam: {
    exam_id_param: EXAMS.ashas,
    user_id_param: idOf('ace'),
    items_param: [],
    pass_rules_param: {},
  },
  book_exam: {
    user_id_param: idOf('ace'),
    track_param: 'service-desk',
    form_param: 'SD 2026.1',
    opens_at_param: '2026-01-01T00:00:00Z',
    closes_at_param: '2026-01-15T00:00:00Z',
    session_minutes_param: 10,
  },
  cancel_exam: { exam_id_param: EXAMS.ashas, user_id_param: idOf('ace') },
  conclude_exam: {
    exam_id_param: EXAMS.ashas,
    mark_param: 80.5,
    passed_param: true,
    faults_param: [],
    awards_param: [],
  },
  read_awards: { user_id_param: idOf('testing') },
  read_exam_sessions: { exam_id_param: EXAMS.ashas },
  read_exams: { user_id_param: idOf('ace') },
  read_objective_scores: { user_id_param: idOf('ace') },
};
const CALLING = (['anon', 'ace', 'super'] as const).flatMap((actor) =>
  Object.entries(CALLS).map(([name, body]) =>
    attack(`${actor} calls ${name}`, actor, call(name, body), CALL_REFUSED, serviceConcludes),
  ),
);

/** Exams, as far as tables and database functions carry them: who reads them, what they come to, and awards. */
export const EXAM_ATTACKS: readonly Attack[] = [...READ, ...WRITE, ...CALLING];
