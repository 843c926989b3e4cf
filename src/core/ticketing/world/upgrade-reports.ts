import type { DeskTime } from '../clocks/business-time.ts';

/** What decides whether a computer gets the next version of Windows. */
export interface UpgradeReport {
  readonly processor: { readonly name: string; readonly isSupported: boolean };
  /** Of the firmware: the inventory does not see it, whoever sits at the computer does. */
  readonly tpm: 'ready' | 'off';
  readonly boot: 'uefi' | 'legacy';
  readonly secureBoot: 'on' | 'off';
  readonly backupAt: DeskTime | null;
  /** Encryption notices a change of the firmware and asks for the recovery key, unless it is suspended. */
  readonly protection: 'on' | 'suspended' | 'asks-for-key';
  readonly data: 'safe' | 'lost';
  /** Somebody switched the check off by a trick. */
  readonly isBypassed: boolean;
  readonly isReplaced: boolean;
}

/** What the desk can do for an upgrade. */
export const UPGRADE_WORKS = [
  'back-up',
  'suspend-encryption',
  'tpm-on',
  'convert-disk',
  'secure-boot-on',
  'plan-replacement',
  'bypass-check',
] as const;
export type UpgradeWork = (typeof UPGRADE_WORKS)[number];

/** A computer that is ready. */
export const READY_TO_UPGRADE: UpgradeReport = {
  processor: { name: 'Intel(R) Core(TM) Ultra 5 125U', isSupported: true },
  tpm: 'ready',
  boot: 'uefi',
  secureBoot: 'on',
  backupAt: null,
  protection: 'on',
  data: 'safe',
  isBypassed: false,
  isReplaced: false,
};
