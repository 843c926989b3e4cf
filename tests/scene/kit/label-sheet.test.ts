import { describe, expect, it } from 'vitest';
import { LABEL_RECTS, LABELS } from '../../../src/features/hardware-lab/scene/catalogue/labels.ts';
import { labelQuad, packLabels, SHEET_PX } from '../../../src/features/hardware-lab/scene/kit/label-sheet.ts';

describe('the label sheet', () => {
  it('has room for every label of the scene and lets none overlap another', () => {
    const rects = [...LABEL_RECTS.values()];
    expect(rects).toHaveLength(Object.keys(LABELS).length);
    for (const [i, a] of rects.entries()) {
      expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= SHEET_PX && a.y + a.height <= SHEET_PX).toBe(true);
      for (const b of rects.slice(i + 1)) {
        const apart =
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart).toBe(true);
      }
    }
  });

  it('leaves the corner empty that unlabelled vertices point to', () => {
    const corner = [...LABEL_RECTS.values()].filter((rect) => rect.x < 16 && rect.y < 16);
    expect(corner).toEqual([]);
  });

  it('is the same for the same labels, wherever it is packed', () => {
    expect(packLabels(LABELS)).toEqual(LABEL_RECTS);
  });

  it('refuses a label that cannot fit', () => {
    const huge = { width: 500, height: 10, density: 10, tone: 'light' as const, inks: [] };
    expect(() => packLabels({ huge })).toThrow('huge');
  });

  it('shows a label upright and unmirrored', () => {
    const quad = labelQuad({ width: 10, height: 4 }, { x: 100, y: 200, width: 50, height: 20 });
    const [u0, v0, , , u1, v1] = quad.uvs;
    expect(u0).toBeLessThan(u1 ?? 0);
    expect(v0).toBeLessThan(v1 ?? 0);
  });
});
