import { useEffect, useRef } from 'react';
import { bringIntoView } from '../../lib/bring-into-view.ts';
import { MessageBox, type MessageBoxProps } from './message-box.tsx';

type ShownMessageProps = MessageBoxProps & {
  /** It says what keeps a form from going on: a Continue that is not ready leads to it as to a field. */
  isInTheWay?: boolean;
};

/** A message that answers a press of a button: it brings itself into view and takes the focus, each time it is news. */
export function ShownMessage({ isInTheWay, ...props }: ShownMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  const { text } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sentence is news as well
  useEffect(() => bringIntoView(box.current), [text]);
  return (
    <div ref={box} tabIndex={-1} data-invalid={isInTheWay || undefined}>
      <MessageBox {...props} />
    </div>
  );
}
