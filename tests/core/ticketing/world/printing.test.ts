import { describe, expect, it } from 'vitest';
import { applyEffects, type WorldEffect } from '../../../../src/core/ticketing/world/effects.ts';
import type { PrintJob } from '../../../../src/core/ticketing/world/printers.ts';
import { findPrinter } from '../../../../src/core/ticketing/world/printing.ts';
import { take } from '../../../../src/core/ticketing/world/readings.ts';
import { ordinaryWorld, type World } from '../../../../src/core/ticketing/world/world.ts';

const PRINTER = 'AS-2F-01';
const LABELS = 'AS-1F-02';
const INKJET = 'AS-1F-03';
const job = (id: number, state: PrintJob['state']): PrintJob => ({
  id,
  owner: 'nferrant',
  document: `Invoice-${id}.pdf`,
  pages: 2,
  sentAt: 0,
  state,
});

function worldAfter(...effects: readonly WorldEffect[]): World {
  return applyEffects(ordinaryWorld(7), effects, 100);
}

const jobs = (world: World) => findPrinter(world, PRINTER)?.jobs.map(({ id }) => id);
const flow = (world: World) => take(world, 'print-flow', PRINTER, 100);

const STUCK: WorldEffect = {
  do: 'change-printer',
  printer: PRINTER,
  change: { jobs: [job(1, 'deleting'), job(2, 'waiting')] },
};
const CANCEL: WorldEffect = { do: 'cancel-job', printer: PRINTER, job: 1 };

describe('the queues of the print server', () => {
  it('print what waits as soon as nothing stands in the way', () => {
    const paused = worldAfter({
      do: 'change-printer',
      printer: PRINTER,
      change: { queue: 'paused', jobs: [job(1, 'waiting')] },
    });
    expect(flow(paused)).toBe('paused');
    const resumed = applyEffects(paused, [{ do: 'resume-queue', printer: PRINTER }], 200);
    expect(flow(resumed)).toBe('prints');
    expect(jobs(resumed)).toEqual([]);
    expect(take(resumed, 'lost-jobs', PRINTER, 200)).toBe('none');
  });

  it('keep a damaged job for as long as the spooler runs', () => {
    expect(jobs(worldAfter(STUCK, CANCEL))).toEqual([1, 2]);
    expect(flow(worldAfter(STUCK, CANCEL))).toBe('job-stuck');
  });

  it('let it go while the spooler stands, and print the others once it runs again', () => {
    const stopped = worldAfter(STUCK, { do: 'stop-spooler' }, CANCEL);
    expect(jobs(stopped)).toEqual([2]);
    expect(flow(stopped)).toBe('spooler-stopped');
    const started = applyEffects(stopped, [{ do: 'start-spooler' }], 200);
    expect(jobs(started)).toEqual([]);
    expect(take(started, 'lost-jobs', PRINTER, 200)).toBe('none');
  });

  it('lose the work of others when all jobs are deleted', () => {
    const cleared = worldAfter(STUCK, { do: 'stop-spooler' }, { do: 'clear-queue', printer: PRINTER });
    expect(jobs(cleared)).toEqual([]);
    expect(take(cleared, 'lost-jobs', PRINTER, 200)).toBe('some');
  });
});

describe('a printer that prints with a head', () => {
  const { head } = findPrinter(ordinaryWorld(7), LABELS) ?? {};
  if (head === undefined || head === null) throw new Error('The label printer has no head.');
  const read = (world: World, reading: Parameters<typeof take>[1], printer: string) =>
    take(world, reading, printer, 100);

  it('is wiped clean, and keeps its dead dots until a new head comes', () => {
    const worn: WorldEffect = {
      do: 'change-printer',
      printer: LABELS,
      change: { head: { ...head, deadDots: 6, surface: 'dirty' } },
    };
    const wiped = worldAfter(worn, { do: 'clean-head', printer: LABELS });
    expect(read(wiped, 'head-surface', LABELS)).toBe('clean');
    expect(read(wiped, 'head-dots', LABELS)).toBe('dead');
    const order = { printer: LABELS, part: 'print-head' } as const;
    const ordered = applyEffects(wiped, [{ do: 'order-printer-part', ...order }], 200);
    expect(read(ordered, 'printer-part', LABELS)).toBe('print-head');
    const renewed = applyEffects(ordered, [{ do: 'deliver-printer-part', ...order }], 300);
    expect(read(renewed, 'head-dots', LABELS)).toBe('all');
    expect(read(renewed, 'printer-part', LABELS)).toBe('none');
  });

  it('tells nothing of parts that it does not have', () => {
    const world = ordinaryWorld(7);
    expect(read(world, 'drum-life', LABELS)).toBeNull();
    expect(read(world, 'tray-paper', INKJET)).toBeNull();
    expect(read(world, 'head-dots', INKJET)).toBeNull();
    expect(read(world, 'ink-level', LABELS)).toBeNull();
    expect(read(world, 'head-dots', PRINTER)).toBeNull();
  });
});
