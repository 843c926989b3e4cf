import { textDigits } from '../world/text-digits.ts';

/** How the console puts text into columns. */

/** Cells that begin at given columns; one that is too long is followed by a space. */
export function atColumns(...cells: readonly (readonly [column: number, text: string])[]): string {
  return cells
    .reduce((line, [column, text]) => {
      const gap = line === '' || line.length < column ? '' : ' ';
      return `${(line + gap).padEnd(column)}${text}`;
    }, '')
    .trimEnd();
}

/** `1,234,567`. */
export function thousands(value: number): string {
  return String(Math.trunc(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `475.00` from megabytes to gigabytes, rounded. */
export function gigabytes(megabytes: number): string {
  return (megabytes / 1024).toFixed(2);
}

/** The link-local IPv6 address that an adapter makes for itself. */
export function linkLocal(mac: string): string {
  const digits = textDigits(mac);
  const groups = [0, 4, 8, 12].map((at) => digits.slice(at, at + 4).replace(/^0{1,3}/, ''));
  return `fe80::${groups.join(':')}`;
}

/** `3c:52:82:6a:1f:d4`, as everything but Windows writes it. */
export const colonMac = (mac: string): string => mac.replaceAll('-', ':').toLowerCase();
