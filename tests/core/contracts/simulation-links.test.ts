import { describe, expect, it } from 'vitest';
import { parseSimulationLinks } from '../../../src/core/contracts/simulation-links.ts';

describe('the remote simulations of a deployment', () => {
  it('are none where the variable is missing or empty', () => {
    for (const text of [undefined, '', '  ', '{}']) expect(parseSimulationLinks(text)).toEqual({});
  });

  it('are read plan by plan', () => {
    const links = {
      free: 'https://sims.example/demo',
      ace: 'https://sims.example/bench?plan=ace',
      goldenTicketing: 'https://desk.example/',
    };
    expect(parseSimulationLinks(JSON.stringify(links))).toEqual(links);
  });

  it.each([
    ['no JSON', 'https://sims.example', /^VITE_SIMULATION_LINKS is not JSON\.$/],
    ['no object', '["https://sims.example"]', /^VITE_SIMULATION_LINKS is wrong/],
    ['an unencrypted address', '{"ace":"http://sims.example"}', /ace/],
    ['a script', '{"expert":"javascript:alert(1)"}', /expert/],
    ['inline data', '{"testing":"data:text/html,hello"}', /testing/],
    ['no address', '{"ticketing":"sims.example"}', /ticketing/],
    ['an empty address', '{"goldenTesting":""}', /goldenTesting/],
    ['a plan that nobody knows', '{"platinum":"https://sims.example"}', /platinum/],
  ])('are refused with the plan’s name when there is %s', (_what, text, message) => {
    expect(() => parseSimulationLinks(text)).toThrow(message);
  });
});
