import type { FormPurpose } from '../../core/contracts/forms.ts';
import type { PracticeJob } from '../practice/practice-job.ts';
import type { RunTypes } from '../store.ts';

/** The session to open. `Subject` names what can be explored without a task. */
export type RunWish<Types extends RunTypes, Subject extends string> =
  | { readonly kind: 'explore'; readonly subject: Subject }
  | { readonly kind: 'practice'; readonly story: string }
  /** Resumes an unfinished practice job. */
  | { readonly kind: 'resume'; readonly job: PracticeJob<Types> }
  /** The next test, or the open one. */
  | { readonly kind: 'testing' }
  /** The next item of an attempt at a form, or the open one. */
  | { readonly kind: 'form'; readonly purpose: FormPurpose; readonly attempt: string };
