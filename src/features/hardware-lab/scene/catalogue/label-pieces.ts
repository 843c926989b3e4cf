import type { LabelArt } from '../kit/label-art.ts';

const INK = '#1a1c1e';

/** Label of a 3.5 inch drive. */
export const driveLabel = (
  name: string,
  type: string,
  supply: string,
  serial: string,
  band = '#23384a',
): LabelArt => ({
  width: 84,
  height: 58,
  density: 5,
  tone: 'light',
  inks: [
    { kind: 'fill', color: '#dcdddb', box: [0, 0, 84, 58], radius: 1 },
    { kind: 'fill', color: band, box: [0, 0, 84, 17], radius: 1 },
    {
      kind: 'text',
      text: name,
      color: '#f2f4f5',
      at: [4, 8.6],
      size: 8.4,
      fit: 76,
      align: 'left',
      weight: 600,
    },
    { kind: 'text', text: type, color: INK, at: [4, 23.5], size: 5.4, fit: 76, align: 'left', weight: 600 },
    { kind: 'text', text: supply, color: INK, at: [4, 30.5], size: 3.8, fit: 60, align: 'left' },
    { kind: 'bars', color: INK, box: [4, 36, 50, 11], seed: serial.length + name.length },
    {
      kind: 'text',
      text: `S/N ${serial}`,
      color: INK,
      at: [4, 51.6],
      size: 3,
      fit: 56,
      align: 'left',
      mono: true,
    },
    { kind: 'matrix', color: INK, box: [64, 36, 15, 15], seed: serial.length * 3 },
  ],
});
