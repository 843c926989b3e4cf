import { useState } from 'react';
import type { DeskCommand } from '../../../../core/ticketing/model/commands.ts';
import type { PanelProps } from '../panel-props.ts';

interface FormSendOptions extends Pick<PanelProps, 'send'> {
  onDone(): void;
}

/** Sends what a dialog holds. Where it was not done the dialog stays, with what was typed. */
export function useFormSend({ send, onDone }: FormSendOptions) {
  const [stage, setStage] = useState<'filling' | 'sending' | 'not-done'>('filling');
  return {
    isSending: stage === 'sending',
    isNotDone: stage === 'not-done',
    async submit(command: DeskCommand): Promise<void> {
      if (stage === 'sending') return;
      setStage('sending');
      if (await send(command)) onDone();
      else setStage('not-done');
    },
  };
}
