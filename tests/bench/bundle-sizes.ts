import { BUNDLE_ENTRIES, Bundle, deskEngineOf } from '../support/bundle.ts';
import type { Figure } from './figure.ts';

const KB = 1000;

/** Gzipped JavaScript of each entry, everything that it loads included; the scene beyond the bench. */
export function measureBundle(): readonly Figure[] {
  const bundle = new Bundle();
  const kilobytes = (scripts: readonly string[]): string => (Bundle.gzipBytes(scripts) / KB).toFixed(1);
  const pages = (['shell', 'landing', 'dashboard', 'demo'] as const).map((name) => ({
    name: `JavaScript of ${name}, gzip`,
    value: kilobytes(bundle.scriptsOf(...BUNDLE_ENTRIES[name])),
    unit: 'kB',
  }));
  const scene = bundle.scriptsBeyond(BUNDLE_ENTRIES.scene, BUNDLE_ENTRIES.bench);
  const { dashboard, deskHome, deskShift, simulation } = BUNDLE_ENTRIES;
  const desk = [
    { name: 'home of the desk', entries: deskHome, without: dashboard },
    { name: 'the desk beyond what both simulations stand in', entries: deskShift, without: simulation },
    { name: 'the rules of play of a practice ticket', entries: deskEngineOf(bundle), without: deskShift },
  ].map(({ name, entries, without }) => ({
    name: `JavaScript of ${name}, gzip`,
    value: kilobytes(bundle.scriptsBeyond(entries, without)),
    unit: 'kB',
  }));
  return [
    ...pages,
    ...desk,
    { name: 'JavaScript of the 3D scene, gzip', value: kilobytes(scene), unit: 'kB' },
  ];
}
