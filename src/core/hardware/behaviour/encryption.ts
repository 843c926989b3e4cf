import { findMachine } from '../machines/find-machine.ts';
import { withTraits } from '../model/changed.ts';
import type { Hardware, JobState, MachineState } from '../model/state.ts';
import { onSystemDrive, systemDrive } from './drives.ts';
import { firmwareVersion } from './firmware.ts';
import { boardInUse } from './wiring.ts';

/** The seal of a key that lies open until the system has started once more. */
const OPEN = 'open';
/** The seal of a drive that is not encrypted. */
export const NO_SEAL = 'none';

/** A question of every job with an encrypted drive: whoever keeps its recovery key reads it out. */
export const RECOVERY_KEY = 'recovery-key';

type Encryption = 'off' | 'on' | 'suspended';

/** What the board's chip measures before it hands a key out: itself and the firmware that it runs. */
function measuredOf(machine: Hardware): string {
  return `${boardInUse(machine) ?? ''}@${firmwareVersion(machine)}`;
}

export function encryptionOf({ traits }: Hardware, drive: string): Encryption {
  const seal = traits[drive]?.seal ?? NO_SEAL;
  if (seal === NO_SEAL) return 'off';
  return seal === OPEN ? 'suspended' : 'on';
}

/** Another board, or another firmware on it, gets no key: the system asks for the one that is kept elsewhere. */
export function isLocked(machine: Hardware, drive: string): boolean {
  return encryptionOf(machine, drive) === 'on' && machine.traits[drive]?.seal !== measuredOf(machine);
}

/** Something in the machine waits for its recovery key. */
export function holdsLockedDrive(machine: Hardware): boolean {
  return Object.keys(machine.traits).some((id) => machine.parts[id]?.socket != null && isLocked(machine, id));
}

/** The key is given to the board and firmware of now: as the drive is encrypted, unlocked, or started from again. */
export function withSeal(machine: MachineState, drive: string): MachineState {
  return withTraits(machine, drive, { seal: measuredOf(machine) });
}

/** Suspended: whatever starts next gets the key, and the seal with it. */
export function withOpenKey(machine: MachineState, drive: string): MachineState {
  return encryptionOf(machine, drive) === 'on' ? withTraits(machine, drive, { seal: OPEN }) : machine;
}

/** The encryption of the system that starts; `off` while none is found. */
export function systemEncryption(machine: MachineState): Encryption {
  const drive = systemDrive(findMachine(machine.model), machine);
  return drive === null ? 'off' : encryptionOf(machine, drive);
}

/** What was suspended is on again once the system has started. */
export function withEncryptionResumed(machine: MachineState): MachineState {
  return systemEncryption(machine) === 'suspended'
    ? onSystemDrive(machine, (drive) => withSeal(machine, drive))
    : machine;
}

export function hasRecoveryKey({ asked }: JobState): boolean {
  return asked.includes(RECOVERY_KEY);
}

/**
 * P14: a change of board or firmware now would lock a drive, and nobody has its key. A machine that starts is suspended
 * first; for one that does not, the key is fetched first. A drive that was taken out for it is no safer.
 */
export function risksLockout({ machine, job }: { machine: Hardware; job: JobState }): boolean {
  if (hasRecoveryKey(job)) return false;
  return Object.keys(machine.traits).some(
    (id) => machine.parts[id] !== undefined && encryptionOf(machine, id) === 'on' && !isLocked(machine, id),
  );
}
