/** The mail program of a computer. */
export interface MailProgram {
  readonly profile: 'sound' | 'damaged';
  /** Somebody pressed the button that keeps it from connecting. */
  readonly worksOffline: boolean;
}

export const ORDINARY_MAIL_PROGRAM: MailProgram = { profile: 'sound', worksOffline: false };
