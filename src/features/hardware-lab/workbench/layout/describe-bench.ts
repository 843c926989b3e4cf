import { isKnown } from '../../../../core/hardware/projection/looked-at.ts';
import { powerShown } from '../../../../core/hardware/projection/target-state.ts';
import { listOf, nameOf } from '../../texts/lab-text.ts';
import type { Speaker } from '../../texts/sentences.ts';
import { outlineOf, outlineTargets } from '../outline/outline-groups.ts';
import { targetState } from '../outline/target-state.ts';

/** The machine's state in words (key S): what can be seen, not what it means. */
export function describeState({ text, view, language }: Speaker): string {
  const names = (ids: readonly string[]): string =>
    listOf(
      ids.map((id) => nameOf(text, view, id)),
      language,
    );
  const known = <Thing extends { readonly id: string }>(
    things: Readonly<Record<string, Thing>>,
  ): readonly Thing[] => Object.values(things).filter(({ id }) => isKnown(view, id));
  const away = known(view.parts).filter(({ placement }) => placement === 'loose' || placement === 'removed');
  const unseen = outlineTargets(view).filter((id) => !isKnown(view, id)).length;
  const isClosed = view.sidePanel === 'on';
  const open = known(view.latches).filter(({ position }) => position === 'open');
  const pulled = Object.values(view.cables)
    .flatMap(({ ends }) => ends)
    .filter(({ id, plug }) => isKnown(view, id) && plug !== 'latched');
  const lights = known(view.leds);
  const lit = lights.filter(({ light }) => light !== 'off');
  return [
    text(`spoken.${powerShown(view)}`),
    text(view.strap === 'worn' ? 'spoken.strapped' : 'spoken.bare'),
    isClosed ? text('spoken.closed') : '',
    away.length === 0 && !isClosed && unseen === 0 ? text('spoken.whole') : '',
    unseen === 0 ? '' : text('spoken.unseen', { count: unseen }),
    away.length === 0
      ? ''
      : text('spoken.away', {
          parts: listOf(
            away.map(({ id }) => `${nameOf(text, view, id)} (${targetState(text, view, language, id)})`),
            language,
          ),
        }),
    open.length === 0 ? '' : text('spoken.open', { names: names(open.map(({ id }) => id)) }),
    pulled.length === 0 ? '' : text('spoken.pulled', { names: names(pulled.map(({ id }) => id)) }),
    lights.length === Object.keys(view.leds).length && lit.length === 0 ? text('spoken.unlit') : '',
    lit.length === 0 ? '' : text('spoken.lit', { names: names(lit.map(({ id }) => id)) }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** The surroundings in words (key W): the groups of the outline and the number of things in each. */
export function describeSurroundings({ text, view, language }: Speaker): string {
  const groups = outlineOf(view).map(({ id, targets }) =>
    text('spoken.group', { group: text(`outline.${id}`), count: targets.length }),
  );
  return text('spoken.around', { groups: listOf(groups, language) });
}
