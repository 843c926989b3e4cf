import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../../ui/dialog.tsx';
import { useLabText } from '../words/lab-text.ts';

const KEYS = [
  ['1 – 6', 'help.keySteps'],
  ['↑ ↓', 'help.keyArrows'],
  ['Enter', 'help.keyEnter'],
  ['?', 'help.keyHelp'],
] as const;

export interface HelpDialogProps {
  readonly isOpen: boolean;
  onClose(): void;
}

/** How the bench works, in four lines; the clock stands still meanwhile. */
export function HelpDialog({ isOpen, onClose }: HelpDialogProps) {
  const text = useLabText();
  return (
    <Dialog open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={text('help.title')} description={text('help.clock')}>
        <ol className="grid list-decimal gap-2 ps-5 text-sm marker:text-copper-text">
          <li>{text('help.one')}</li>
          <li>{text('help.two')}</li>
          <li>{text('help.three')}</li>
        </ol>
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 border-t border-line pt-4 text-sm">
          {KEYS.map(([key, meaning]) => (
            <div key={key} className="contents">
              <dt className="reading rounded-sm border border-edge px-2 py-0.5 text-center text-xs">{key}</dt>
              <dd className="text-ink-muted">{text(meaning)}</dd>
            </div>
          ))}
        </dl>
        <DialogFooter>
          <Button onClick={onClose}>{text('help.back')}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
