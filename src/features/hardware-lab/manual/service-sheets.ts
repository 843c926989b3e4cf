import type { ManualSection } from '../../../core/hardware/machines/manual-sections.ts';
import type { SheetWriter } from './sheet.ts';
import { writeBoard } from './sheets/board.ts';
import { writeCodes } from './sheets/codes.ts';
import { writeCooling } from './sheets/cooling.ts';
import { writeFirmware } from './sheets/firmware.ts';
import { writeFrontPanel } from './sheets/front-panel.ts';
import { writeMemory } from './sheets/memory.ts';
import { writeNetwork } from './sheets/network.ts';
import { writePower } from './sheets/power.ts';
import { writeSafety } from './sheets/safety.ts';
import { writeSpecs } from './sheets/specs.ts';
import { writeStorage } from './sheets/storage.ts';

/** The writer of each section of a service manual. */
export const SERVICE_SHEETS: Readonly<Record<ManualSection, SheetWriter>> = {
  safety: writeSafety,
  board: writeBoard,
  codes: writeCodes,
  power: writePower,
  memory: writeMemory,
  'front-panel': writeFrontPanel,
  storage: writeStorage,
  firmware: writeFirmware,
  cooling: writeCooling,
  network: writeNetwork,
  specs: writeSpecs,
};
