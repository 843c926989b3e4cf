import { describe, expect, it } from 'vitest';
import { ARTICLES, SPANISH_FORMATS } from '../../src/i18n/spanish-articles.ts';
import { textsOf } from './text-files.ts';

const NAMED = /^lab:(part|socket|latch|fastener|cable|connector|control|end)\./;

const written = (format: string, names: string): string | undefined => SPANISH_FORMATS[format]?.(names);

describe('names of items on the bench', () => {
  it('all begin with a word whose article is known, and every known article is used', () => {
    const names = [...textsOf('es')].filter(([key]) => NAMED.test(key)).map(([, text]) => text);
    const first = new Set(names.map((name) => name.split(' ')[0]?.toLowerCase() ?? ''));
    expect([...first].sort()).toEqual(Object.keys(ARTICLES).sort());
  });

  it('have their article in a sentence', () => {
    expect(written('article', 'Tarjeta gráfica')).toBe('la tarjeta gráfica');
    expect(written('article', 'SSD M.2')).toBe('el SSD M.2');
    expect(written('article', 'LED de diagnóstico')).toBe('los LED de diagnóstico');
    expect(written('of', 'Módulo de RAM B2')).toBe('del módulo de RAM B2');
    expect(written('of', 'Fuente de alimentación')).toBe('de la fuente de alimentación');
    expect(written('sentence', 'Placa base')).toBe('La placa base');
  });

  it('have their article in a list', () => {
    const list = new Intl.ListFormat('es').format(['Cable del monitor', 'Tarjeta gráfica', 'Placa base']);
    expect(written('article', list)).toBe('el cable del monitor, la tarjeta gráfica y la placa base');
  });

  it('stay unchanged where no article is known', () => {
    expect(written('article', 'Kestrel B7')).toBe('Kestrel B7');
  });
});
