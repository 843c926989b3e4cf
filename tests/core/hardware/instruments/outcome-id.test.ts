import { describe, expect, it } from 'vitest';
import {
  markSubject,
  outcomeSubject,
} from '../../../../src/core/hardware/instruments/diagnostic-tests/outcome-id.ts';

describe('an outcome is taken apart by the test that it belongs to', () => {
  it.each([
    ['listen', 'beeps-lss', { family: 'beeps', beeps: ['long', 'short', 'short'] }],
    ['listen', 'fans', { family: 'plain', id: 'fans' }],
    ['read-debug-leds', 'led-dram-moving', { family: 'led', led: 'led-dram', moving: true }],
    ['read-debug-leds', 'none-moving', { family: 'led', led: null, moving: true }],
    ['read-debug-leds', 'none', { family: 'led', led: null, moving: false }],
    ['read-power-led', '2-4', { family: 'blink', amber: '2', white: '4' }],
    ['read-power-led', 'steady', { family: 'plain', id: 'steady' }],
    ['read-post-code', '55', { family: 'code', code: '55' }],
    ['read-post-code', 'moving', { family: 'plain', id: 'moving' }],
    ['post-card', '--', { family: 'code', code: '--' }],
    ['page:firmware-main', 'firmware-1-20', { family: 'version', version: '1.20' }],
    ['page:network', 'link-1000', { family: 'link', mbps: '1000' }],
    ['look:led-lan', 'blink', { family: 'light', light: 'blink' }],
    ['look:psu', 'normal', { family: 'plain', id: 'normal' }],
    ['look:psu', 'scorched', { family: 'mark', mark: 'scorched' }],
    ['cable-tester', 'open', { family: 'plain', id: 'open' }],
    ['ask:since-when', 'today', { family: 'answered' }],
  ])('%s = %s', (test, outcome, subject) => {
    expect(outcomeSubject(test, outcome)).toEqual(subject);
  });
});

describe('a visible mark is taken apart', () => {
  it.each([
    ['in-conn-eps', { family: 'in', connector: 'conn-eps' }],
    ['sticker-1-20', { family: 'version', version: '1.20' }],
    ['open-3-6', { family: 'pair', fault: 'open', pins: ['3', '6'] }],
    ['paste-old', { family: 'grouped', group: 'paste', kind: 'old' }],
    ['dust-mat', { family: 'plain', id: 'dust-mat' }],
  ])('%s', (mark, subject) => {
    expect(markSubject(mark)).toEqual(subject);
  });
});
