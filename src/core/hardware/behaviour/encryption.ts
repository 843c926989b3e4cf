import { findMachine } from '../machines/find-machine.ts';
import { withTraits } from '../model/changed.ts';
import type { Hardware, JobState, MachineState } from '../model/state.ts';
import { onSystemDrive, systemDrive } from './drives.ts';
import { firmwareVersion } from './firmware.ts';
import { boardInUse } from './wiring.ts';

/** The seal of suspended encryption: the key is unprotected until the next start of the system. */
const OPEN = 'open';
/** The seal of a drive that is not encrypted. */
export const NO_SEAL = 'none';

/** Question id in every job with an encrypted drive: the answer is the recovery key. */
export const RECOVERY_KEY = 'recovery-key';

type Encryption = 'off' | 'on' | 'suspended';

/** What the board's TPM measures before it releases a key: the board and its firmware version. */
function measuredOf(machine: Hardware): string {
  return `${boardInUse(machine) ?? ''}@${firmwareVersion(machine)}`;
}

export function encryptionOf({ traits }: Hardware, drive: string): Encryption {
  const seal = traits[drive]?.seal ?? NO_SEAL;
  if (seal === NO_SEAL) return 'off';
  return seal === OPEN ? 'suspended' : 'on';
}

/** Whether a drive needs its recovery key: the board or its firmware differs from those that the key is sealed to. */
export function isLocked(machine: Hardware, drive: string): boolean {
  return encryptionOf(machine, drive) === 'on' && machine.traits[drive]?.seal !== measuredOf(machine);
}

/** Whether a fitted drive needs its recovery key. */
export function holdsLockedDrive(machine: Hardware): boolean {
  return Object.keys(machine.traits).some((id) => machine.parts[id]?.socket != null && isLocked(machine, id));
}

/** Seals a drive's key to the current board and firmware. */
export function withSeal(machine: MachineState, drive: string): MachineState {
  return withTraits(machine, drive, { seal: measuredOf(machine) });
}

/** Suspends the encryption of a drive: the next start seals the key to the board and firmware of that time. */
export function withOpenKey(machine: MachineState, drive: string): MachineState {
  return encryptionOf(machine, drive) === 'on' ? withTraits(machine, drive, { seal: OPEN }) : machine;
}

/** The encryption of the system drive; `off` when none is detected. */
export function systemEncryption(machine: MachineState): Encryption {
  const drive = systemDrive(findMachine(machine.model), machine);
  return drive === null ? 'off' : encryptionOf(machine, drive);
}

/** Ends a suspension, as a start of the system does. */
export function withEncryptionResumed(machine: MachineState): MachineState {
  return systemEncryption(machine) === 'suspended'
    ? onSystemDrive(machine, (drive) => withSeal(machine, drive))
    : machine;
}

export function hasRecoveryKey({ asked }: JobState): boolean {
  return asked.includes(RECOVERY_KEY);
}

/**
 * Whether changing the board or its firmware now would lock a drive whose recovery key was not asked for (P14). The technician
 * suspends the encryption first or, if the machine does not start, asks for the key. Removing the drive does not help.
 */
export function risksLockout({ machine, job }: { machine: Hardware; job: JobState }): boolean {
  if (hasRecoveryKey(job)) return false;
  return Object.keys(machine.traits).some(
    (id) => machine.parts[id] !== undefined && encryptionOf(machine, id) === 'on' && !isLocked(machine, id),
  );
}
