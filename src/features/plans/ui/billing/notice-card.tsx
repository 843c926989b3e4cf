import type { ReactNode } from 'react';
import { Card, CardBody, CardFooter, CardTitle } from '../../../../ui/card.tsx';

export interface NoticeCardProps {
  readonly title: string;
  readonly text?: string;
  /** The button or link below the text. */
  readonly action?: ReactNode;
}

/** The content of an empty tab: the reason and a next step. */
export function NoticeCard({ title, text, action }: NoticeCardProps) {
  return (
    <Card className="max-w-3xl">
      <CardBody className="grid gap-2">
        <CardTitle>{title}</CardTitle>
        {text === undefined ? null : <p className="text-sm text-ink-muted">{text}</p>}
      </CardBody>
      {action === undefined ? null : <CardFooter>{action}</CardFooter>}
    </Card>
  );
}
