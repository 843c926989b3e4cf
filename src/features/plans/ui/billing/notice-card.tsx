import type { ReactNode } from 'react';
import { Card, CardBody, CardFooter, CardTitle } from '../../../../ui/card.tsx';

export interface NoticeCardProps {
  readonly title: string;
  readonly text?: string;
  /** The way on. */
  readonly action?: ReactNode;
}

/** A tab that has nothing to show, says why, and leads on. */
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
