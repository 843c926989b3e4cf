import { useId } from 'react';
import { readPinName } from '../../../../core/hardware/machines/pin-name.ts';
import { PINOUTS } from '../../../../core/hardware/machines/pinouts.ts';
import { type PinHolder, pinHoldersOf } from '../../../../core/hardware/projection/pin-holders.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { type LabStore, useLab } from '../../store.ts';
import { nameOf } from '../../texts/lab-text.ts';
import { useSpeaker } from '../../texts/use-speaker.ts';
import { PinGrid } from './pin-grid.tsx';

export interface ProbePickerProps {
  readonly store: LabStore;
  readonly colour: 'black' | 'red';
  /** `<connector or plug>.<pin>`; empty while the probe touches nothing. */
  readonly value: string;
  /** A click in the scene moves this probe. */
  readonly isMoving: boolean;
  onMove(): void;
  onChange(value: string): void;
}

/** One probe: its connector or plug, and the pin. The manual says what each pin carries. */
export function ProbePicker({ store, colour, value, isMoving, onMove, onChange }: ProbePickerProps) {
  const { t } = useTranslation('lab-bench');
  const { text, view } = useSpeaker(store);
  const id = useId();
  const hasHelp = useLab(store, (snapshot) => snapshot.view.tutor !== null);
  const { holder: holderId, pin: heldPin } = readPinName(value);
  const groups = pinHoldersOf(view);
  const holder = groups.flatMap(({ holders }) => holders).find((one) => one.id === holderId);
  const pinName = (one: PinHolder, pin: number): string => {
    const signal = PINOUTS[one.family][pin - 1];
    return hasHelp && signal !== undefined && signal !== 'nc'
      ? t('meter.pinSignal', { pin, signal })
      : t('meter.pin', { pin });
  };
  const pins = holder === undefined ? [] : PINOUTS[holder.family];
  // Offers the selected thing as a shortcut.
  const picked = useLab(store, ({ selected }) => selected);
  const offered = groups.flatMap(({ holders }) => holders).find(({ id: one }) => one === picked);
  return (
    <fieldset className="grid grid-cols-[auto_minmax(0,1fr)_6.5rem] items-end gap-2">
      <legend className="sr-only">{t(`meter.${colour}`)}</legend>
      <button
        type="button"
        aria-pressed={isMoving}
        aria-label={t('meter.move', { probe: t(`meter.${colour}`) })}
        onClick={onMove}
        className="mb-1 grid size-9 place-items-center rounded-full border border-transparent aria-pressed:border-copper-text"
      >
        <span
          aria-hidden="true"
          className={classNames(
            'size-4 rounded-full border-2',
            colour === 'red' ? 'border-fault bg-fault-mark' : 'border-edge bg-shade',
          )}
        />
      </button>
      <div className="grid gap-1">
        <label htmlFor={id} className="text-xs text-ink-muted">
          {t(`meter.${colour}`)}
        </label>
        <NativeSelect
          id={id}
          value={holderId}
          onChange={(event) => onChange(event.target.value === '' ? '' : `${event.target.value}.1`)}
        >
          <option value="">{t('meter.nowhere')}</option>
          {groups.map((group) => (
            <optgroup key={group.id} label={t(`meterGroup.${group.id}`)}>
              {group.holders.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.id === 'chassis' ? t('meter.chassis') : nameOf(text, view, one.id)}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      </div>
      <NativeSelect
        aria-label={t('meter.pinOf', { probe: t(`meter.${colour}`) })}
        value={holderId === '' ? '' : heldPin}
        disabled={holder === undefined}
        onChange={(event) => onChange(`${holderId}.${event.target.value}`)}
      >
        {holder === undefined
          ? null
          : PINOUTS[holder.family].map((_signal, index) => (
              <option key={pinName(holder, index + 1)} value={index + 1}>
                {pinName(holder, index + 1)}
              </option>
            ))}
      </NativeSelect>
      {isMoving && (pins.length > 1 || (offered !== undefined && offered.id !== holderId)) ? (
        <div className="col-span-3 grid gap-1.5">
          {offered === undefined || offered.id === holderId ? null : (
            <button
              type="button"
              onClick={() => onChange(`${offered.id}.1`)}
              className="min-h-9 justify-self-start rounded-md border border-edge/60 px-2.5 text-start text-sm hover:bg-hover pointer-coarse:min-h-11"
            >
              {t('meter.holdTo', { place: nameOf(text, view, offered.id) })}
            </button>
          )}
          {holder === undefined || pins.length < 2 ? null : (
            <PinGrid
              probe={t(`meter.${colour}`)}
              names={pins.map((_signal, index) => pinName(holder, index + 1))}
              held={heldPin}
              onHold={(pin) => onChange(`${holderId}.${pin}`)}
            />
          )}
        </div>
      ) : null}
    </fieldset>
  );
}
