import type { DeskTime } from '../clocks/business-time.ts';

/** Somebody opened a shared folder, as the log of the cloud has it. */
interface SharedOpen {
  readonly at: DeskTime;
  /** An address of the network; for a guest the address that was let in. */
  readonly from: string;
  readonly who: 'colleague' | 'guest' | 'unknown';
}

/** A folder of the cloud that somebody has shared with a link. */
export interface SharedFolder {
  readonly name: string;
  readonly label: 'confidential' | 'public';
  readonly link: 'anyone' | 'company' | 'named' | 'removed';
  readonly madeAt: DeskTime;
  /** Address outside that has a right of its own on the folder, whatever becomes of the link. */
  readonly guest: string | null;
  /** The newest last. */
  readonly opens: readonly SharedOpen[];
  /** The log of who opened it goes with the folder. */
  readonly isDeleted: boolean;
}
