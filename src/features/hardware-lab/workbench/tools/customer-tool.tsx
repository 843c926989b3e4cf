import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { useLab } from '../../store.ts';
import { useCaseText } from '../../texts/case-text.ts';
import { useLabText } from '../../texts/lab-text.ts';
import { ActButton } from './act-button.tsx';
import { ToolGroup, type ToolProps } from './tool-panel.tsx';

/** Questions to the customer with their answers, and the asset record. */
export function CustomerTool(props: ToolProps) {
  const { store, isFrozen, onRun } = props;
  const { t } = useTranslation('lab-bench');
  const text = useLabText();
  const job = useLab(store, ({ view }) => view.job);
  const caseText = useCaseText(store);
  return (
    <>
      <ToolGroup title={t('customer.questions')}>
        <ul className="grid gap-2">
          {job.questions.map(({ id, answer }) => (
            <li key={id}>
              {answer === null ? (
                <Button
                  size="sm"
                  variant="secondary"
                  disabled={isFrozen}
                  className="h-auto min-h-9 w-full justify-start py-1.5 text-start whitespace-normal pointer-coarse:min-h-11"
                  onClick={() => onRun({ kind: 'ask-customer', question: id })}
                >
                  {caseText(`question.${id}`)}
                </Button>
              ) : (
                <div className="grid gap-1 border-s-2 border-copper ps-3 text-sm">
                  <p className="text-ink-muted">{caseText(`question.${id}`)}</p>
                  <blockquote className="font-medium">{caseText(`answer.${answer}`)}</blockquote>
                </div>
              )}
            </li>
          ))}
        </ul>
      </ToolGroup>
      <ToolGroup title={t('customer.asset')}>
        {job.asset === null ? (
          <ActButton {...props} command={{ kind: 'read-asset' }} />
        ) : (
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            {Object.entries(job.asset).map(([field, value]) => (
              <div key={field} className="contents">
                <dt className="text-ink-muted">{text(`asset.${field}`)}</dt>
                <dd className="reading text-end">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </ToolGroup>
    </>
  );
}
