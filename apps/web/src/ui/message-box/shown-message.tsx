import { useEffect, useRef } from 'react';
import { bringIntoView } from '../../lib/bring-into-view.ts';
import { MessageBox, type MessageBoxProps } from './message-box.tsx';

/** A message that answers a press of a button: it brings itself into view and takes the focus, each time it is news. */
export function ShownMessage(props: MessageBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const { text } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sentence is news as well
  useEffect(() => bringIntoView(box.current), [text]);
  return (
    <div ref={box} tabIndex={-1}>
      <MessageBox {...props} />
    </div>
  );
}
