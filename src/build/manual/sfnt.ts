import { inflateSync } from 'node:zlib';

const WOFF_SIGNATURE = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const padded = (length: number): number => (length + 3) & ~3;

/**
 * Unpacks a WOFF 1.0 file to the TrueType font inside (W3C WOFF 1.0, sections 3 to 5). The PDF library also reads
 * WOFF, but fails on an empty glyph at the end of a table.
 */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF_SIGNATURE) throw new Error('This is no WOFF 1.0 file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = WOFF_HEADER + index * WOFF_ENTRY;
    const start = woff.readUInt32BE(at + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(at + 8));
    const length = woff.readUInt32BE(at + 12);
    return {
      tag: woff.readUInt32BE(at),
      checksum: woff.readUInt32BE(at + 16),
      data: packed.length < length ? inflateSync(packed) : packed,
    };
  });
  const directory = SFNT_HEADER + count * SFNT_ENTRY;
  const file = Buffer.alloc(tables.reduce((end, table) => end + padded(table.data.length), directory));
  const power = Math.floor(Math.log2(count));
  file.writeUInt32BE(woff.readUInt32BE(4), 0);
  file.writeUInt16BE(count, 4);
  file.writeUInt16BE(2 ** power * 16, 6);
  file.writeUInt16BE(power, 8);
  file.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  let end = directory;
  tables.forEach(({ tag, checksum, data }, index) => {
    const at = SFNT_HEADER + index * SFNT_ENTRY;
    file.writeUInt32BE(tag, at);
    file.writeUInt32BE(checksum, at + 4);
    file.writeUInt32BE(end, at + 8);
    file.writeUInt32BE(data.length, at + 12);
    data.copy(file, end);
    end += padded(data.length);
  });
  return file;
}
