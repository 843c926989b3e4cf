import type { DeskState } from '../../../src/core/ticketing/model/state.ts';
import type { DeskTutorial } from '../../../src/core/tutorials/desk/desk-tutorial.ts';

/** Everything that came in or will. */
export function scriptsOf({ tickets, arrivals }: DeskState) {
  return [...tickets, ...arrivals].map(({ record, script }) => ({ record, script }));
}

/** The texts of the tickets of a tutorial, by their full keys. */
export function deskTextKeys({ id, start }: DeskTutorial): readonly string[] {
  const own = `tickets/${id.toLowerCase()}:`;
  const keys = scriptsOf(start()).flatMap(({ record, script }) => [
    record.shortDescription,
    record.description,
    ...script.intents.map(({ labelKey }) => labelKey),
    ...script.voices.flatMap(({ opens, lines }) => [opens, ...lines.map(({ says }) => says)]),
    ...script.causes.map((cause) => `${own}suspect.${cause}`),
  ]);
  return [...new Set(keys)].sort();
}
