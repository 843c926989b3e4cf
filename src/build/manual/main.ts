import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MANUAL } from '../../features/manual/content/manual.ts';
import { MANUAL_FILE } from '../../features/manual/model/manual-file.ts';
import { printManual } from './print-manual.ts';
import { readTypeface } from './typeface.ts';

/** `npm run manual`: prints the manual to `public`, where it is committed. */
const target = fileURLToPath(new URL(`../../../public${MANUAL_FILE}`, import.meta.url));
await mkdir(dirname(target), { recursive: true });
await writeFile(target, await printManual(MANUAL, await readTypeface()));
