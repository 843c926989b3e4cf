import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import type { CommandOf } from '../../../../core/ticketing/model/commands.ts';
import { LEVELS, type Level } from '../../../../core/ticketing/priority/matrix.ts';
import { CATEGORIES, type Category, type Subcategory } from '../../../../core/ticketing/record/vocabulary.ts';
import { companyOf, type Person } from '../../../../core/ticketing/world/company.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../../../ui/dialog.tsx';
import { useFocusReturn } from '../../../../ui/use-focus-return.ts';
import { secondsOf } from '../../model/costs.ts';
import { costOf } from '../../texts/desk-time.ts';
import type { TicketPanelProps } from '../panel-props.ts';
import { Choice } from './choice.tsx';
import { TextSetting } from './text-setting.tsx';
import { useFormSend } from './use-form-send.ts';

export interface FieldsDialogProps extends TicketPanelProps {
  /** The field that has the focus first. */
  readonly begins: 'category' | 'impact';
  /** Why the last command was not done. */
  readonly notDone: ReactNode;
  onClose(): void;
}

/** The places of the fields that a dialog can begin with. */
const FIELD_AT = { category: 0, impact: 2 } as const;

/** As the Directory lists people: two may have one name. */
const named = ({ given, family, login }: Person): string => `${given} ${family}, ${login}`;

/** The classification of a ticket, whom it is about and which asset. */
export function FieldsDialog(props: FieldsDialogProps) {
  const { t } = useTranslation('desk');
  const { ticket, view, send, begins, notDone, onClose } = props;
  const { isSending, isNotDone, submit } = useFormSend({ send, onDone: onClose });
  const { record } = ticket;
  const { people, byId } = companyOf(view.companySeed);
  const affected = byId.get(record.affectedUser);
  const focusReturn = useFocusReturn();
  const content = useRef<HTMLDivElement>(null);
  const begin = (event: Event): void => {
    focusReturn.onOpenAutoFocus();
    event.preventDefault();
    content.current?.querySelectorAll('select')[FIELD_AT[begins]]?.focus();
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        ref={content}
        title={t('fields.title', { number: record.number })}
        description={t('fields.text')}
        onOpenAutoFocus={begin}
        onCloseAutoFocus={focusReturn.onCloseAutoFocus}
      >
        <ClassifyForm {...props} isSending={isSending} onSave={(command) => void submit(command)} />
        {isNotDone ? notDone : null}
        <TextSetting
          label={t('fields.asset')}
          button={t('fields.saveAsset')}
          value={record.asset ?? ''}
          onSet={(asset) =>
            void submit({ kind: 'set-asset', ticket: record.number, asset: asset.toUpperCase() })
          }
        />
        <TextSetting
          label={t('fields.affected')}
          button={t('fields.saveAffected')}
          value={affected === undefined ? record.affectedUser : named(affected)}
          suggestions={people.map(named)}
          onSet={(typed) => {
            // A name alone will do where nobody else has it.
            const found = people.filter((one) => [named(one), ...named(one).split(', ')].includes(typed));
            const person = (found.length === 1 && found[0]?.id) || typed;
            void submit({ kind: 'set-affected-user', ticket: record.number, person });
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

interface ClassifyFormProps extends Pick<FieldsDialogProps, 'ticket'> {
  readonly isSending: boolean;
  onSave(command: CommandOf<'classify'>): void;
}

function ClassifyForm({ ticket, isSending, onSave }: ClassifyFormProps) {
  const { t } = useTranslation('desk');
  const { record } = ticket;
  const before = record.classification;
  const [category, setCategory] = useState<Category | null>(before?.category ?? null);
  const [subcategory, setSubcategory] = useState<Subcategory | null>(before?.subcategory ?? null);
  const [levels, setLevels] = useState<Readonly<Record<'impact' | 'urgency', Level | null>>>({
    impact: before?.impact ?? null,
    urgency: before?.urgency ?? null,
  });
  const { impact, urgency } = levels;
  const [isSecurityCase, setSecurity] = useState(before?.isSecurityCase ?? false);
  const isComplete = category !== null && subcategory !== null && impact !== null && urgency !== null;
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isComplete) return;
    const fields = { category, subcategory, impact, urgency, isSecurityCase };
    onSave({ kind: 'classify', ticket: record.number, ...fields });
  };
  const choose = t('fields.choose');
  return (
    <form onSubmit={save} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          label={t('fields.category')}
          value={category}
          placeholder={choose}
          options={(Object.keys(CATEGORIES) as Category[]).map((value) => ({
            value,
            label: t(`category.${value}`),
          }))}
          onChoose={(value) => {
            setCategory(value);
            setSubcategory(null);
          }}
        />
        <Choice<Subcategory>
          label={t('fields.subcategory')}
          value={subcategory}
          placeholder={choose}
          options={(category === null ? [] : CATEGORIES[category]).map((value: Subcategory) => ({
            value,
            label: t(`subcategory.${value}`),
          }))}
          onChoose={setSubcategory}
        />
        {(['impact', 'urgency'] as const).map((field) => (
          <Choice<Level>
            key={field}
            label={t(`fields.${field}`)}
            value={levels[field]}
            placeholder={choose}
            options={LEVELS.map((value) => ({ value, label: t(`${field}.${value}`) }))}
            onChoose={(level) => setLevels({ ...levels, [field]: level })}
          />
        ))}
      </div>
      <label className="flex min-h-9 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-copper-text"
          checked={isSecurityCase}
          onChange={({ target }) => setSecurity(target.checked)}
        />
        {t('fields.security')}
      </label>
      <DialogFooter>
        <span className="self-center text-xs text-ink-faint">
          {t('act.takes', { time: costOf(secondsOf('classify')) })}
        </span>
        <Button type="submit" isBusy={isSending} aria-disabled={!isComplete}>
          {t('fields.save')}
        </Button>
      </DialogFooter>
    </form>
  );
}
