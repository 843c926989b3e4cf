import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LEVELS, type Level } from '../../../../core/ticketing/priority/matrix.ts';
import { CATEGORIES, type Category, type Subcategory } from '../../../../core/ticketing/record/vocabulary.ts';
import { companyOf } from '../../../../core/ticketing/world/company.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../../../ui/dialog.tsx';
import { secondsOf } from '../../model/costs.ts';
import { costOf } from '../../texts/desk-time.ts';
import type { TicketPanelProps } from '../panel-props.ts';
import { Choice } from './choice.tsx';
import { TextSetting } from './text-setting.tsx';

export interface FieldsDialogProps extends TicketPanelProps {
  onClose(): void;
}

/** The classification of a ticket, whom it is about and which asset. */
export function FieldsDialog(props: FieldsDialogProps) {
  const { t } = useTranslation('desk');
  const { ticket, view, send, onClose } = props;
  const { record } = ticket;
  const people = companyOf(view.companySeed).people;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={t('fields.title', { number: record.number })} description={t('fields.text')}>
        <ClassifyForm {...props} />
        <TextSetting
          label={t('fields.asset')}
          button={t('fields.saveAsset')}
          value={record.asset ?? ''}
          onSet={(asset) => {
            void send({ kind: 'set-asset', ticket: record.number, asset: asset.toUpperCase() });
            onClose();
          }}
        />
        <TextSetting
          label={t('fields.affected')}
          button={t('fields.saveAffected')}
          value={record.affectedUser}
          suggestions={people.map(({ id }) => id)}
          onSet={(person) => {
            void send({ kind: 'set-affected-user', ticket: record.number, person });
            onClose();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

function ClassifyForm({ ticket, send, onClose }: FieldsDialogProps) {
  const { t } = useTranslation('desk');
  const { record } = ticket;
  const before = record.classification;
  const [category, setCategory] = useState<Category | null>(before?.category ?? null);
  const [subcategory, setSubcategory] = useState<Subcategory | null>(before?.subcategory ?? null);
  const [impact, setImpact] = useState<Level | null>(before?.impact ?? null);
  const [urgency, setUrgency] = useState<Level | null>(before?.urgency ?? null);
  const [isSecurityCase, setSecurity] = useState(before?.isSecurityCase ?? false);
  const isComplete = category !== null && subcategory !== null && impact !== null && urgency !== null;
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isComplete) return;
    const fields = { category, subcategory, impact, urgency, isSecurityCase };
    void send({ kind: 'classify', ticket: record.number, ...fields });
    onClose();
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
        <Choice<Level>
          label={t('fields.impact')}
          value={impact}
          placeholder={choose}
          options={LEVELS.map((value) => ({ value, label: t(`impact.${value}`) }))}
          onChoose={setImpact}
        />
        <Choice<Level>
          label={t('fields.urgency')}
          value={urgency}
          placeholder={choose}
          options={LEVELS.map((value) => ({ value, label: t(`urgency.${value}`) }))}
          onChoose={setUrgency}
        />
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
        <Button type="submit" aria-disabled={!isComplete}>
          {t('fields.save')}
        </Button>
      </DialogFooter>
    </form>
  );
}
